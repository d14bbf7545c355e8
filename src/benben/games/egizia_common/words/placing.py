"""What of the Nile is open to a ship, read from a view: for answers in short, and for those that people look for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from benben.core.game import Form
from benben.games.egizia_common.view.types import CardSpace, CommonZone

NOBODY = -1

Space = tuple[str, int]  # its name in answers, and its place


class Opposite(TypedDict):
    """A space opposite to the cards, as a view shows it."""

    space: str
    place: int
    ships: list[int]


class Nile:
    """The banks of the Nile as one seat sees them: its own ships, and what is free."""

    def __init__(
        self, river: list[CardSpace], tiles: Sequence[Opposite], zones: Sequence[CommonZone], seat: int
    ) -> None:
        self.river = river
        self.tiles = tiles
        self.zones = zones
        self.seat = seat
        places = [space["place"] for space in river if space["ship"] == seat]
        places += [space["place"] for space in tiles if seat in space["ships"]]
        places += [zone["place"] for zone in zones if self.is_at(zone)]
        self.farthest = max(places, default=0)  # how far downstream the own ships are; 0 without one

    def is_at(self, zone: CommonZone) -> bool:
        """Whether the seat has a ship at a zone."""
        return self.seat in zone["docks"]

    def free_cards(self) -> list[Space]:
        """The card spaces with a card."""
        return [(space["space"], space["place"]) for space in self.river if space["card"]]

    def free_tiles(self) -> list[Space]:
        """The spaces opposite to the cards without a ship."""
        return [(space["space"], space["place"]) for space in self.tiles if not space["ships"]]

    def taken_tiles(self) -> list[Space]:
        return [(space["space"], space["place"]) for space in self.tiles if space["ships"]]

    def free_docks(self) -> list[Space]:
        """The free docks of the zones where the seat has no ship."""
        return [space for zone in self.zones if not self.is_at(zone) for space in open_docks(zone)]

    def downstream(self, spaces: list[Space]) -> list[str]:
        return [space for space, place in spaces if place > self.farthest]

    def upstream(self, spaces: list[Space]) -> list[str]:
        return [space for space, place in spaces if place < self.farthest]

    def closed(self) -> list[str]:
        """Spaces that are closed to the seat, one for each reason: sailed past, taken, a second ship at a zone."""
        passed = self.upstream(sorted([*self.free_cards(), *self.free_tiles()], key=lambda space: space[1]))
        second = [space for zone in self.zones if self.is_at(zone) for space, _ in open_docks(zone)]
        return passed[-1:] + self.downstream(self.taken_tiles())[:1] + second[:1]


def open_docks(zone: CommonZone) -> list[Space]:
    """The docks of a zone without a ship."""
    docks = enumerate(zone["docks"], start=1)
    return [(f"{zone['zone']}_{n}", zone["place"]) for n, owner in docks if owner == NOBODY]


def as_answers(spaces: list[str]) -> list[Form]:
    return [{"do": "place_ship", "space": space} for space in spaces]
