"""Nile cards that nobody took, for who has the card for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import lowest
from benben.core.menu import Use, Uses
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.nile_card import LEFTOVER_CARD
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.river import CARD_SPACES
from benben.games.egizia_common.rules.gaining import take_card
from benben.games.egizia_common.rules.offers import Question
from benben.games.egizia_common.rules.steps import STEPS
from benben.games.egizia_common.rules.uses import use_power
from benben.games.egizia_common.standing import seat_at
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import CARD_NOT_LEFT, MAX_SEATS


class OfferLeftovers(Step[Egizia]):
    """SAND-6.10: after the last pass, in player order, who has the card for it."""

    def run(self, s: Egizia) -> None:
        n = s.seats
        while n > 0:
            n -= 1
            seat = seat_at(s.order, n)
            card = s.players[seat].cards & s.box.with_power[LEFTOVER_CARD]
            if card and (s.river or s.box.number(lowest(card), 0)):
                s.plan(TAKING_LEFTOVER.at(seat, 0))


class TakeLeftover(Use[Egizia]):
    """SAND-6.10: one of the Nile cards that nobody took."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        for n in range(i64(CARD_SPACES)):
            if s.card_at(n) != NONE:
                out.add(self.kind.at(s.card_at(n)))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        use_leftover_card(s, seat)
        for n in range(i64(CARD_SPACES)):
            if s.card_at(n) == self.kind.x(a):
                s.lay_card(n, NONE)
        take_card(s, seat, self.kind.x(a))

    def refuse(self, s: Egizia, seat: i64, a: i64) -> i64:
        return CARD_NOT_LEFT


def use_leftover_card(s: Egizia, seat: i64) -> i64:
    """SAND-6.10: it is used for this round; tells which card it is."""
    card = lowest(s.players[seat].cards & s.box.with_power[LEFTOVER_CARD])
    use_power(s, seat, card)
    return card


class TakingLeftover(Question):
    """SAND-6.10, EGI-7.6: a card, or none."""

    def uses(self, s: Egizia) -> Uses:
        return s.rules.leftover


TAKING_LEFTOVER: Final[Family] = STEPS.family(TakingLeftover, seat=MAX_SEATS)
OFFER_LEFTOVERS: Final = STEPS.add(OfferLeftovers(NOBODY, 0))
