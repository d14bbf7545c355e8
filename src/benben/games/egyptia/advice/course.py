"""How the numbers are learned: many sets of them play the same games, and the next ones are made like the best."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from benben.core.bits import shl
from benben.core.learning import Course, Numbers
from benben.core.rng import Rng
from benben.games.egyptia.advice.numbers import BY_HAND, COUNT, FILE, ROW, SLOPES
from benben.games.egyptia.advice.scout import mean_score
from benben.games.egyptia.components import STANDARD
from benben.games.egyptia.pharaoh_cards import CARDS_OF_LETTER, LETTER_COUNT
from benben.games.egyptia.state import CARD_BITS, Egyptia

STEPS: Final = 150
SETS: Final = 48  # of numbers in a step
BEST: Final = 4  # one of so many is of the best, which the next step goes on from
TABLES: Final = 64  # in a step, each with other cards
GAMES: Final = 6  # at each table
FIRST_SPREAD: Final = 0.2  # how much numbers differ, as a part of themselves
LEAST_SPREAD: Final = 0.03
MEANS_KEPT: Final = 0.5  # of the step before
SPREADS_KEPT: Final = 0.6
MOST_CHANGE: Final = 0.95

# A normal number is a sum of so many even ones: no logarithm, which machines might round differently.
EVEN_ONES: Final = 12
PARTS: Final = 1048576


class NumbersCourse(Course):
    """The cross-entropy method. A change is learned for each number made by hand, and one for its slope in time."""

    def __init__(self, seed: i64, sets: i64 = SETS, tables: i64 = TABLES, games: i64 = GAMES) -> None:
        super().__init__(FILE, STEPS)
        self.seed: i64 = seed
        self.sets: i64 = sets
        self.tables: i64 = tables
        self.games: i64 = games
        self.means: list[float] = [0.0] * (2 * COUNT)
        self.spreads: list[float] = [FIRST_SPREAD] * (2 * COUNT)
        self.points: float = 0.0

    def step(self, n: i64) -> None:
        rng = Rng(self.seed, n, 0)
        tables = [drawn_table(rng) for i in range(self.tables)]
        found: list[tuple[float, int, list[float]]] = []
        for i in range(self.sets):
            changes = self.changed(rng) if i > 0 else self.means
            found.append((-self.mean_points(n, tables, changes), i, changes))
        found.sort()
        best = found[: self.sets // BEST]
        self.points = -sum([points for points, i, changes in best]) / len(best)
        self.learn([changes for points, i, changes in best])

    def changed(self, rng: Rng) -> list[float]:
        return [mean + spread * normal(rng) for mean, spread in zip(self.means, self.spreads, strict=True)]

    def mean_points(self, n: i64, tables: list[Egyptia], changes: list[float]) -> float:
        """All sets of numbers see the same cards and dice."""
        rows = rows_of(changes)
        points = 0.0
        for i in range(len(tables)):
            points += mean_score(tables[i], rows, self.games, Rng(self.seed, n, 1 + i))
        return points / len(tables)

    def learn(self, best: list[list[float]]) -> None:
        for i in range(2 * COUNT):
            some = [changes[i] for changes in best]
            mean = sum(some) / len(best)
            spread = sqrt(sum([(x - mean) * (x - mean) for x in some]) / len(best))
            self.means[i] = MEANS_KEPT * self.means[i] + (1.0 - MEANS_KEPT) * mean
            spread = SPREADS_KEPT * self.spreads[i] + (1.0 - SPREADS_KEPT) * spread
            self.spreads[i] = max(LEAST_SPREAD, spread)

    def numbers(self) -> Numbers:
        return rows_of(self.means)

    def kept(self) -> dict[str, Any]:
        return {"means": list(self.means), "spreads": list(self.spreads)}

    def resume(self, kept: dict[str, Any]) -> None:
        self.means = [float(x) for x in kept["means"]]
        self.spreads = [float(x) for x in kept["spreads"]]

    def told(self) -> str:
        return f"{self.points:.2f}"


def rows_of(changes: list[float]) -> Numbers:
    """The numbers made by hand, changed."""
    row = [BY_HAND[i] * (1.0 + max(-MOST_CHANGE, changes[i])) for i in range(COUNT)]
    return {ROW: row, SLOPES: [max(-MOST_CHANGE, min(MOST_CHANGE, x)) for x in changes[COUNT:]]}


def drawn_table(rng: Rng) -> Egyptia:
    """A table for one, with cards drawn."""
    s = Egyptia(1, STANDARD, None)
    for letter in range(i64(LETTER_COUNT)):
        s.cards |= shl(rng.below(CARDS_OF_LETTER) + 1, CARD_BITS * letter)
    return s


def normal(rng: Rng) -> float:
    sum = 0.0
    for i in range(EVEN_ONES):
        sum += float(rng.below(PARTS)) / float(PARTS)
    return sum - EVEN_ONES / 2
