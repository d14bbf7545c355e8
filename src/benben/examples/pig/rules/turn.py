"""PIG-1: the turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers, Outcomes
from benben.core.events import SCORE
from benben.core.rng import Rng
from benben.core.steps import CHANCE, Step, StepTable
from benben.examples.pig.actions import HOLD, LOST, MUST_HOLD, ROLL, ROLLED, SHOW
from benben.examples.pig.components import MAX_SEATS, SIDES
from benben.examples.pig.state import Pig

STEPS: Final = StepTable()


class RollOrHold(Step[Pig]):
    """PIG-1.1, PIG-1.3, PIG-1.4: roll for more, or hold and keep what the turn has brought."""

    def legal(self, s: Pig, out: Answers) -> None:
        if s.points[self.seat] + s.pot < s.box.goal:
            out.add(ROLL)
        out.add(HOLD)

    def answer(self, s: Pig, a: i64) -> None:
        if a == ROLL:
            s.plan(ROLL_DIE)
        else:
            s.points[self.seat] += s.pot
            s.note(SCORE, self.seat, s.pot, 0)
            if s.points[self.seat] < s.box.goal:
                next_turn(s)

    def refuse(self, s: Pig, a: i64) -> i64:
        return MUST_HOLD


class RollDie(Step[Pig]):
    """PIG-1.2: a 1 loses the turn's points and the turn; any other face adds to them."""

    def outcomes(self, s: Pig, out: Outcomes) -> None:
        for face in range(SIDES):
            out.add(SHOW + face)

    def sample(self, s: Pig, rng: Rng) -> i64:
        return SHOW + rng.below(SIDES)

    def answer(self, s: Pig, a: i64) -> None:
        face = a - SHOW + 1
        if face == s.box.lost_face:
            s.note(LOST, s.turn, s.pot)
            next_turn(s)
        else:
            s.pot += face
            s.note(ROLLED, s.turn, face, s.pot)
            s.plan(TURNS[s.turn])


def next_turn(s: Pig) -> None:
    """PIG-1.5: the next player begins with nothing at stake."""
    s.pot = 0
    s.turn = (s.turn + 1) % s.seats
    s.plan(TURNS[s.turn])


ROLL_DIE: Final = STEPS.add(RollDie(CHANCE, 0))
TURNS: Final[vec[Step]] = STEPS.family(RollOrHold, seat=MAX_SEATS).steps
