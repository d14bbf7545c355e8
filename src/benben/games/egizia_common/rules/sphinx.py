"""Cards of the sphinx are drawn, one is kept, the others go under the deck."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from benben.core.actions import Answers, Outcomes
from benben.core.bits import bit, has, lowest, members_of, nth, size
from benben.core.rng import Rng
from benben.core.steps import CHANCE, NOBODY, Family, Step
from benben.games.egizia_common.draws import MOST_DRAWN, draw_of
from benben.games.egizia_common.nile_card import FOR_KEEPING, FREE_SPHINX_CARD
from benben.games.egizia_common.player import card_at, row_size, with_card
from benben.games.egizia_common.rules.steps import STEPS
from benben.games.egizia_common.rules.uses import use_up
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import (
    FOR_RETURNED,
    KEPT_ENOUGH,
    MAX_SEATS,
    MUST_BUILD,
    NO_FREE_CARD,
    NOT_DRAWN,
    NOT_ENOUGH_STRENGTH,
    RETURN,
    SPHINX_DRAWN,
    SPHINX_KEPT,
    SPHINX_RETURNED,
    SPHINX_SEEN,
    TOO_FEW_STONES,
    TOO_MANY_CARDS,
)


def deck_size(s: Egizia) -> i64:
    return size(s.sphinx_deck) + i64(len(s.sphinx_tail))


def most_cards(s: Egizia, seat: i64) -> i64:
    """SAND-12.7, EGI-12.5: how many cards the game allows, and the deck has."""
    return min(s.rules.most_cards(s, seat), deck_size(s))


def free_cards(s: Egizia, seat: i64) -> i64:
    """SAND-12.5, EGI-12.3: how many cards a seat may draw for nothing, beside those that are paid."""
    mine = s.players[seat].cards & s.box.with_power[FREE_SPHINX_CARD]
    return s.box.number(lowest(mine), 0) if mine else 0


class Drawing(Step[Egizia]):
    """SAND-12.1, SAND-12.5: how many cards, each for a stone and a strength; with a card one more for nothing."""

    def legal(self, s: Egizia, out: Answers) -> None:
        me, most = s.players[self.seat], most_cards(s, self.seat)
        free = min(free_cards(s, self.seat), s.rules.kinds.draw.stride - 1)
        for paid in range(1, min(most, s.strength, me.stones) + 1):
            for more in range(min(free, most - paid) + 1):
                out.add(s.rules.kinds.draw.at(paid - 1, more))

    def answer(self, s: Egizia, a: i64) -> None:
        me = s.players[self.seat]
        paid = s.rules.kinds.draw.x(a) + 1
        cards = paid + s.rules.kinds.draw.y(a)
        me.stones -= paid
        me.built |= bit(s.zone)
        s.strength = 0
        s.note(SPHINX_DRAWN, self.seat, cards, paid)
        s.plan(CHOOSE_KEPT.at(self.seat, 0))
        s.plan(DRAW_CARDS.at(self.seat, cards))

    def refuse(self, s: Egizia, a: i64) -> i64:
        draw = s.rules.kinds.draw
        if not draw.has(a):
            return MUST_BUILD
        paid = draw.x(a) + 1
        if draw.y(a) > free_cards(s, self.seat):
            return NO_FREE_CARD
        if paid + draw.y(a) > most_cards(s, self.seat):
            return TOO_MANY_CARDS
        return NOT_ENOUGH_STRENGTH if paid > s.strength else TOO_FEW_STONES


class DrawCards(Step[Egizia]):
    """SAND-12.3: so many are still to be drawn; a card that must come needs no chance."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.player: i64 = player

    def run(self, s: Egizia) -> None:
        if self.left == 0:
            return
        if size(s.sphinx_deck) > 1:
            s.plan(DRAW_CARD.at(self.player, self.left))
            return
        if s.sphinx_deck != 0:
            card = lowest(s.sphinx_deck)
            s.sphinx_deck = 0
        else:
            card = s.sphinx_tail[0]
            s.sphinx_tail = s.sphinx_tail[1:]
        see_card(s, self.player, card)
        s.plan(DRAW_CARDS.at(self.player, self.left - 1))


