"""What a search asks an Egizia: it looks to the end of the round, and judges by the points that are to be expected."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.hints import Hints
from benben.core.search import Judge, TreeSearch, lead, squashed
from benben.core.steps import NOBODY
from benben.core.thinking import Effort, OneAhead, Worlds
from benben.games.egizia_common.advice.estimate import E, Estimate
from benben.games.egizia_common.state import OVER

ONE_AHEAD: Final = 4  # iterations: too few for a tree

LEAD_NOW: Final = 4.0  # points that are a large lead at the end …
LEAD_LATER: Final = 2.5  # … and more of them for each round to come


class RoundJudge(Judge[E]):
    """To the end of the round, by what looks best one answer ahead."""

    def __init__(self, estimate: Estimate[E], most_answers: i64) -> None:
        super().__init__(estimate, most_answers)
        self.rounds_ahead: i64 = 0  # beyond this one
        self.lead_now: float = LEAD_NOW
        self.lead_later: float = LEAD_LATER

    def is_end(self, start: E, s: E) -> bool:
        return s.round > start.round + self.rounds_ahead or s.actor() == NOBODY

    def payoffs(self, s: E, payoffs: vec[float]) -> None:
        values = vec[float]([0.0] * s.seats)
        for seat in range(s.seats):
            values[seat] = self.hints.value(s, seat)
        large = self.lead_now
        if s.phase != OVER:
            large += self.lead_later * float(s.box.rounds - s.round + 1)
        for seat in range(s.seats):
            payoffs[seat] = squashed(lead(values, seat) / large)


class RoundSearch(TreeSearch[E]):
    """A search in a tree; with only a few iterations a look one answer ahead, in so many worlds, rated in points."""

    def __init__(self, judge: RoundJudge[E], most_answers: i64, seats: i64) -> None:
        super().__init__(judge, most_answers, seats)
        self.estimate: Hints[E] = judge.hints

    def think(self, worlds: Worlds[E], effort: Effort, answers: Answers, ratings: vec[float]) -> None:
        if effort.iterations <= ONE_AHEAD:
            OneAhead(self.estimate, max(1, effort.iterations)).think(worlds, effort, answers, ratings)
        else:
            super().think(worlds, effort, answers, ratings)
