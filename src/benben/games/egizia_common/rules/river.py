"""The Nile cards of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Outcomes
from benben.core.bits import bit, lowest, members_of, nth, size
from benben.core.rng import Rng
from benben.core.steps import CHANCE, NOBODY, Family, Step
from benben.games.egizia_common.nile_card import DECK_OF_ROUND
from benben.games.egizia_common.river import CARD_SPACES
from benben.games.egizia_common.rules.steps import STEPS
from benben.games.egizia_common.state import SET_UP, Egizia
from benben.games.egizia_common.tables import CARD_LAID, ROUND_BEGAN


def deck_of_round(s: Egizia) -> i64:
    """SAND-3.2: the set of cards that may be laid out in this round."""
    return s.decks & s.box.in_deck[DECK_OF_ROUND[s.round - 1]]


class BeginRound(Step[Egizia]):
    """SAND-2.1: the next round."""

    def run(self, s: Egizia) -> None:
        s.round += 1
        s.phase = SET_UP
        s.note(ROUND_BEGAN, NOBODY, s.round)


class LayCards(Step[Egizia]):
    """SAND-3.1, SAND-3.3, EGI-3.1, EGI-3.3: a card on every space; after its last round a deck leaves the game."""

    def __init__(self, space: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.space: i64 = space

    def run(self, s: Egizia) -> None:
        space = max(self.space, s.first_open())
        deck = deck_of_round(s)
        if space == CARD_SPACES or deck == 0:
            if s.round == s.box.rounds or DECK_OF_ROUND[s.round] != DECK_OF_ROUND[s.round - 1]:
                s.gone |= deck
                s.decks &= ~deck
        elif size(deck) > 1:
            s.plan(LAY_CARD_AT.at(space, 0))
        else:
            lay_card(s, space, lowest(deck))


def lay_card(s: Egizia, space: i64, card: i64) -> None:
    s.decks &= ~bit(card)
    s.lay_card(space, card)
    s.note(CARD_LAID, CHANCE, card, space)
    s.plan(LAY_CARDS.at(space + 1, 0))


class LayCardAt(Step[Egizia]):
    """SAND-3.2: off the deck of the round."""

    def __init__(self, space: i64, left: i64) -> None:
        super().__init__(CHANCE, left)
        self.space: i64 = space

    def outcomes(self, s: Egizia, out: Outcomes) -> None:
        for card in members_of(deck_of_round(s)):
            out.add(s.rules.kinds.lay_card.at(card))

    def sample(self, s: Egizia, rng: Rng) -> i64:
        deck = deck_of_round(s)
        return s.rules.kinds.lay_card.at(nth(deck, rng.below(size(deck))))

    def answer(self, s: Egizia, a: i64) -> None:
        lay_card(s, self.space, s.rules.kinds.lay_card.x(a))


BEGIN_ROUND: Final = STEPS.add(BeginRound(NOBODY, 0))
LAY_CARDS: Final[Family] = STEPS.family(LayCards, space=CARD_SPACES + 1)
LAY_CARD_AT: Final[Family] = STEPS.family(LayCardAt, space=CARD_SPACES)
