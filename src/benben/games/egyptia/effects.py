"""EGY-15: the vocabulary of the Pharaoh's demands: what a card may count in a city, and how that scores.

An effect finds the numbers of its card in the row of all cards' points, from `first` on. A card that none of the
general words describes has an effect of its own, called bespoke.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import has, size
from benben.games.egyptia.city import (
    ALL_HEXES,
    FIELD,
    HEX_COUNT,
    LINES,
    MINE,
    NEAR,
    NEAR_OASIS,
    NONE,
    OBELISK,
    SACRED,
    City,
    largest_group,
    next_to,
    next_to_two,
)

# What an effect still waits for while a city grows: those who weigh its chances ask for it.
NOTHING: Final = 0
A_NEIGHBOUR: Final = 1
TWO_NEIGHBOURS: Final = 2
BOTH_KINDS: Final = 3
A_FULL_SET: Final = 4
A_FULL_LINE: Final = 5

FULL_SET: Final = 6  # so many or more of one kind have the last number of a card


class Place:
    """Where on the map a card wants a building: on printed hexes, beside some kind of building, apart from another."""

    def __init__(
        self, printed: i64 = ALL_HEXES, beside: i64 = NONE, beside_two: i64 = NONE, apart_from: i64 = NONE
    ) -> None:
        self.printed: i64 = printed
        self.beside: i64 = beside
        self.beside_two: i64 = beside_two
        self.apart_from: i64 = apart_from


ANYWHERE: Final = Place()
BY_OASIS: Final = Place(NEAR_OASIS)
ON_SITE: Final = Place(SACRED)
OFF_OASIS_AND_SITES: Final = Place(ALL_HEXES & ~NEAR_OASIS & ~SACRED)
BY_SITE: Final = Place(next_to(SACRED))
BY_ONE_SITE: Final = Place(next_to(SACRED) & ~next_to_two(SACRED))


class Effect:
    """What a card counts. `kind` is the building that it asks for; of its place the numbers are kept, for speed."""

    def __init__(self, kind: i64, place: Place = ANYWHERE) -> None:
        self.kind: i64 = kind
        self.printed: i64 = place.printed
        self.beside: i64 = place.beside
        self.beside_two: i64 = place.beside_two
        self.apart_from: i64 = place.apart_from
        self.waits_for: i64 = NOTHING

    def wanted(self, city: City) -> i64:
        """The hexes that are such a place."""
        hexes = self.printed
        if self.beside != NONE:
            hexes &= next_to(city.of(self.beside))
        if self.beside_two != NONE:
            hexes &= next_to_two(city.of(self.beside_two))
        if self.apart_from != NONE:
            hexes &= ~next_to(city.of(self.apart_from))
        return hexes

    def points(self, row: vec[i64], first: i64, city: City) -> i64:
        """The points of a city."""
        raise NotImplementedError


class Each(Effect):
    """So many points for each building on such a place: cards B1, B3, C2, C3 and E3."""

    def __init__(self, kind: i64, place: Place) -> None:
        super().__init__(kind, place)
        if place.beside_two != NONE:
            self.waits_for = TWO_NEIGHBOURS
        elif place.beside != NONE:
            self.waits_for = A_NEIGHBOUR

    def points(self, row: vec[i64], first: i64, city: City) -> i64:
        return size(city.of(self.kind) & self.wanted(city)) * row[first]


class EachBetter(Effect):
    """More points for each building on such a place than for the others that count at all: A1, A2, A3, B2 and D3."""

    def __init__(self, kind: i64, place: Place, among: Place = ANYWHERE) -> None:
        super().__init__(kind, place)
        self.among: i64 = among.printed

    def points(self, row: vec[i64], first: i64, city: City) -> i64:
        return two_rates(row, first, city.of(self.kind) & self.among, self.wanted(city))


def two_rates(row: vec[i64], first: i64, hexes: i64, better: i64) -> i64:
    """The first number of a card for each of these hexes that lies among the better ones, the second for the others."""
    good = size(hexes & better)
    return good * row[first] + (size(hexes) - good) * row[first + 1]


class ByNumber(Effect):
    """By how many there are, the last number being for a full set or more: card D2."""

    def __init__(self, kind: i64) -> None:
        super().__init__(kind)
        self.waits_for = A_FULL_SET

    def points(self, row: vec[i64], first: i64, city: City) -> i64:
        return row[first + min(size(city.of(self.kind)), FULL_SET)]


class MinesByMonuments(Effect):
    """EGY-15.7, bespoke for C1: mines that touch an obelisk and a pyramid count more than with one of the kinds."""

    def __init__(self) -> None:
        super().__init__(MINE)
        self.waits_for = BOTH_KINDS

    def points(self, row: vec[i64], first: i64, city: City) -> i64:
        pyramids = next_to(city.pyramids)
        obelisks = next_to(city.obelisks)
        return two_rates(row, first, city.mines & (pyramids | obelisks), pyramids & obelisks)


class ObeliskGroup(Effect):
    """EGY-15.10, bespoke for D1: obelisks of the largest group count more; of equal groups one is the largest."""

    def __init__(self) -> None:
        super().__init__(OBELISK)

    def points(self, row: vec[i64], first: i64, city: City) -> i64:
        largest = largest_group(city.obelisks)
        return largest * row[first] + (size(city.obelisks) - largest) * row[first + 1]


class FieldsBySites(Effect):
    """EGY-15.13, bespoke for E1: every Sacred Site counts for every field beside it."""

    def __init__(self) -> None:
        super().__init__(FIELD)

    def points(self, row: vec[i64], first: i64, city: City) -> i64:
        sites: i64 = 0
        for hex in range(i64(HEX_COUNT)):
            if has(city.fields, hex):
                sites += size(NEAR[hex] & SACRED)
        return sites * row[first]


class FieldsInLine(Effect):
    """EGY-15.14, bespoke for E2: the most fields on one straight line; the oasis breaks none."""

    def __init__(self) -> None:
        super().__init__(FIELD)
        self.waits_for = A_FULL_LINE

    def points(self, row: vec[i64], first: i64, city: City) -> i64:
        most: i64 = 0
        for i in range(i64(len(LINES))):
            most = max(most, size(city.fields & LINES[i]))
        return row[first + most]
