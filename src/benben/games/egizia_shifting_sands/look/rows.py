"""The rows of cards and tiles by name, and what they bring as drawings with figures."""

from __future__ import annotations

from typing import Final

from benben.draw.scene import Cells
from benben.games.egizia_common.look.glyphs import Glyph, verb_glyphs
from benben.games.egizia_common.sphinx_card import FOR_EACH, FOR_MOST
from benben.games.egizia_shifting_sands.measures import MEASURES
from benben.games.egizia_shifting_sands.nile_cards import NILE_CARDS
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX
from benben.games.egizia_shifting_sands.tiles import ALL_TILES
from benben.language import signed

NILE_ROWS: Final = {card.name: card for card in NILE_CARDS}
SPHINX_ROWS: Final = {card.name: card for card in SPHINX}
TILE_ROWS: Final = {tile.name: tile for tile in ALL_TILES}

# What statues and sphinx cards count.
MEASURE_GLYPHS: Final[dict[str, list[Glyph]]] = {
    "rows_won": [("pyramid", ""), ("points", "")],
    "permanents": [("ankh", "")],
    "obelisk": [("obelisk", "")],
    "statue_bricks": [("statue", "")],
    "quarry_cards": [("quarry", "")],
    "quarries": [("quarry", "Σ")],
    "green_fields": [("field-green", "Σ")],
    "yellow_fields": [("field-yellow", "Σ")],
    "red_fields": [("field-red", "Σ")],
    "dry_fields": [("field-yellow", ""), ("field-red", "Σ")],
    "grain_level": [("market-grain", "")],
    "stone_level": [("market-stone", "")],
    "both_levels": [("market-grain", ""), ("market-stone", "Σ")],
    "columns": [("column", "")],
    "pyramid": [("pyramid", "")],
    "each_monument": [("obelisk", ""), ("column", ""), ("pyramid", ""), ("statue", "")],
    "each_statue": [("statue", "×3")],
    "all_bricks": [("brick", "Σ")],
    "strength": [("crew-any", "Σ")],
    "lead_strength": [("crew-purple", "")],
    "each_crew": [("crew-any", "×4")],
    "field_colours": [("field-green", ""), ("field-yellow", ""), ("field-red", "")],
    "sphinx_cards": [("sphinx", "")],
    "stones": [("stone", "")],
}
assert set(MEASURE_GLYPHS) == set(MEASURES)


def tile_glyphs(name: str, cells: Cells) -> list[Glyph]:
    """What a Nile tile or a printed space brings."""
    if not name:
        return []
    verbs = TILE_ROWS[name].verbs
    return [glyph for verb, amount in zip(verbs, cells[name], strict=True) for glyph in verb_glyphs(verb, amount)]


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


def measured(name: str, text: str) -> list[Glyph]:
    """What is counted, with something behind it."""
    glyphs = MEASURE_GLYPHS[name]
    symbol, own = glyphs[-1]
    return [*glyphs[:-1], (symbol, f"{own}{text}")]


def sphinx_glyphs(name: str, cells: Cells) -> list[Glyph]:
    """What a sphinx card asks for."""
    card, numbers = SPHINX_ROWS[name], cells[name]
    if card.family == FOR_EACH:
        return [*measured(MEASURES[card.counted[0]], "×"), ("points", str(numbers[0]))]
    if card.family == FOR_MOST:
        return measured(MEASURES[card.counted[0]], "▲")
    found: list[Glyph] = []
    for what, needed in zip(card.counted, numbers[1:], strict=True):
        found += measured(MEASURES[what], f"≥{needed}")
    return found


def sphinx_value(name: str, cells: Cells) -> str:
    """The points of a sphinx card, as they stand on it."""
    points = cells[name][0]
    return f"×{points}" if SPHINX_ROWS[name].family == FOR_EACH else str(points)
