"""Cards and spaces of one game by name, and what they bring or count as drawings with figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from benben.draw.scene import Cells
from benben.games.egizia_common.look.glyphs import Glyph, verb_glyphs
from benben.games.egizia_common.sphinx_card import FOR_EACH, FOR_MOST, FOR_PERCENT
from benben.games.egizia_common.words.vocabulary import Vocabulary

# What sphinx cards of both games count.
MEASURE_GLYPHS: Final[dict[str, list[Glyph]]] = {
    "rows_won": [("pyramid", ""), ("points", "")],
    "permanents": [("ankh", "")],
    "obelisk": [("obelisk", "")],
    "quarry_cards": [("quarry", "")],
    "quarries": [("quarry", "Σ")],
    "green_fields": [("field-green", "Σ")],
    "yellow_fields": [("field-yellow", "Σ")],
    "red_fields": [("field-red", "Σ")],
    "dry_fields": [("field-yellow", ""), ("field-red", "Σ")],
    "grain_level": [("market-grain", "")],
    "stone_level": [("market-stone", "")],
    "both_levels": [("market-grain", ""), ("market-stone", "Σ")],
    "pyramid": [("pyramid", "")],
    "all_bricks": [("brick", "Σ")],
    "strength": [("crew-any", "Σ")],
    "lead_strength": [("crew-purple", "")],
    "each_crew": [("crew-any", "×4")],
    "field_colours": [("field-green", ""), ("field-yellow", ""), ("field-red", "")],
    "sphinx_cards": [("sphinx", "")],
    "stones": [("stone", "")],
}


@dataclass(frozen=True)
class Rows:
    """What one game has: its vocabulary, and how what it counts is drawn."""

    words: Vocabulary
    measures: Mapping[str, list[Glyph]]

    def __post_init__(self) -> None:
        assert set(self.measures) >= set(self.words.measures)

    def tile_glyphs(self, name: str, cells: Cells) -> list[Glyph]:
        """What a space opposite to the cards brings."""
        if not name:
            return []
        verbs = self.words.tiles[name].verbs
        return [
            glyph
            for verb, amount in zip(verbs, cells[name], strict=True)
            for glyph in verb_glyphs(verb, amount, self.words.terms)
        ]

    def measured(self, what: int, text: str) -> list[Glyph]:
        """What is counted, with something behind it."""
        glyphs = self.measures[self.words.measures[what]]
        symbol, own = glyphs[-1]
        return [*glyphs[:-1], (symbol, f"{own}{text}")]

    def sphinx_glyphs(self, name: str, cells: Cells) -> list[Glyph]:
        """What a sphinx card asks for."""
        card, numbers = self.words.sphinx[name], cells[name]
        if card.family == FOR_EACH:
            return [*self.measured(card.counted[0], "×"), ("points", str(numbers[0]))]
        if card.family == FOR_MOST:
            return self.measured(card.counted[0], "▲")
        if card.family == FOR_PERCENT:
            return [("points", f"+{numbers[0]}%")]
        found: list[Glyph] = []
        for what, needed in zip(card.counted, numbers[1:], strict=True):
            found += self.measured(what, f"≥{needed}" if needed > 1 else "")
        return found

    def sphinx_value(self, name: str, cells: Cells) -> str:
        """The points of a sphinx card, as they stand on it."""
        points, family = cells[name][0], self.words.sphinx[name].family
        return f"×{points}" if family == FOR_EACH else f"{points}%" if family == FOR_PERCENT else str(points)
