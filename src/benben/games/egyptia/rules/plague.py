"""EGY-4, EGY-5: the second phase, a plague for those who took a column with three dice."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has, size
from benben.core.menu import Use
from benben.games.egyptia.actions import SUFFER_PLAGUE
from benben.games.egyptia.city import NONE, SACRED
from benben.games.egyptia.components import PLAGUE_PRICES
from benben.games.egyptia.plagues import BARRED, COME_AGAIN, PLAGUE_COUNT, TAKE_SHIP
from benben.games.egyptia.refusals import (
    NO_SHIP_TO_LOSE,
    ONLY_OASIS_LEFT,
    ONLY_SACRED_LEFT,
    PLAGUE_IS_USED,
    PLAGUE_NOT_PAID,
)
from benben.games.egyptia.rules.pay import pay_if_only_way
from benben.games.egyptia.rules.ships import lose_only_ship, owes_ship
from benben.games.egyptia.state import Egyptia, Sheet


class Suffer(Use[Egyptia]):
    """EGY-4.2 to EGY-4.6: one plague that is not scribbled out and can be paid or kept to; Death always can."""

    def legal(self, s: Egyptia, seat: i64, out: Answers) -> None:
        me = s.sheets[seat]
        for plague in range(i64(PLAGUE_COUNT)):
            if not has(me.plagues, plague) and can_suffer(s, me, plague):
                out.add(SUFFER_PLAGUE.at(plague))

    def answer(self, s: Egyptia, seat: i64, a: i64) -> None:
        me = s.sheets[seat]
        me.plague = SUFFER_PLAGUE.x(a)
        if has(COME_AGAIN, me.plague):
            me.deaths += 1
            return
        me.plagues |= bit(me.plague)
        if owes_ship(me):
            lose_only_ship(me)
        else:
            pay_if_only_way(s, me, PLAGUE_PRICES + me.plague)

    def refuse(self, s: Egyptia, seat: i64, a: i64) -> i64:
        plague = SUFFER_PLAGUE.x(a)
        if has(s.sheets[seat].plagues, plague):
            return PLAGUE_IS_USED
        if BARRED[plague] != 0:
            return ONLY_SACRED_LEFT if BARRED[plague] == SACRED else ONLY_OASIS_LEFT
        return NO_SHIP_TO_LOSE if has(TAKE_SHIP, plague) else PLAGUE_NOT_PAID


def is_crowded(s: Egyptia, me: Sheet) -> bool:
    """EGY-4.1: whether there are so many dice in the column that it brings a plague."""
    return size(s.dice_in(me.column)) >= s.box.plague_dice


def can_suffer(s: Egyptia, me: Sheet, plague: i64) -> bool:
    """EGY-4.3, EGY-4.4, EGY-8.7: whether a plague can be paid, with market and all, or kept to."""
    if BARRED[plague] != 0:
        return me.empty() & ~BARRED[plague] != 0
    if has(TAKE_SHIP, plague):
        return me.ships != 0
    return s.box.prices[PLAGUE_PRICES + plague].can_pay(me.stock)


def forbidden_hexes(me: Sheet) -> i64:
    """EGY-5.7, EGY-5.8: the hexes that this round's plague keeps the player from."""
    return 0 if me.plague == NONE else BARRED[me.plague]
