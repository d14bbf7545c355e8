"""Egizia."""
