"""Every registered game, at several seat counts and with every option, against the checks."""

from __future__ import annotations

import itertools
import math
from typing import Any

import pytest

from benben.core.game import Game, Look, Options
from benben.core.registry import game, keys
from tests.conformance import checks
from tests.toys import barge_race, barge_toll, market, vault

TOYS = [barge_race.GAME, barge_toll.GAME, market.GAME, vault.GAME]
GAMES = [*[game(key) for key in keys(examples=True)], *TOYS]
MANY = 20  # seats from which on a game is only sampled
FEW = 16  # combinations of options, all of which are tried at every number of seats


def settings(tables: Game, players: int) -> list[Options]:
    """Every combination of option values; of a great many the defaults, and each value once with the fewest seats."""
    values = [[(option.name, value) for value in option.values] for option in tables.rules.options]
    if math.prod(len(of_one) for of_one in values) <= FEW:
        return [dict(choice) for choice in itertools.product(*values)]
    default = tables.check_options({})
    others = [default | {name: value} for of_one in values for name, value in of_one[1:]]
    return [default, *others] if players == tables.seats[0] else [default]


def seat_counts(tables: Game) -> list[int]:
    """Every number of seats of a small game; of a large one the ends and some between."""
    low, high = tables.seats
    return list(range(low, high + 1)) if high <= 10 else [n for n in (1, 2, 5, 20, 99) if low <= n <= high]


def case(tables: Game, players: int, options: Options) -> Any:
    name = f"{tables.key}-{players}" + "".join(f"-{v}" for v in options.values())
    usual = players == max(2, tables.seats[0]) and options == tables.check_options({})
    return pytest.param(tables, players, options, id=name, marks=[] if usual else [pytest.mark.wide])


CASES = [
    case(tables, players, options)
    for tables in GAMES
    for players in seat_counts(tables)
    for options in settings(tables, players)
]
cases = pytest.mark.parametrize(("tables", "players", "options"), CASES)


@cases
def test_random_games(tables: Game, players: int, options: Options) -> None:
    for seed in range(40 if players < MANY else 3):
        checks.check_random_game(tables, players, options, seed)


@cases
def test_clone(tables: Game, players: int, options: Options) -> None:
    for seed in range(3 if players < MANY else 1):
        checks.check_clone(tables, players, options, seed)


@cases
def test_saved_state(tables: Game, players: int, options: Options) -> None:
    checks.check_saved_state(tables, players, options, seed=1)


@cases
def test_position(tables: Game, players: int, options: Options) -> None:
    if tables.positions is not None:
        checks.check_position(tables, players, options, seed=1, every=3 * checks.sparse(players))


@cases
def test_record(tables: Game, players: int, options: Options, with_toys: None) -> None:
    for seed in range(4 if players < MANY else 1):
        checks.check_record(tables, players, options, seed)


@cases
def test_secrets(tables: Game, players: int, options: Options) -> None:
    checks.check_secrets(tables, players, options, seed=2)


@cases
def test_determinize(tables: Game, players: int, options: Options) -> None:
    checks.check_determinize(tables, players, options, seed=3)


@cases
def test_sealed(tables: Game, players: int, options: Options) -> None:
    if players < MANY:
        checks.check_sealed(tables, players, options, seed=4)
    else:
        assert players <= tables.seats[1]


@cases
def test_words(tables: Game, players: int, options: Options) -> None:
    checks.check_words(tables, players, options, seed=5)


@cases
def test_touches(tables: Game, players: int, options: Options) -> None:
    checks.check_touches(tables, players, options, seed=6)
    assert (tables.look.board is None) == (tables.look.touches is Look().touches)


@cases
def test_undo(tables: Game, players: int, options: Options) -> None:
    checks.check_undo(tables, players, options, seed=7)


@pytest.mark.parametrize("tables", GAMES, ids=[tables.key for tables in GAMES])
def test_forms(tables: Game) -> None:
    checks.check_forms(tables)


@pytest.mark.parametrize("tables", GAMES, ids=[tables.key for tables in GAMES])
def test_imagined_worlds_differ_where_there_are_secrets(tables: Game) -> None:
    differ = checks.imagined_otherwise(tables, max(2, tables.seats[0]), tables.check_options({}), games=20)
    assert (differ > 0.5) if tables.has_secrets else (differ == 0)


@pytest.mark.parametrize("tables", GAMES[:-1], ids=[tables.key for tables in GAMES[:-1]])
def test_greedy_knows_something(tables: Game) -> None:
    """Against bots that know nothing it has more points than they have."""
    lead = checks.lead_of_greedy(tables, players=max(2, tables.seats[0]), seat=0, seed=1)
    assert lead > 0, f"{tables.key}: greedy is {lead} points ahead"
