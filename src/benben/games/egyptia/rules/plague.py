"""EGY-4, EGY-5: the second phase, a plague for those who took a column with three dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has, size
from benben.games.egyptia.actions import LOSE_SHIP, SUFFER_PLAGUE
from benben.games.egyptia.components import (
    BOILS,
    DARKNESS,
    DEATH,
    HAIL_FIRE,
    MAX_SEATS,
    NEAR_OASIS,
    PLAGUE_COUNT,
    PLAGUE_PRICES,
    SACRED,
    SHIPS,
)
from benben.games.egyptia.refusals import (
    NO_SHIP_TO_LOSE,
    NOT_UNUSED,
    ONLY_OASIS_LEFT,
    ONLY_SACRED_LEFT,
    PLAGUE_FIRST,
    PLAGUE_IS_USED,
    PLAGUE_NOT_PAID,
    SHIP_FIRST,
)
from benben.games.egyptia.rules.pay import MUST_PAY, must_ask
from benben.games.egyptia.rules.ships import STEPS, Question
from benben.games.egyptia.state import Egyptia, Sheet


class MustSuffer(Question):
    """EGY-4.2 to EGY-4.6: one plague that is not scribbled out and can be paid or kept to; Death always can."""

    def choices(self, s: Egyptia, me: Sheet, out: Answers) -> None:
        for plague in range(i64(PLAGUE_COUNT)):
            if not has(me.plagues, plague) and can_suffer(s, me, plague):
                out.add(SUFFER_PLAGUE + plague)

    def choose(self, s: Egyptia, me: Sheet, a: i64) -> None:
        me.plague = a - SUFFER_PLAGUE
        if me.plague == DEATH:
            me.deaths += 1
            return
        me.plagues |= bit(me.plague)
        if me.plague == HAIL_FIRE:
            ask_for_ship(s, me, self.seat)
        elif must_ask(s, me, PLAGUE_PRICES + me.plague):
            s.plan(MUST_PAY.at(self.seat, 0))

    def why_not(self, s: Egyptia, me: Sheet, a: i64) -> i64:
        plague = a - SUFFER_PLAGUE
        if not 0 <= plague < PLAGUE_COUNT:
            return PLAGUE_FIRST
        if has(me.plagues, plague):
            return PLAGUE_IS_USED
        if plague == DARKNESS:
            return ONLY_SACRED_LEFT
        if plague == BOILS:
            return ONLY_OASIS_LEFT
        return NO_SHIP_TO_LOSE if plague == HAIL_FIRE else PLAGUE_NOT_PAID


def can_suffer(s: Egyptia, me: Sheet, plague: i64) -> bool:
    """EGY-4.3, EGY-4.4, EGY-8.7: whether a plague can be paid, with market and all, or kept to."""
    if plague == DARKNESS:
        return me.empty() & ~SACRED != 0
    if plague == BOILS:
        return me.empty() & ~NEAR_OASIS != 0
    if plague == HAIL_FIRE:
        return me.ships != 0
    return s.box.prices[PLAGUE_PRICES + plague].can_pay(me.stock)


def forbidden_hexes(me: Sheet) -> i64:
    """EGY-5.7, EGY-5.8: the hexes that this round's plague keeps the player from."""
    if me.plague == DARKNESS:
        return SACRED
    return NEAR_OASIS if me.plague == BOILS else 0


class MustLoseShip(Question):
    """EGY-5.9: the hail takes one ship that is not used, without its load."""

    def choices(self, s: Egyptia, me: Sheet, out: Answers) -> None:
        for ship in range(i64(SHIPS)):
            if has(me.ships, ship):
                out.add(LOSE_SHIP + ship)

    def choose(self, s: Egyptia, me: Sheet, a: i64) -> None:
        lose_ships(me, bit(a - LOSE_SHIP))

    def ask_again(self, s: Egyptia, me: Sheet) -> None:
        ask_for_ship(s, me, self.seat)

    def why_not(self, s: Egyptia, me: Sheet, a: i64) -> i64:
        return NOT_UNUSED if LOSE_SHIP <= a < LOSE_SHIP + SHIPS else SHIP_FIRST


def ask_for_ship(s: Egyptia, me: Sheet, seat: i64) -> None:
    """EGY-5.9: who has just one ship left loses that one and is not asked."""
    if size(me.ships) > 1:
        s.plan(MUST_LOSE_SHIP.at(seat, 0))
    else:
        lose_ships(me, me.ships)


def lose_ships(me: Sheet, ships: i64) -> None:
    me.ships &= ~ships
    me.lost = ships


MUST_SUFFER: Final = STEPS.sealed_family(MustSuffer, seat=MAX_SEATS)
MUST_LOSE_SHIP: Final = STEPS.sealed_family(MustLoseShip, seat=MAX_SEATS)
