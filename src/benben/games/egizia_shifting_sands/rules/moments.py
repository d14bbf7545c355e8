"""SAND-6.1: moments at which a seat is asked only if it can use something: mining, feeding, and around the building."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.menu import Menu, Uses
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.crews import total_strength
from benben.games.egizia_common.fields import missing_grain, quarry_stones
from benben.games.egizia_common.nile_card import FOR_GRAIN
from benben.games.egizia_common.rules.uses import (
    can_feed_stones,
    can_raise_by_card,
    can_trade_crew,
    can_train,
    can_use_anytime,
)
from benben.games.egizia_common.standing import seat_at
from benben.games.egizia_common.state import BUILDING, FEEDING, MINING
from benben.games.egizia_common.tables import DONE, FED, FOR_HUNGER, MAX_SEATS, MINED
from benben.games.egizia_shifting_sands.actions import ACTIONS, FOR_SURPLUS
from benben.games.egizia_shifting_sands.rules.anytime import (
    ANYTIME,
    DONE_HERE,
    FEED_USE,
    GRAIN_USE,
    RAISE_USE,
    TIMED,
    TRADE_USE,
    TRAIN_USE,
)
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.state import Sands


def plan_in_order(s: Sands, steps: Family) -> None:
    """A step for every seat, in player order."""
    n = s.seats
    while n > 0:
        n -= 1
        s.plan(steps.at(seat_at(s.order, n), 0))


class Offer(Step[Sands]):
    """Ask a player, if there is something to use; after each use it comes again."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.player: i64 = player


# Mining


class Mine(Step[Sands]):
    """SAND-7.1: everybody's quarries produce; then who can trade a crew may."""

    def run(self, s: Sands) -> None:
        s.phase = MINING
        plan_in_order(s, OFFER_TRADE)
        for n in range(s.seats):
            seat = seat_at(s.order, n)
            me, stones = s.players[seat], quarry_stones(s, seat)
            me.stones = min(me.stones + stones, s.box.most_stones)
            s.note(MINED, seat, stones, me.stones)


class OfferTrade(Offer):
    """SAND-6.15."""

    def run(self, s: Sands) -> None:
        if can_trade_crew(s, self.player):
            s.plan(TRADING.at(self.player, 0))


TRADING_USES: Final = Uses(
    ACTIONS, [TRADE_USE, DONE_HERE, *ANYTIME], [use for use in TIMED if use.kind is not TRADE_USE.kind]
)


class Trading(Menu[Sands]):
    """SAND-6.15: a crew for a step on both markets."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, TRADING_USES)

    def answer(self, s: Sands, a: i64) -> None:
        if not DONE.has(a):
            s.plan(OFFER_TRADE.at(self.seat, 0))
        super().answer(s, a)


# Feeding


class FeedAll(Step[Sands]):
    """SAND-7.2: one after the other, beginning with the first in order."""

    def run(self, s: Sands) -> None:
        s.phase = FEEDING
        plan_in_order(s, FEED)


class Feed(Offer):
    """SAND-7.2: what can be used is used first; then the crews eat."""

    def run(self, s: Sands) -> None:
        if can_use_anytime(s, self.player) or can_feed(s, self.player):
            s.plan(FEEDING_CREWS.at(self.player, 0))
        else:
            eat(s, self.player)


def can_feed(s: Sands, seat: i64) -> bool:
    return s.players[seat].cards & s.box.for_use[FOR_GRAIN] != 0 or can_feed_stones(s, seat)


def eat(s: Sands, seat: i64) -> None:
    """SAND-7.3, SAND-7.4, SAND-7.5: points for what is missing are lost; a surplus may be sold, and is gone."""
    me = s.players[seat]
    missing = missing_grain(s, seat)
    need = total_strength(me.crews)
    s.note(FED, seat, need - missing, need)
    if missing > 0:
        s.gain(seat, -missing * s.box.grain_losses[me.grain_level - 1], FOR_HUNGER)
    elif missing < 0:
        s.gain(seat, s.surplus_points(seat, max(0, -missing - me.fed)), FOR_SURPLUS)


FEEDING_USES: Final = Uses(
    ACTIONS,
    [GRAIN_USE, FEED_USE, DONE_HERE, *ANYTIME],
    [use for use in TIMED if use.kind is not GRAIN_USE.kind and use.kind is not FEED_USE.kind],
)


class FeedingCrews(Menu[Sands]):
    """SAND-7.2: cards for grain, stones for grain, or feed now."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, FEEDING_USES)

    def answer(self, s: Sands, a: i64) -> None:
        if DONE.has(a):
            eat(s, self.seat)
        else:
            s.plan(FEED.at(self.seat, 0))
            super().answer(s, a)


