"""Whether every table fits its window: pages of all games, looked at in a browser. `python -m tools.fit` tells how."""
