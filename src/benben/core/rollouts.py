"""Search with nothing but the rules: every iteration ends with a random game, as the simplest searches elsewhere do."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.hints import Hints
from benben.core.rng import Rng
from benben.core.search import Judge, Winners, share_win
from benben.core.steps import S, playout


class RolloutJudge(Judge[S]):
    """Knows no game: all answers look alike, and who wins at the end of a random game has done well."""

    def __init__(self, most_answers: i64, winners: Winners) -> None:
        super().__init__(Hints(), most_answers, winners)
        self.who_won: Winners = winners

    def rate(self, s: S, seat: i64, answers: Answers, ratings: vec[float], rng: Rng) -> None:
        for i in range(answers.count):
            ratings[i] = 0.0

    def answer(self, s: S, rng: Rng) -> i64:
        s.legal(self.answers)
        return self.answers.pick(rng)

    def play_on(self, start: S, s: S, rng: Rng) -> None:
        playout(s, rng, self.answers)

    def payoffs(self, s: S, payoffs: vec[float]) -> None:
        share_win(self.who_won(s), payoffs)
