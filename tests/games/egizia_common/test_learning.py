"""The learned value of both games: what it is made of, how it is learned, and when it is used."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any

import pytest
from librt.vecs import vec

from benben.core.learning import learned
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.core.steps import CHANCE, NOBODY, playout
from benben.core.thinking import Effort, Worlds
from benben.games.egizia.advice.learned_value import ClassicEstimate
from benben.games.egizia_common.advice.course import EstimateCourse
from benben.games.egizia_common.advice.estimate import ROW_NAMES, Estimate, numbers_from, rows_of
from benben.games.egizia_common.advice.features import FEATURE_COUNT, FEATURES, hand_made
from benben.games.egizia_common.advice.least_squares import LeastSquares
from benben.games.egizia_common.state import OVER, SET_UP, Egizia
from benben.games.egizia_shifting_sands.advice.learned_value import SandsEstimate

ESTIMATES: dict[str, type[Estimate[Any]]] = {"egizia": ClassicEstimate, "egizia-shifting-sands": SandsEstimate}
TABLES = [(key, seats) for key in ESTIMATES for seats in (2, 3, 4)]


def moments(key: str, seats: int, seed: int) -> list[Egizia]:
    """The states of a game that is played at random, at every tenth answer."""
    state, rng, answers, found = game(key).new_state(seats), rng_of(seed), game(key).answers(), []
    n = 0
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            continue
        state.legal(answers)
        state.apply(answers.ids[rng.below(answers.count)])
        n += 1
        if n % 10 == 0:
            found.append(state.clone())
    return found


def course(key: str, steps: int, seed: int = 3) -> EstimateCourse:
    """A course that has learned a little: a game a step, the numbers fitted after every second."""
    learning = game(key).advice.course(2, {}, seed)  # type: ignore[misc]
    assert isinstance(learning, EstimateCourse)
    learning.games, learning.lesson = 1, 2
    for n in range(steps):
        learning.step(n)
    return learning


@pytest.mark.parametrize("key", ESTIMATES)
def test_hand_made_numbers_say_what_the_hints_say(key: str) -> None:
    estimate = ESTIMATES[key](hand_made())
    for state in moments(key, 3, seed=1):
        if state.phase != SET_UP:
            for seat in range(3):
                assert estimate.value(state, seat) == pytest.approx(game(key).advice.hints.value(state, seat))


@pytest.mark.parametrize("key", ESTIMATES)
def test_the_end_is_known(key: str) -> None:
    state = game(key).new_state(2)
    playout(state, rng_of(4), game(key).answers())
    assert state.phase == OVER
    numbers = vec[float]([3.0] * len(hand_made()))
    assert [ESTIMATES[key](numbers).value(state, seat) for seat in range(2)] == game(key).scores(state)


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(FEATURES)) == FEATURE_COUNT


def test_rows_are_read_as_they_are_written() -> None:
    numbers = vec[float]([float(n) for n in range(len(hand_made()))])
    assert list(numbers_from(rows_of(numbers))) == list(numbers)


def test_least_squares_find_what_made_the_samples() -> None:
    truth, rng, fit = [2.0, -1.0, 0.5], rng_of(5), LeastSquares(3)
    for _ in range(20_000):
        sample = [1.0, *(float(rng.below(21) - 10) for _ in range(2))]
        fit.add(vec[float](sample), 0, sum(x * y for x, y in zip(truth, sample, strict=True)))
    assert list(fit.solve()) == pytest.approx(truth, abs=0.02)


def test_what_was_never_seen_stays_as_it_was() -> None:
    fit = LeastSquares(2)
    fit.add(vec[float]([1.0, 0.0]), 0, 100.0)
    few = fit.solve()
    assert 0.0 < few[0] < 10.0  # one sample proves little
    assert few[1] == 0.0


@pytest.mark.parametrize("key", ESTIMATES)
def test_a_course_goes_on_where_it_was_stopped(key: str) -> None:
    whole = course(key, 4)
    first = course(key, 3)
    again = course(key, 0)
    again.resume(json.loads(json.dumps(first.kept())))
    again.step(3)
    assert again.numbers() == whole.numbers()
    assert whole.numbers() != rows_of(hand_made())


def test_another_seed_learns_otherwise() -> None:
    assert course("egizia", 2, seed=3).numbers() != course("egizia", 2, seed=4).numbers()


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_shipped_numbers_are_complete(key: str, seats: int) -> None:
    rows = learned(game(key).about.package, str(seats))
    assert sorted(rows) == sorted(ROW_NAMES)
    assert all(len(row) == FEATURE_COUNT and all(isfinite(x) for x in row) for row in rows.values())


@pytest.mark.parametrize("key", ESTIMATES)
def test_learned_numbers_are_for_the_box_as_it_is(key: str) -> None:
    fits = game(key).advice.fits
    assert fits is not None
    assert fits(game(key).new_state(2))
    assert not fits(game(key).new_state(2, variant={"start_quarry": [4]}))


@pytest.mark.parametrize("iterations", [2, 12])
@pytest.mark.parametrize("variant", [{}, {"rounds": [3]}])
@pytest.mark.parametrize("key", ESTIMATES)
def test_every_answer_is_rated(key: str, variant: dict[str, list[int]], iterations: int) -> None:
    """One answer ahead and in a tree, with the learned numbers and, in a variant, with those made by hand."""
    state, rng = game(key).new_state(2, variant=variant), rng_of(6)
    seat = state.advance(rng)
    answers = game(key).answers()
    state.legal(answers)
    ratings = vec[float]([-1000.0] * answers.count)
    worlds: Worlds[Any] = Worlds(seat, lambda rng: game(key).determinize(state, seat, rng), rng)
    thinker = game(key).advice.thinker
    assert thinker is not None
    thinker(state).think(worlds, Effort(iterations), answers, ratings)
    assert all(-1000.0 < x < 1000.0 for x in ratings)
    assert len(set(ratings)) > 1
