"""Cards, tiles, statues and sphinx cards in plain words, each made from its row and its numbers."""

from __future__ import annotations

from typing import Final

from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_common.words.vocabulary import Cells, Vocabulary
from benben.games.egizia_shifting_sands.components import CELLS
from benben.games.egizia_shifting_sands.measures import MEASURES
from benben.games.egizia_shifting_sands.nile_cards import NILE_CARDS
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX
from benben.games.egizia_shifting_sands.tiles import ALL_TILES, STATUES, Statue
from benben.games.egizia_shifting_sands.words import say

WORDS: Final = Vocabulary(CELLS, NILE_CARDS, ALL_TILES, SPHINX, MEASURES)
STATUE_CARDS: Final[dict[str, Statue]] = {statue.name: statue for statue in STATUES}

cells_of = WORDS.cells_of
card_name = WORDS.card_name
card_words = WORDS.card_words
tile_name = WORDS.tile_name
tile_words = WORDS.tile_words
sphinx_name = WORDS.sphinx_name
sphinx_words = WORDS.sphinx_words


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
    return FAMILY.say("measure.title", what=MEASURES[STATUE_CARDS[name].counted])


def statue_words(name: str, cells: Cells) -> str:
    """What a statue counts, and what its levels bring."""
    needed, points = cells[name], cells["statue_points"]
    levels = [say("statue.level", n=n, points=p) for n, p in zip(needed, points, strict=False)]
    return say("statue", what=MEASURES[STATUE_CARDS[name].counted], levels=levels)