# After feeding, before building


class OfferRaises(Step[Sands]):
    """SAND-6.13: after everybody has fed."""

    def run(self, s: Sands) -> None:
        plan_in_order(s, OFFER_RAISE)


class OfferRaise(Offer):
    """SAND-6.13."""

    def run(self, s: Sands) -> None:
        if can_raise_by_card(s, self.player):
            s.plan(RAISING.at(self.player, 0))


RAISING_USES: Final = Uses(
    ACTIONS, [RAISE_USE, DONE_HERE, *ANYTIME], [use for use in TIMED if use.kind is not RAISE_USE.kind]
)


class Raising(Menu[Sands]):
    """SAND-6.13: once per round a crew becomes stronger."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, RAISING_USES)

    def answer(self, s: Sands, a: i64) -> None:
        if not DONE.has(a):
            s.plan(OFFER_RAISE.at(self.seat, 0))
        super().answer(s, a)


# Around the building


class OfferPreparations(Step[Sands]):
    """SAND-6.14: before the first zone, and once more after the last one."""

    def run(self, s: Sands) -> None:
        s.phase = BUILDING
        plan_in_order(s, OFFER_PREPARING)


class OfferPreparing(Offer):
    """SAND-6.14."""

    def run(self, s: Sands) -> None:
        if can_use_anytime(s, self.player) or can_train(s, self.player):
            s.plan(PREPARING.at(self.player, 0))


OTHERS: Final = [use for use in TIMED if use.kind is not TRAIN_USE.kind]
PREPARING_USES: Final = Uses(ACTIONS, [TRAIN_USE, DONE_HERE, *ANYTIME], OTHERS)


class Preparing(Menu[Sands]):
    """SAND-6.14: stones for stronger crews, and cards for any time."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, PREPARING_USES)

    def answer(self, s: Sands, a: i64) -> None:
        if not DONE.has(a):
            s.plan(OFFER_PREPARING.at(self.seat, 0))
        super().answer(s, a)


OFFER_TRADE: Final[Family] = STEPS.family(OfferTrade, player=MAX_SEATS)
TRADING: Final[Family] = STEPS.family(Trading, seat=MAX_SEATS)
FEED: Final[Family] = STEPS.family(Feed, player=MAX_SEATS)
FEEDING_CREWS: Final[Family] = STEPS.family(FeedingCrews, seat=MAX_SEATS)
OFFER_RAISE: Final[Family] = STEPS.family(OfferRaise, player=MAX_SEATS)
RAISING: Final[Family] = STEPS.family(Raising, seat=MAX_SEATS)
OFFER_PREPARING: Final[Family] = STEPS.family(OfferPreparing, player=MAX_SEATS)
PREPARING: Final[Family] = STEPS.family(Preparing, seat=MAX_SEATS)
MINE: Final = STEPS.add(Mine(NOBODY, 0))
FEED_ALL: Final = STEPS.add(FeedAll(NOBODY, 0))
OFFER_RAISES: Final = STEPS.add(OfferRaises(NOBODY, 0))
OFFER_PREPARATIONS: Final = STEPS.add(OfferPreparations(NOBODY, 0))
