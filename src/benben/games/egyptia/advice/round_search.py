"""The best that can still be made of a round, question by question."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit, has, size
from benben.games.egyptia.actions import (
    BUILD_ONE,
    CHOOSE_COLUMN,
    LOSE_SHIP,
    PAY,
    PLACE_ON,
    SUFFER_PLAGUE,
    TAKE_REWARD,
    USE_SHIP,
)
from benben.games.egyptia.advice.evaluation import Outlook
from benben.games.egyptia.city import BUILDING_COUNT, HEX_COUNT, MOUND, NONE, SACRED, City
from benben.games.egyptia.components import (
    COLUMN_COUNT,
    PLAGUE_PRICES,
    REWARD_COUNT,
    REWARD_GOODS,
    SHIPS,
)
from benben.games.egyptia.goods import covers
from benben.games.egyptia.payments import Price
from benben.games.egyptia.plagues import CLOSE_MARKET, COME_AGAIN, ONLY_MOUND, PLAGUE_COUNT, TAKE_SHIP, is_in
from benben.games.egyptia.rules.build import affordable_hexes, is_offered, price_of
from benben.games.egyptia.rules.pay import payment_of
from benben.games.egyptia.rules.plague import can_suffer
from benben.games.egyptia.rules.produce import produce
from benben.games.egyptia.rules.ships import lose_ships, use_ship
from benben.games.egyptia.scoring import score_cards, score_favor, score_pestilence, score_ships
from benben.games.egyptia.state import Egyptia, Sheet

NEVER: Final = -1000.0  # worth of what cannot be
LIKINGS: Final = 255
WORD: Final = 0xFFFFFFFF
TASTE: Final = 0.6  # points: as much as this a seat may like one place better than another, for no reason


def taste(seat: i64, building: i64, hex: i64) -> float:
    """Every seat sees the same dice; without a liking of their own all bots would build the same city."""
    mixed = mix((seat * BUILDING_COUNT + building) * HEX_COUNT + hex)
    return TASTE * float(mixed & LIKINGS) / float(LIKINGS) if seat > 0 else 0.0


def mix(x: i64) -> i64:
    """A number that has nothing to do with those of its neighbours: a sum would give all seats alike tastes."""
    x = (x ^ (x >> 15)) * 0x2C1B3C6D & WORD
    x = (x ^ (x >> 12)) * 0x297A2D39 & WORD
    return x ^ (x >> 15)


class Sites:
    """What each building would make of the city on each empty hex: with hopes, and in plain points for the last round.

    It holds for a whole round of one seat, so it is kept from question to question.
    """

    def __init__(self, look: Outlook, me: Sheet, seat: i64) -> None:
        self.seat: i64 = seat
        self.cards: i64 = look.s.cards
        self.left: i64 = look.left
        self.city: City = City(me.city)
        self.changed: bool = len(look.s.box.variant) > 0  # then nothing is kept: another table may have other numbers
        self.hopes: vec[float] = vec[float]([NEVER] * (BUILDING_COUNT * HEX_COUNT))
        self.points: vec[float] = vec[float]([NEVER] * (BUILDING_COUNT * HEX_COUNT))
        self.fill(look, Sheet(look.s.box, me))

    def fill(self, look: Outlook, me: Sheet) -> None:
        empty = me.empty()
        for hex in range(i64(HEX_COUNT)):
            if has(empty, hex):
                for building in range(i64(BUILDING_COUNT)):
                    me.city.put(building, bit(hex))
                    self.points[building * HEX_COUNT + hex] = float(score_cards(look.s, me))
                    if look.left > 0:
                        self.hopes[building * HEX_COUNT + hex] = look.city(me.city) + taste(self.seat, building, hex)
                    me.city.put(building, bit(hex))

    def holds_for(self, s: Egyptia, seat: i64, left: i64, city: City) -> bool:
        """Whether this is what the seat that asks needs."""
        if self.changed or len(s.box.variant) > 0 or s.cards != self.cards or left != self.left:
            return False
        own = self.city
        if seat != self.seat:
            return False
        if city.pyramids != own.pyramids or city.quarries != own.quarries or city.mines != own.mines:
            return False
        return city.obelisks == own.obelisks and city.fields == own.fields and city.mounds == own.mounds


class Plan:
    """The worth of the best end of a round for one seat, from wherever it stands."""

    def __init__(self, s: Egyptia, look: Outlook, sites: Sites) -> None:
        self.s: Egyptia = s
        self.look: Outlook = look
        self.sites: Sites = sites

    def after(self, me: Sheet, a: i64) -> float:
        """The best that can follow an answer; `me` is changed by it."""
        if USE_SHIP.has(a):
            use_ship(self.s, me, USE_SHIP.x(a))
        elif CHOOSE_COLUMN.has(a):
            self.take_column(me, CHOOSE_COLUMN.x(a))
        elif SUFFER_PLAGUE.has(a):
            return self.suffered(me, SUFFER_PLAGUE.x(a))
        elif LOSE_SHIP.has(a):
            lose_ships(me, bit(LOSE_SHIP.x(a)))
        elif BUILD_ONE.has(a):
            return self.placed(me, BUILD_ONE.x(a))
        elif PLACE_ON.has(a):
            return self.built(me, me.building, bit(PLACE_ON.x(a)))
        elif PAY.has(a):
            me.stock -= payment_of(a)
            me.due = NONE
        elif TAKE_REWARD.has(a):
            me.reward = TAKE_REWARD.x(a)
            me.gain(self.s.box, REWARD_GOODS[me.reward])
        return self.best(me)

    def best(self, me: Sheet) -> float:
        """The best end of the round, whatever question is open."""
        if me.hex != NONE:
            return self.finished(me)
        if me.due != NONE:
            me.stock -= self.payment(me, self.s.box.prices[me.due])
            return self.best_building(me)
        if me.building != NONE:
            return self.placed(me, me.building)
        if me.column == NONE:
            return self.best_column(me)
        if me.plague == NONE and size(self.s.dice_in(me.column)) >= self.s.box.plague_dice:
            return self.best_plague(me)
        if is_in(TAKE_SHIP, me.plague) and me.lost == 0:
            lose_ships(me, self.worst_ship(me))
        return self.best_building(me)

    def take_column(self, me: Sheet, column: i64) -> None:
        me.column = column
        produce(self.s, me, size(self.s.dice_in(column)))

    def best_column(self, me: Sheet) -> float:
        best = NEVER
        for column in range(i64(COLUMN_COUNT)):
            then = Sheet(self.s.box, me)
            self.take_column(then, column)
            best = max(best, self.best(then))
        return best

    # Plagues

    def best_plague(self, me: Sheet) -> float:
        best = NEVER
        for plague in range(i64(PLAGUE_COUNT)):
            if not has(me.plagues, plague) and can_suffer(self.s, me, plague):
                best = max(best, self.suffered(Sheet(self.s.box, me), plague))
        return best

    def suffered(self, me: Sheet, plague: i64) -> float:
        """The best after a plague; what it takes is what can be missed most easily."""
        me.plague = plague
        if not has(COME_AGAIN, plague):
            me.plagues |= bit(plague)
        if has(TAKE_SHIP, plague):
            lose_ships(me, self.worst_ship(me))
        else:
            me.plague = NONE  # also in the dark this is no payment of a building
            me.stock -= self.payment(me, self.s.box.prices[PLAGUE_PRICES + plague])
            me.plague = plague
        return self.best_building(me)

    def worst_ship(self, me: Sheet) -> i64:
        """The ship whose load is worth least, as a set."""
        worst: i64 = 0
        least = 0.0
        for ship in range(i64(SHIPS)):
            if has(me.ships, ship):
                worth = self.look.goods(self.s.box.loads[ship])
                if worst == 0 or worth < least:
                    worst = bit(ship)
                    least = worth
        return worst

    # Buildings

    def best_building(self, me: Sheet) -> float:
        best = self.placed(me, MOUND)
        if not is_in(ONLY_MOUND, me.plague):
            dice = self.s.dice_in(me.column)
            for building in range(i64(MOUND)):
                if is_offered(dice, building):
                    best = max(best, self.placed(me, building))
        return best

    def placed(self, me: Sheet, building: i64) -> float:
        """The best hex for a building, on Sacred Sites or elsewhere."""
        hexes = affordable_hexes(self.s, me, building)
        if building == MOUND:
            return self.built(me, building, hexes)
        best = NEVER
        if hexes & ~SACRED:
            best = self.built(me, building, hexes & ~SACRED)
        if hexes & SACRED:
            best = max(best, self.built(me, building, hexes & SACRED))
        return best

    def built(self, me: Sheet, building: i64, hexes: i64) -> float:
        """A building on the best of these hexes, which cost the same, with the best payment or reward."""
        if building == MOUND:
            return self.rewarded(me, hexes)
        price = self.s.box.prices[price_of(self.s, me, building, hexes & SACRED != 0)]
        stock = me.stock
        me.stock -= self.payment(me, price)
        worth = self.best_site(me, building, hexes) + self.rest(me)
        me.stock = stock
        return worth

    def rewarded(self, me: Sheet, hexes: i64) -> float:
        """A mound on the best of these hexes with the best reward."""
        best = NEVER
        for reward in range(i64(REWARD_COUNT)):
            then = Sheet(self.s.box, me)
            then.gain(self.s.box, REWARD_GOODS[reward])
            best = max(best, self.best_site(then, MOUND, hexes) + self.rest(then))
        return best

    def best_site(self, me: Sheet, building: i64, hexes: i64) -> float:
        worths = self.sites.points if self.look.is_last(me) else self.sites.hopes
        best = NEVER
        for hex in range(i64(HEX_COUNT)):
            if has(hexes, hex):
                best = max(best, worths[building * HEX_COUNT + hex])
        return best

    def finished(self, me: Sheet) -> float:
        """The building stands; it may have to be paid, or a mound's reward may be open."""
        if me.due != NONE:
            me.stock -= self.payment(me, self.s.box.prices[me.due])
        elif me.building == MOUND and me.reward == NONE:
            best = NEVER
            for reward in range(i64(REWARD_COUNT)):
                then = Sheet(self.s.box, me)
                then.gain(self.s.box, REWARD_GOODS[reward])
                best = max(best, self.look.worth(then))
            return best
        return self.look.worth(me)

    # Goods

    def payment(self, me: Sheet, price: Price) -> i64:
        """The payment that leaves the best stock."""
        if is_in(CLOSE_MARKET, me.plague):
            return price.due
        ways = price.find_ways()
        best: i64 = price.due
        most = NEVER
        for i in range(i64(len(ways))):
            if covers(me.stock, ways[i]):
                worth = self.look.goods(me.stock - ways[i])
                if worth > most:
                    best = ways[i]
                    most = worth
        return best

    def rest(self, me: Sheet) -> float:
        """All but the city."""
        if not self.look.is_last(me):
            return self.look.rest(me) + self.look.goods(me.stock)
        box = self.s.box
        return float(score_favor(box, me) + score_ships(box, me) + score_pestilence(box, me))
