"""What a search asks Egyptian Architects: it looks to the end of the round, for the next deal is all chance."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.hints import best_answer
from benben.core.rng import Rng
from benben.core.search import Judge, lead, squashed
from benben.core.steps import NOBODY
from benben.games.architects.actions import ACTIONS
from benben.games.architects.advice.picks import Picks
from benben.games.architects.advice.swift import SwiftHints
from benben.games.architects.state import Architects

WORLDS: Final = 200  # that are weighed for one answer
SPREAD: Final = 9.0  # points by which a lead changes in a round, as a standard deviation
NORMAL: Final = 1.702  # with this factor the logistic curve is nearly the normal one
MARGIN: Final = 0.15  # how much a large lead counts beside a win
LARGE: Final = 10.0  # points


class RoundJudge(Judge[Architects]):
    """Judges the lead at the end of the round by the chance to win the game with it."""

    def __init__(self, swift: SwiftHints) -> None:
        super().__init__(swift, ACTIONS.size)
        self.swift: SwiftHints = swift
        self.picks: Picks = Picks(swift.numbers)
        self.guesses = WORLDS

    def answer(self, s: Architects, rng: Rng) -> i64:
        return best_answer(s, s.actor(), self.swift, self.answers, self.ratings, rng)

    def likelihood(self, s: Architects, seat: i64) -> float:
        return self.picks.likelihood(s, seat)

    def is_end(self, start: Architects, s: Architects) -> bool:
        return s.round != start.round or s.actor() == NOBODY

    def payoffs(self, s: Architects, payoffs: vec[float]) -> None:
        values = vec[float]([0.0] * s.seats)
        for seat in range(s.seats):
            values[seat] = float(s.players[seat].points)
        for seat in range(s.seats):
            ahead = lead(values, seat)
            payoffs[seat] = self.chance(s, ahead) + MARGIN * (squashed(ahead / LARGE) - 0.5)

    def chance(self, s: Architects, ahead: float) -> float:
        """The chance to win the game with so many points more than the best rival."""
        if s.actor() == NOBODY:
            return 1.0 if ahead > 0.0 else 0.5 if ahead == 0.0 else 0.0
        return squashed(NORMAL * ahead / (SPREAD * sqrt(float(s.box.rounds - s.round + 1))))
