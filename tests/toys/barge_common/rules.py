"""BARGE-1: the rules that both games share, over the family's own state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers, Outcomes
from benben.core.menu import Use
from benben.core.steps import CHANCE, Step, StepTable
from tests.toys.barge_common.state import Barges
from tests.toys.barge_common.tables import CURRENT, DRIFTED, MOST_ROWED, ROW, ROWED, TOO_FAR

STEPS: Final = StepTable()


class RowBarge(Use[Barges]):
    """BARGE-1.1, BARGE-1.2: some spaces down the river, not beyond its end."""

    def legal(self, s: Barges, seat: i64, out: Answers) -> None:
        for spaces in range(1, i64(MOST_ROWED) + 1):
            if s.places[seat] + spaces <= s.length():
                out.add(ROW.at(spaces - 1))

    def answer(self, s: Barges, seat: i64, a: i64) -> None:
        spaces = ROW.x(a) + 1
        s.places[seat] += spaces
        s.note(ROWED, seat, spaces, s.places[seat])

    def refuse(self, s: Barges, seat: i64, a: i64) -> i64:
        return TOO_FAR


class Drift(Step[Barges]):
    """BARGE-1.3: after a turn the current carries the barge on, or not."""

    def outcomes(self, s: Barges, out: Outcomes) -> None:
        out.add(CURRENT.at(0), 2)
        if s.places[s.turn] < s.length():
            out.add(CURRENT.at(1), 1)

    def answer(self, s: Barges, a: i64) -> None:
        s.places[s.turn] += CURRENT.x(a)
        s.note(DRIFTED, s.turn, CURRENT.x(a))


DRIFT: Final = STEPS.add(Drift(CHANCE, 0))
