"""EGZ-2: crews become stronger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import has, lowest, size
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.crews import CREW_COUNT, not_at, total_strength
from benben.games.egizia_common.rules.steps import STEPS
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import CREW_AT_TOP, MAX_SEATS, RAISE


def can_raise(s: Egizia, seat: i64) -> bool:
    return not_at(s.players[seat].crews, s.box.strongest) != 0


def steps_up(s: Egizia, seat: i64) -> i64:
    """How many steps all crews together can still go up."""
    return CREW_COUNT * s.box.strongest - total_strength(s.players[seat].crews)


class RaiseAny(Step[Egizia]):
    """EGZ-2.3: a step for a crew of one's choice: it must be taken, and is lost only where no crew can go up."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.player: i64 = player

    def run(self, s: Egizia) -> None:
        crews = not_at(s.players[self.player].crews, s.box.strongest)
        if size(crews) > 1:
            s.plan(CHOOSE_RAISED.at(self.player, 0))
        elif crews != 0:
            s.raise_crew(self.player, lowest(crews), 1)


class ChooseRaised(Step[Egizia]):
    """EGZ-2.2, EGZ-2.3: which crew becomes stronger."""

    def legal(self, s: Egizia, out: Answers) -> None:
        crews = not_at(s.players[self.seat].crews, s.box.strongest)
        for crew in range(i64(CREW_COUNT)):
            if has(crews, crew):
                out.add(RAISE.at(crew))

    def answer(self, s: Egizia, a: i64) -> None:
        s.raise_crew(self.seat, RAISE.x(a), 1)

    def refuse(self, s: Egizia, a: i64) -> i64:
        return CREW_AT_TOP if RAISE.has(a) else 0


RAISE_ANY: Final[Family] = STEPS.family(RaiseAny, player=MAX_SEATS)
CHOOSE_RAISED: Final[Family] = STEPS.family(ChooseRaised, seat=MAX_SEATS)
