"""Search in a tree over imagined worlds, on games that are small enough to know the best answer."""

from __future__ import annotations

from itertools import pairwise
from math import log
from typing import Any

import pytest
from librt.vecs import vec

from benben.core.actions import Answers
from benben.core.hints import Hints
from benben.core.rng import Rng, rng_of
from benben.core.search import Guesses, Judge, TreeSearch, lead, squashed
from benben.core.steps import State, Step
from benben.core.thinking import Effort, Worlds

HEADS, TAILS, SURE, ON = 0, 1, 2, 3


class Table(State):
    """Points of two seats, a heap of stones, and a coin that lies hidden."""

    def __init__(self, coin: int = HEADS, stones: int = 0, source: Table | None = None) -> None:
        super().__init__(2, source)
        self.coin: int = source.coin if source else coin
        self.stones: int = source.stones if source else stones
        self.points: list[float] = list(source.points) if source else [0.0, 0.0]

    def clone(self) -> Table:
        return Table(source=self)


class Guess(Step[Any]):
    """Name the side of the coin for a point, be content with a part of it, or go on to be asked again."""

    def __init__(self, offered: tuple[int, ...], sure: float = 0.6) -> None:
        super().__init__(0, 0)
        self.offered, self.sure = offered, sure

    def legal(self, s: Any, out: Answers) -> None:
        for a in self.offered:
            out.add(a)

    def answer(self, s: Any, a: int) -> None:
        if a == ON:
            s.plan(Guess((HEADS, TAILS)))
        else:
            s.points[0] = self.sure if a == SURE else float(a == s.coin)


class TakeStones(Step[Any]):
    """Take 1 to 3 stones; the last one brings a point."""

    def legal(self, s: Any, out: Answers) -> None:
        for n in range(1, min(3, s.stones) + 1):
            out.add(n)

    def answer(self, s: Any, a: int) -> None:
        s.stones -= a
        if s.stones == 0:
            s.points[self.seat] = 1.0
        else:
            s.plan(TakeStones(1 - self.seat, 0))


