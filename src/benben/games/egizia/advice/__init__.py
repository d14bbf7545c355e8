"""What a bot needs to know."""
