"""EGY-6: the third phase, one building for everybody."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has
from benben.core.menu import Use
from benben.games.egyptia.actions import BUILD_ONE, PLACE_ON
from benben.games.egyptia.city import HEX_COUNT, MOUND, SACRED
from benben.games.egyptia.components import ON_SACRED, SURCHARGES, WILD, WILD_DIE
from benben.games.egyptia.plagues import CLOSE_MARKET, ONLY_MOUND, is_in
from benben.games.egyptia.refusals import (
    CANNOT_AFFORD,
    DARK_MARKET,
    DARK_SITE,
    DEATH_BINDS,
    DIE_ELSEWHERE,
    HEX_IS_TAKEN,
    NEXT_TO_OASIS,
    SITE_TOO_DEAR,
)
from benben.games.egyptia.rules.pay import can_pay, pay_if_only_way
from benben.games.egyptia.rules.plague import forbidden_hexes
from benben.games.egyptia.state import Egyptia, Sheet


class Build(Use[Egyptia]):
    """EGY-5.10, EGY-6.1, EGY-6.2, EGY-6.5, EGY-9.1: a building whose die lies in the column, or a Burial Mound."""

    def legal(self, s: Egyptia, seat: i64, out: Answers) -> None:
        me = s.sheets[seat]
        if not is_in(ONLY_MOUND, me.plague):
            dice = s.dice_in(me.column)
            if dice:
                for building in range(i64(MOUND)):
                    if is_offered(dice, building) and can_afford(s, me, building):
                        out.add(BUILD_ONE.at(building))
        out.add(BUILD_ONE.at(MOUND))

    def answer(self, s: Egyptia, seat: i64, a: i64) -> None:
        s.sheets[seat].building = BUILD_ONE.x(a)

    def refuse(self, s: Egyptia, seat: i64, a: i64) -> i64:
        me = s.sheets[seat]
        if is_in(ONLY_MOUND, me.plague):
            return DEATH_BINDS
        if not is_offered(s.dice_in(me.column), BUILD_ONE.x(a)):
            return DIE_ELSEWHERE
        return DARK_MARKET if is_in(CLOSE_MARKET, me.plague) else CANNOT_AFFORD


def is_offered(dice: i64, building: i64) -> bool:
    """EGY-6.2, EGY-6.5, EGY-6.7: whether a building's own die or the D20 is among these dice, used by others or not."""
    return has(dice, building) or has(dice, WILD_DIE)


def price_of(s: Egyptia, me: Sheet, building: i64, sacred: bool) -> i64:
    """EGY-6.6, EGY-7.4, EGY-7.5, EGY-9.2: the number of the price; the D20 stands in if the own die is elsewhere."""
    number = building * SURCHARGES
    if building != MOUND and not has(s.dice_in(me.column), building):
        number += WILD
    return number + ON_SACRED if sacred else number


def can_afford(s: Egyptia, me: Sheet, building: i64) -> bool:
    """EGY-7.2: whether there is a hex on which this building can be paid now."""
    return affordable_hexes(s, me, building) != 0


def affordable_hexes(s: Egyptia, me: Sheet, building: i64) -> i64:
    """EGY-6.3, EGY-7.2, EGY-7.4: the empty hexes, free of this round's plague, that can be paid now."""
    hexes = me.empty() & ~forbidden_hexes(me)
    if building == MOUND:
        return hexes
    if not can_pay(me, s.box.prices[price_of(s, me, building, False)]):
        return 0  # a Sacred Site costs no less
    if hexes & SACRED and not can_pay(me, s.box.prices[price_of(s, me, building, True)]):
        return hexes & ~SACRED
    return hexes


class Place(Use[Egyptia]):
    """EGY-6.3, EGY-6.4: the hex for the building: empty, not the oasis, and to be paid."""

    def legal(self, s: Egyptia, seat: i64, out: Answers) -> None:
        me = s.sheets[seat]
        hexes = affordable_hexes(s, me, me.building)
        first = PLACE_ON.first
        for hex in range(i64(HEX_COUNT)):
            if has(hexes, hex):
                out.add(first + hex)

    def answer(self, s: Egyptia, seat: i64, a: i64) -> None:
        me = s.sheets[seat]
        me.hex = PLACE_ON.x(a)
        me.city.put(me.building, bit(me.hex))
        if me.building != MOUND:
            pay_if_only_way(s, me, price_of(s, me, me.building, has(SACRED, me.hex)))

    def refuse(self, s: Egyptia, seat: i64, a: i64) -> i64:
        me = s.sheets[seat]
        hex = PLACE_ON.x(a)
        if not has(me.empty(), hex):
            return HEX_IS_TAKEN
        if has(forbidden_hexes(me), hex):
            return DARK_SITE if forbidden_hexes(me) == SACRED else NEXT_TO_OASIS
        return SITE_TOO_DEAR  # a plain hex never costs more, and a building is only chosen if it can be paid
