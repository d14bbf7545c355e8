"""Where things lie along the Nile: on a sheet it flows to the right, on a phone downwards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import sin
from typing import Final

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.shapes import path, printed

WAVE: Final = 4.0  # how far the banks swing
SHIP: Final = 40.0


@dataclass(frozen=True)
class Bed:
    """The river's bed: `flows` is right or down; places are counted from 1 on.

    One bank has the tile spaces and the zones, the other the card spaces. `middle` is the line of the water, `half` its
    half width, `first` the first place along it, `pitch` from one to the next.
    """

    flows: str
    box: Box
    middle: float
    half: float
    first: float
    pitch: float
    card: Box  # of a card: the edge that is nearest to the water, and its size
    tile: Point  # the middle of a tile across the river, and its radius
    zone: Box  # likewise

    def along(self, place: int) -> float:
        return self.first + self.pitch * (place - 1)

    def _point(self, along: float, across: float) -> Point:
        return Point(along, across) if self.flows == "right" else Point(across, along)

    def swing(self, along: float) -> float:
        return WAVE * sin(along / 75)

    def card_box(self, place: int) -> Box:
        along = self.along(place)
        if self.flows == "right":
            return Box(along - self.card.width / 2, self.card.y, self.card.width, self.card.height)
        return Box(self.card.x, along - self.card.height / 2, self.card.width, self.card.height)

    def tile_at(self, place: int) -> Point:
        return self._point(self.along(place), self.tile.x)

    def zone_box(self, place: int) -> Box:
        along = self.along(place)
        if self.flows == "right":
            return Box(along - self.zone.width / 2, self.zone.y, self.zone.width, self.zone.height)
        return Box(self.zone.x, along - self.zone.height / 2, self.zone.width, self.zone.height)

    def dock_box(self, place: int, dock: int, docks: int) -> Box:
        """A dock of a zone, 0 for the first, below the zone's name."""
        zone = self.zone_box(place)
        width = (zone.width - 4) / docks
        return Box(zone.x + 2 + width * dock, zone.y + 28, width, zone.height - 31)

    def water(self, place: int) -> Point:
        """Where a ship lies at a place."""
        along = self.along(place)
        return self._point(along, self.middle + self.swing(along))

    def bank(self, place: int, is_card: bool) -> Point:
        """Where the number of a place stands: on the bank of its space."""
        along, side = self.along(place), 1 if is_card else -1
        return self._point(along, self.middle + self.swing(along) + side * (self.half + 2))

    @property
    def span(self) -> float:
        return self.box.width if self.flows == "right" else self.box.height


RIGHT: Final = Bed("right", Box(0, 0, 1104, 257), 119, 27, 53, 52.5, Box(0, 153, 101, 103), Point(41, 39),
                   Box(0, 2, 121, 79))  # fmt: skip
DOWN: Final = Bed("down", Box(0, 0, 420, 884), 206, 40, 44, 42, Box(258, 0, 158, 80), Point(80, 39),
                  Box(4, 0, 152, 80))  # fmt: skip


def _side(bed: Bed, half: float) -> list[str]:
    """Points of both banks: down along one of them, back along the other."""
    steps = [*(12.0 * i for i in range(-1, int(bed.span // 12) + 1)), bed.span + 10]
    there = [bed._point(step, bed.middle + bed.swing(step) - half) for step in steps]
    back = [bed._point(step, bed.middle + bed.swing(step) + half) for step in reversed(steps)]
    return [f"{number(at.x)} {number(at.y)}" for at in (*there, *back)]


@cache
def ground(bed: Bed) -> Markup:
    """The river with green banks, waves, reeds, and the way it flows."""
    water = "M" + "L".join(_side(bed, bed.half)) + "z"
    return printed(
        path("M" + "L".join(_side(bed, bed.half + 6)) + "z", "bank"),
        path(water, "river outline"),
        h.path(d=water, fill="url(#pat-water)"),
        path("".join(_arrow(bed, bed.pitch * n + bed.first - bed.pitch / 2) for n in (4, 8, 12, 16, 20)), "current"),
        path("".join(_reed(bed, 23 + 210 * n) for n in range(int((bed.span - 95) // 210) + 1)), "reeds"),
    )


def _arrow(bed: Bed, along: float) -> str:
    at = bed._point(along, bed.middle + bed.swing(along))
    x, y = number(at.x), number(at.y)
    return f"M{x} {y}m-4 -8l7 8l-7 8" if bed.flows == "right" else f"M{x} {y}m-8 -4l8 7l8 -7"


def _reed(bed: Bed, along: float) -> str:
    near = bed._point(along, bed.middle + bed.swing(along) + bed.half + 5)
    far = bed._point(along + 72, bed.middle + bed.swing(along + 72) - bed.half - 2)
    return "".join(f"M{number(at.x)} {number(at.y)}q-3 -6 -1 -11m3 11q4 -4 5 -9" for at in (near, far))
