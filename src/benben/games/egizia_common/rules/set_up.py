"""Sphinx cards and player sequence tiles, before the first round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Outcomes
from benben.core.bits import bit, members_of, nth, shl, size
from benben.core.rng import Rng
from benben.core.steps import CHANCE, NOBODY, Family, Step
from benben.games.egizia_common.player import row_size, with_card
from benben.games.egizia_common.rules.steps import STEPS
from benben.games.egizia_common.standing import SEAT_BITS, SEAT_MASK, turned
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import MAX_SEATS, SEQUENCE, SEQUENCE_GIVEN, SPHINX_DEALT

MOST_DEALT: Final = 2  # sphinx cards for each player


class DealCard(Step[Egizia]):
    """SAND-1.6: so many sphinx cards for each, seen by who gets them, one player after the other."""

    def __init__(self, player: i64, cards: i64) -> None:
        super().__init__(CHANCE, cards)
        self.player: i64 = player

    def outcomes(self, s: Egizia, out: Outcomes) -> None:
        for card in members_of(s.sphinx_deck):
            out.add(s.rules.kinds.deal.at(card))

    def sample(self, s: Egizia, rng: Rng) -> i64:
        return s.rules.kinds.deal.at(nth(s.sphinx_deck, rng.below(size(s.sphinx_deck))))

    def answer(self, s: Egizia, a: i64) -> None:
        me, card = s.players[self.player], s.rules.kinds.deal.x(a)
        s.sphinx_deck &= ~bit(card)
        me.dealt = with_card(me.dealt, card)
        s.whisper(SPHINX_DEALT, self.player, card)
        if row_size(me.dealt) < self.left:
            s.plan(self)
        elif self.player + 1 < s.seats:
            s.plan(DEAL_CARD.at(self.player + 1, self.left))


class GiveSequence(Step[Egizia]):
    """SAND-1.7, EGI-1.2: player sequence tiles by lot, with start stones; the last one needs no chance."""

    def __init__(self, tile: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.tile: i64 = tile

    def run(self, s: Egizia) -> None:
        if self.tile + 1 < s.seats:
            s.plan(DRAW_SEQUENCE.at(self.tile, 0))
            return
        for seat in range(s.seats):
            if not is_given(s, seat, self.tile):
                give_sequence(s, seat, self.tile)
                break
        s.standing = turned(s.order, s.seats)


def is_given(s: Egizia, seat: i64, tiles: i64) -> bool:
    """Whether a seat has one of the first so many tiles."""
    for n in range(tiles):
        if (s.order >> (SEAT_BITS * n)) & SEAT_MASK == seat:
            return True
    return False


def give_sequence(s: Egizia, seat: i64, tile: i64) -> None:
    s.order += shl(seat, SEAT_BITS * tile)
    s.players[seat].stones = min(s.box.start_stones[tile], s.box.most_stones)
    s.note(SEQUENCE_GIVEN, seat, tile, s.players[seat].stones)


class DrawSequence(Step[Egizia]):
    """SAND-1.7: who gets a tile."""

    def __init__(self, tile: i64, left: i64) -> None:
        super().__init__(CHANCE, left)
        self.tile: i64 = tile

    def outcomes(self, s: Egizia, out: Outcomes) -> None:
        for seat in range(s.seats):
            if not is_given(s, seat, self.tile):
                out.add(SEQUENCE.at(seat))

    def answer(self, s: Egizia, a: i64) -> None:
        give_sequence(s, SEQUENCE.x(a), self.tile)
        s.plan(GIVE_SEQUENCE.at(self.tile + 1, 0))


DEAL_CARD: Final[Family] = STEPS.family(DealCard, player=MAX_SEATS, cards=MOST_DEALT + 1)
GIVE_SEQUENCE: Final[Family] = STEPS.family(GiveSequence, tile=MAX_SEATS)
DRAW_SEQUENCE: Final[Family] = STEPS.family(DrawSequence, tile=MAX_SEATS)
