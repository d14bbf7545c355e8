"""Tracks of dots as on a sheet for pencils: gains are circled from the left, what is paid is scribbled out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from markupsafe import Markup

from benben.draw.geometry import Box, Point, number
from benben.draw.shapes import circle, path, printed

IN_LINE = 15
LARGEST = 8.2  # the radius of a dot


@dataclass(frozen=True, slots=True)
class DotTrack:
    """Dots 1 to `count` in lines across a box; the last one is red: it ends something.

    A line has room for `least` dots, or for more where it must.
    """

    box: Box
    count: int
    lines: int = 2
    least: int = IN_LINE

    @property
    def in_line(self) -> int:
        """How many dots stand side by side."""
        return max(self.least, ceil(self.count / self.lines))

    @property
    def pitch(self) -> float:
        """The way from one dot to the next."""
        return self.box.width / self.in_line

    @property
    def radius(self) -> float:
        """The radius of a dot."""
        return min(LARGEST, self.pitch * 0.4, self.box.height / (2 * self.lines) - 1.5)

    def at(self, n: int) -> Point:
        """The middle of dot n."""
        row, place = divmod(n - 1, self.in_line)
        return Point(self.box.x + (place + 0.5) * self.pitch, self.box.y + (row + 0.5) * self.box.height / self.lines)

    def ground(self, circled: int, spent: int, fill: str) -> Markup:
        """The dots: so many circled, and of these so many scribbled out; `fill` is the class of those in hand."""
        return _dots(self, circled, spent, fill)


def ring(at: Point, radius: float) -> str:
    """A circle as a piece of a path."""
    r = round(radius, 1)  # else the two halves would not meet
    half, across = number(r), number(2 * r)
    return f"M{number(at.x - r)} {number(at.y)}a{half} {half} 0 1 0 {across} 0a{half} {half} 0 1 0 -{across} 0z"


def rings(places: Iterable[Point], radius: float) -> str:
    """Circles in one path."""
    return "".join(ring(at, radius) for at in places)


def scribble(at: Point, radius: float) -> str:
    """A pencil's zigzag over a dot, as a piece of a path."""
    steps = ((-1, 0.5), (-0.4, -0.7), (-0.1, 0.6), (0.35, -0.8), (0.6, 0.5), (1.1, -0.6))
    return "M" + "L".join(f"{number(at.x + x * radius)} {number(at.y + y * radius)}" for x, y in steps)


@lru_cache(2048)
def _dots(track: DotTrack, circled: int, spent: int, fill: str) -> Markup:
    places, radius = [track.at(n) for n in range(1, track.count + 1)], track.radius
    gone, held, free = places[:spent], places[spent:circled], places[circled:-1]
    return printed(
        path(rings(free, radius * 0.8), "dot-free") if free else None,
        path(rings(gone, radius), "dot-gone") if gone else None,
        path(rings(held, radius), f"dot-held {fill}") if held else None,
        circle(places[-1], radius + 1, "dot-end"),
        circle(places[-1], radius * 0.5, "dot-end-ring"),
        path("".join(scribble(at, radius) for at in gone), "scribble") if gone else None,
    )
