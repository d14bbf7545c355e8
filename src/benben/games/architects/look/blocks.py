"""Blocks of limestone: in a pyramid, and as a heap in the quarry."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from benben.draw.geometry import Box, Point, number
from benben.draw.shapes import path, printed, rect

CHISELS: Final = (
    "M{a} {b}l7 2M{c} {d}l6 -2",
    "M{a} {d}l8 -1.5M{c} {b}l5 2",
    "M{c} {d}l7 1M{a} {b}l5 2.5",
)  # marks of the chisel, at a quarter and at three quarters


@lru_cache(512)
def block(width: float, height: float, kind: int) -> Markup:
    """A block about 0,0; kinds differ by the marks of the chisel."""
    box = Box.around(Point(0, 0), width, height)
    foot = Box(box.x, box.bottom - height * 0.16, width, height * 0.16)
    marks = CHISELS[kind % len(CHISELS)].format(
        a=number(-width * 0.32), b=number(-height * 0.2), c=number(width * 0.14), d=number(height * 0.14)
    )
    return printed(
        rect(box, "stone"),
        rect(foot, "stone-foot"),
        path(marks, "chisel"),
        rect(box, "bare outline", 1.5),
    )


PITCH: Final = Point(37, 27)  # from one block of the heap to the next
BASE: Final = 8  # so many lie side by side at its foot
ROWS: Final = 3
STEEP: Final = 1.25  # how much dearer a place higher up is than one farther out: the heap grows in both ways


def _heap() -> tuple[Point, ...]:
    """The places of the heap in the order they are filled; each lies on two that are filled before."""
    places = [(row, i - (BASE - row - 1) / 2) for row in range(ROWS) for i in range(BASE - row)]
    places.sort(key=lambda place: (abs(place[1]) + STEEP * place[0], place[0], place[1]))
    return tuple(Point(x * PITCH.x, -(row + 0.5) * PITCH.y) for row, x in places)


HEAP: Final = _heap()
