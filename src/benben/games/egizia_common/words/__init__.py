"""What both games say."""
