"""Learning the numbers of the evaluation: sets of numbers play against those made by hand, and the best lead on.

This is the cross-entropy method. All sets of a step play with the same chance, one seat each, the hand-made numbers in
the other seats; each plays one answer ahead, so that a game takes a fraction of a millisecond.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.hints import best_answer
from benben.core.learning import Course
from benben.core.learning import Numbers as Learned
from benben.core.rng import Rng, rng_of
from benben.core.search import lead, squashed
from benben.core.steps import NOBODY
from benben.games.architects.actions import ACTIONS
from benben.games.architects.advice.numbers import BY_HAND, MADE_BY_HAND, NAMES, Numbers
from benben.games.architects.advice.swift import SwiftHints
from benben.games.architects.state import Architects

STEPS: Final = 60
SETS: Final = 32  # that play in a step
BEST: Final = 4  # one of so many leads on
GAMES: Final = 600  # of each set in a step; a multiple of 2, 3, 4 and 5, so that it has each seat as often
NARROWER: Final = 0.7  # how much of the spread of the best is new in a step
LEAST_SPREAD: Final = 0.05  # of what the number made by hand is
FIRST_SPREAD: Final = 0.4
LARGE_LEAD: Final = 6.0  # points
UNIFORMS: Final = 12  # a sum of so many even numbers is nearly normal, and the same on every machine
PARTS: Final = 1048576  # 2²⁰


class NumbersCourse(Course):
    """Learns one set of numbers for a number of seats."""

    def __init__(self, start: Architects, seed: int, sets: int = SETS, games: int = GAMES) -> None:
        super().__init__(f"{start.seats}", STEPS)
        self.start: Architects = start.clone()
        self.start.settle()  # to the first deal
        self.seed: int = seed
        self.sets: int = sets
        self.games: int = games
        self.middle: list[float] = [*MADE_BY_HAND]
        self.spread: list[float] = [FIRST_SPREAD * x for x in MADE_BY_HAND]
        self.share: float = 0.5  # how well the best of the last step did
        self.answers: Answers = Answers(ACTIONS.size)
        self.ratings: vec[float] = vec[float]([0.0] * ACTIONS.size)

    def step(self, n: i64) -> None:
        rows = [self.row(rng_of(self.seed, n, i)) for i in range(self.sets)]
        shares = [self.played(rows[i], n) for i in range(self.sets)]
        order = sorted(range(self.sets), key=lambda i: (-shares[i], i))[: self.sets // BEST]
        self.share = sum([shares[i] for i in order]) / len(order)
        for k in range(len(NAMES)):
            self.lead_on(k, [rows[i][k] for i in order])

    def row(self, rng: Rng) -> list[float]:
        """A set of numbers near the middle; none is below nothing."""
        return [max(0.0, self.middle[k] + self.spread[k] * normal(rng)) for k in range(len(NAMES))]

    def lead_on(self, k: int, best: list[float]) -> None:
        """The middle and the spread of a number, from what the best had."""
        middle = sum(best) / len(best)
        spread = sqrt(sum([(x - middle) * (x - middle) for x in best]) / len(best))
        self.middle[k] += NARROWER * (middle - self.middle[k])
        self.spread[k] += NARROWER * (spread - self.spread[k])
        self.spread[k] = max(self.spread[k], LEAST_SPREAD * MADE_BY_HAND[k])

    def played(self, row: list[float], n: i64) -> float:
        """How well a set of numbers did in the games of a step: 0.5 is as well as the numbers made by hand."""
        mine, others = SwiftHints(self.start, Numbers(row)), SwiftHints(self.start, BY_HAND)
        sum: float = 0.0
        for i in range(self.games):
            sum += self.play(
                mine, others, i % self.start.seats, rng_of(self.seed, n, self.sets + i // self.start.seats)
            )
        return sum / self.games

    def play(self, mine: SwiftHints, others: SwiftHints, seat: i64, rng: Rng) -> float:
        """One game; how well the seat did, from 0 to 1."""
        s = self.start.clone()
        actor = s.advance(rng)
        while actor != NOBODY:
            hints = mine if actor == seat else others
            s.apply(best_answer(s, actor, hints, self.answers, self.ratings, rng))
            actor = s.advance(rng)
        values = vec[float]([float(s.players[i].points) for i in range(s.seats)])
        return squashed(lead(values, seat) / LARGE_LEAD)

    def numbers(self) -> Learned:
        return {"evaluation": [*self.middle]}

    def kept(self) -> dict[str, Any]:
        return {"middle": [*self.middle], "spread": [*self.spread], "share": self.share}

    def resume(self, kept: dict[str, Any]) -> None:
        self.middle = [float(x) for x in kept["middle"]]
        self.spread = [float(x) for x in kept["spread"]]
        self.share = float(kept["share"])

    def told(self) -> str:
        return f"{100 * self.share:.1f} %"


def normal(rng: Rng) -> float:
    """A number of the normal distribution, nearly."""
    sum: float = -UNIFORMS / 2.0
    for i in range(i64(UNIFORMS)):
        sum += float(rng.below(PARTS)) / float(PARTS)
    return sum
