"""EGY-1: the set-up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Outcomes
from benben.core.bits import shl
from benben.core.steps import CHANCE, Step
from benben.games.egyptia.actions import CARD_DRAWN, DEMAND
from benben.games.egyptia.components import EgyptiaComponents
from benben.games.egyptia.pharaoh_cards import CARDS_OF_LETTER, LETTER_COUNT
from benben.games.egyptia.rules.round import PLAY_ROUNDS
from benben.games.egyptia.rules.steps import STEPS
from benben.games.egyptia.state import CARD_BITS, Egyptia


def start(seats: i64, cards: vec[i64], box: EgyptiaComponents) -> Egyptia:
    """EGY-1.1, EGY-1.4, EGY-1.5, EGY-16.5: empty sheets, however many; then the Pharaoh's demands.

    `cards` are their numbers by letter, 0 for one that is drawn.
    """
    s = Egyptia(seats, box, None)
    s.plan(PLAY_ROUNDS)
    letter: i64 = LETTER_COUNT
    while letter > 0:
        letter -= 1
        if cards[letter] == 0:
            s.plan(DRAW_CARD.at(letter, 0))
        else:
            show_card(s, letter, cards[letter])
    return s


def show_card(s: Egyptia, letter: i64, card: i64) -> None:
    """EGY-1.6: a card that was agreed on lies there from the start."""
    s.cards |= shl(card, CARD_BITS * letter)


class DrawCard(Step[Egyptia]):
    """EGY-1.2, EGY-1.3: one card of each letter is drawn at random and lies open; the others stay out of the game."""

    def __init__(self, letter: i64, left: i64) -> None:
        super().__init__(CHANCE, 0)
        self.letter: i64 = letter

    def outcomes(self, s: Egyptia, out: Outcomes) -> None:
        for card in range(i64(CARDS_OF_LETTER)):
            out.add(DEMAND.at(self.letter * CARDS_OF_LETTER + card))

    def answer(self, s: Egyptia, a: i64) -> None:
        card = DEMAND.x(a)
        show_card(s, self.letter, card % CARDS_OF_LETTER + 1)
        s.note(CARD_DRAWN, CHANCE, card)


DRAW_CARD: Final = STEPS.family(DrawCard, letter=LETTER_COUNT)
