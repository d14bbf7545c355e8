"""Numbers for learning, made from a view: most between 0 and 1, the seat's own things first, then those to its left."""

from __future__ import annotations

from benben.games.egizia.components import GRAVE_SPACES
from benben.games.egizia.view.names import NAMES
from benben.games.egizia.view.types import ClassicView
from benben.games.egizia_common.spaces import ZONE_DOCKS
from benben.games.egizia_common.tables import MAX_SEATS
from benben.games.egizia_common.view.encode import common_player_numbers, encoded, owner, pyramid_numbers


def encode(view: ClassicView) -> list[float]:
    return encoded(view, NAMES, common_numbers, player_numbers)


def common_numbers(view: ClassicView, seats: list[int]) -> list[float]:
    """Whose ships are in the towns and at the sites, and what is built in common."""
    table = view["table"]
    numbers: list[float] = []
    for town in table["towns"]:
        numbers += [float(n < len(seats) and seats[n] in town["ships"]) for n in range(MAX_SEATS)]
    for zone in table["zones"]:
        for n in range(ZONE_DOCKS):
            numbers += owner(zone["docks"][n] if n < len(zone["docks"]) else -1, seats)
    return numbers + monument_numbers(view, seats)


def monument_numbers(view: ClassicView, seats: list[int]) -> list[float]:
    table = view["table"]
    numbers: list[float] = []
    for level in table["obelisk"]:
        numbers += owner(level, seats)
    for n in range(GRAVE_SPACES):
        grave = table["graves"][n] if n < len(table["graves"]) else {"value": 0, "owner": -1}
        numbers += [grave["value"] / 5, *owner(grave["owner"], seats)]
    for column in table["temple"]:
        for space in column["owners"]:
            numbers += owner(space, seats)
    return numbers + pyramid_numbers(table, seats)


def player_numbers(view: ClassicView, seat: int) -> list[float]:
    player = view["table"]["players"][seat]
    numbers = common_player_numbers(view, player, seat, NAMES)
    return [*numbers, player["graves"] / 5, player["grave_sum"] / 21, player["temple"] / 5]
