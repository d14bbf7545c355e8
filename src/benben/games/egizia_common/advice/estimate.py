"""The learned value of a state, and what looks best by it: one answer ahead, without waiting for chance."""

from __future__ import annotations

from typing import TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.hints import Hints
from benben.core.learning import Numbers
from benben.core.rng import Rng
from benben.games.egizia_common.advice.features import (
    FEATURE_COUNT,
    ROUNDS,
    STAGES,
    features_of,
    hand_made,
    row_of,
)
from benben.games.egizia_common.advice.outlook import Outlook
from benben.games.egizia_common.state import OVER, Egizia

E = TypeVar("E", bound=Egizia)

ROW_NAMES = tuple(f"{stage}_{round + 1}" for round in range(ROUNDS) for stage in STAGES)


class Estimate(Hints[E]):
    """The points a seat will have at the end, as learned. Who thinks has one of its own."""

    def __init__(self, numbers: vec[float]) -> None:
        self.numbers: vec[float] = numbers
        self.features: vec[float] = vec[float]([0.0] * FEATURE_COUNT)

    def outlook(self, s: E, seat: i64) -> Outlook:
        """The game's own."""
        raise NotImplementedError

    def value(self, s: E, seat: i64) -> float:
        if s.phase == OVER:
            return float(s.players[seat].points)
        features, numbers = self.features, self.numbers
        features_of(self.outlook(s, seat), features)
        first = row_of(s) * FEATURE_COUNT
        sum: float = 0.0
        for i in range(i64(FEATURE_COUNT)):
            sum += numbers[first + i] * features[i]
        return sum

    def rate(self, s: E, seat: i64, answers: Answers, ratings: vec[float], rng: Rng) -> None:
        """What is drawn or laid out next is not waited for: the numbers know what it is worth on average."""
        for i in range(answers.count):
            after = cast(E, s.clone())
            after.apply(answers.ids[i])
            ratings[i] = self.value(after, seat)


def numbers_from(learned: Numbers) -> vec[float]:
    """The rows of a file in their order; the hand-made numbers where there are none."""
    if not learned:
        return hand_made()
    return vec[float]([x for row in ROW_NAMES for x in learned[row]])


def rows_of(numbers: vec[float]) -> Numbers:
    """The numbers as rows of a file."""
    every = list(numbers)
    return {row: every[n * FEATURE_COUNT : (n + 1) * FEATURE_COUNT] for n, row in enumerate(ROW_NAMES)}
