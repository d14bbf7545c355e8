"""Cards and tiles in words, for those who point at them."""

from __future__ import annotations

from benben.draw.scene import Cells
from benben.games.egizia_common.look.faces import note_of, title_of
from benben.games.egizia_common.look.glyphs import Glyph, card_glyphs, produce_glyphs
from benben.games.egizia_shifting_sands.look.rows import NILE_ROWS, bonus_glyphs, sphinx_glyphs, tile_glyphs


def _spelled(glyphs: list[Glyph]) -> str:
    return ", ".join(f"{symbol} {text}".strip() for symbol, text in glyphs)


def card_words(name: str, cells: Cells) -> str:
    """What a Nile card is."""
    card, numbers = NILE_ROWS[name], cells[name]
    spelled = _spelled(produce_glyphs(card, numbers) + card_glyphs(card, numbers))
    return f"{title_of(card)}: {spelled}; {note_of(card)}"


def tile_words(name: str, cells: Cells) -> str:
    """What a Nile tile brings."""
    return _spelled(tile_glyphs(name, cells))


def bonus_words(name: str, cells: Cells) -> str:
    """What a tile of a column is good for."""
    return _spelled(bonus_glyphs(name, cells))


def sphinx_words(name: str, cells: Cells) -> str:
    """What a sphinx card asks for."""
    return _spelled(sphinx_glyphs(name, cells))
