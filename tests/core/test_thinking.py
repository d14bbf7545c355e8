"""How much is thought about an answer, and by whom."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec

from benben.core.actions import Answers
from benben.core.hints import Hints
from benben.core.rng import Rng, rng_of
from benben.core.steps import State
from benben.core.thinking import Effort, OneAhead, Worlds


def counted(effort: Effort) -> int:
    effort.begin()
    n = 0
    while effort.goes_on():
        n += 1
    return n


@pytest.mark.parametrize("iterations", [1, 7])
def test_an_effort_is_so_many_iterations(iterations: int) -> None:
    effort = Effort(iterations)
    assert counted(effort) == iterations == effort.done
    assert counted(effort) == iterations  # and again for the next answer


def test_the_clock_ends_an_effort_earlier_but_not_before_the_first_iteration() -> None:
    effort = Effort(10**9, seconds=1e-9)
    assert counted(effort) == effort.done == 1


class Number(State):
    def __init__(self, x: int) -> None:
        super().__init__(2, None)
        self.x = x

    def clone(self) -> Number:
        return Number(self.x)


class ByNumber(Hints[Any]):
    """The first answer is worth the hidden number, the second one 3."""

    def rate(self, s: Any, seat: int, answers: Answers, ratings: Any, rng: Rng) -> None:
        ratings[0] = float(s.x)
        ratings[1] = 3.0


def two_answers() -> Answers:
    answers = Answers(2)
    answers.add(0)
    answers.add(1)
    return answers


def test_one_ahead_is_the_mean_over_its_guesses() -> None:
    numbers = iter([1, 2, 3, 10])
    answers, ratings, effort = two_answers(), vec[float]([9.0, 9.0]), Effort(1)
    OneAhead(ByNumber(), 4).think(Worlds(0, lambda rng: Number(next(numbers)), rng_of(1)), effort, answers, ratings)
    assert list(ratings) == [4.0, 3.0]
    assert effort.done == 4
