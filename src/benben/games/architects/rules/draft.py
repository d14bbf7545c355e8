"""ARC-3: the draft."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import shl
from benben.core.steps import NOBODY, Step
from benben.games.architects.actions import HANDED_ON, LEFT_OVER, PICK_CARD, PICKED
from benben.games.architects.cards import KINDS, ONE, count, size
from benben.games.architects.components import MAX_SEATS, MIN_SEATS
from benben.games.architects.refusals import NOT_IN_PACK, PICK_FIRST
from benben.games.architects.rules.steps import STEPS
from benben.games.architects.state import DRAFTING, NONE, PICK_BITS, Architects


class BeginDraft(Step[Architects]):
    """ARC-3.3: as many passes as everybody keeps cards; a changed deck may have too few cards for all of them."""

    def run(self, s: Architects) -> None:
        s.phase = DRAFTING
        s.draft_pass = 0
        s.passes = s.box.keep[s.seats - MIN_SEATS]
        for seat in range(s.seats):
            s.passes = min(s.passes, size(s.players[seat].pack))
        if s.passes > 0:
            ask_all(s)


def ask_all(s: Architects) -> None:
    """ARC-3.1: every seat picks at once; then the packs go on."""
    s.plan(HAND_ON)
    seat = s.seats
    while seat > 0:
        seat -= 1
        s.plan(MUST_PICK.at(seat, 0))


class MustPick(Step[Architects]):
    """ARC-3.1: one card of the pack in hand is laid face down."""

    def legal(self, s: Architects, out: Answers) -> None:
        pack = s.held(self.seat).pack
        for card in range(i64(KINDS)):
            if count(pack, card) > 0:
                out.add(PICK_CARD.at(card))

    def answer(self, s: Architects, a: i64) -> None:
        card = PICK_CARD.x(a)
        me = s.players[self.seat]
        s.held(self.seat).pack -= ONE[card]
        me.hand += ONE[card]
        me.picks += shl(card + 1, PICK_BITS * s.draft_pass)
        s.whisper(PICKED, self.seat, card, s.draft_pass + 1)

    def refuse(self, s: Architects, a: i64) -> i64:
        return NOT_IN_PACK[PICK_CARD.x(a)] if PICK_CARD.has(a) else PICK_FIRST


class HandOn(Step[Architects]):
    """ARC-3.2, ARC-3.3, ARC-3.5: all hand the rest to the left and pick again, until they have their hands."""

    def run(self, s: Architects) -> None:
        s.draft_pass += 1
        if s.draft_pass < s.passes:
            s.note(HANDED_ON, NOBODY, s.draft_pass)
            ask_all(s)
        elif s.log is not None:
            for seat in range(s.seats):
                tell_left_over(s, seat)


def tell_left_over(s: Architects, seat: i64) -> None:
    """ARC-3.4: what is left of a pack is laid aside face down; only who held it last knows it."""
    pack = s.held(seat).pack
    for card in range(i64(KINDS)):
        for i in range(count(pack, card)):
            s.whisper(LEFT_OVER, seat, card)


def take_back(s: Architects, seat: i64) -> Step:
    """ARC-3.1: nobody sees what another picks in the pass that is open: the card is back in the pack."""
    p = s.players[seat]
    card = p.pick(s.draft_pass)
    if card != NONE:
        p.picks -= shl(card + 1, PICK_BITS * s.draft_pass)
        p.hand -= ONE[card]
        s.held(seat).pack += ONE[card]
    return MUST_PICK.at(seat, 0)


BEGIN_DRAFT: Final = STEPS.add(BeginDraft(NOBODY, 0))
MUST_PICK: Final = STEPS.sealed_family(MustPick, seat=MAX_SEATS)
HAND_ON: Final = STEPS.add(HandOn(NOBODY, 0))
