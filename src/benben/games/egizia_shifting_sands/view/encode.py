"""Numbers for learning, made from a view: most between 0 and 1, the seat's own things first, then those to its left."""

from __future__ import annotations

from benben.games.egizia_common.river import RINGS
from benben.games.egizia_common.state import PHASES
from benben.games.egizia_common.tables import MAX_SEATS, MIN_SEATS
from benben.games.egizia_common.view.types import RowView
from benben.games.egizia_shifting_sands.components import COLUMN_COUNT, MOST_DOCKS, STATUE_SPACES, ZONES
from benben.games.egizia_shifting_sands.nile_cards import NILE
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX_NAMES
from benben.games.egizia_shifting_sands.tiles import ALL_TILES, BONUSES, STATUE_NAMES
from benben.games.egizia_shifting_sands.view.types import SandsView

SCORES = 100  # points that count as 1
STONES = 25
GRAIN = 30
MOST_LEVELS = 12  # of the obelisk
MOST_ROWS = 5
TILES = tuple(tile.name for tile in ALL_TILES)


def encode(view: SandsView) -> list[float]:
    """A vector of the same length for every number of players."""
    table, own = view["table"], max(view["seat"], 0)
    seats = [(own + n) % view["players"] for n in range(view["players"])]  # the own seat first
    numbers = course_numbers(view) + river_numbers(view, seats) + monument_numbers(view, seats)
    for cards in (table["own"]["dealt"], table["own"]["drawn"], [kept["card"] for kept in table["own"]["sphinx"]]):
        numbers += [float(card in cards) for card in SPHINX_NAMES]
    for n in range(MAX_SEATS):
        numbers += player_numbers(view, seats[n]) if n < len(seats) else [0.0] * PLAYER
    return numbers


def course_numbers(view: SandsView) -> list[float]:
    """Where the game stands."""
    table, build = view["table"], view["table"]["build"]
    numbers = [float(view["players"] == n) for n in range(MIN_SEATS, MAX_SEATS + 1)]
    numbers += [float(table["phase"] == phase) for phase in PHASES]
    numbers += [float(table["ring"] == ring) for ring in RINGS]
    numbers += [float(build["zone"] == zone) for zone in ZONES]
    numbers += [build["strength"] / STONES, build["cost"] / STONES, build["left"] / STONES]
    return [*numbers, table["round"] / 5, table["sphinx_deck"] / 35, float(view["actor"] == view["seat"])]


def owner(seat: int, seats: list[int]) -> list[float]:
    """Who owns something, counted from the own seat on."""
    return [float(n < len(seats) and seats[n] == seat) for n in range(MAX_SEATS)]


def river_numbers(view: SandsView, seats: list[int]) -> list[float]:
    """The Nile: every card and tile, and whose ships are where."""
    table = view["table"]
    numbers: list[float] = []
    for card_space in table["river"]:
        numbers += [float(card_space["card"] == card) for card in NILE] + owner(card_space["ship"], seats)
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
    for n in range(MOST_ROWS):
        numbers += row_numbers(table["pyramid"][n], seats) if n < len(table["pyramid"]) else [0.0] * (MAX_SEATS + 2)
    return numbers


def row_numbers(row: RowView, seats: list[int]) -> list[float]:
    """How many bricks of each player a row has, how full it is, and who would win a tie."""
    counts = [row["owners"].count(seats[n]) / 5 if n < len(seats) else 0.0 for n in range(MAX_SEATS)]
    return [*counts, row["owners"].count(-1) / len(row["owners"]), float(row["next"])]


def player_numbers(view: SandsView, seat: int) -> list[float]:
    """What everybody knows of a player."""
    table, player = view["table"], view["table"]["players"][seat]
    numbers = [1.0, view["scores"][seat] / SCORES, player["stones"] / STONES, player["tile"] / MAX_SEATS]
    numbers += [strength / 7 for strength in player["crews"]] + [float(spent) for spent in player["spent"]]
    numbers += [player["grain_level"] / 5, player["stone_level"] / 5, player["ships"] / 8, float(player["passed"])]
    numbers += [player["columns"] / COLUMN_COUNT, player["obelisk"] / 5, player["pyramid"] / 6, player["rows_won"] / 5]
    numbers += [level / 3 for level in player["statues"]] + [float(zone in player["built"]) for zone in ZONES]
    numbers += [player["quarries"] / STONES, player["produced"] / GRAIN, player["need"] / GRAIN, player["loss"] / 10]
    numbers += [grain / GRAIN for grain in player["grain"]] + [player["sphinx"] / 6, player["late_tiles"] / 2]
    numbers += [float(card in player["cards"]) for card in NILE] + [float(card in player["used"]) for card in NILE]
    numbers += [float(tile in player["bonuses_used"]) for tile in BONUSES]
    return [*numbers, table["standing"].index(seat) / MAX_SEATS if seat in table["standing"] else 0.0]


PLAYER = 4 + 8 + 4 + 4 + STATUE_SPACES + len(ZONES) + 4 + 3 + 2 + 2 * len(NILE) + len(BONUSES) + 1
