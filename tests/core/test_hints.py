"""What a game tells bots: ratings by an evaluation, exact where chance has few outcomes."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec

from benben.core.actions import Answers, Outcomes
from benben.core.hints import LISTED, SAMPLES, Hints, best_answer
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.core.steps import CHANCE, State, Step


class Purse(State):
    def __init__(self, coins: int, source: Purse | None = None) -> None:
        super().__init__(2, source)
        self.coins = coins

    def clone(self) -> Purse:
        return Purse(self.coins, self)


class Offer(Step[Any]):
    """Answers 0, 1, … bring so many coins."""

    def __init__(self, coins: tuple[int, ...], then: Step | None = None) -> None:
        super().__init__(0, 0)
        self.coins = coins
        self.then = then

    def legal(self, s: Any, out: Answers) -> None:
        for a in range(len(self.coins)):
            out.add(a)

    def answer(self, s: Any, a: int) -> None:
        s.coins += self.coins[a]
        if self.then is not None:
            s.plan(self.then)


class Lot(Step[Any]):
    """Chance brings so many coins, each number with its weight."""

    def __init__(self, weights: dict[int, int]) -> None:
        super().__init__(CHANCE, 0)
        self.weights = weights

    def outcomes(self, s: Any, out: Outcomes) -> None:
        for coins, weight in self.weights.items():
            out.add(coins, weight)

    def answer(self, s: Any, a: int) -> None:
        s.coins += a


class Coins(Hints[Any]):
    def value(self, s: Any, seat: int) -> float:
        return float(s.coins if seat == 0 else -s.coins)


def purse(step: Step, coins: int = 0) -> Purse:
    s = Purse(coins)
    s.plan(step)
    return s


def best(step: Step, seat: int = 0) -> int:
    return best_answer(purse(step), seat, Coins(), Answers(9), vec[float]([0.0] * 9), rng_of(1))


def ratings(s: State, hints: Hints, seat: int = 0) -> list[float]:
    answers, found = Answers(9), vec[float]([0.0] * 9)
    s.legal(answers)
    hints.rate(s, seat, answers, found, rng_of(1))
    return [found[i] for i in range(answers.count)]


def test_best_answer_is_the_one_with_the_highest_rating() -> None:
    assert best(Offer((3, 9, 4))) == 1


@pytest.mark.parametrize(("coins", "first"), [((5, 5, 5), 0), ((1, 7, 7), 1), ((7, 1, 7), 0), ((-2, -1, -1), 1)])
def test_best_answer_is_the_first_of_equals(coins: tuple[int, ...], first: int) -> None:
    assert best(Offer(coins)) == first


def test_best_answer_is_the_best_for_the_seat() -> None:
    assert best(Offer((3, 9, 1)), seat=1) == 2


def test_best_answer_of_one() -> None:
    assert best(Offer((-5,))) == 0


def test_best_answer_changes_nothing() -> None:
    s = purse(Offer((3, 9)), coins=2)
    best_answer(s, 0, Coins(), Answers(9), vec[float]([0.0] * 9), rng_of(1))
    assert (s.coins, s.depth) == (2, 1)


def test_rating_is_the_value_one_answer_ahead() -> None:
    assert ratings(purse(Offer((3, 9)), coins=2), Coins()) == [5.0, 11.0]


def test_rating_looks_through_the_chance_that_follows() -> None:
    # 10 or 20 more, three to one: 12.5 on average
    assert ratings(purse(Offer((3, 9), Lot({10: 3, 20: 1}))), Coins()) == [15.5, 21.5]


def test_expectation_without_chance_is_the_value() -> None:
    assert Coins().expect(purse(Offer((3, 9)), coins=6), 0, rng_of(1)) == 6.0


def test_expectation_of_few_outcomes_is_exact() -> None:
    # (1·1 + 5·2 + 7·5) / 8 = 5.75
    assert Coins().expect(purse(Lot({1: 1, 5: 2, 7: 5})), 0, rng_of(1)) == 5.75


def test_expectation_of_as_many_outcomes_as_are_listed_is_exact() -> None:
    assert LISTED == 64
    assert Coins().expect(purse(Lot(dict.fromkeys(range(64), 1))), 0, rng_of(1)) == 31.5


def test_expectation_of_many_outcomes_is_an_average_of_samples() -> None:
    many, rng = purse(Lot(dict.fromkeys(range(65), 1))), rng_of(2)
    found = [Coins().expect(many, 0, rng) for _ in range(200)]
    assert all((value * SAMPLES).is_integer() for value in found) and len(set(found)) > 20
    assert abs(sum(found) / 200 - 32) < 1.4  # five standard errors: 18.8 / sqrt(200 · 24) = 0.27


def test_sampled_expectation_of_a_sure_thing_is_exact() -> None:
    class Calm(Coins):
        def value(self, s: Any, seat: int) -> float:
            return 7.0

    assert Calm().expect(purse(Lot(dict.fromkeys(range(65), 1))), 0, rng_of(3)) == 7.0


def test_expectation_changes_nothing() -> None:
    s = purse(Lot({1: 1, 5: 2}))
    Coins().expect(s, 0, rng_of(1))
    assert (s.coins, s.depth) == (0, 1)


def test_pig_weighs_the_roll_exactly() -> None:
    match = Match(game("pig"), 2)
    # holding brings nothing; rolling 2…6 brings 0.7 of each, a 1 brings nothing: 0.7 · 20 / 6
    assert ratings(match.state, match.game.advice.hints) == pytest.approx([14 / 6, 0.0])


def test_hints_need_a_value() -> None:
    with pytest.raises(NotImplementedError):
        Hints[Any]().value(Purse(0), 0)
