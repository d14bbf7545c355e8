"""Cards and tiles in words, for those who point at them: the kind of a card first, then what it does."""

from __future__ import annotations

from benben.draw.scene import Cells
from benben.games.egizia_common.look.faces import title_of
from benben.games.egizia_shifting_sands.look.rows import NILE_ROWS
from benben.games.egizia_shifting_sands.words import cards
from benben.games.egizia_shifting_sands.words.cards import bonus_words, sphinx_words, statue_words, tile_words

__all__ = ["bonus_words", "card_words", "sphinx_words", "statue_words", "tile_words"]


def card_words(name: str, cells: Cells) -> str:
    """What a Nile card is and does."""
    return f"{title_of(NILE_ROWS[name])}: {cards.card_words(name, cells)}"
