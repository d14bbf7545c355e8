"""All that can be done in a round from wherever a sheet stands in it, with what the round's end is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit, has, shl, size
from benben.games.egyptia.advice.forecast import NEVER, Forecast, Sites, final_rest
from benben.games.egyptia.advice.round_search import mix
from benben.games.egyptia.city import ALL_HEXES, HEX_COUNT, MOUND, NONE, SACRED
from benben.games.egyptia.components import COLUMN_COUNT, PLAGUE_PRICES, SHIPS
from benben.games.egyptia.goods import covers
from benben.games.egyptia.plagues import CLOSE_MARKET, COME_AGAIN, ONLY_MOUND, PLAGUE_COUNT, TAKE_SHIP, is_in
from benben.games.egyptia.rules.build import affordable_hexes, is_offered, price_of
from benben.games.egyptia.rules.plague import can_suffer, is_crowded
from benben.games.egyptia.rules.produce import produce
from benben.games.egyptia.rules.ships import lose_ships, owes_ship
from benben.games.egyptia.state import Egyptia, Sheet

MOST_PRICES: Final = 64
GOODS_BITS: Final = 32  # of a basket
SLOTS: Final = 4096


class RoundWalk:
    """Walks through the round's questions in their order and tells of every end that it finds (`found`).

    Of what differs by goods only, the best is taken: which goods are paid for a plague, which ship the hail takes.
    """

    def __init__(self, s: Egyptia) -> None:
        self.s: Egyptia = s  # of one seat; only the roll changes
        self.look: Forecast
        self.sites: Sites  # while the game goes on
        self.last_sites: Sites  # if it ends with this round
        self.has_last: bool = False  # whether these are filled
        self.only: i64 = ALL_HEXES  # the hexes that a building may stand on; one, if it stands already
        self.paid: i64 = 0  # for the plague
        self.keys: vec[i64] = vec[i64]([0] * SLOTS)  # payments that were found before
        self.ways: vec[i64] = vec[i64]([0] * SLOTS)

    def found(self, me: Sheet, building: i64, hexes: i64, worths: vec[float], last: bool, rest: float) -> None:
        """A building on each of these hexes, which cost the same and can be paid. `rest` is the worth of ships, plagues
        and tracks; it is not needed in a last round."""
        raise NotImplementedError

    def walk(self, me: Sheet) -> None:
        """Every end from here, without ships."""
        if me.column == NONE:
            self.walk_columns(me)
        elif me.plague == NONE and me.building == NONE and is_crowded(self.s, me):
            self.walk_plagues(me)
        elif owes_ship(me):
            self.walk_hail(me)
        elif me.due != NONE and me.hex == NONE:
            self.pay_plague(me)
        else:
            self.walk_buildings(me)

    def walk_columns(self, me: Sheet) -> None:
        for column in range(i64(COLUMN_COUNT)):
            then = Sheet(self.s.box, me)
            then.column = column
            dice = size(self.s.dice_in(column))
            produce(self.s, then, dice)
            if dice >= self.s.box.plague_dice:
                self.walk_plagues(then)
            else:
                self.walk_buildings(then)

    def walk_plagues(self, me: Sheet) -> None:
        for plague in range(i64(PLAGUE_COUNT)):
            if not has(me.plagues, plague) and can_suffer(self.s, me, plague):
                then = Sheet(self.s.box, me)
                if not has(COME_AGAIN, plague):
                    then.plagues |= bit(plague)
                if has(TAKE_SHIP, plague):
                    then.plague = plague
                    self.walk_hail(then)
                else:
                    then.due = PLAGUE_PRICES + plague
                    self.pay_plague(then)

    def walk_hail(self, me: Sheet) -> None:
        lose_ships(me, self.worst_ship(me))
        self.walk_buildings(me)

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

    def pay_plague(self, me: Sheet) -> None:
        """Also in the dark this is no payment of a building."""
        me.plague = NONE
        paid = self.payment(me, me.due)
        me.plague = me.due - PLAGUE_PRICES
        me.stock -= paid
        me.due = NONE
        self.paid = paid
        self.walk_buildings(me)
        self.paid = 0

    def walk_buildings(self, me: Sheet) -> None:
        last = self.look.is_last(me)
        worths = self.worths_of(me) if last else self.sites.worths
        rest = 0.0 if last else self.look.rest(me)
        if me.building != NONE:
            self.walk_hexes(me, me.building, worths, last, rest)
            return
        if not is_in(ONLY_MOUND, me.plague):
            dice = self.s.dice_in(me.column)
            if dice:
                for building in range(i64(MOUND)):
                    if is_offered(dice, building):
                        self.walk_hexes(me, building, worths, last, rest)
        self.walk_hexes(me, MOUND, worths, last, rest)

    def worths_of(self, me: Sheet) -> vec[float]:
        """What sites are worth in a last round: they are looked at only when somebody comes to it."""
        if not self.has_last:
            self.last_sites.fill_points(me)
            self.has_last = True
        return self.last_sites.worths

    def walk_hexes(self, me: Sheet, building: i64, worths: vec[float], last: bool, rest: float) -> None:
        hexes = affordable_hexes(self.s, me, building) & self.only
        if building == MOUND:
            self.found(me, building, hexes, worths, last, rest)
            return
        if hexes & ~SACRED:
            self.found(me, building, hexes & ~SACRED, worths, last, rest)
        if hexes & SACRED:
            self.found(me, building, hexes & SACRED, worths, last, rest)

    # What the ends need

    def price(self, me: Sheet, building: i64, hexes: i64) -> i64:
        """The number of the price of a building on these hexes."""
        return price_of(self.s, me, building, hexes & SACRED != 0)

    def payment(self, me: Sheet, number: i64) -> i64:
        """The payment of a price that leaves the best stock. It is kept: rollouts pay alike again and again."""
        if is_in(CLOSE_MARKET, me.plague):
            return self.s.box.prices[number].due
        key = shl(self.look.left * MOST_PRICES + number + 1, GOODS_BITS) + me.stock
        slot = mix(key ^ (key >> GOODS_BITS)) & (SLOTS - 1)
        if self.keys[slot] != key:
            self.keys[slot] = key
            self.ways[slot] = self.best_way(me.stock, number)
        return self.ways[slot]

    def best_way(self, stock: i64, number: i64) -> i64:
        look = self.look
        price = self.s.box.prices[number]
        ways = price.find_ways()
        best: i64 = price.due
        most = NEVER
        for i in range(i64(len(ways))):
            if covers(stock, ways[i]):
                worth = look.goods(stock - ways[i])
                if worth > most:
                    best = ways[i]
                    most = worth
        return best

    def worth(self, me: Sheet, stock: i64, last: bool, rest: float) -> float:
        """All but the city: goods, ships, plagues; with so many goods left."""
        if not last:
            return rest + self.look.goods(stock)
        before = me.stock
        me.stock = stock
        points = final_rest(self.s, me)
        me.stock = before
        return points


def best_hex(worths: vec[float], building: i64, hexes: i64) -> i64:
    best: i64 = -1
    first = building * HEX_COUNT
    for hex in range(i64(HEX_COUNT)):
        if has(hexes, hex) and (best < 0 or worths[first + hex] > worths[first + best]):
            best = hex
    return best
