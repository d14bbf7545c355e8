"""What bots may ask the game."""
