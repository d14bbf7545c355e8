"""The rows of cards and tiles of Shifting Sands, and what its own tiles bring as drawings with figures."""

from __future__ import annotations

from typing import Final

from benben.draw.scene import Cells
from benben.games.egizia_common.look.glyphs import Glyph
from benben.games.egizia_common.look.rows import MEASURE_GLYPHS, Rows
from benben.games.egizia_shifting_sands.words.cards import WORDS
from benben.language import signed

# What statues and sphinx cards count beside what the family counts.
OWN_GLYPHS: Final[dict[str, list[Glyph]]] = {
    "statue_bricks": [("statue", "")],
    "columns": [("column", "")],
    "each_monument": [("obelisk", ""), ("column", ""), ("pyramid", ""), ("statue", "")],
    "each_statue": [("statue", "×3")],
}
ROWS: Final = Rows(WORDS, {**MEASURE_GLYPHS, **OWN_GLYPHS})


def bonus_glyphs(name: str, cells: Cells) -> list[Glyph]:
    """What a tile of a column is good for."""
    numbers = cells.get(name, [1])
    rows: dict[str, list[Glyph]] = {
        "G1": [("field", signed(numbers[0]))],
        "G2": [("market-stone", "5→"), ("stone", signed(numbers[0]))],
        "G3": [("brick", "→"), ("points", signed(numbers[0]))],
        "G4": [("crew-any", signed(numbers[0])), ("field", str(numbers[-1]))],
        "G5": [("market-grain", "5→"), ("points", signed(numbers[0]))],
        "G6": [("crew-any", "×2")],
        "P1": [("ship", "×2")],
        "P2": [("ship", "?→"), ("strength", "")],
        "P3": [("ui-prev", ""), ("ship", "")],
        "P4": [("tile", ""), ("ship", "×2")],
    }
    return rows[name] if name else []
