"""The 29 sphinx cards, a row each: name, points, what for.

Facts: how many there are, what K01 gives and what K02 wants. The others are reconstructed from the families of goals of
the younger game, and so are all points but the share of K01; see EGI-1.3.
"""

from __future__ import annotations

from typing import Final

from benben.games.egizia.measures import ALL_BRICKS, EACH_MONUMENT, GRAVES, OBELISK_TOP, TEMPLE, TEMPLE_TOP
from benben.games.egizia_common.measures import (
    EACH_CREW,
    FIELD_COLOURS,
    GRAIN_LEVEL,
    GREEN_FIELDS,
    LEAD_STRENGTH,
    OBELISK,
    PERMANENTS,
    PYRAMID,
    QUARRIES,
    RED_FIELDS,
    ROWS_WON,
    SPHINX_CARDS,
    STONE_LEVEL,
    STRENGTH,
    YELLOW_FIELDS,
)
from benben.games.egizia_common.sphinx_card import SphinxCard, each, goal, most, percent

SPHINX: Final[tuple[SphinxCard, ...]] = (
    percent("K01", 10),
    goal("K02", 6, (EACH_MONUMENT, 2)),
    most("K03", 5, QUARRIES),
    most("K04", 5, GREEN_FIELDS),
    most("K05", 5, YELLOW_FIELDS),
    most("K06", 5, RED_FIELDS),
    goal("K07", 4, (GRAIN_LEVEL, 5)),
    goal("K08", 4, (STONE_LEVEL, 5)),
    each("K09", 1, PERMANENTS),
    each("K10", 2, ROWS_WON),
    each("K11", 1, OBELISK),
    each("K12", 1, GRAVES),
    goal("K13", 3, (OBELISK, 3)),
    goal("K14", 5, (OBELISK_TOP, 1)),
    goal("K15", 3, (GRAVES, 3)),
    goal("K16", 5, (GRAVES, 5)),
    goal("K17", 3, (TEMPLE, 3)),
    goal("K18", 5, (TEMPLE_TOP, 1)),
    goal("K19", 3, (PYRAMID, 4)),
    goal("K20", 5, (PYRAMID, 6)),
    goal("K21", 4, (STRENGTH, 15)),
    goal("K22", 6, (STRENGTH, 20)),
    goal("K23", 4, (LEAD_STRENGTH, 6)),
    goal("K24", 4, (EACH_CREW, 3)),
    goal("K25", 4, (QUARRIES, 10)),
    goal("K26", 4, (FIELD_COLOURS, 3)),
    goal("K27", 4, (PERMANENTS, 3)),
    goal("K28", 4, (SPHINX_CARDS, 5)),
    goal("K29", 5, (ALL_BRICKS, 15)),
)
SPHINX_NAMES: Final = tuple(card.name for card in SPHINX)
SPHINX_COUNT: Final = 29
TENTH_CARD: Final = 0  # K01, which tournaments play without
