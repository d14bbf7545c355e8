"""Effort, worlds, and looking one answer ahead."""

from __future__ import annotations

import time

from librt.vecs import vec

from benben.bots import Side
from benben.bots.greedy import GreedyBot
from benben.core.match import Match
from benben.core.rng import rng_of
from benben.core.thinking import GUESSES, Effort, OneAhead, Worlds
from tests.toys import vault


def iterations(effort: Effort, most: int = 10**6) -> int:
    """How often it goes on."""
    effort.begin()
    done = 0
    while done < most and effort.goes_on():
        done += 1
    return done


def test_effort_is_counted_in_iterations() -> None:
    effort = Effort(7)
    assert (iterations(effort), effort.done) == (7, 7)
    assert iterations(effort) == 7, "each answer has the effort anew"


def test_the_clock_ends_it_earlier_but_never_before_the_first_iteration() -> None:
    effort, began = Effort(10**9, 0.02), time.perf_counter()
    effort.begin()
    while effort.goes_on():
        pass
    assert 0.02 <= time.perf_counter() - began < 2.0
    assert 0 < effort.done < 10**9
    assert iterations(Effort(5, 1e-9)) == 1


def test_worlds_are_drawn_from_the_stream_of_who_thinks() -> None:
    side = Side(Match(vault.GAME, 3, 1), 0, rng_of(1))
    first = [str(vault.table(Worlds(0, side.imagine, rng_of(5)).draw(), 1, [])) for _ in range(2)]
    assert first[0] == first[1]


def test_one_ahead_rates_as_greedy_does() -> None:
    """The same worlds in the same order: four guesses where something is hidden."""
    match = Match(vault.GAME, 3, 1)
    side = Side(match, match.actor, rng_of(2))
    ratings = vec[float]([0.0] * len(side.legal))
    worlds = Worlds(side.seat, side.imagine, rng_of(3))
    OneAhead(side.game.advice.hints, GUESSES).think(worlds, Effort(1), side.answers(), ratings)
    side.rng = rng_of(3)
    expected = [rating / GUESSES for rating in GreedyBot().ratings(side)]
    assert all(abs(a - b) < 1e-9 for a, b in zip(ratings, expected, strict=True))
