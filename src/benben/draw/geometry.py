"""Points and boxes in the units of a register, and how numbers are written into SVG."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Point(NamedTuple):
    """A place in a register."""

    x: float
    y: float

    def moved(self, x: float = 0, y: float = 0) -> Point:
        """The place so far to the right and down."""
        return Point(self.x + x, self.y + y)


class Box(NamedTuple):
    """An upright rectangle in a register."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, centre: Point, width: float, height: float | None = None) -> Box:
        """The box of this size (a square without a height) about a centre."""
        tall = width if height is None else height
        return cls(centre.x - width / 2, centre.y - tall / 2, width, tall)

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    def grown(self, by: float) -> Box:
        """The box with every edge moved out, or in for less than 0."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


@lru_cache(4096)
def number(value: float) -> str:
    """A length as SVG has it: at most one decimal, no trailing zero.

    >>> number(12.0), number(3.14159), number(-0.01)
    ('12', '3.1', '0')
    """
    return f"{round(value, 1) + 0:g}"


def translate(at: Point) -> str:
    """The value of a `transform` attribute that moves to a point."""
    return f"translate({number(at.x)} {number(at.y)})"
