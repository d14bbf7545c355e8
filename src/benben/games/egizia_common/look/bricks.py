"""Bricks in the colour of a seat, with its shape in papyrus; the build that is under way."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, Point
from benben.draw.seats import SHAPES, seat_class
from benben.draw.shapes import drawing, path, printed, rect
from benben.draw.spaces import Piece
from benben.games.egizia_common.view.types import BuildView
from benben.games.egizia_common.words import say

ORIGIN: Final = Point(0, 0)


@lru_cache(512)
def brick_skin(seat: int, width: float, height: float, mark: float, outline: str = "") -> Markup:
    """A brick about 0,0; `outline` is its path where it is no rectangle."""
    block = (
        path(outline, "seat-fill outline") if outline else rect(Box.around(ORIGIN, width, height), "seat-fill edge", 1)
    )
    return printed(block, h.g(".onbrick")[drawing(f"seat-{SHAPES[seat]}", Box.around(ORIGIN, mark))])


def brick(name: str, seat: int, at: Point, title: str, size: Point, mark: float, outline: str = "") -> Piece:
    skin = brick_skin(seat, size.x, size.y, mark, outline)
    return Piece(name, at, title, skin, seat_class(seat), max(size) / 2)


def build_note(build: BuildView, usual: str) -> str:
    """How the build that is under way at a zone stands."""
    if build["seat"] < 0:
        return say("look-now-building") if build["zone"] else usual
    return say("look-building", strength=build["strength"], left=build["left"])
