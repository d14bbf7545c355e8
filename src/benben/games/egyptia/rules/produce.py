"""EGY-3: the first phase, in which a column is chosen and produces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import size
from benben.games.egyptia.actions import CHOOSE_COLUMN
from benben.games.egyptia.components import COLUMN_COUNT, MAX_SEATS
from benben.games.egyptia.goods import amount, some
from benben.games.egyptia.refusals import COLUMN_FIRST
from benben.games.egyptia.rules.build import MUST_BUILD
from benben.games.egyptia.rules.plague import MUST_SUFFER
from benben.games.egyptia.rules.ships import STEPS, Question
from benben.games.egyptia.state import Egyptia, Sheet


class MustChooseColumn(Question):
    """EGY-3.1, EGY-3.2, EGY-4.1: any column, also an empty one or one that others choose; three dice bring a plague."""

    def choices(self, s: Egyptia, me: Sheet, out: Answers) -> None:
        for column in range(i64(COLUMN_COUNT)):
            out.add(CHOOSE_COLUMN + column)

    def choose(self, s: Egyptia, me: Sheet, a: i64) -> None:
        me.column = a - CHOOSE_COLUMN
        dice = size(s.dice_in(me.column))
        produce(s, me, dice)
        s.plan(MUST_BUILD.at(self.seat, 0))
        if dice >= s.box.plague_dice:
            s.plan(MUST_SUFFER.at(self.seat, 0))

    def why_not(self, s: Egyptia, me: Sheet, a: i64) -> i64:
        return COLUMN_FIRST


def produce(s: Egyptia, me: Sheet, dice: i64) -> None:
    """EGY-3.1, EGY-3.3, EGY-11.2: one good for each die in the column, and what the productivity track adds."""
    goods = some(me.column, dice + me.productivity(s.box, me.column))
    me.produced = amount(me.gain(s.box, goods), me.column)


MUST_CHOOSE_COLUMN: Final = STEPS.sealed_family(MustChooseColumn, seat=MAX_SEATS)
