"""A game with some of its parts changed, for tests."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from benben.core.game import Game

RECORDS = ("about", "rules", "knowledge", "words", "look", "advice")


def changed(game: Game, **parts: Any) -> Game:
    """The game with these parts, wherever in its records they stand."""
    own = {name: parts.pop(name) for name in list(parts) if name in {field.name for field in fields(game)}}
    for record in RECORDS:
        old = own.get(record, getattr(game, record))
        found = {field.name: parts.pop(field.name) for field in fields(old) if field.name in parts}
        if found:
            own[record] = replace(old, **found)
    assert not parts, f"no part of a game is called {', '.join(parts)}"
    return replace(game, **own)
