"""What a seat may know, and positions: the parts that both games have."""
