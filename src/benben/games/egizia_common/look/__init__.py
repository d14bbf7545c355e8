"""What both games draw alike: the Nile with its ships, cards, crews, markets, the ring, and the own things."""
