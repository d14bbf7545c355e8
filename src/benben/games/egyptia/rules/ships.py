"""EGY-10: ships, which are at hand in every question of a player's own round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has
from benben.core.steps import Step, StepTable
from benben.games.egyptia.actions import USE_SHIP
from benben.games.egyptia.components import SHIPS
from benben.games.egyptia.refusals import SHIP_IS_USED
from benben.games.egyptia.state import Egyptia, Sheet

STEPS: Final = StepTable()  # every step of the game


class Question(Step[Egyptia]):
    """EGY-10.1, EGY-10.3: a question of a player's own round; beside its answers there are the unused ships."""

    def choices(self, s: Egyptia, me: Sheet, out: Answers) -> None:
        """Write the answers to this question."""
        raise NotImplementedError

    def choose(self, s: Egyptia, me: Sheet, a: i64) -> None:
        """What such an answer does."""
        raise NotImplementedError

    def why_not(self, s: Egyptia, me: Sheet, a: i64) -> i64:
        """The number of the reason against an answer that is not legal."""
        raise NotImplementedError

    def ask_again(self, s: Egyptia, me: Sheet) -> None:
        """After a ship the same question is open."""
        s.plan(self)

    def legal(self, s: Egyptia, out: Answers) -> None:
        me = s.sheets[self.seat]
        self.choices(s, me, out)
        if me.ships:
            for ship in range(i64(SHIPS)):
                if has(me.ships, ship):
                    out.add(USE_SHIP + ship)

    def answer(self, s: Egyptia, a: i64) -> None:
        me = s.sheets[self.seat]
        if USE_SHIP <= a < USE_SHIP + SHIPS:
            use_ship(s, me, a - USE_SHIP)
            self.ask_again(s, me)
        else:
            self.choose(s, me, a)

    def refuse(self, s: Egyptia, a: i64) -> i64:
        if USE_SHIP <= a < USE_SHIP + SHIPS:
            return SHIP_IS_USED
        return self.why_not(s, s.sheets[self.seat], a)


def use_ship(s: Egyptia, me: Sheet, ship: i64) -> None:
    """EGY-10.1, EGY-10.2: a ship is scribbled out once in a game and gives the goods beside it."""
    me.ships &= ~bit(ship)
    me.used |= bit(ship)
    me.gain(s.box, s.box.loads[ship])
