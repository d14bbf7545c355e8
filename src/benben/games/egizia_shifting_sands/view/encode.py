"""Numbers for learning, made from a view: most between 0 and 1, the seat's own things first, then those to its left."""

from __future__ import annotations

from benben.games.egizia_common.tables import MAX_SEATS
from benben.games.egizia_common.view.encode import common_player_numbers, encoded, owner, pyramid_numbers
from benben.games.egizia_shifting_sands.components import COLUMN_COUNT, MOST_DOCKS, STATUE_SPACES
from benben.games.egizia_shifting_sands.tiles import ALL_TILES, BONUSES, STATUE_NAMES
from benben.games.egizia_shifting_sands.view.names import NAMES
from benben.games.egizia_shifting_sands.view.types import SandsView

MOST_LEVELS = 12  # of the obelisk
TILES = tuple(tile.name for tile in ALL_TILES)


def encode(view: SandsView) -> list[float]:
    return encoded(view, NAMES, common_numbers, player_numbers)


def common_numbers(view: SandsView, seats: list[int]) -> list[float]:
    return bank_numbers(view, seats) + monument_numbers(view, seats)


def bank_numbers(view: SandsView, seats: list[int]) -> list[float]:
    """The bank opposite to the cards: every tile, and whose ships are where."""
    table = view["table"]
    numbers: list[float] = []
    for tile_space in table["tiles"]:
        numbers += [float(tile_space["tile"] == tile) for tile in TILES]
        numbers += [float(n < len(seats) and seats[n] in tile_space["ships"]) for n in range(MAX_SEATS)]
    for zone in table["zones"]:
        for n in range(MOST_DOCKS):
            numbers += owner(zone["docks"][n] if n < len(zone["docks"]) else -1, seats)
        numbers += owner(zone["waiting"], seats)
    return numbers


def monument_numbers(view: SandsView, seats: list[int]) -> list[float]:
    """What is built in common, and which tiles and statues are there."""
    table = view["table"]
    numbers = [float(table["gold"] == tile) for tile in BONUSES] + [float(table["purple"] == tile) for tile in BONUSES]
    for space in range(STATUE_SPACES):
        numbers += [float(table["statues"][space]["statue"] == statue) for statue in STATUE_NAMES]
    for level in range(MOST_LEVELS):
        numbers += owner(table["obelisk"][level] if level < len(table["obelisk"]) else -1, seats)
    return numbers + pyramid_numbers(table, seats)


def player_numbers(view: SandsView, seat: int) -> list[float]:
    player = view["table"]["players"][seat]
    numbers = common_player_numbers(view, player, seat, NAMES)
    numbers += [player["columns"] / COLUMN_COUNT, player["late_tiles"] / 2]
    numbers += [level / 3 for level in player["statues"]]
    return numbers + [float(tile in player["bonuses_used"]) for tile in BONUSES]
