"""Tracks: straight with a lane for each seat, and bent as an arc."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.shapes import circle, drawing, path, printed, rect, words
from benben.draw.tags import Element, Node


@dataclass(frozen=True, slots=True)
class LaneTrack:
    """Numbered spaces 0 to `last` side by side, with a lane for each seat, so that pieces never cover each other."""

    box: Box
    last: int
    lanes: int

    @property
    def pitch(self) -> float:
        """The width of one space."""
        return self.box.width / (self.last + 1)

    @property
    def lane(self) -> float:
        """The height of one lane."""
        return self.box.height / self.lanes

    def column(self, space: int) -> Box:
        """A space over all its lanes."""
        return Box(self.box.x + space * self.pitch, self.box.y, self.pitch, self.box.height)

    def cell(self, space: int, lane: int) -> Box:
        """A space within one lane."""
        return Box(self.box.x + space * self.pitch, self.box.y + lane * self.lane, self.pitch, self.lane)

    def stretch(self, space: int, lane: int, height: float) -> Box:
        """A strip of a lane from its beginning to the middle of a space."""
        middle = self.cell(space, lane).centre
        return Box(self.box.x + 4, middle.y - height / 2, middle.x - self.box.x - 4, height)

    def ground(self, classes: str, pattern: str = "", symbol: str = "") -> Markup:
        """The sheet under the track with a pattern or a pale drawing on it, the lines, and the numbers."""
        return _track_ground(self, classes, pattern, symbol)

    def lines(self) -> list[Node]:
        """The lines between spaces and lanes, and the frame."""
        inside = range(1, self.last + 1)
        tops = (self.box.y + lane * self.lane for lane in range(1, self.lanes))
        across = "".join(f"M{number(self.column(n).x)} {number(self.box.y)}v{number(self.box.height)}" for n in inside)
        along = "".join(f"M{number(self.box.x)} {number(y)}h{number(self.box.width)}" for y in tops)
        return [path(across, "hair"), path(along, "hair dotted"), rect(self.box, "bare edge-bold", 3)]

    def numbers(self) -> list[Element]:
        """The number of each space, under it."""
        spaces = range(self.last + 1)
        return [words(Point(self.column(n).centre.x, self.box.bottom + 17), n, "m n f13") for n in spaces]

    def watermarks(self, symbol: str) -> Element:
        """A pale drawing in each space of each lane."""
        size = min(self.lane - 6, self.pitch - 8)
        cells = (self.cell(n, lane) for n in range(self.last + 1) for lane in range(self.lanes))
        return h.g(".watermark")[[drawing(symbol, Box.around(cell.centre, size)) for cell in cells]]


@lru_cache(256)
def _track_ground(track: LaneTrack, classes: str, pattern: str, symbol: str) -> Markup:
    return printed(
        rect(track.box, classes, 3),
        rect(track.box, "", 3, pattern) if pattern else None,
        track.watermarks(symbol) if symbol else None,
        track.lines(),
        track.numbers(),
    )


@dataclass(frozen=True, slots=True)
class Arc:
    """Spaces 0 to `last` along a circle's upper part; `half` is the angle from its top to each end, in degrees."""

    centre: Point
    radius: float
    half: float
    last: int

    def on(self, share: float, radius: float | None = None) -> Point:
        """The point at a share 0 to 1 of the way from left to right."""
        angle = (-90 - self.half + 2 * self.half * share) * pi / 180
        reach = self.radius if radius is None else radius
        return Point(self.centre.x + reach * cos(angle), self.centre.y + reach * sin(angle))

    def at(self, space: int) -> Point:
        """The middle of a space."""
        return self.on(space / self.last)

    @property
    def pitch(self) -> float:
        """The way from one space to the next."""
        return self.radius * 2 * self.half * pi / 180 / self.last

    def slope(self, space: int) -> float:
        """How far a thing on a space leans, in degrees."""
        return self.half * (2 * space / self.last - 1)

    def above(self, space: int, by: float) -> Point:
        """The point so far outside a space."""
        return self.on(space / self.last, self.radius + by)

    def ground(self, gone: int) -> Markup:
        """The band of the sky and its numbered spaces; those gone by are sunk, at the last one the sun goes down."""
        return _arc_ground(self, gone)

    @property
    def bead(self) -> float:
        """The radius of a space."""
        return min(14.5, self.pitch / 2 - 1)

    def space(self, n: int, is_gone: bool) -> Node:
        """One numbered space."""
        at = self.at(n)
        return [circle(at, self.bead, f"edge {'well' if is_gone else 'raised'}"), words(at.moved(y=4.6), n, "m n f13")]

    def band(self, over: float) -> str:
        """The path of the arc, reaching over both ends by a share of its length."""
        start, end, radius = self.on(-over), self.on(1 + over), number(self.radius)
        return f"M{number(start.x)} {number(start.y)}A{radius} {radius} 0 0 1 {number(end.x)} {number(end.y)}"

    def stars(self, count: int, radii: tuple[float, ...]) -> str:
        """Small crosses along the rims of the band."""
        places = (self.on((i + 0.5) / count, radius) for i in range(count) for radius in radii)
        return "".join(f"M{number(at.x - 2)} {number(at.y)}h4M{number(at.x)} {number(at.y - 2)}v4" for at in places)


@lru_cache(256)
def _arc_ground(arc: Arc, gone: int) -> Markup:
    end = arc.at(arc.last)
    return printed(
        path(arc.band(0.056), "sky-edge"),
        path(arc.band(0.052), "sky"),
        path(arc.stars(12, (arc.radius - 16, arc.radius + 16)), "stars"),
        [arc.space(n, n < gone) for n in range(arc.last)],
        circle(end, arc.bead + 1.5, "dusk edge"),
        drawing("sun", Box.around(end, arc.bead * 1.65), "on-dusk"),
    )
