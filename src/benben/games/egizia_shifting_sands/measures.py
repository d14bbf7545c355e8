"""What statues and sphinx cards count, by name; `scoring.measure` counts it."""

from __future__ import annotations

from typing import Final

MEASURES: Final = (
    "rows_won", "permanents", "obelisk", "statue_bricks", "quarry_cards", "quarries", "green_fields", "yellow_fields",
    "red_fields", "dry_fields", "grain_level", "stone_level", "both_levels", "columns", "pyramid", "each_monument",
    "each_statue", "all_bricks", "strength", "lead_strength", "each_crew", "field_colours", "sphinx_cards", "stones",
)  # fmt: skip
ROWS_WON: Final = 0  # rows of the pyramid whose bonus was scored
PERMANENTS: Final = 1
OBELISK: Final = 2  # bricks
STATUE_BRICKS: Final = 3
QUARRY_CARDS: Final = 4  # the start quarry and combinations among them
QUARRIES: Final = 5  # sum of the quarries
GREEN_FIELDS: Final = 6  # sum of the fields of this colour
YELLOW_FIELDS: Final = 7
RED_FIELDS: Final = 8
DRY_FIELDS: Final = 9  # sum of yellow and red fields
GRAIN_LEVEL: Final = 10
STONE_LEVEL: Final = 11
BOTH_LEVELS: Final = 12
COLUMNS: Final = 13
PYRAMID: Final = 14
EACH_MONUMENT: Final = 15  # the fewest bricks in one of obelisk, colonnade, pyramid, statues
EACH_STATUE: Final = 16  # the fewest bricks in one of the three statues
ALL_BRICKS: Final = 17
STRENGTH: Final = 18
LEAD_STRENGTH: Final = 19
EACH_CREW: Final = 20  # the weakest crew
FIELD_COLOURS: Final = 21  # how many of the three colours
SPHINX_CARDS: Final = 22
STONES: Final = 23
