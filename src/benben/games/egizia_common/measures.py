"""What sphinx cards count, by name, in both games; `scoring.measure` counts it. A game's own measures follow."""

from __future__ import annotations

from typing import Final

MEASURES: Final[tuple[str, ...]] = (
    "permanents", "quarry_cards", "quarries", "green_fields", "yellow_fields", "red_fields", "dry_fields",
    "field_colours", "grain_level", "stone_level", "both_levels", "strength", "lead_strength", "each_crew",
    "sphinx_cards", "stones", "rows_won", "obelisk", "pyramid",
)  # fmt: skip
PERMANENTS: Final = 0
QUARRY_CARDS: Final = 1  # the start quarry and combinations among them
QUARRIES: Final = 2  # sum of the quarries
GREEN_FIELDS: Final = 3  # sum of the fields of this colour
YELLOW_FIELDS: Final = 4
RED_FIELDS: Final = 5
DRY_FIELDS: Final = 6  # sum of yellow and red fields
FIELD_COLOURS: Final = 7  # how many of the three colours
GRAIN_LEVEL: Final = 8
STONE_LEVEL: Final = 9
BOTH_LEVELS: Final = 10
STRENGTH: Final = 11
LEAD_STRENGTH: Final = 12
EACH_CREW: Final = 13  # the weakest crew
SPHINX_CARDS: Final = 14
STONES: Final = 15
ROWS_WON: Final = 16  # rows of the pyramid whose bonus was scored
OBELISK: Final = 17  # bricks
PYRAMID: Final = 18  # bricks
FIRST_OWN: Final = 19  # the first measure that belongs to one game
