"""Play and replay in text."""
