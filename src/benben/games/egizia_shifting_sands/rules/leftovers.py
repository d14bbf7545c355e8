"""SAND-6.10: Nile cards that nobody took, for who has the card for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import lowest
from benben.core.menu import Menu, Use, Uses
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.nile_card import LEFTOVER_CARD
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.river import CARD_SPACES
from benben.games.egizia_common.rules.uses import use_power
from benben.games.egizia_common.standing import seat_at
from benben.games.egizia_common.tables import DONE, MAX_SEATS
from benben.games.egizia_shifting_sands.actions import (
    ACTIONS,
    FOR_LEFTOVER,
    TAKE,
    TAKE_POINT,
)
from benben.games.egizia_shifting_sands.refusals import (
    CARD_NOT_LEFT,
)
from benben.games.egizia_shifting_sands.rules.anytime import ANYTIME, DONE_HERE, TIMED
from benben.games.egizia_shifting_sands.rules.gaining import take_card
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.state import Sands


class OfferLeftovers(Step[Sands]):
    """SAND-6.10: after the last pass, in player order, who has the card for it."""

    def run(self, s: Sands) -> None:
        n = s.seats
        while n > 0:
            n -= 1
            seat = seat_at(s.order, n)
            if s.players[seat].cards & s.box.with_power[LEFTOVER_CARD]:
                s.plan(TAKING_LEFTOVER.at(seat, 0))


class TakeLeftover(Use[Sands]):
    """SAND-6.10: one of the Nile cards that nobody took."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        for n in range(i64(CARD_SPACES)):
            if s.card_at(n) != NONE:
                out.add(TAKE.at(s.card_at(n)))

    def answer(self, s: Sands, seat: i64, a: i64) -> None:
        use_leftover_card(s, seat)
        for n in range(i64(CARD_SPACES)):
            if s.card_at(n) == TAKE.x(a):
                s.lay_card(n, NONE)
        take_card(s, seat, TAKE.x(a))

    def refuse(self, s: Sands, seat: i64, a: i64) -> i64:
        return CARD_NOT_LEFT


def use_leftover_card(s: Sands, seat: i64) -> i64:
    """SAND-6.10: it is used for this round; tells which card it is."""
    card = lowest(s.players[seat].cards & s.box.with_power[LEFTOVER_CARD])
    use_power(s, seat, card)
    return card


class TakePoint(Use[Sands]):
    """SAND-6.10: or points instead."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        out.add(TAKE_POINT.at(0))

    def answer(self, s: Sands, seat: i64, a: i64) -> None:
        card = use_leftover_card(s, seat)
        s.gain(seat, s.box.number(card, 0), FOR_LEFTOVER)


LEFTOVER: Final = Uses(ACTIONS, [TakeLeftover(TAKE), TakePoint(TAKE_POINT), DONE_HERE, *ANYTIME], TIMED)


class TakingLeftover(Menu[Sands]):
    """SAND-6.10."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, LEFTOVER)

    def answer(self, s: Sands, a: i64) -> None:
        if not (TAKE.has(a) or TAKE_POINT.has(a) or DONE.has(a)):
            s.plan(self)
        super().answer(s, a)


TAKING_LEFTOVER: Final[Family] = STEPS.family(TakingLeftover, seat=MAX_SEATS)
OFFER_LEFTOVERS: Final = STEPS.add(OfferLeftovers(NOBODY, 0))
