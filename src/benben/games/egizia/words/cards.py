"""Nile cards, towns and sphinx cards in plain words, each made from its row and its numbers."""

from __future__ import annotations

from typing import Final

from benben.games.egizia.components import CELLS
from benben.games.egizia.measures import MEASURES
from benben.games.egizia.nile_cards import NILE_CARDS
from benben.games.egizia.sphinx_cards import SPHINX
from benben.games.egizia.towns import TOWNS
from benben.games.egizia_common.words.vocabulary import Vocabulary

# What this game calls otherwise than its family, or where it means something else.
TERMS: Final = {
    "lead": "joker",
    "lead_strength": "joker_strength",
    "each_monument": "graves_and_temple",
    "free_sphinx_card": "free_sphinx_cards",
    "stones_for_crew": "stones_for_crew_step",
    "leftover_card": "leftover_only",
}
WORDS: Final = Vocabulary(CELLS, NILE_CARDS, TOWNS, SPHINX, MEASURES, TERMS)

cells_of = WORDS.cells_of
card_name = WORDS.card_name
card_words = WORDS.card_words
tile_name = WORDS.tile_name
tile_words = WORDS.tile_words
sphinx_name = WORDS.sphinx_name
sphinx_words = WORDS.sphinx_words