class DrawCard(Step[Egizia]):
    """SAND-12.3: off the part of the deck that has no order."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(CHANCE, left)
        self.player: i64 = player

    def outcomes(self, s: Egizia, out: Outcomes) -> None:
        for card in members_of(s.sphinx_deck):
            out.add(s.rules.kinds.deal.at(card))

    def sample(self, s: Egizia, rng: Rng) -> i64:
        return s.rules.kinds.deal.at(nth(s.sphinx_deck, rng.below(size(s.sphinx_deck))))

    def answer(self, s: Egizia, a: i64) -> None:
        s.sphinx_deck &= ~bit(s.rules.kinds.deal.x(a))
        see_card(s, self.player, s.rules.kinds.deal.x(a))
        s.plan(DRAW_CARDS.at(self.player, self.left - 1))


def see_card(s: Egizia, seat: i64, card: i64) -> None:
    me = s.players[seat]
    me.drawn = with_card(me.drawn, card)
    s.whisper(SPHINX_SEEN, seat, card)


def kept_of(s: Egizia, seat: i64) -> i64:
    """How many of the cards just drawn were kept."""
    me = s.players[seat]
    count: i64 = 0
    for n in range(row_size(me.drawn)):
        if has(me.sphinx, card_at(me.drawn, n)):
            count += 1
    return count


def offer_drawn(s: Egizia, seat: i64, first: i64, out: Answers) -> None:
    me = s.players[seat]
    for n in range(row_size(me.drawn)):
        card = card_at(me.drawn, n)
        if not has(me.sphinx, card):
            out.add(first + card)


class ChooseKept(Step[Egizia]):
    """SAND-12.3: one card at most."""

    def legal(self, s: Egizia, out: Answers) -> None:
        offer_drawn(s, self.seat, s.rules.kinds.keep.first, out)
        out.add(RETURN.at(0))

    def answer(self, s: Egizia, a: i64) -> None:
        if s.rules.kinds.keep.has(a):
            keep(s, self.seat, s.rules.kinds.keep.x(a))
            if can_keep_more(s, self.seat):
                s.plan(CHOOSE_MORE.at(self.seat, 0))
                return
        return_cards(s, self.seat)

    def refuse(self, s: Egizia, a: i64) -> i64:
        if s.rules.kinds.keep_more.has(a):
            return KEPT_ENOUGH
        return NOT_DRAWN if s.rules.kinds.keep.has(a) else 0


def keep(s: Egizia, seat: i64, card: i64) -> None:
    s.players[seat].sphinx |= bit(card)
    s.whisper(SPHINX_KEPT, seat, card)


def can_keep_more(s: Egizia, seat: i64) -> bool:
    """SAND-12.6: a card lets its owner keep one more."""
    me = s.players[seat]
    return me.cards & s.box.for_use[FOR_KEEPING] != 0 and kept_of(s, seat) < row_size(me.drawn)


class ChooseMore(Step[Egizia]):
    """SAND-12.6, EGI-12.4: a second card, with the Nile card for it."""

    def legal(self, s: Egizia, out: Answers) -> None:
        offer_drawn(s, self.seat, s.rules.kinds.keep_more.first, out)
        out.add(RETURN.at(0))

    def answer(self, s: Egizia, a: i64) -> None:
        if s.rules.kinds.keep_more.has(a):
            use_up(s, self.seat, lowest(s.players[self.seat].cards & s.box.for_use[FOR_KEEPING]))
            keep(s, self.seat, s.rules.kinds.keep_more.x(a))
        return_cards(s, self.seat)

    def refuse(self, s: Egizia, a: i64) -> i64:
        if s.rules.kinds.keep.has(a):
            return KEPT_ENOUGH
        return NOT_DRAWN if s.rules.kinds.keep_more.has(a) else 0


def return_cards(s: Egizia, seat: i64) -> None:
    """SAND-12.3, SAND-12.4, EGI-12.2: the others go under the deck as they were drawn, a point for each."""
    me = s.players[seat]
    kept = kept_of(s, seat)
    count = row_size(me.drawn) - kept
    for n in range(row_size(me.drawn)):
        card = card_at(me.drawn, n)
        if not has(me.sphinx, card):
            s.sphinx_tail = append(s.sphinx_tail, card)
    s.draws = append(s.draws, draw_of(seat, me.drawn, me.sphinx))
    me.drawn = 0
    s.note(SPHINX_RETURNED, seat, count, kept)
    s.gain(seat, count, FOR_RETURNED)


DRAWING: Final[Family] = STEPS.family(Drawing, seat=MAX_SEATS)
DRAW_CARDS: Final[Family] = STEPS.family(DrawCards, player=MAX_SEATS, left=MOST_DRAWN + 1)
DRAW_CARD: Final[Family] = STEPS.family(DrawCard, player=MAX_SEATS, left=MOST_DRAWN + 1)
CHOOSE_KEPT: Final[Family] = STEPS.family(ChooseKept, seat=MAX_SEATS)
CHOOSE_MORE: Final[Family] = STEPS.family(ChooseMore, seat=MAX_SEATS)
