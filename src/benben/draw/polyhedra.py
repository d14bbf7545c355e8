"""The six polyhedral dice, told apart by their outline and their facets. All are drawn about 0,0, 48 units tall."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Point
from benben.draw.shapes import path, printed, words

REACH: Final = 25.0  # half the size of a die


class _Solid(NamedTuple):
    outline: str
    shaded: str  # the faces that turn away from the light
    edges: str
    text: Point  # the middle of the number's baseline


SOLIDS: Final = {
    "d4": _Solid(
        "M-3 -24L28 9 14 23 -27 19z", "M-3 -24L28 9 14 23z", "M-3 -24L14 23", Point(-6, 15)
    ),
    "d6": _Solid(
        "M-22 -13L-13 -23H23V13L14 22H-22z", "M14 -13L23 -23V13L14 22z", "M-22 -13H14V22M14 -13L23 -23", Point(-4, 9.5)
    ),
    "d8": _Solid("M0 -26L23 6 0 26 -23 6z", "M-23 6L0 26 23 6 4 10z", "M-23 6L4 10 23 6M0 26L4 10", Point(0, 4)),
    "d10": _Solid(
        "M0 -25L26 -4V5L0 25 -26 5V-4z", "M0 25L26 5V-4L17 6 0 14z",
        "M0 -25L17 6 0 14 -17 6zM17 6L26 -4M-17 6L-26 -4M0 14V25", Point(0, 5)
    ),
    "d12": _Solid(
        "M0 -25L15 -20 24 -8V8L15 20 0 25 -15 20 -24 8V-8L-15 -20z",
        "M15 20L0 25 -15 20 -10.5 14H10.5zM10.5 14L15 20 24 8 17 -5.5z",
        "M0 -18L17 -5.5 10.5 14H-10.5L-17 -5.5zM0 -18V-25M17 -5.5L24 -8M10.5 14L15 20M-10.5 14L-15 20M-17 -5.5L-24 -8",
        Point(0, 5),
    ),
    "d20": _Solid(
        "M0 -25L22 -12.5V12.5L0 25 -22 12.5V-12.5z",
        "M0 25L22 12.5 16 9.5H-16L-22 12.5zM16 9.5L22 12.5V-12.5z",
        "M0 -17L16 9.5H-16zM0 -17V-25M0 -17L22 -12.5 16 9.5 22 12.5M16 9.5L0 25 -16 9.5"
        "M0 -17L-22 -12.5 -16 9.5 -22 12.5",
        Point(0, 6),
    ),
}  # fmt: skip


@lru_cache(256)
def polyhedron(kind: str, text: str, classes: str = "") -> Markup:
    """A die of a kind with something written on it; a class may lend it another colour."""
    solid = SOLIDS[kind]
    return printed(
        h.g(class_=f"die solid {classes}".rstrip())[
            path(solid.outline, "solid-face"),
            path(solid.shaded, "solid-shade"),
            path(solid.edges, "solid-edge"),
            path(solid.outline, "bare edge-bold"),
            words(solid.text, text, "m n f13 solid-text"),
        ]
    )
