"""Hexes that stand on a corner: where they lie in a grid, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from benben.draw.geometry import Box, Point, number

_HALF = sqrt(3) / 2  # of a hex's width, for a radius of 1


@dataclass(frozen=True, slots=True)
class HexGrid:
    """Hexes by axial coordinates: q to the right, r down and to the right; `pitch` is the radius of a cell."""

    centre: Point
    pitch: float

    def at(self, q: int, r: int) -> Point:
        """The middle of a hex."""
        return self.centre.moved(2 * _HALF * self.pitch * (q + r / 2), 1.5 * self.pitch * r)


@lru_cache(1024)
def hex_path(at: Point, radius: float) -> str:
    """The outline of a hex."""
    across, half = number(_HALF * radius), number(radius / 2)
    left = number(-_HALF * radius)
    return (
        f"M{number(at.x)} {number(at.y - radius)}l{across} {half}v{number(radius)}l{left} {half}"
        f"l{left} {number(-radius / 2)}v{number(-radius)}z"
    )


def hex_paths(places: Iterable[Point], radius: float) -> str:
    """The outlines of several hexes in one path."""
    return "".join(hex_path(at, radius) for at in places)


def hex_box(at: Point, radius: float) -> Box:
    """The box about a hex."""
    return Box.around(at, 2 * _HALF * radius, 2 * radius)
