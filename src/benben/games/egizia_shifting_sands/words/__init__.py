"""Everything the game says."""
