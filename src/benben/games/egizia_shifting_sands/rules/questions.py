"""SAND-6, SAND-7: what is offered after the placement, and when crews are traded and fed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Use, Uses
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.rules.feeding import DONE_HERE, FEED, FEED_NOW, produce_stones
from benben.games.egizia_common.rules.leftovers import TakeLeftover, use_leftover_card
from benben.games.egizia_common.rules.offers import Offer, Question, plan_in_order
from benben.games.egizia_common.state import FEEDING, MINING, Egizia
from benben.games.egizia_common.tables import MAX_SEATS
from benben.games.egizia_shifting_sands.actions import FOR_LEFTOVER, TAKE, TAKE_POINT
from benben.games.egizia_shifting_sands.rules.anytime import (
    FEED_USE,
    GRAIN_USE,
    MENUS,
    RAISE_USE,
    TRADE_USE,
    TRAIN_USE,
)
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.rules.trading import can_trade_crew
from benben.games.egizia_shifting_sands.state import Sands


class TakePoint(Use[Sands]):
    """SAND-6.10: or points instead."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        out.add(TAKE_POINT.at(0))

    def answer(self, s: Sands, seat: i64, a: i64) -> None:
        card = use_leftover_card(s, seat)
        s.gain(seat, s.box.number(card, 0), FOR_LEFTOVER)


class Mine(Step[Sands]):
    """SAND-7.1: everybody's quarries produce; then who can trade a crew may."""

    def run(self, s: Sands) -> None:
        s.phase = MINING
        plan_in_order(s, OFFER_TRADE)
        produce_stones(s)


class OfferTrade(Offer):
    """SAND-6.15: who has the card for it."""

    def run(self, s: Egizia) -> None:
        if can_trade_crew(s, self.player):
            s.plan(TRADING.at(self.player, 0))


class Trading(Question):
    """SAND-6.15: a crew for a step on both markets."""

    def uses(self, s: Egizia) -> Uses:
        return TRADING_USES

    def again(self) -> Step:
        return OFFER_TRADE.at(self.seat, 0)


class FeedAll(Step[Sands]):
    """SAND-7.2: one after the other, beginning with the first in order."""

    def run(self, s: Sands) -> None:
        s.phase = FEEDING
        plan_in_order(s, FEED)


LEFTOVER: Final[Uses] = MENUS.with_anytime([TakeLeftover(TAKE), TakePoint(TAKE_POINT), DONE_HERE])
TRADING_USES: Final = MENUS.with_anytime([TRADE_USE, DONE_HERE])
FEEDING_USES: Final[Uses] = MENUS.with_anytime([GRAIN_USE, FEED_USE, FEED_NOW])
RAISING_USES: Final[Uses] = MENUS.with_anytime([RAISE_USE, DONE_HERE])
PREPARING_USES: Final[Uses] = MENUS.with_anytime([TRAIN_USE, DONE_HERE])

OFFER_TRADE: Final[Family] = STEPS.family(OfferTrade, player=MAX_SEATS)
TRADING: Final[Family] = STEPS.family(Trading, seat=MAX_SEATS)
MINE: Final = STEPS.add(Mine(NOBODY, 0))
FEED_ALL: Final = STEPS.add(FeedAll(NOBODY, 0))
