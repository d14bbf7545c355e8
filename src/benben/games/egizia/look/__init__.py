"""How the game is drawn."""
