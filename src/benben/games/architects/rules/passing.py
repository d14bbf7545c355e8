"""ARC-11: passing, and who is still in."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.games.architects.actions import PASS, PASSED, RETURNED
from benben.games.architects.refusals import GAME_IS_OVER, HAS_NO_CARDS, HAS_PASSED, HAS_PICKED, NOT_YOUR_TURN
from benben.games.architects.rules.play import ALLOWED, Play
from benben.games.architects.state import DRAFTING, Architects, Player


class PassTurn(Play):
    """ARC-11.1: a player may always pass, and keeps the cards."""

    def legal(self, s: Architects, hand: i64, out: Answers) -> None:
        out.add(PASS)

    def answer(self, s: Architects, seat: i64, a: i64) -> None:
        s.players[seat].passed = True
        s.note(PASSED, seat)

    def refuse(self, s: Architects, me: Player, a: i64) -> i64:
        return ALLOWED  # never asked: a pass is always legal


def is_in(p: Player) -> bool:
    """ARC-11.2, ARC-11.4: who has passed, or has no card, is out."""
    return p.hand != 0 and not p.passed


def unasked(s: Architects, seat: int) -> int:
    """ARC-3.1, ARC-5.1, ARC-11.2, ARC-11.4, ARC-12.3: why a seat has nothing to answer."""
    me = s.players[seat]
    if s.actor() < 0:
        return GAME_IS_OVER
    if s.phase == DRAFTING:
        return HAS_PICKED
    if me.hand == 0:
        return HAS_NO_CARDS
    return HAS_PASSED if me.passed else NOT_YOUR_TURN


def bring_back(s: Architects) -> None:
    """ARC-11.3: with a new plan all who passed are in again; they have kept their cards."""
    for seat in range(s.seats):
        p = s.players[seat]
        if p.passed:
            p.passed = False
            s.note(RETURNED, seat)


def next_in(s: Architects, seat: i64) -> i64:
    """ARC-11.5: the first seat to the left of this one that is in, itself last; −1 if nobody is."""
    for i in range(s.seats):
        seat = s.seat_after(seat)
        if is_in(s.players[seat]):
            return seat
    return -1
