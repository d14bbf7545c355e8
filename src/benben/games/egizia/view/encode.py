"""Numbers for learning, made from a view: most between 0 and 1, the seat's own things first, then those to its left."""

from __future__ import annotations

from benben.games.egizia.components import GRAVE_SPACES, ZONES
from benben.games.egizia.nile_cards import NILE
from benben.games.egizia.sphinx_cards import SPHINX_NAMES
from benben.games.egizia.view.types import ClassicView
from benben.games.egizia_common.spaces import ZONE_DOCKS
from benben.games.egizia_common.tables import MAX_SEATS
from benben.games.egizia_common.view.encode import (
    card_numbers,
    common_player_numbers,
    common_player_size,
    course_numbers,
    own_first,
    owner,
    pyramid_numbers,
    sphinx_numbers,
)


def encode(view: ClassicView) -> list[float]:
    """A vector of the same length for every number of players."""
    table, seats = view["table"], own_first(view["seat"], view["players"])
    numbers = course_numbers(table, view["players"], float(view["actor"] == view["seat"]), ZONES)
    numbers += card_numbers(table, seats, NILE)
    for town in table["towns"]:
        numbers += [float(n < len(seats) and seats[n] in town["ships"]) for n in range(MAX_SEATS)]
    for zone in table["zones"]:
        for n in range(ZONE_DOCKS):
            numbers += owner(zone["docks"][n] if n < len(zone["docks"]) else -1, seats)
    numbers += monument_numbers(view, seats) + sphinx_numbers(table["own"], SPHINX_NAMES)
    for n in range(MAX_SEATS):
        numbers += player_numbers(view, seats[n]) if n < len(seats) else [0.0] * PLAYER
    return numbers


def monument_numbers(view: ClassicView, seats: list[int]) -> list[float]:
    """What is built in common."""
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
    """What everybody knows of a player."""
    player = view["table"]["players"][seat]
    numbers = common_player_numbers(view["table"], player, seat, view["scores"][seat], ZONES, NILE)
    return [*numbers, player["graves"] / 5, player["grave_sum"] / 21, player["temple"] / 5]


PLAYER = common_player_size(ZONES, NILE) + 3
