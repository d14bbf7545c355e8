"""Tiny complete games, shipped to be read."""
