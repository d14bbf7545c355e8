"""Every reason why an answer is not legal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.refusals import RefusalTable
from benben.games.egizia_common import tables

REFUSALS: Final[RefusalTable] = tables.REFUSALS.extended(
    "benben.games.egizia_shifting_sands", "SAND-2.1", "another-question"
)
REFUSALS.cite(tables.GAME_IS_OVER, "SAND-14.1")
REFUSALS.cite(tables.NOT_YOUR_TURN, "SAND-4.1")
REFUSALS.cite(tables.HAS_PASSED, "SAND-4.8")
# Placement.
REFUSALS.cite(tables.CLOSED_SPACE, "SAND-1.8")
REFUSALS.cite(tables.SPACE_TAKEN, "SAND-4.3")
REFUSALS.cite(tables.NOT_DOWNSTREAM, "SAND-4.2")
REFUSALS.cite(tables.NO_SHIPS_LEFT, "SAND-4.9")
REFUSALS.cite(tables.SECOND_SHIP_AT_ZONE, "SAND-4.6")
ZONE_NOT_FULL: Final[i64] = REFUSALS.add("SAND-4.7", "zone-not-full")
REFUSALS.cite(tables.MUST_PLACE_SHIP, "SAND-6.2")
NO_BONUS: Final[i64] = REFUSALS.add("SAND-9.3", "no-bonus")
BONUS_IS_USED: Final[i64] = REFUSALS.add("SAND-9.3", "bonus-is-used")
NOT_UPSTREAM: Final[i64] = REFUSALS.add("SAND-9.13", "not-upstream")
TILE_IS_FREE: Final[i64] = REFUSALS.add("SAND-9.14", "tile-is-free")
REFUSALS.cite(tables.CARD_NOT_LEFT, "SAND-6.10")
CREW_AT_BOTTOM: Final[i64] = REFUSALS.add("SAND-5.7", "crew-at-bottom")
NO_CREW_TO_LOWER: Final[i64] = REFUSALS.add("SAND-6.15", "no-crew-to-lower")
# Building.
REFUSALS.cite(tables.NOTHING_TO_BUILD, "SAND-8.6")
REFUSALS.cite(tables.ANOTHER_ZONE, "SAND-8.2")
REFUSALS.cite(tables.OBELISK_IS_FULL, "SAND-8.8")
COLONNADE_IS_FULL: Final[i64] = REFUSALS.add("SAND-9.1", "colonnade-is-full")
NO_SUCH_ROW: Final[i64] = REFUSALS.add("SAND-10.6", "no-such-row")
ROW_IS_FULL: Final[i64] = REFUSALS.add("SAND-10.1", "row-is-full")
NOT_SUPPORTED: Final[i64] = REFUSALS.add("SAND-10.2", "not-supported")
NO_SUCH_STATUE: Final[i64] = REFUSALS.add("SAND-1.8", "no-such-statue")
STATUE_IS_FULL: Final[i64] = REFUSALS.add("SAND-11.1", "statue-is-full")
STATUE_BUILT_ALREADY: Final[i64] = REFUSALS.add("SAND-11.2", "statue-built-already")
REFUSALS.cite(tables.FIRST_BRICK, "SAND-8.6")
REFUSALS.cite(tables.MUST_BUILD, "SAND-8.6")
REFUSALS.cite(tables.ONE_BASIC_CREW, "SAND-8.4")
NO_STATUE_FOR_FREE: Final[i64] = REFUSALS.add("SAND-6.12", "no-statue-for-free")
NO_LATE_TILE: Final[i64] = REFUSALS.add("SAND-8.13", "no-late-tile")
ONE_MARKET: Final[i64] = REFUSALS.add("SAND-8.10", "one-market")
# The sphinx.
REFUSALS.cite(tables.TOO_MANY_CARDS, "SAND-12.2")
REFUSALS.cite(tables.NO_FREE_CARD, "SAND-12.5")
NOT_DEALT: Final[i64] = REFUSALS.add("SAND-1.6", "not-dealt")
