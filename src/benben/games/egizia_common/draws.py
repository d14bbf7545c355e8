"""What was drawn at the sphinx, one number for each time: who, which cards in their order, and which of them were kept.

Nobody but who drew has seen the cards. They are remembered so that a world which a seat imagines can agree with all
that the seat has seen of the deck.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import bit, has, shl
from benben.games.egizia_common.player import card_at, row_size
from benben.games.egizia_common.river import CARD_BITS

MOST_DRAWN: Final = 5
CARDS_MASK: Final = 1073741823  # five cards of six bits
KEPT_AT: Final = 30
KEPT_MASK: Final = 31
SEAT_AT: Final = 35


def draw_of(seat: i64, cards: i64, kept: i64) -> i64:
    """EGZ-8.1: `cards` is a row; `kept` the set of sphinx cards that were kept."""
    places: i64 = 0
    for n in range(row_size(cards)):
        if has(kept, card_at(cards, n)):
            places += bit(n)
    return cards + shl(places, KEPT_AT) + shl(seat, SEAT_AT)


def drawn_by(draw: i64) -> i64:
    return draw >> SEAT_AT


def cards_drawn(draw: i64) -> i64:
    """EGZ-8.2: the cards as a row, in the order in which they were drawn."""
    return draw & CARDS_MASK


def places_kept(draw: i64) -> i64:
    """EGZ-8.3: the set of places in the row whose cards were kept."""
    return (draw >> KEPT_AT) & KEPT_MASK


assert CARD_BITS * MOST_DRAWN == KEPT_AT
