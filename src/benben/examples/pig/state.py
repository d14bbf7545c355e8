"""The state of a game of Pig."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.steps import State
from benben.examples.pig.components import PigComponents


class Pig(State):
    """Points, whose turn it is, and what the turn has brought so far."""

    def __init__(self, seats: i64, box: PigComponents, source: Pig | None) -> None:
        super().__init__(seats, source)
        self.box: PigComponents = box
        self.points: vec[i64]  # by seat
        self.turn: i64 = 0
        self.pot: i64 = 0  # points of this turn, not safe yet
        if source is None:
            self.points = vec[i64]([0] * seats)
        else:
            self.points = source.points[:]
            self.turn = source.turn
            self.pot = source.pot

    def clone(self) -> Pig:
        return Pig(self.seats, self.box, self)
