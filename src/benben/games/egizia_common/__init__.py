"""What both Egizias share: the Nile, the crews, the markets, the irrigation ring, feeding, and the sphinx."""
