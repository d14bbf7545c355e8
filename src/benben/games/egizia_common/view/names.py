"""What a game calls its cards, spaces and zones, in views and positions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Names:
    """The names of one game, each by number."""

    nile: tuple[str, ...]
    sphinx: tuple[str, ...]
    zones: tuple[str, ...]
    spaces: tuple[str, ...]
    tiles: tuple[str, ...]  # of the spaces opposite to the cards
    upgrades: tuple[int, ...]  # Nile cards that make a field better
