"""Every word of the game."""
