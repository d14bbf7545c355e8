"""The city on a player's sheet: its map as a literal table, and what stands on it as sets of hexes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit, has, shl, size

BUILDINGS: Final = ("pyramid", "quarry", "mine", "obelisk", "field", "mound")
BUILDING_COUNT: Final = 6
PYRAMID: Final = 0
QUARRY: Final = 1
MINE: Final = 2
OBELISK: Final = 3
FIELD: Final = 4
MOUND: Final = 5
PRODUCERS: Final = 6  # quarries, mines and fields taken together

# Hexes in reading order as (q, r), the oasis in the middle left out.
HEXES: Final = (
    (0, -2), (1, -2), (2, -2),
    (-1, -1), (0, -1), (1, -1), (2, -1),
    (-2, 0), (-1, 0), (1, 0), (2, 0),
    (-2, 1), (-1, 1), (0, 1), (1, 1),
    (-2, 2), (-1, 2), (0, 2),
)  # fmt: skip
OASIS: Final = (0, 0)
SACRED_HEXES: Final = ((1, -2), (0, -1), (1, 0), (-2, 1), (-1, 1), (1, 1))
HEX_COUNT: Final = 18
ALL_HEXES: Final = 0x3FFFF
AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

NONE: Final = -1  # no building, no hex; elsewhere: not chosen, not rolled


def near(here: tuple[int, int]) -> int:
    """The set of hexes next to a place."""
    return hex_set([(here[0] + q, here[1] + r) for q, r in AROUND])


def hex_set(places: list[tuple[int, int]]) -> int:
    return sum(bit(i) for i, place in enumerate(HEXES) if place in places)


NEAR: Final[vec[i64]] = vec[i64]([near(place) for place in HEXES])
NEAR_OASIS: Final[i64] = near(OASIS)
SACRED: Final[i64] = hex_set(list(SACRED_HEXES))
ON_LINE: Final = (-2, -1, 0, 1, 2)
LINES: Final[vec[i64]] = vec[i64](
    [hex_set([h for h in HEXES if h[0] == n]) for n in ON_LINE]
    + [hex_set([h for h in HEXES if h[1] == n]) for n in ON_LINE]
    + [hex_set([h for h in HEXES if h[0] + h[1] == n]) for n in ON_LINE]
)

HALF: Final = 9
HALF_MASK: Final = 511


def touched(half: int, times: int) -> int:
    """The hexes that touch so many of a set within one half of the city; the tenth bit tells which half."""
    hexes = shl(half & HALF_MASK, HALF) if half > HALF_MASK else half
    return sum(bit(hex) for hex in range(HEX_COUNT) if size(NEAR[hex] & hexes) >= times)


# For each half of the city: the hexes that touch at least one, and at least two, of a set of its hexes.
ONCE: Final[vec[i64]] = vec[i64]([touched(hexes, 1) for hexes in range(2 * (HALF_MASK + 1))])
TWICE: Final[vec[i64]] = vec[i64]([touched(hexes, 2) for hexes in range(2 * (HALF_MASK + 1))])


def next_to(hexes: i64) -> i64:
    """The hexes that touch at least one of these."""
    return ONCE[hexes & HALF_MASK] | ONCE[(hexes >> HALF) + HALF_MASK + 1]


def next_to_two(hexes: i64) -> i64:
    """The hexes that touch at least two of these."""
    low = hexes & HALF_MASK
    high = (hexes >> HALF) + HALF_MASK + 1
    return TWICE[low] | TWICE[high] | (ONCE[low] & ONCE[high])


def largest_group(hexes: i64) -> i64:
    """The size of the largest group of hexes that touch each other."""
    largest: i64 = 0
    while hexes:
        group: i64 = hexes & -hexes
        grown: i64 = 0
        while grown != group:
            grown = group
            group |= next_to(group) & hexes
        largest = max(largest, size(group))
        hexes &= ~group
    return largest


class City:
    """The hexes of one sheet: the set of those that each kind of building stands on."""

    def __init__(self, source: City | None) -> None:
        self.pyramids: i64 = 0
        self.quarries: i64 = 0
        self.mines: i64 = 0
        self.obelisks: i64 = 0
        self.fields: i64 = 0
        self.mounds: i64 = 0
        if source is not None:
            self.pyramids = source.pyramids
            self.quarries = source.quarries
            self.mines = source.mines
            self.obelisks = source.obelisks
            self.fields = source.fields
            self.mounds = source.mounds

    def put(self, building: i64, hexes: i64) -> None:
        """Draw a building on a set of hexes; or rub it out there."""
        if building == PYRAMID:
            self.pyramids ^= hexes
        elif building == QUARRY:
            self.quarries ^= hexes
        elif building == MINE:
            self.mines ^= hexes
        elif building == OBELISK:
            self.obelisks ^= hexes
        elif building == FIELD:
            self.fields ^= hexes
        else:
            self.mounds ^= hexes

    def of(self, kind: i64) -> i64:
        """The set of hexes with one kind of building, or with any of the PRODUCERS."""
        if kind == PYRAMID:
            return self.pyramids
        if kind == QUARRY:
            return self.quarries
        if kind == MINE:
            return self.mines
        if kind == OBELISK:
            return self.obelisks
        if kind == FIELD:
            return self.fields
        return self.producers() if kind == PRODUCERS else self.mounds

    def taken(self) -> i64:
        """The set of hexes that are built on."""
        return self.pyramids | self.producers() | self.obelisks | self.mounds

    def producers(self) -> i64:
        """The set of hexes with a production building."""
        return self.quarries | self.mines | self.fields

    def at(self, hex: i64) -> i64:
        """What stands on a hex; NONE if it is empty."""
        for building in range(i64(BUILDING_COUNT)):
            if has(self.of(building), hex):
                return building
        return NONE
