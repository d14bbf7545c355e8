"""Cards, tiles, statues and sphinx cards in plain words, each made from its row and its numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from benben.games.egizia_common.nile_card import KINDS, NileCard, NileTile
from benben.games.egizia_common.sphinx_card import FAMILIES, FOR_GOAL, SphinxCard
from benben.games.egizia_common.words import cards as family
from benben.games.egizia_common.words.cards import DOT
from benben.games.egizia_shifting_sands.components import CELLS
from benben.games.egizia_shifting_sands.measures import MEASURES
from benben.games.egizia_shifting_sands.nile_cards import NILE_CARDS
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX
from benben.games.egizia_shifting_sands.tiles import ALL_TILES, STATUES, Statue
from benben.games.egizia_shifting_sands.view.types import SandsView
from benben.games.egizia_shifting_sands.words import say

Cells = Mapping[str, Sequence[int]]

CARDS: Final[dict[str, NileCard]] = {card.name: card for card in NILE_CARDS}
TILES: Final[dict[str, NileTile]] = {tile.name: tile for tile in ALL_TILES}
SPHINX_CARDS: Final[dict[str, SphinxCard]] = {card.name: card for card in SPHINX}
STATUE_CARDS: Final[dict[str, Statue]] = {statue.name: statue for statue in STATUES}


def cells_of(view: SandsView) -> dict[str, list[int]]:
    """The printed numbers, a designer's changes among them."""
    changes: dict[str, list[int]] = view.get("variant", {})
    return CELLS | changes


# Nile cards and Nile tiles


def kind_of(name: str) -> str:
    """field, quarry, combination, anytime, immediate or permanent."""
    return KINDS[CARDS[name].kind]


def card_name(name: str, cells: Cells = CELLS) -> str:
    """What a Nile card is called: 'Quarry 3', 'Lead +1 · Stones +3'."""
    return family.card_name(CARDS[name], cells[name])


def card_words(name: str, cells: Cells) -> str:
    """What a Nile card does, in a sentence or two."""
    return family.card_words(CARDS[name], cells[name])


def tile_name(name: str, cells: Cells = CELLS) -> str:
    """What a Nile tile, or what is printed under it, brings in short: 'Green +1 · Blue +1'."""
    return DOT.join(family.verb_names(TILES[name].verbs, cells[name]))


def tile_words(name: str, cells: Cells) -> str:
    """The same in a sentence."""
    return family.verb_words(TILES[name].verbs, cells[name])


# Column tiles


def bonus_name(name: str) -> str:
    """What a column tile is called."""
    return say("bonus", bonus=name)


def bonus_words(name: str, cells: Cells) -> str:
    """What a column tile does; those for once have no number."""
    numbers = [*cells.get(name, ()), 0, 0]
    return say("bonus.does", bonus=name, n=numbers[0], other=numbers[1])


# Statues


def statue_name(name: str) -> str:
    """What a statue counts, as a title."""
    return say("measure.title", what=MEASURES[STATUE_CARDS[name].counted])


def statue_words(name: str, cells: Cells) -> str:
    """What a statue counts, and what its levels bring."""
    needed, points = cells[name], cells["statue_points"]
    levels = [say("statue.level", n=n, points=p) for n, p in zip(needed, points, strict=False)]
    return say("statue", what=MEASURES[STATUE_CARDS[name].counted], levels=levels)


# Sphinx cards


def sphinx_name(name: str, cells: Cells = CELLS) -> str:
    """What a sphinx card is about, in short: 'Pyramid 5+'."""
    card = SPHINX_CARDS[name]
    titles = [say("measure.title", what=MEASURES[what]) for what in card.counted]
    if card.family != FOR_GOAL:
        return say("sphinx.title", family=FAMILIES[card.family], title=titles[0])
    needed = cells[name][1:]
    return DOT.join(say("sphinx.goal", title=title, n=n) for title, n in zip(titles, needed, strict=False))


def sphinx_words(name: str, cells: Cells) -> str:
    """What a sphinx card brings, and what for."""
    card, numbers = SPHINX_CARDS[name], cells[name]
    if card.family == FOR_GOAL:
        goals = [say("measure", what=MEASURES[w], n=n) for w, n in zip(card.counted, numbers[1:], strict=False)]
        return say("sphinx", points=numbers[0], goals=goals)
    what = MEASURES[card.counted[0]]
    if FAMILIES[card.family] == "each":
        return say("sphinx.each", points=numbers[0], what=what)
    return say("sphinx.most", points=numbers[0], what=what)


def sphinx_points(name: str, cells: Cells) -> int:
    """The points printed on a sphinx card."""
    return int(cells[name][0])
