"""The ladder: how the five bots choose."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from benben.bots import Side, bot
from benben.bots.ladder import ABSURD, LADDER, LadderBot, loosely, remark
from benben.core.match import Match
from benben.core.registry import game, keys
from benben.core.rng import rng_of
from tests.games.pig.test_pig import pig

DRAWS = 20_000


def shares(ratings: list[float], temperature: float) -> list[float]:
    """How often each answer is chosen."""
    rng = rng_of(3)
    found = Counter(loosely(ratings, temperature, rng) for _ in range(DRAWS))
    return [found[place] / DRAWS for place in range(len(ratings))]


def test_without_temperature_the_best_is_chosen_the_first_of_equals() -> None:
    assert shares([1.0, 3.0, 3.0, 2.0], 0.0) == [0.0, 1.0, 0.0, 0.0]


def test_a_temperature_is_how_much_worse_an_e_th_as_often_is() -> None:
    found = shares([2.0, 4.0, 0.0], 2.0)
    whole = 1.0 + 2.718281828**-1 + 2.718281828**-2
    assert found == pytest.approx([2.718281828**-1 / whole, 1.0 / whole, 2.718281828**-2 / whole], abs=0.012)


def test_nothing_absurd_is_ever_chosen() -> None:
    found = shares([0.0, -1.0 * ABSURD - 0.01, -1.0 * ABSURD + 0.01], 1.0)
    assert found[1] == 0.0 and found[2] > 0.02


@pytest.mark.parametrize("key", keys(examples=True))
def test_every_game_has_five_rungs_that_rise(key: str) -> None:
    rungs = game(key).advice.rungs
    assert len(rungs) == len(LADDER)
    for lower, higher in pairwise(rungs):
        assert higher.iterations >= lower.iterations and higher.temperature <= lower.temperature
        assert higher != lower
    assert rungs[-1].temperature == 0.0


def test_a_single_answer_needs_no_thought() -> None:
    mind = LadderBot("vizier")
    match = pig(points=(80, 0), pot=20)
    assert match.say(mind.choose(Side(match, 0, rng_of(1)))) == "hold"
    assert mind._thinker is None


def test_who_thinks_stays_the_same_from_answer_to_answer() -> None:
    mind, match = LadderBot("apprentice", most=1), pig()
    mind.choose(Side(match, 0, rng_of(1)))
    first = mind._thinker
    mind.choose(Side(match, 0, rng_of(2)))
    assert first is not None and mind._thinker is first


def test_people_who_wait_set_the_clock() -> None:
    """Where the clock is nearly over there is one iteration, however many the rung has."""
    match: Match = pig(points=(10, 20), pot=5)
    side = Side(match, 0, rng_of(1))
    side.seconds = 1e-9
    assert side.say(bot("vizier").choose(side)) in {"roll", "hold"}
    quick = LadderBot("vizier", most=1)
    plain = Side(match, 0, rng_of(1))
    assert bot("vizier").choose(side) in side.legal
    assert quick.ratings(plain) == LadderBot("vizier").ratings(_hurried(match))


def _hurried(match: Match) -> Side:
    side = Side(match, 0, rng_of(1))
    side.seconds = 1e-9
    return side


@pytest.mark.parametrize("key", ["ra-dice", "egizia"])
def test_a_table_without_learned_numbers_is_remarked_on(key: str) -> None:
    tables = game(key)
    row, numbers = next(iter(tables.rules.cells.items()))
    changed = tables.new_state(2, variant={row: [n - 1 if i == 0 else n for i, n in enumerate(numbers)]})
    assert remark(tables, tables.new_state(2)) is None
    assert "made by hand" in str(remark(tables, changed))


def test_where_nothing_is_learned_there_is_nothing_to_remark() -> None:
    assert remark(game("pig"), game("pig").new_state(2)) is None
