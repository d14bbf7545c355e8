"""What a game tells bots about good answers: an evaluation, and a rating of each legal answer made from it."""

from __future__ import annotations

from typing import Final, Generic, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from benben.core.actions import Answers, Outcomes
from benben.core.rng import Rng
from benben.core.steps import CHANCE, S, State

LISTED: Final = 64  # chance with at most this many outcomes is weighed exactly, with more it is sampled
SAMPLES: Final = 24


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S]):
    """A game's advice. Only `value` is needed; a game that can look further overrides `rate`."""

    def value(self, s: S, seat: i64) -> float:
        """How good a state is for a seat, in points."""
        raise NotImplementedError

    def rate(self, s: S, seat: i64, answers: Answers, ratings: vec[float], rng: Rng) -> None:
        """Write a rating for each legal answer of `seat` into `ratings`: by default one answer ahead."""
        for i in range(answers.count):
            after = cast(S, s.clone())
            after.apply(answers.ids[i])
            ratings[i] = self.expect(after, seat, rng)

    def expect(self, s: S, seat: i64, rng: Rng) -> float:
        """The value of a state, averaged over the chance that is open in it."""
        if s.actor() != CHANCE:
            return self.value(s, seat)
        out = Outcomes()
        s.open_step().outcomes(s, out)
        if len(out.ids) <= LISTED:
            return self._weighed(s, seat, out)
        return self._sampled(s, seat, rng)

    def _weighed(self, s: S, seat: i64, out: Outcomes) -> float:
        sum: float = 0.0
        for i in range(len(out.ids)):
            after = cast(S, s.clone())
            after.apply(out.ids[i])
            sum += self.value(after, seat) * float(out.weights[i])
        return sum / float(out.total())

    def _sampled(self, s: S, seat: i64, rng: Rng) -> float:
        sum: float = 0.0
        for i in range(SAMPLES):
            after = cast(S, s.clone())
            after.apply(after.sample(rng))
            sum += self.value(after, seat)
        return sum / SAMPLES


def best_answer(s: State, seat: i64, hints: Hints, answers: Answers, ratings: vec[float], rng: Rng) -> i64:
    """The highest-rated legal answer; the first of equals."""
    s.legal(answers)
    hints.rate(s, seat, answers, ratings, rng)
    best: i64 = 0
    for i in range(answers.count):
        if ratings[i] > ratings[best]:
            best = i
    return answers.ids[best]
