"""Benchmarks that are commands, not tests."""
