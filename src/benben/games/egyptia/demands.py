"""EGY-15: the fifteen Pharaoh cards, each as the points that a city scores for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit, has, shl, size
from benben.games.egyptia.components import (
    CARD_ROW,
    HEX_COUNT,
    LINES,
    NEAR,
    NEAR_OASIS,
    SACRED,
)
from benben.games.egyptia.state import City

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


def two_rates(row: vec[i64], first: i64, hexes: i64, better: i64) -> i64:
    """The first number of a card for each of these hexes that lies among the better ones, the second for the others."""
    good = size(hexes & better)
    return good * row[first] + (size(hexes) - good) * row[first + 1]


class Demand:
    """A Pharaoh card. `first` is where its row of points begins."""

    def __init__(self, first: i64) -> None:
        self.first: i64 = first

    def points(self, row: vec[i64], city: City) -> i64:
        raise NotImplementedError


class PyramidsByOasis(Demand):
    """EGY-15.1, card A1: pyramids next to the oasis are worth more than others."""

    def points(self, row: vec[i64], city: City) -> i64:
        return two_rates(row, self.first, city.pyramids, NEAR_OASIS)


class PyramidsOnSites(Demand):
    """EGY-15.2, card A2: pyramids on Sacred Sites are worth more than others."""

    def points(self, row: vec[i64], city: City) -> i64:
        return two_rates(row, self.first, city.pyramids, SACRED)


class PyramidsApart(Demand):
    """EGY-15.3, card A3: pyramids that touch no other are worth more than those that do."""

    def points(self, row: vec[i64], city: City) -> i64:
        return two_rates(row, self.first, city.pyramids, ~next_to(city.pyramids))


class QuarriesByPyramids(Demand):
    """EGY-15.4, card B1: quarries that touch a pyramid and no obelisk."""

    def points(self, row: vec[i64], city: City) -> i64:
        return size(city.quarries & next_to(city.pyramids) & ~next_to(city.obelisks)) * row[self.first]


class QuarriesBySites(Demand):
    """EGY-15.5, card B2: quarries that touch just one Sacred Site are worth more than those that touch several."""

    def points(self, row: vec[i64], city: City) -> i64:
        return two_rates(row, self.first, city.quarries & BY_SITE, ~BY_TWO_SITES)


class QuarriesByProducers(Demand):
    """EGY-15.6, card B3: quarries that touch at least two other production buildings."""

    def points(self, row: vec[i64], city: City) -> i64:
        return size(city.quarries & next_to_two(city.producers())) * row[self.first]


class MinesByMonuments(Demand):
    """EGY-15.7, card C1: mines that touch an obelisk and a pyramid are worth more than with just one of the kinds."""

    def points(self, row: vec[i64], city: City) -> i64:
        pyramids = next_to(city.pyramids)
        obelisks = next_to(city.obelisks)
        return two_rates(row, self.first, city.mines & (pyramids | obelisks), pyramids & obelisks)


class MinesAway(Demand):
    """EGY-15.8, card C2: mines neither next to the oasis nor on a Sacred Site."""

    def points(self, row: vec[i64], city: City) -> i64:
        return size(city.mines & ~NEAR_OASIS & ~SACRED) * row[self.first]


class MinesByPyramids(Demand):
    """EGY-15.9, card C3: mines that touch at least two pyramids; a pyramid counts for every mine beside it."""

    def points(self, row: vec[i64], city: City) -> i64:
        return size(city.mines & next_to_two(city.pyramids)) * row[self.first]


class ObeliskGroup(Demand):
    """EGY-15.10, card D1: obelisks of the largest group are worth more; of equal groups one counts as the largest."""

    def points(self, row: vec[i64], city: City) -> i64:
        largest = largest_group(city.obelisks)
        return largest * row[self.first] + (size(city.obelisks) - largest) * row[self.first + 1]


class ObeliskCount(Demand):
    """EGY-15.11, card D2: by the number of obelisks."""

    def points(self, row: vec[i64], city: City) -> i64:
        return row[self.first + min(size(city.obelisks), MOST_OBELISKS)]


class ObelisksApart(Demand):
    """EGY-15.12, card D3: obelisks that touch no pyramid are worth more than those that do."""

    def points(self, row: vec[i64], city: City) -> i64:
        return two_rates(row, self.first, city.obelisks, ~next_to(city.pyramids))


class FieldsBySites(Demand):
    """EGY-15.13, card E1: for each field every Sacred Site that it touches; a site counts for every field beside it."""

    def points(self, row: vec[i64], city: City) -> i64:
        touched: i64 = 0
        for hex in range(i64(HEX_COUNT)):
            if has(city.fields, hex):
                touched += size(NEAR[hex] & SACRED)
        return touched * row[self.first]


class FieldsInLine(Demand):
    """EGY-15.14, card E2: by the most fields on one straight line; they need not touch, the oasis breaks no line."""

    def points(self, row: vec[i64], city: City) -> i64:
        most: i64 = 0
        for i in range(i64(len(LINES))):
            most = max(most, size(city.fields & LINES[i]))
        return row[self.first + most]


class FieldsByOasis(Demand):
    """EGY-15.15, card E3: fields that touch the oasis and no pyramid."""

    def points(self, row: vec[i64], city: City) -> i64:
        return size(city.fields & NEAR_OASIS & ~next_to(city.pyramids)) * row[self.first]


def largest_group(hexes: i64) -> i64:
    """EGY-15.10: the size of the largest group of hexes that touch each other."""
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


BY_SITE: Final[i64] = next_to(SACRED)
BY_TWO_SITES: Final[i64] = next_to_two(SACRED)
MOST_OBELISKS: Final = 6  # the last number of card D2 is for so many or more
KINDS_OF_DEMAND: Final = (
    PyramidsByOasis, PyramidsOnSites, PyramidsApart,
    QuarriesByPyramids, QuarriesBySites, QuarriesByProducers,
    MinesByMonuments, MinesAway, MinesByPyramids,
    ObeliskGroup, ObeliskCount, ObelisksApart,
    FieldsBySites, FieldsInLine, FieldsByOasis,
)  # fmt: skip
DEMANDS: Final[vec[Demand]] = vec[Demand]([kind(i * CARD_ROW) for i, kind in enumerate(KINDS_OF_DEMAND)])
