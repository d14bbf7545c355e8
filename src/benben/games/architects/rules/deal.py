"""ARC-2: the deal, and the announcement of plans when none lies on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Outcomes
from benben.core.rng import Rng
from benben.core.steps import CHANCE, NOBODY, Step
from benben.games.architects.actions import ANNOUNCED, DEAL, DEALT, LOT, RESHUFFLED
from benben.games.architects.cards import KINDS, ONE, count, has_plan, nth
from benben.games.architects.components import MAX_SEATS, MIN_SEATS
from benben.games.architects.rules.steps import STEPS
from benben.games.architects.state import DEALING, NONE, SILENT, WITH_PLAN, WITHOUT_PLAN, Architects


class DealRound(Step[Architects]):
    """ARC-2.1, ARC-2.2: so many cards for each, as far as the deck goes."""

    def run(self, s: Architects) -> None:
        s.phase = DEALING
        wanted = s.box.deal[s.seats - MIN_SEATS] * s.seats
        s.to_deal = min(wanted, s.deck_size)
        if s.to_deal == 0:
            return
        if s.start != NONE:
            s.plan(DEAL_CARD.at(s.seat_after(s.start), 0))
        elif s.to_deal < wanted:
            s.plan(DRAW_FIRST)
        else:
            s.plan(DEAL_CARD.at(0, 0))  # all get alike: it does not matter who is first


class DrawFirst(Step[Architects]):
    """ARC-2.2: before anybody was start player, a lot tells who is dealt to first, if not all get alike."""

    def outcomes(self, s: Architects, out: Outcomes) -> None:
        for seat in range(s.seats):
            out.add(LOT.at(seat))

    def answer(self, s: Architects, a: i64) -> None:
        s.plan(DEAL_CARD.at(LOT.x(a), 0))


class DealCard(Step[Architects]):
    """ARC-2.1, ARC-2.2: one card off the deck, seen by who gets it; then the next seat to the left gets one."""

    def __init__(self, receiver: i64, left: i64) -> None:
        super().__init__(CHANCE, left)
        self.receiver: i64 = receiver  # the seat that gets the card

    def outcomes(self, s: Architects, out: Outcomes) -> None:
        for card in range(i64(KINDS)):
            if count(s.deck, card) > 0:
                out.add(DEAL.at(card), count(s.deck, card))

    def sample(self, s: Architects, rng: Rng) -> i64:
        return DEAL.at(nth(s.deck, rng.below(s.deck_size)))

    def answer(self, s: Architects, a: i64) -> None:
        card = DEAL.x(a)
        s.deck -= ONE[card]
        s.deck_size -= 1
        s.players[self.receiver].pack += ONE[card]
        s.whisper(DEALT, self.receiver, card)
        s.to_deal -= 1
        if s.to_deal > 0:
            s.plan(DEAL_CARD.at(s.seat_after(self.receiver), 0))


class AnnouncePlans(Step[Architects]):
    """ARC-2.3: with no plan on the table everybody tells whether they hold one; not which."""

    def run(self, s: Architects) -> None:
        if s.plans() > 0:
            return
        anybody = False
        for seat in range(s.seats):
            holds = has_plan(s.players[seat].pack)
            anybody = anybody or holds
            announce(s, seat, holds)
        if not anybody and has_plan(s.deck):
            s.plan(self)
            deal_again(s)


def announce(s: Architects, seat: i64, holds: bool) -> None:
    """ARC-2.3: everybody hears it."""
    if holds:
        s.players[seat].announced = WITH_PLAN
        s.note(ANNOUNCED, seat, 1)
    else:
        s.players[seat].announced = WITHOUT_PLAN
        s.note(ANNOUNCED, seat, 0)


def deal_again(s: Architects) -> None:
    """ARC-2.4: nobody holds a plan, so all cards are shuffled and dealt anew; what was announced holds no more."""
    for seat in range(s.seats):
        p = s.players[seat]
        s.put_in_deck(p.pack)
        p.pack = 0
        p.announced = SILENT
    s.note(RESHUFFLED, NOBODY)
    s.plan(DEAL_ROUND)


DEAL_ROUND: Final = STEPS.add(DealRound(NOBODY, 0))
DRAW_FIRST: Final = STEPS.add(DrawFirst(CHANCE, 0))
DEAL_CARD: Final = STEPS.family(DealCard, receiver=MAX_SEATS)
ANNOUNCE_PLANS: Final = STEPS.add(AnnouncePlans(NOBODY, 0))
