"""Numbers for learning that both games have, made from a view: most between 0 and 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from benben.core.game import View
from benben.games.egizia_common.river import RINGS
from benben.games.egizia_common.state import MOST_ROWS, PHASES
from benben.games.egizia_common.tables import MAX_SEATS, MIN_SEATS
from benben.games.egizia_common.view.names import Names
from benben.games.egizia_common.view.types import CommonPlayer, CommonTable, OwnView, RowView

AnyTable = TypeVar("AnyTable", bound=CommonTable)

SCORES = 100  # points that count as 1
STONES = 25
GRAIN = 30
STRONGEST = 9


def encoded(
    view: View[AnyTable],
    names: Names,
    common: Callable[[View[AnyTable], list[int]], list[float]],
    player: Callable[[View[AnyTable], int], list[float]],
) -> list[float]:
    """A vector of the same length for every number of players; the game adds what lies in common, and each player."""
    table, seats = view["table"], own_first(view["seat"], view["players"])
    numbers = course_numbers(table, view["players"], float(view["actor"] == view["seat"]), names.zones)
    numbers += card_numbers(table, seats, names.nile)
    numbers += common(view, seats) + sphinx_numbers(table["own"], names.sphinx)
    players = [player(view, seat) for seat in seats]
    for n in range(MAX_SEATS):
        numbers += players[n] if n < len(seats) else [0.0] * len(players[0])
    return numbers


def own_first(seat: int, players: int) -> list[int]:
    """All seats, the own one first."""
    own = max(seat, 0)
    return [(own + n) % players for n in range(players)]


def owner(seat: int, seats: list[int]) -> list[float]:
    """Who owns something, counted from the own seat on."""
    return [float(n < len(seats) and seats[n] == seat) for n in range(MAX_SEATS)]


def course_numbers(table: CommonTable, players: int, is_asked: float, zones: Sequence[str]) -> list[float]:
    """Where the game stands."""
    build = table["build"]
    numbers = [float(players == n) for n in range(MIN_SEATS, MAX_SEATS + 1)]
    numbers += [float(table["phase"] == phase) for phase in PHASES]
    numbers += [float(table["ring"] == ring) for ring in RINGS]
    numbers += [float(build["zone"] == zone) for zone in zones]
    numbers += [build["strength"] / STONES, build["cost"] / STONES, build["left"] / STONES]
    return [*numbers, table["round"] / 5, table["sphinx_deck"] / 35, is_asked]


def card_numbers(table: CommonTable, seats: list[int], nile: Sequence[str]) -> list[float]:
    """Every card on the Nile, and whose ships are where."""
    numbers: list[float] = []
    for space in table["river"]:
        numbers += [float(space["card"] == card) for card in nile] + owner(space["ship"], seats)
    return numbers


def pyramid_numbers(table: CommonTable, seats: list[int]) -> list[float]:
    numbers: list[float] = []
    for n in range(MOST_ROWS):
        numbers += row_numbers(table["pyramid"][n], seats) if n < len(table["pyramid"]) else [0.0] * (MAX_SEATS + 2)
    return numbers


def row_numbers(row: RowView, seats: list[int]) -> list[float]:
    """How many bricks of each player a row has, how full it is, and whether it may be built."""
    counts = [row["owners"].count(seats[n]) / 5 if n < len(seats) else 0.0 for n in range(MAX_SEATS)]
    return [*counts, row["owners"].count(-1) / len(row["owners"]), float(row["next"])]


def sphinx_numbers(own: OwnView, sphinx: Sequence[str]) -> list[float]:
    """Sphinx cards dealt, drawn and kept."""
    numbers: list[float] = []
    for cards in (own["dealt"], own["drawn"], [kept["card"] for kept in own["sphinx"]]):
        numbers += [float(card in cards) for card in sphinx]
    return numbers


def common_player_numbers(view: View[AnyTable], player: CommonPlayer, seat: int, names: Names) -> list[float]:
    """What everybody knows of a player."""
    standing = view["table"]["standing"]
    numbers = [1.0, view["scores"][seat] / SCORES, player["stones"] / STONES, player["tile"] / MAX_SEATS]
    numbers += [strength / STRONGEST for strength in player["crews"]] + [float(spent) for spent in player["spent"]]
    numbers += [player["grain_level"] / 5, player["stone_level"] / 5, player["ships"] / 8, float(player["passed"])]
    numbers += [player["obelisk"] / 5, player["pyramid"] / 6, player["rows_won"] / 5, player["sphinx"] / 6]
    numbers += [float(zone in player["built"]) for zone in names.zones]
    numbers += [player["quarries"] / STONES, player["produced"] / GRAIN, player["need"] / GRAIN, player["loss"] / 10]
    numbers += [grain / GRAIN for grain in player["grain"]]
    numbers += [float(card in player["cards"]) for card in names.nile]
    numbers += [float(card in player["used"]) for card in names.nile]
    return [*numbers, standing.index(seat) / MAX_SEATS if seat in standing else 0.0]
