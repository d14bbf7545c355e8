"""EGY-6: the third phase, one building for everybody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has
from benben.games.egyptia.actions import BUILD_ONE, PLACE_ON, SUFFER_PLAGUE
from benben.games.egyptia.components import (
    BUILDING_COUNT,
    DARKNESS,
    DEATH,
    HEX_COUNT,
    MAX_SEATS,
    MOUND,
    ON_SACRED,
    PLAGUE_COUNT,
    SACRED,
    SURCHARGES,
    WILD,
    WILD_DIE,
)
from benben.games.egyptia.refusals import (
    BUILDING_FIRST,
    CANNOT_AFFORD,
    DARK_MARKET,
    DARK_SITE,
    DEATH_BINDS,
    DIE_ELSEWHERE,
    HEX_FIRST,
    HEX_IS_TAKEN,
    NEXT_TO_OASIS,
    NO_PLAGUE_NOW,
    SITE_TOO_DEAR,
)
from benben.games.egyptia.rules.confirm import MUST_CONFIRM
from benben.games.egyptia.rules.mound import MUST_TAKE_REWARD
from benben.games.egyptia.rules.pay import MUST_PAY, can_pay, must_ask
from benben.games.egyptia.rules.plague import forbidden_hexes
from benben.games.egyptia.rules.ships import STEPS, Question
from benben.games.egyptia.state import NONE, Egyptia, Sheet


class MustBuild(Question):
    """EGY-5.10, EGY-6.1, EGY-6.2, EGY-6.5, EGY-9.1: a building whose die lies in the column, or a Burial Mound."""

    def choices(self, s: Egyptia, me: Sheet, out: Answers) -> None:
        if me.plague != DEATH:
            dice = s.dice_in(me.column)
            if dice:
                for building in range(i64(MOUND)):
                    if is_offered(dice, building) and can_afford(s, me, building):
                        out.add(BUILD_ONE + building)
        out.add(BUILD_ONE + MOUND)

    def choose(self, s: Egyptia, me: Sheet, a: i64) -> None:
        me.building = a - BUILD_ONE
        s.plan(MUST_PLACE.at(self.seat, 0))

    def why_not(self, s: Egyptia, me: Sheet, a: i64) -> i64:
        if SUFFER_PLAGUE <= a < SUFFER_PLAGUE + PLAGUE_COUNT and me.plague == NONE:
            return NO_PLAGUE_NOW
        if not BUILD_ONE <= a < BUILD_ONE + BUILDING_COUNT:
            return BUILDING_FIRST
        if me.plague == DEATH:
            return DEATH_BINDS
        if not is_offered(s.dice_in(me.column), a - BUILD_ONE):
            return DIE_ELSEWHERE
        return DARK_MARKET if me.plague == DARKNESS else CANNOT_AFFORD


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


class MustPlace(Question):
    """EGY-6.3, EGY-6.4: the hex for the building: empty, not the oasis, and to be paid."""

    def choices(self, s: Egyptia, me: Sheet, out: Answers) -> None:
        hexes = affordable_hexes(s, me, me.building)
        for hex in range(i64(HEX_COUNT)):
            if has(hexes, hex):
                out.add(PLACE_ON + hex)

    def choose(self, s: Egyptia, me: Sheet, a: i64) -> None:
        me.hex = a - PLACE_ON
        me.city.put(me.building, bit(me.hex))
        s.plan(MUST_CONFIRM.at(self.seat, 0))
        if me.building == MOUND:
            s.plan(MUST_TAKE_REWARD.at(self.seat, 0))
        elif must_ask(s, me, price_of(s, me, me.building, has(SACRED, me.hex))):
            s.plan(MUST_PAY.at(self.seat, 0))

    def why_not(self, s: Egyptia, me: Sheet, a: i64) -> i64:
        hex = a - PLACE_ON
        if not 0 <= hex < HEX_COUNT:
            return HEX_FIRST
        if not has(me.empty(), hex):
            return HEX_IS_TAKEN
        if has(forbidden_hexes(me), hex):
            return DARK_SITE if me.plague == DARKNESS else NEXT_TO_OASIS
        return SITE_TOO_DEAR  # a plain hex never costs more, and a building is only chosen if it can be paid


MUST_BUILD: Final = STEPS.sealed_family(MustBuild, seat=MAX_SEATS)
MUST_PLACE: Final = STEPS.sealed_family(MustPlace, seat=MAX_SEATS)
