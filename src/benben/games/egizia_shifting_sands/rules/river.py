"""SAND-3: the Nile is laid out at the beginning of each round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Outcomes
from benben.core.bits import bit, has, lowest, nth, size
from benben.core.rng import Rng
from benben.core.steps import CHANCE, NOBODY, Family, Step
from benben.games.egizia_common.nile_card import DECK_OF_ROUND
from benben.games.egizia_common.river import CARD_SPACES, TILE_SPACES
from benben.games.egizia_common.state import SET_UP
from benben.games.egizia_common.tables import CARD_LAID, ROUND_BEGAN
from benben.games.egizia_shifting_sands.actions import LAY_CARD, LAY_TILE, TILE_LAID
from benben.games.egizia_shifting_sands.nile_cards import NILE_COUNT
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.spaces import CLOSED_SPACES
from benben.games.egizia_shifting_sands.state import PRINT, Sands
from benben.games.egizia_shifting_sands.tiles import TILE_COUNT


def first_open(s: Sands) -> i64:
    """SAND-1.8: the first card space and tile space in play."""
    return CLOSED_SPACES if s.seats == 2 else 0


def deck_of_round(s: Sands) -> i64:
    """SAND-3.2: the set of cards that may be laid out in this round."""
    return s.decks & s.box.in_deck[DECK_OF_ROUND[s.round - 1]]


class BeginRound(Step[Sands]):
    """SAND-2.1: the next round."""

    def run(self, s: Sands) -> None:
        s.round += 1
        s.phase = SET_UP
        s.note(ROUND_BEGAN, NOBODY, s.round)


class LayCards(Step[Sands]):
    """SAND-3.1, SAND-3.3: a card on every card space; then what is left of a deck for the last time leaves the game."""

    def __init__(self, space: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.space: i64 = space

    def run(self, s: Sands) -> None:
        space = max(self.space, first_open(s))
        deck = deck_of_round(s)
        if space == CARD_SPACES or deck == 0:
            if s.round == s.box.rounds or DECK_OF_ROUND[s.round] != DECK_OF_ROUND[s.round - 1]:
                s.gone |= deck
                s.decks &= ~deck
        elif size(deck) > 1:
            s.plan(LAY_CARD_AT.at(space, 0))
        else:
            lay_card(s, space, lowest(deck))


def lay_card(s: Sands, space: i64, card: i64) -> None:
    s.decks &= ~bit(card)
    s.lay_card(space, card)
    s.note(CARD_LAID, CHANCE, card, space)
    s.plan(LAY_CARDS.at(space + 1, 0))


class LayCardAt(Step[Sands]):
    """SAND-3.2: off the deck of the round."""

    def __init__(self, space: i64, left: i64) -> None:
        super().__init__(CHANCE, left)
        self.space: i64 = space

    def outcomes(self, s: Sands, out: Outcomes) -> None:
        deck = deck_of_round(s)
        for card in range(i64(NILE_COUNT)):
            if has(deck, card):
                out.add(LAY_CARD.at(card))

    def sample(self, s: Sands, rng: Rng) -> i64:
        deck = deck_of_round(s)
        return LAY_CARD.at(nth(deck, rng.below(size(deck))))

    def answer(self, s: Sands, a: i64) -> None:
        lay_card(s, self.space, LAY_CARD.x(a))


class LayTiles(Step[Sands]):
    """SAND-3.4, SAND-3.5: in round 1 what is printed counts; later, and with two players always, there are tiles."""

    def run(self, s: Sands) -> None:
        if s.round > 1:
            s.plan(LAY_TILES_FROM.at(first_open(s), 0))
        elif s.seats > 2:
            for space in range(i64(TILE_SPACES)):
                s.lay_tile(space, PRINT)


class LayTilesFrom(Step[Sands]):
    """SAND-3.5: a tile on every tile space; the last one that is left needs no chance."""

    def __init__(self, space: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.space: i64 = space

    def run(self, s: Sands) -> None:
        if self.space == TILE_SPACES or s.tile_pool == 0:
            return
        if size(s.tile_pool) > 1:
            s.plan(LAY_TILE_AT.at(self.space, 0))
        else:
            lay_tile(s, self.space, lowest(s.tile_pool))


def lay_tile(s: Sands, space: i64, tile: i64) -> None:
    s.tile_pool &= ~bit(tile)
    s.lay_tile(space, tile + 1)
    s.note(TILE_LAID, CHANCE, tile, space)
    s.plan(LAY_TILES_FROM.at(space + 1, 0))


class LayTileAt(Step[Sands]):
    """SAND-3.5: off all tiles of the game, shuffled."""

    def __init__(self, space: i64, left: i64) -> None:
        super().__init__(CHANCE, left)
        self.space: i64 = space

    def outcomes(self, s: Sands, out: Outcomes) -> None:
        for tile in range(i64(TILE_COUNT)):
            if has(s.tile_pool, tile):
                out.add(LAY_TILE.at(tile))

    def sample(self, s: Sands, rng: Rng) -> i64:
        return LAY_TILE.at(nth(s.tile_pool, rng.below(size(s.tile_pool))))

    def answer(self, s: Sands, a: i64) -> None:
        lay_tile(s, self.space, LAY_TILE.x(a))


BEGIN_ROUND: Final = STEPS.add(BeginRound(NOBODY, 0))
LAY_CARDS: Final[Family] = STEPS.family(LayCards, space=CARD_SPACES + 1)
LAY_CARD_AT: Final[Family] = STEPS.family(LayCardAt, space=CARD_SPACES)
LAY_TILES: Final = STEPS.add(LayTiles(NOBODY, 0))
LAY_TILES_FROM: Final[Family] = STEPS.family(LayTilesFrom, space=TILE_SPACES + 1)
LAY_TILE_AT: Final[Family] = STEPS.family(LayTileAt, space=TILE_SPACES)
