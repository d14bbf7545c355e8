"""Quarries produce, crews are fed, and what cards bring after that, before the building begins and when it is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.menu import Use, Uses
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.crews import total_strength
from benben.games.egizia_common.fields import missing_grain, quarry_stones
from benben.games.egizia_common.nile_card import FOR_GRAIN
from benben.games.egizia_common.rules.offers import Done, Offer, Question, plan_in_order
from benben.games.egizia_common.rules.steps import STEPS
from benben.games.egizia_common.rules.uses import can_feed_stones, can_raise_by_card, can_train, can_use_anytime
from benben.games.egizia_common.standing import seat_at
from benben.games.egizia_common.state import BUILDING, Egizia
from benben.games.egizia_common.tables import DONE, FED, FOR_HUNGER, MAX_SEATS, MINED


def produce_stones(s: Egizia) -> None:
    """SAND-7.1: everybody's quarries produce."""
    for n in range(s.seats):
        seat = seat_at(s.order, n)
        me, stones = s.players[seat], quarry_stones(s, seat)
        me.stones = min(me.stones + stones, s.box.most_stones)
        s.note(MINED, seat, stones, me.stones)


class Feed(Offer):
    """SAND-7.2, EGI-6.2: what can be used is used first; then the crews eat."""

    def run(self, s: Egizia) -> None:
        if can_use_anytime(s, self.player) or can_feed(s, self.player):
            s.plan(FEEDING_CREWS.at(self.player, 0))
        else:
            eat(s, self.player)


def can_feed(s: Egizia, seat: i64) -> bool:
    return s.players[seat].cards & s.box.for_use[FOR_GRAIN] != 0 or can_feed_stones(s, seat)


def eat(s: Egizia, seat: i64) -> None:
    """SAND-7.3, SAND-7.4, SAND-7.5, EGI-6.3, EGI-6.4: points for what is missing; a surplus may be sold and is gone."""
    me = s.players[seat]
    missing = missing_grain(s, seat)
    need = total_strength(me.crews)
    s.note(FED, seat, need - missing, need)
    if missing > 0:
        s.gain(seat, -missing * s.box.grain_losses[me.grain_level - 1], FOR_HUNGER)
    elif missing < 0:
        s.sell_surplus(seat, max(0, -missing - me.fed))


class FeedNow(Done):
    """SAND-7.2: nothing more is used."""

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        eat(s, seat)


class FeedingCrews(Question):
    """SAND-7.2: cards for grain, stones for grain, or feed now."""

    def uses(self, s: Egizia) -> Uses:
        return s.rules.feeding

    def again(self) -> Step:
        return FEED.at(self.seat, 0)


# After feeding, before building


class OfferRaises(Step[Egizia]):
    """SAND-6.13: after everybody has fed."""

    def run(self, s: Egizia) -> None:
        plan_in_order(s, OFFER_RAISE)


class OfferRaise(Offer):
    """SAND-6.13: who has a card for it."""

    def run(self, s: Egizia) -> None:
        if can_raise_by_card(s, self.player):
            s.plan(RAISING.at(self.player, 0))


class Raising(Question):
    """SAND-6.13, EGI-7.7: once per round a crew becomes stronger."""

    def uses(self, s: Egizia) -> Uses:
        return s.rules.raising

    def again(self) -> Step:
        return OFFER_RAISE.at(self.seat, 0)


# Around the building


class OfferPreparations(Step[Egizia]):
    """SAND-6.14: before the first zone, and once more after the last one."""

    def run(self, s: Egizia) -> None:
        s.phase = BUILDING
        plan_in_order(s, OFFER_PREPARING)


class OfferPreparing(Offer):
    """SAND-6.14: who has something to use."""

    def run(self, s: Egizia) -> None:
        if can_use_anytime(s, self.player) or can_train(s, self.player):
            s.plan(PREPARING.at(self.player, 0))


class Preparing(Question):
    """SAND-6.14: stones for stronger crews, and cards for any time."""

    def uses(self, s: Egizia) -> Uses:
        return s.rules.preparing

    def again(self) -> Step:
        return OFFER_PREPARING.at(self.seat, 0)


DONE_HERE: Final[Use] = Done(DONE)
FEED_NOW: Final[Use] = FeedNow(DONE)
FEED: Final[Family] = STEPS.family(Feed, player=MAX_SEATS)
FEEDING_CREWS: Final[Family] = STEPS.family(FeedingCrews, seat=MAX_SEATS)
OFFER_RAISE: Final[Family] = STEPS.family(OfferRaise, player=MAX_SEATS)
RAISING: Final[Family] = STEPS.family(Raising, seat=MAX_SEATS)
OFFER_PREPARING: Final[Family] = STEPS.family(OfferPreparing, player=MAX_SEATS)
PREPARING: Final[Family] = STEPS.family(Preparing, seat=MAX_SEATS)
OFFER_RAISES: Final = STEPS.add(OfferRaises(NOBODY, 0))
OFFER_PREPARATIONS: Final = STEPS.add(OfferPreparations(NOBODY, 0))
