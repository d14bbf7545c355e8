"""ARC-11: passing, and who is still in."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Use
from benben.games.architects.actions import PASSED, RETURNED
from benben.games.architects.state import NONE, Architects, Player


class PassTurn(Use[Architects]):
    """ARC-11.1: a player may always pass, and keeps the cards."""

    def legal(self, s: Architects, seat: i64, out: Answers) -> None:
        out.add(self.kind.at(0))

    def answer(self, s: Architects, seat: i64, a: i64) -> None:
        s.players[seat].passed = True
        s.note(PASSED, seat)


def is_in(p: Player) -> bool:
    """ARC-11.2, ARC-11.4: who has passed, or has no card, is out."""
    return p.hand != 0 and not p.passed


def bring_back(s: Architects) -> None:
    """ARC-11.3: with a new plan all who passed are in again; they have kept their cards."""
    for seat in range(s.seats):
        p = s.players[seat]
        if p.passed:
            p.passed = False
            s.note(RETURNED, seat)


def next_in(s: Architects, seat: i64) -> i64:
    """ARC-11.5: the first seat to the left of this one that is in, itself last; NONE if nobody is."""
    for i in range(s.seats):
        seat = s.seat_after(seat)
        if is_in(s.players[seat]):
            return seat
    return NONE
