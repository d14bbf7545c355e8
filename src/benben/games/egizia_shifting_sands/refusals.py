"""Every reason why an answer is not legal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.refusals import RefusalTable
from benben.games.egizia_common import tables

REFUSALS: Final[RefusalTable] = tables.REFUSALS.extended(
    "benben.games.egizia_shifting_sands", "SAND-2.1", "another-question"
)
GAME_IS_OVER: Final[i64] = REFUSALS.add("SAND-14.1", "game-is-over")
NOT_YOUR_TURN: Final[i64] = REFUSALS.add("SAND-4.1", "not-your-turn")
HAS_PASSED: Final[i64] = REFUSALS.add("SAND-4.8", "has-passed")
# Placement.
CLOSED_SPACE: Final[i64] = REFUSALS.add("SAND-1.8", "closed-space")
SPACE_TAKEN: Final[i64] = REFUSALS.add("SAND-4.3", "space-taken")
NOT_DOWNSTREAM: Final[i64] = REFUSALS.add("SAND-4.2", "not-downstream")
NO_SHIPS_LEFT: Final[i64] = REFUSALS.add("SAND-4.9", "no-ships-left")
SECOND_SHIP_AT_ZONE: Final[i64] = REFUSALS.add("SAND-4.6", "second-ship-at-zone")
ZONE_NOT_FULL: Final[i64] = REFUSALS.add("SAND-4.7", "zone-not-full")
MUST_PLACE_SECOND: Final[i64] = REFUSALS.add("SAND-6.2", "must-place-second")
NO_BONUS: Final[i64] = REFUSALS.add("SAND-9.3", "no-bonus")
BONUS_IS_USED: Final[i64] = REFUSALS.add("SAND-9.3", "bonus-is-used")
NOT_UPSTREAM: Final[i64] = REFUSALS.add("SAND-9.13", "not-upstream")
TILE_IS_FREE: Final[i64] = REFUSALS.add("SAND-9.14", "tile-is-free")
CARD_NOT_LEFT: Final[i64] = REFUSALS.add("SAND-6.10", "card-not-left")
# Building.
NOTHING_TO_BUILD: Final[i64] = REFUSALS.add("SAND-8.6", "nothing-to-build")
ANOTHER_ZONE: Final[i64] = REFUSALS.add("SAND-8.2", "another-zone")
OBELISK_IS_FULL: Final[i64] = REFUSALS.add("SAND-8.8", "obelisk-is-full")
COLONNADE_IS_FULL: Final[i64] = REFUSALS.add("SAND-9.1", "colonnade-is-full")
NO_SUCH_ROW: Final[i64] = REFUSALS.add("SAND-10.6", "no-such-row")
ROW_IS_FULL: Final[i64] = REFUSALS.add("SAND-10.1", "row-is-full")
NOT_SUPPORTED: Final[i64] = REFUSALS.add("SAND-10.2", "not-supported")
NO_SUCH_STATUE: Final[i64] = REFUSALS.add("SAND-1.8", "no-such-statue")
STATUE_IS_FULL: Final[i64] = REFUSALS.add("SAND-11.1", "statue-is-full")
STATUE_BUILT_ALREADY: Final[i64] = REFUSALS.add("SAND-11.2", "statue-built-already")
FIRST_BRICK: Final[i64] = REFUSALS.add("SAND-8.6", "first-brick")
MUST_BUILD: Final[i64] = REFUSALS.add("SAND-8.6", "must-build")
ONE_BASIC_CREW: Final[i64] = REFUSALS.add("SAND-8.4", "one-basic-crew")
NO_STATUE_FOR_FREE: Final[i64] = REFUSALS.add("SAND-6.12", "no-statue-for-free")
NO_LATE_TILE: Final[i64] = REFUSALS.add("SAND-8.13", "no-late-tile")
ONE_MARKET: Final[i64] = REFUSALS.add("SAND-8.10", "one-market")
# The sphinx.
TOO_MANY_CARDS: Final[i64] = REFUSALS.add("SAND-12.2", "too-many-cards")
NO_FREE_CARD: Final[i64] = REFUSALS.add("SAND-12.5", "no-free-card")
NOT_DEALT: Final[i64] = REFUSALS.add("SAND-1.6", "not-dealt")
