"""The 35 sphinx cards, a row each: name, points, what for, and who plays with it.

Facts of the rulebook: S01, S02, and the conditions of S06 to S12. The others are reconstructed from its families of
goals, and so are all labels and all points but those of S01 and S02; see SAND-1.6.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia_common.measures import (
    BOTH_LEVELS,
    DRY_FIELDS,
    EACH_CREW,
    FIELD_COLOURS,
    GRAIN_LEVEL,
    GREEN_FIELDS,
    LEAD_STRENGTH,
    OBELISK,
    PERMANENTS,
    PYRAMID,
    QUARRIES,
    QUARRY_CARDS,
    RED_FIELDS,
    ROWS_WON,
    SPHINX_CARDS,
    STONE_LEVEL,
    STONES,
    STRENGTH,
    YELLOW_FIELDS,
)
from benben.games.egizia_common.nile_card import THREE
from benben.games.egizia_common.sphinx_card import SphinxCard, each, goal, most
from benben.games.egizia_shifting_sands.measures import (
    ALL_BRICKS,
    COLUMNS,
    EACH_MONUMENT,
    EACH_STATUE,
    STATUE_BRICKS,
)

SPHINX: Final[tuple[SphinxCard, ...]] = (
    each("S01", 2, ROWS_WON),
    each("S02", 1, PERMANENTS),
    each("S03", 1, OBELISK),
    each("S04", 1, STATUE_BRICKS),
    each("S05", 1, QUARRY_CARDS),
    most("S06", 5, QUARRIES, THREE),
    most("S07", 5, RED_FIELDS, THREE),
    most("S08", 5, YELLOW_FIELDS, THREE),
    most("S09", 5, GREEN_FIELDS, THREE),
    goal("S10", 4, (GRAIN_LEVEL, 5)),
    goal("S11", 4, (STONE_LEVEL, 5)),
    goal("S12", 4, (COLUMNS, 7)),
    goal("S13", 6, (COLUMNS, 7), (OBELISK, 2)),
    goal("S14", 6, (EACH_MONUMENT, 2)),
    goal("S15", 3, (PYRAMID, 3)),
    goal("S16", 5, (PYRAMID, 5)),
    goal("S17", 4, (OBELISK, 3)),
    goal("S18", 6, (OBELISK, 5), label=THREE),
    goal("S19", 3, (COLUMNS, 5)),
    goal("S20", 3, (STATUE_BRICKS, 4)),
    goal("S21", 5, (EACH_STATUE, 1), label=THREE),
    goal("S22", 7, (EACH_STATUE, 2), label=THREE),
    goal("S23", 5, (ALL_BRICKS, 15)),
    goal("S24", 3, (STRENGTH, 14)),
    goal("S25", 6, (STRENGTH, 18)),
    goal("S26", 4, (LEAD_STRENGTH, 5)),
    goal("S27", 4, (EACH_CREW, 3)),
    goal("S28", 4, (QUARRIES, 9)),
    goal("S29", 6, (QUARRIES, 12)),
    goal("S30", 4, (GREEN_FIELDS, 11)),
    goal("S31", 4, (DRY_FIELDS, 12)),
    goal("S32", 4, (FIELD_COLOURS, 3)),
    goal("S33", 4, (PERMANENTS, 3)),
    goal("S34", 4, (SPHINX_CARDS, 5)),
    goal("S35", 5, (BOTH_LEVELS, 8), (STONES, 6)),
)
SPHINX_NAMES: Final = tuple(card.name for card in SPHINX)
SPHINX_COUNT: Final = 35
SPHINX_FOR_THREE: Final[vec[i64]] = vec[i64]([int(card.label == THREE) for card in SPHINX])
