"""The games, one folder each. Nobody imports a game but the registry."""