class Seal(Step[Any]):
    """Both choose at once; who chooses the same as seat 1 chose wins, for seat 0."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 0)
        self.is_sealed, self.owner = True, seat

    def legal(self, s: Any, out: Answers) -> None:
        out.add(HEADS)
        out.add(TAILS)

    def answer(self, s: Any, a: int) -> None:
        if self.seat == 1:
            s.coin = a
        else:
            s.stones = a
        s.points[0] = float(s.coin == s.stones)


class NoHints(Hints[Any]):
    def value(self, s: Any, seat: int) -> float:
        return 0.0


class Points(Judge[Any]):
    """Points are payoffs; `heads` tells how much likelier worlds with heads are."""

    def __init__(self, heads: float = 1.0) -> None:
        super().__init__(NoHints(), 4)
        self.heads = heads

    def payoffs(self, s: Any, payoffs: Any) -> None:
        for seat in range(2):
            payoffs[seat] = s.points[seat]

    def likelihood(self, s: Any, seat: int) -> float:
        return log(self.heads) if s.coin == HEADS else 0.0


def hidden_coin(step: Step) -> Worlds[Any]:
    def deal(rng: Rng) -> State:
        s = Table(coin=rng.below(2))
        s.plan(step)
        return s

    return Worlds(0, deal, rng_of(7))


def heap(stones: int) -> Worlds[Any]:
    def deal(rng: Rng) -> State:
        s = Table(stones=stones)
        s.plan(TakeStones(0, 0))
        return s

    return Worlds(0, deal, rng_of(7))


def thought(worlds: Worlds[Any], judge: Judge[Any], iterations: int = 400) -> dict[int, float]:
    """The rating of each answer."""
    answers, ratings = Answers(4), vec[float]([0.0] * 4)
    worlds.draw().legal(answers)
    TreeSearch(judge, 4, 2).think(worlds, Effort(iterations), answers, ratings)
    return {answers.ids[i]: ratings[i] for i in range(answers.count)}


def best(ratings: dict[int, float]) -> int:
    return max(ratings, key=ratings.__getitem__)


@pytest.mark.parametrize(("stones", "take"), [(5, 1), (6, 2), (7, 3), (9, 1)])
def test_it_leaves_a_multiple_of_four_stones(stones: int, take: int) -> None:
    assert best(thought(heap(stones), Points(), 1500)) == take


def test_it_does_not_guess_what_it_cannot_know() -> None:
    """In every single world one of the two sides brings more; over all worlds the sure thing does."""
    assert best(thought(hidden_coin(Guess((HEADS, TAILS, SURE))), Points())) == SURE


def test_it_knows_no_more_later_either() -> None:
    """Going on would be best, if the coin were seen then; the tree has one node for both worlds."""
    assert best(thought(hidden_coin(Guess((SURE, ON))), Points(), 1500)) == SURE


def test_of_worlds_that_are_weighed_the_likely_ones_count_more() -> None:
    judge = Points(heads=4.0)
    judge.guesses = 50
    assert best(thought(hidden_coin(Guess((HEADS, TAILS, SURE))), judge)) == HEADS


def test_worlds_come_as_often_as_they_are_likely() -> None:
    judge = Points(heads=3.0)
    judge.guesses = 60
    guesses = Guesses(hidden_coin(Guess((HEADS, TAILS))), judge, Effort(1000))
    heads = sum(world.coin == HEADS for world in guesses.drawn)
    drawn = [guesses.draw() for _ in range(2000)]
    expected = 3 * heads / (3 * heads + 60 - heads)
    assert sum(world.coin == HEADS for world in drawn) / 2000 == pytest.approx(expected, abs=0.01)
    drawn[0].points[0] = 9.0
    assert all(world.points[0] == 0.0 for world in guesses.drawn)


def test_a_single_likely_world_does_not_count_alone() -> None:
    """Of 40 worlds one is e³⁰ times as likely; still the weight lies on a good part of them."""
    seen = [0]

    class OneLikely(Points):
        def likelihood(self, s: Any, seat: int) -> float:
            seen[0] += 1
            return 30.0 if seen[0] == 5 else 0.0

    judge = OneLikely()
    judge.guesses, judge.variety = 40, 0.5
    guesses = Guesses(hidden_coin(Guess((HEADS, TAILS))), judge, Effort(1000))
    weights = [b - a for a, b in pairwise([0.0, *guesses.sums])]
    assert weights[4] == max(weights)
    assert sum(weights) ** 2 / sum(x * x for x in weights) >= 20


def test_without_guesses_every_world_is_a_new_one() -> None:
    guesses = Guesses(hidden_coin(Guess((HEADS, TAILS))), Points(), Effort(10))
    assert guesses.drawn == []
    assert {guesses.draw().coin for _ in range(30)} == {HEADS, TAILS}


def test_what_others_choose_at_the_same_time_is_not_in_the_tree() -> None:
    """The rival's choice is the judge's: always the first answer, as hints see no difference."""

    def deal(rng: Rng) -> State:
        s = Table()
        s.plan(Seal(1))
        s.plan(Seal(0))
        return s

    assert best(thought(Worlds(0, deal, rng_of(7)), Points(), 100)) == HEADS


def test_equal_seeds_give_equal_ratings() -> None:
    first, second = [thought(hidden_coin(Guess((HEADS, TAILS, SURE))), Points(), 60) for _ in range(2)]
    assert first == second


def test_ratings_are_logarithms_of_how_often_an_answer_was_tried() -> None:
    ratings = thought(heap(5), Points(), 300)
    tried = [2.718281828**x for x in ratings.values()]
    assert sum(tried) == pytest.approx(300, abs=3.5)


@pytest.mark.parametrize(("values", "leads"), [([5.0, 3.0], [2.0, -2.0]), ([5.0, 3.0, 9.0], [-4.0, -6.0, 4.0])])
def test_a_lead_is_over_the_best_rival(values: list[float], leads: list[float]) -> None:
    assert [lead(vec[float](values), seat) for seat in range(len(values))] == leads


def test_squashed_numbers_lie_between_0_and_1() -> None:
    assert squashed(0.0) == 0.5
    assert squashed(2.0) + squashed(-2.0) == pytest.approx(1.0)
    assert 0.0 < squashed(-1000.0) < squashed(-1.0) < squashed(1.0) < squashed(1000.0) <= 1.0
