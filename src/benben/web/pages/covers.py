"""What stands for a game in the lobby: the picture on its box, and a small drawing in lists."""

from __future__ import annotations

from functools import cache

from benben.core.registry import game, keys
from benben.draw.cover import PLAIN, Cover, picture
from benben.draw.tags import Element
from benben.language import language


def cover_of(key: str) -> Cover:
    """The cover of a game. A game need not draw one, and one that old tables are kept of need not be there any more."""
    found: Cover | None = game(key).look.cover if key in keys(examples=True) else None
    return found or PLAIN


def cover(key: str) -> Element:
    """The picture of a game."""
    return _cover(key, language())


@cache
def _cover(key: str, language: str) -> Element:
    return picture(cover_of(key))


def symbol(key: str) -> str:
    """The drawing that stands for a game in a list."""
    return cover_of(key).emblem
