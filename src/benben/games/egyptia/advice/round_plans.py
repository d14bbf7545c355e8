"""Plans for a whole round: all that a seat decides in it, the best ones first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit, has, lowest
from benben.games.egyptia.actions import (
    BUILD_ONE,
    CHOOSE_COLUMN,
    CONFIRM,
    LOSE_SHIP,
    PAY,
    PLACE_ON,
    SUFFER_PLAGUE,
    TAKE_REWARD,
    USE_SHIP,
)
from benben.games.egyptia.advice.forecast import NEVER, Forecast, Sites
from benben.games.egyptia.advice.round_walk import RoundWalk
from benben.games.egyptia.city import ALL_HEXES, HEX_COUNT, MOUND, NONE, City
from benben.games.egyptia.components import PAYMENTS, REWARD_COUNT, REWARD_GOODS, SHIPS
from benben.games.egyptia.goods import covers
from benben.games.egyptia.payments import Price
from benben.games.egyptia.plagues import CLOSE_MARKET, is_in
from benben.games.egyptia.rules.round import (
    MUST_BUILD,
    MUST_CHOOSE_COLUMN,
    MUST_CONFIRM,
    MUST_LOSE_SHIP,
    MUST_PAY,
    MUST_PLACE,
    MUST_SUFFER,
    MUST_TAKE_REWARD,
    open_question,
)
from benben.games.egyptia.rules.ships import lose_ships, owes_ship, use_ship
from benben.games.egyptia.state import Egyptia, Sheet

NEAR_BEST: Final = 5.0  # points: a plan that looks worse by more is none


class RoundPlan:
    """One way through a round: what is decided, what it looks worth, and what rollouts say."""

    def __init__(
        self, worth: float, me: Sheet, plague_paid: i64, building: i64, hex: i64, way: i64, reward: i64
    ) -> None:
        self.worth: float = worth
        self.me: Sheet = me  # with ships, column and plague; others share it
        self.plague_paid: i64 = plague_paid
        self.building: i64 = building
        self.hex: i64 = hex
        self.way: i64 = way  # the goods paid for the building
        self.reward: i64 = reward
        self.end: Sheet = me  # the sheet after the round
        self.sum: float = 0.0  # of the rollouts' values
        self.count: i64 = 0
        self.estimate: float = 0.0

    def finish(self, s: Egyptia) -> None:
        """Make the sheet after the round."""
        end = Sheet(s.box, self.me)
        end.city.put(self.building, bit(self.hex))
        end.stock -= self.way
        if self.reward != NONE:
            end.gain(s.box, REWARD_GOODS[self.reward])
        self.end = end

    def fits(self, me: Sheet) -> bool:
        """Whether what a sheet has decided so far is what is planned."""
        plan = self.me
        if me.used & ~plan.used or (me.column != NONE and me.column != plan.column):
            return False
        if (me.plague != NONE and me.plague != plan.plague) or (me.lost and me.lost != plan.lost):
            return False
        if (me.building != NONE and me.building != self.building) or (me.hex != NONE and me.hex != self.hex):
            return False
        return me.reward == NONE or me.reward == self.reward

    def paid(self, me: Sheet) -> i64:
        """What the plan has paid where a sheet stands."""
        sum: i64 = 0
        if me.plague != NONE and (me.due == NONE or me.hex != NONE):
            sum += self.plague_paid
        if me.hex != NONE and me.due == NONE:
            sum += self.way
        return sum

    def answer(self, s: Egyptia, me: Sheet) -> i64:
        """What the plan answers to the question that is open."""
        plan = self.me
        if plan.used & ~me.used:
            return USE_SHIP.at(lowest(plan.used & ~me.used))
        question = open_question(s, me)
        if question == MUST_CHOOSE_COLUMN:
            return CHOOSE_COLUMN.at(plan.column)
        if question == MUST_SUFFER:
            return SUFFER_PLAGUE.at(plan.plague)
        if question == MUST_LOSE_SHIP:
            return LOSE_SHIP.at(lowest(plan.lost))
        if question == MUST_PAY:
            return PAY.first + PAYMENTS.numbers[self.plague_paid if me.hex == NONE else self.way]
        if question == MUST_BUILD:
            return BUILD_ONE.at(self.building)
        if question == MUST_PLACE:
            return PLACE_ON.at(self.hex)
        return TAKE_REWARD.at(self.reward) if question == MUST_TAKE_REWARD else CONFIRM.at(0)


def traces(me: Sheet) -> tuple[int, ...]:
    """What a sheet brings to the next round; plans that leave the same behind are one plan."""
    return (*built(me.city), me.stock, me.gained, me.ships, me.plagues)


def built(city: City) -> tuple[int, ...]:
    return (city.pyramids, city.quarries, city.mines, city.obelisks, city.fields, city.mounds)


class RoundPlans(RoundWalk):
    """Finds the plans that look best, and how good each answer to the open question looks."""

    def __init__(self, s: Egyptia) -> None:
        super().__init__(s)
        self.plans: list[RoundPlan] = []
        self.best: float = NEVER
        self.start: Sheet = s.sheets[0]
        self.question: i64 = MUST_CONFIRM
        self.guesses: dict[int, float] = {}  # the best worth after each answer
        self.seen: tuple[int, ...] = ()  # rounds left and city, for which the sites are known

    def find(self, look: Forecast, start: Sheet) -> None:
        """All plans from where a sheet stands in the round."""
        self.look = look
        self.start = start
        self.question = open_question(self.s, start)
        self.plans = []
        self.best = NEVER
        self.guesses = {}
        me = Sheet(self.s.box, start)
        self.only = ALL_HEXES
        if me.hex != NONE:  # it is not paid yet: the building is planned once more, where it stands
            self.only = bit(me.hex)
            me.city.put(me.building, self.only)
            me.hex = NONE
            me.due = NONE
        self.look_at_sites(me)
        self.walk_ships(me)

    def look_at_sites(self, me: Sheet) -> None:
        """They hold for a whole round, so they are kept from question to question."""
        seen = (self.look.left, *built(me.city))
        if seen == self.seen:
            return
        self.seen = seen
        self.last_sites = Sites(self.look)
        self.has_last = False
        self.sites = Sites(self.look)
        if self.look.left > 0:
            self.sites.fill_fully(me.city)

    def walk_ships(self, me: Sheet) -> None:
        """No ship or one: it is seldom wise to use more of them in one round."""
        for ship in range(i64(SHIPS)):
            if has(me.ships, ship) and not (owes_ship(me) and me.ships == bit(ship)):
                then = Sheet(self.s.box, me)
                use_ship(self.s, then, ship)
                self.walk(then)
        self.walk(me)

    def walk_hail(self, me: Sheet) -> None:
        for ship in range(i64(SHIPS)):
            if has(me.ships, ship):
                then = Sheet(self.s.box, me)
                lose_ships(then, bit(ship))
                self.walk_buildings(then)

    def pay_plague(self, me: Sheet) -> None:
        """If that is what is asked, in every way; else in the best."""
        if self.question != MUST_PAY:
            super().pay_plague(me)
            return
        ways = self.s.box.prices[me.due].find_ways()
        for i in range(i64(len(ways))):
            if covers(me.stock, ways[i]):
                then = Sheet(self.s.box, me)
                then.stock -= ways[i]
                then.due = NONE
                self.paid = ways[i]
                self.walk_buildings(then)
        self.paid = 0

    def found(self, me: Sheet, building: i64, hexes: i64, worths: vec[float], last: bool, rest: float) -> None:
        for hex in range(i64(HEX_COUNT)):
            if has(hexes, hex):
                base = worths[building * HEX_COUNT + hex]
                if building == MOUND:
                    self.reward_all(me, hex, base, last, rest)
                else:
                    self.pay_all(me, building, hex, base, last, rest)

    def reward_all(self, me: Sheet, hex: i64, base: float, last: bool, rest: float) -> None:
        for reward in range(i64(REWARD_COUNT)):
            then = Sheet(self.s.box, me)
            then.gain(self.s.box, REWARD_GOODS[reward])
            worth = base + self.worth(then, then.stock, last, rest)
            if not last and self.look.is_last(then):  # by the reward
                worth = self.worths_of(me)[MOUND * HEX_COUNT + hex] + self.worth(then, then.stock, True, 0.0)
            self.add(RoundPlan(worth, me, self.paid, MOUND, hex, 0, reward))

    def pay_all(self, me: Sheet, building: i64, hex: i64, base: float, last: bool, rest: float) -> None:
        number = self.price(me, building, bit(hex))
        best = self.payment(me, number)
        worth = base + self.worth(me, me.stock - best, last, rest)
        self.add(RoundPlan(worth, me, self.paid, building, hex, best, NONE))
        if worth < self.best - NEAR_BEST and self.question != MUST_PAY:
            return
        if not is_in(CLOSE_MARKET, me.plague):
            self.pay_otherwise(me, building, hex, base, last, rest, self.s.box.prices[number], best)

    def pay_otherwise(
        self, me: Sheet, building: i64, hex: i64, base: float, last: bool, rest: float, price: Price, best: i64
    ) -> None:
        ways = price.find_ways()
        for i in range(i64(len(ways))):
            if covers(me.stock, ways[i]) and ways[i] != best:
                worth = base + self.worth(me, me.stock - ways[i], last, rest)
                if worth >= self.best - NEAR_BEST or self.question == MUST_PAY:
                    self.add(RoundPlan(worth, me, self.paid, building, hex, ways[i], NONE))

    def add(self, plan: RoundPlan) -> None:
        answer = plan.answer(self.s, self.start)
        if plan.worth > self.guesses.get(answer, NEVER):
            self.guesses[answer] = plan.worth
        if plan.worth >= self.best - NEAR_BEST:
            self.best = max(self.best, plan.worth)
            self.plans.append(plan)

    def chosen(self, most: i64) -> list[RoundPlan]:
        """The best plans, so many at most, no two with the same end."""
        plans: dict[tuple[int, ...], RoundPlan] = {}
        for plan in sorted([plan for plan in self.plans if plan.worth >= self.best - NEAR_BEST], key=by_worth):
            if len(plans) >= most:
                break
            plan.finish(self.s)
            plans.setdefault(traces(plan.end), plan)
        return list(plans.values())


def by_worth(plan: RoundPlan) -> float:
    return -plan.worth
