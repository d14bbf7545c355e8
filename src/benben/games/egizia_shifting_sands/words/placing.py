"""What of the Nile is open to a ship, read from a view: for answers in short, and for those that people look for."""

from __future__ import annotations

from benben.core.game import Form
from benben.games.egizia_shifting_sands.view.types import SandsView, ZoneView

NOBODY = -1


def own_places(view: SandsView) -> list[int]:
    """The places of the Nile where the own ships are."""
    table, seat = view["table"], view["seat"]
    places = [space["place"] for space in table["river"] if space["ship"] == seat]
    places += [space["place"] for space in table["tiles"] if seat in space["ships"]]
    return places + [zone["place"] for zone in table["zones"] if is_at(zone, seat)]


def is_at(zone: ZoneView, seat: int) -> bool:
    """Whether a seat has a ship at a zone."""
    return seat in zone["docks"] or seat == zone["waiting"]


def farthest(view: SandsView) -> int:
    """How far downstream the own ships are; 0 without one."""
    return max(own_places(view), default=0)


def free_cards(view: SandsView) -> list[tuple[str, int]]:
    """The card spaces with a card, and their places."""
    return [(space["space"], space["place"]) for space in view["table"]["river"] if space["card"]]


def free_tiles(view: SandsView) -> list[tuple[str, int]]:
    """The tile spaces in play without a ship."""
    tiles = view["table"]["tiles"]
    return [(space["space"], space["place"]) for space in tiles if space["tile"] and not space["ships"]]


def free_docks(view: SandsView) -> list[tuple[str, int]]:
    """What is open at the zones where the seat has no ship: docks, or the place beside them where all are taken."""
    found = []
    for zone in view["table"]["zones"]:
        if not is_at(zone, view["seat"]):
            docks = [str(n) for n, owner in enumerate(zone["docks"], start=1) if owner == NOBODY] or ["wait"]
            found += [(f"{zone['zone']}_{dock}", zone["place"]) for dock in docks]
    return found


def downstream(view: SandsView, spaces: list[tuple[str, int]]) -> list[str]:
    last = farthest(view)
    return [space for space, place in spaces if place > last]


def upstream(view: SandsView, spaces: list[tuple[str, int]]) -> list[str]:
    last = farthest(view)
    return [space for space, place in spaces if place < last]


def shared_tiles(view: SandsView) -> list[str]:
    """The tile spaces with ships that are not upstream."""
    return [space for space, place in tiles_with_ships(view) if place >= farthest(view)]


# Answers that people look for


def unplaceable(view: SandsView) -> list[Form]:
    """Spaces that are closed to the seat, one for each kind of reason."""
    passed = upstream(view, sorted([*free_cards(view), *free_tiles(view)], key=lambda space: space[1]))
    closed = passed[-1:] + taken_tiles(view)[:1] + second_docks(view)[:1] + early_waits(view)[:1]
    return [{"do": "place_ship", "space": space} for space in closed]


def taken_tiles(view: SandsView) -> list[str]:
    """Tile spaces downstream that have a ship."""
    return [space for space, place in tiles_with_ships(view) if place > farthest(view)]


def tiles_with_ships(view: SandsView) -> list[tuple[str, int]]:
    return [(space["space"], space["place"]) for space in view["table"]["tiles"] if space["ships"]]


def second_docks(view: SandsView) -> list[str]:
    """Free docks where the seat has a ship already."""
    found = []
    for zone in view["table"]["zones"]:
        if is_at(zone, view["seat"]):
            docks = enumerate(zone["docks"], start=1)
            found += [f"{zone['zone']}_{n}" for n, owner in docks if owner == NOBODY]
    return found


def early_waits(view: SandsView) -> list[str]:
    """The places beside zones that are not full."""
    zones = [zone for zone in view["table"]["zones"] if zone["place"] > farthest(view)]
    return [f"{zone['zone']}_wait" for zone in zones if NOBODY in zone["docks"] and not is_at(zone, view["seat"])]
