"""What both games tell bots."""
