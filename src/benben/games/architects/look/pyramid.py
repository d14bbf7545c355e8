"""Where the places of a plan are: a stepped pyramid on its ground line, with its casing behind it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from benben.draw.geometry import Box, Point, number
from benben.draw.register import WIDTH
from benben.games.architects.look.lettering import LETTERS, rows_of

GROUND: Final = 270.0  # the ground line of a site
TOP: Final = 6.0
ROOM: Final = GROUND - TOP
MIDDLE: Final = WIDTH / 2
CELL: Final = (80.0, 58.0)  # the largest size of a place
LEAST_CAP: Final = 42.0  # what is left for the capstone
WIDEST: Final = WIDTH - 24


class Place(NamedTuple):
    """A place of a plan: its kind, its number among those of its kind, and where it is."""

    kind: str
    number: int
    box: Box


class Pyramid(NamedTuple):
    """All places of a plan, those at the foot first, and the outline of what it will be."""

    places: tuple[Place, ...]
    apex: Point
    top: float  # where the uppermost row begins
    casing: str  # a path

    def of(self, kind: str) -> list[Place]:
        """The places of a kind, by number."""
        return [place for place in self.places if place.kind == kind]


@lru_cache(256)
def pyramid(plan: str, blocks: int, tombs: int, niches: int, walls: int) -> Pyramid:
    """The pyramid of a plan with so many places of each kind."""
    rows = rows_of(plan, blocks, tombs, niches, walls)
    width = min(CELL[0], WIDEST / max(len(row) for row in rows))
    height = min(CELL[1], (ROOM - LEAST_CAP) / len(rows))
    places: list[Place] = []
    counts = dict.fromkeys(LETTERS, 0)
    for i, row in enumerate(reversed(rows)):
        for j, letter in enumerate(row):
            counts[letter] += 1
            box = Box(MIDDLE + (j - len(row) / 2) * width, GROUND - (i + 1) * height, width, height)
            places.append(Place(LETTERS[letter], counts[letter], box))
    top = GROUND - len(rows) * height
    apex = Point(MIDDLE, max(TOP + 4, top - _cap(rows, width, height)))
    return Pyramid(tuple(places), apex, top, _casing(apex, len(rows[-1]) * width / 2))


def _foot(half: float) -> float:
    """Half the width of the casing at its foot."""
    return min(WIDTH / 2 - 3, half + 16)


def _cap(rows: tuple[str, ...], width: float, height: float) -> float:
    """How far the apex must be above the rows, so that the casing runs over their corners, if it can be."""
    foot, tall = _foot(len(rows[-1]) * width / 2), len(rows) * height
    wanted = [LEAST_CAP]
    for i, row in enumerate(rows):
        half = len(row) * width / 2
        if half < foot:
            wanted.append((half * tall - foot * i * height) / (foot - half))
    return min(max(wanted), 1.6 * LEAST_CAP)


def _casing(apex: Point, half: float) -> str:
    foot = _foot(half)
    left, right, ground = number(MIDDLE - foot), number(MIDDLE + foot), number(GROUND)
    return f"M{left} {ground}L{number(apex.x)} {number(apex.y)}L{right} {ground}z"
