"""EGY-3: the first phase, in which a column is chosen and produces."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import size
from benben.core.menu import Use
from benben.games.egyptia.actions import CHOOSE_COLUMN
from benben.games.egyptia.components import COLUMN_COUNT
from benben.games.egyptia.goods import amount, some
from benben.games.egyptia.state import Egyptia, Sheet


class ChooseColumn(Use[Egyptia]):
    """EGY-3.1, EGY-3.2: any column, also an empty one or one that others choose."""

    def legal(self, s: Egyptia, seat: i64, out: Answers) -> None:
        for column in range(i64(COLUMN_COUNT)):
            out.add(CHOOSE_COLUMN.at(column))

    def answer(self, s: Egyptia, seat: i64, a: i64) -> None:
        me = s.sheets[seat]
        me.column = CHOOSE_COLUMN.x(a)
        produce(s, me, size(s.dice_in(me.column)))


def produce(s: Egyptia, me: Sheet, dice: i64) -> None:
    """EGY-3.1, EGY-3.3, EGY-11.2: one good for each die in the column, and what the productivity track adds."""
    goods = some(me.column, dice + me.productivity(s.box, me.column))
    me.produced = amount(me.gain(s.box, goods), me.column)
