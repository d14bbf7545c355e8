"""How the numbers are learned: many sets of them play the same games, and the next ones are made like the best.

First one set of numbers is learned for all cards together; from there on each draw of Pharaoh cards goes its own way.
The same seed gives the same numbers, with however many processes.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from benben.core.learning import Course, Numbers
from benben.core.rng import Rng
from benben.games.egyptia.advice.numbers import BY_HAND, COUNT, DRAWS, FILE, ROW, SLOPES, cards_of_draw, draw_name
from benben.games.egyptia.advice.scout import mean_score
from benben.games.egyptia.components import STANDARD
from benben.games.egyptia.state import Egyptia

TOGETHER: Final = 40  # steps for all cards together …
APART: Final = 16  # … and for each draw of cards
SETS: Final = 48  # of numbers in a step: each is tried, together …
OWN_SETS: Final = 24  # … and apart
BEST: Final = 4  # one of so many is of the best, which the next step goes on from
TABLES: Final = 64  # for each set of numbers, with all kinds of cards …
GAMES: Final = 6  # … and so many games at each
OWN_GAMES: Final = 128  # with a draw of its own
FEWEST: Final = 8  # sets
FIRST_SPREAD: Final = 0.2  # how much numbers differ, as a part of themselves
LEAST_SPREAD: Final = 0.03
MEANS_KEPT: Final = 0.5  # of the step before
SPREADS_KEPT: Final = 0.6
MOST_CHANGE: Final = 0.95

# A normal number is a sum of so many even ones: no logarithm, which machines might round differently.
EVEN_ONES: Final = 12
PARTS: Final = 1048576


class Guess:
    """Where good numbers may be: a mean and a spread for the change of each number, and for its slope in time."""

    def __init__(self, means: list[float], spreads: list[float]) -> None:
        self.means: list[float] = means
        self.spreads: list[float] = spreads

    def sample(self, sets: i64, rng: Rng) -> list[list[float]]:
        """The means themselves, and others around them."""
        return [list(self.means)] + [self.one(rng) for i in range(sets - 1)]

    def one(self, rng: Rng) -> list[float]:
        return [mean + spread * normal(rng) for mean, spread in zip(self.means, self.spreads, strict=True)]

    def learn(self, sets: list[list[float]], points: list[float]) -> None:
        """Move towards the best."""
        order = sorted([(-points[i], i) for i in range(len(sets))])
        best = [sets[i] for lost, i in order[: len(sets) // BEST]]
        for i in range(len(self.means)):
            some = [changes[i] for changes in best]
            mean = sum(some) / len(best)
            spread = sqrt(sum([(x - mean) * (x - mean) for x in some]) / len(best))
            self.means[i] = MEANS_KEPT * self.means[i] + (1.0 - MEANS_KEPT) * mean
            self.spreads[i] = max(LEAST_SPREAD, SPREADS_KEPT * self.spreads[i] + (1.0 - SPREADS_KEPT) * spread)

    def kept(self) -> list[list[float]]:
        return [list(self.means), list(self.spreads)]


class NumbersCourse(Course):
    """The cross-entropy method."""

    def __init__(
        self, seed: int, workers: int = 0, together: int = TOGETHER, draws: int = DRAWS, part: int = 1
    ) -> None:
        super().__init__(FILE, together + APART)
        self.seed = seed
        self.workers = workers or os.cpu_count() or 1
        self.together = together
        self.draws = draws  # of cards that are learned apart
        self.part = part  # of sets, tables and games only, for a quick try
        self.guess = Guess([0.0] * (2 * COUNT), [FIRST_SPREAD] * (2 * COUNT))
        self.own: list[Guess] = []  # by draw of cards
        self.points = 0.0

    def step(self, n: i64) -> None:
        if n < self.together:
            self.learn_together(n)
        else:
            self.learn_apart(n)

    def learn_together(self, n: int) -> None:
        rng = Rng(self.seed, n, DRAWS)
        draws = [int(rng.below(DRAWS)) for i in range(TABLES // self.part)]
        sets = self.guess.sample(max(FEWEST, SETS // self.part), rng)
        points = self.each(trial, [(self.seed, n, draws, changes) for changes in sets])
        self.points = max(points)
        self.guess.learn(sets, points)

    def learn_apart(self, n: int) -> None:
        if len(self.own) == 0:
            self.own = [Guess(list(self.guess.means), [FIRST_SPREAD] * (2 * COUNT)) for draw in range(self.draws)]
        tasks = [(self.seed, n, draw, self.part, *self.own[draw].kept()) for draw in range(self.draws)]
        learned = self.each(own_step, tasks)
        self.own = [Guess(means, spreads) for points, means, spreads in learned]
        self.points = sum([points for points, means, spreads in learned]) / len(learned)

    def each(self, work: Any, tasks: list[Any]) -> list[Any]:
        """Work on all tasks, in as many processes as there are."""
        if self.workers == 1:
            return [work(task) for task in tasks]
        with ProcessPoolExecutor(self.workers) as pool:
            return list(pool.map(work, tasks, chunksize=1))

    def numbers(self) -> Numbers:
        rows = rows_of(self.guess.means)
        for draw in range(len(self.own)):
            own = rows_of(self.own[draw].means)
            rows[draw_name(draw)] = own[ROW] + own[SLOPES]
        return rows

    def kept(self) -> dict[str, Any]:
        return {"guess": self.guess.kept(), "own": [guess.kept() for guess in self.own]}

    def resume(self, kept: dict[str, Any]) -> None:
        self.guess = Guess(list(kept["guess"][0]), list(kept["guess"][1]))
        self.own = [Guess(list(means), list(spreads)) for means, spreads in kept["own"]]

    def told(self) -> str:
        return f"{self.points:.2f} points"


def trial(task: tuple[int, int, list[int], list[float]]) -> float:
    """The mean points of a set of numbers, some games with each of these draws of cards."""
    seed, n, draws, changes = task
    rows = rows_of(changes)
    points = 0.0
    for i in range(len(draws)):
        points += mean_score(table_of(draws[i]), rows, GAMES, Rng(seed, n, DRAWS + 1 + i))
    return points / len(draws)


def own_step(task: tuple[int, int, int, int, list[float], list[float]]) -> tuple[float, list[float], list[float]]:
    """A step for one draw of cards: the best points, means and spreads."""
    seed, n, draw, part, means, spreads = task
    guess = Guess(means, spreads)
    sets = guess.sample(max(FEWEST, OWN_SETS // part), Rng(seed, n, draw))
    table = table_of(draw)
    points: list[float] = []
    for i in range(len(sets)):
        points.append(mean_score(table, rows_of(sets[i]), OWN_GAMES // part, Rng(seed, n, DRAWS + 1 + draw)))
    guess.learn(sets, points)
    return max(points), guess.means, guess.spreads


def rows_of(changes: list[float]) -> Numbers:
    """The numbers made by hand, changed."""
    row = [BY_HAND[i] * (1.0 + max(-MOST_CHANGE, changes[i])) for i in range(COUNT)]
    return {ROW: row, SLOPES: [max(-MOST_CHANGE, min(MOST_CHANGE, x)) for x in changes[COUNT:]]}


def table_of(draw: int) -> Egyptia:
    """A table for one, with these cards."""
    s = Egyptia(1, STANDARD, None)
    s.cards = cards_of_draw(draw)
    return s


def normal(rng: Rng) -> float:
    total = 0.0
    for i in range(EVEN_ONES):
        total += float(rng.below(PARTS)) / float(PARTS)
    return total - EVEN_ONES / 2
