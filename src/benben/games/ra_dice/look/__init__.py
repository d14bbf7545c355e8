"""The drawn board."""
