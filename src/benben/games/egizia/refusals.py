"""Every reason why an answer is not legal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.refusals import RefusalTable
from benben.games.egizia_common import tables

REFUSALS: Final[RefusalTable] = tables.REFUSALS.extended("benben.games.egizia", "EGI-2.1", "another-question")
REFUSALS.cite(tables.GAME_IS_OVER, "EGI-13.1")
REFUSALS.cite(tables.NOT_YOUR_TURN, "EGI-4.1")
REFUSALS.cite(tables.HAS_PASSED, "EGI-4.8")
# Placement.
REFUSALS.cite(tables.CLOSED_SPACE, "EGI-4.6")
REFUSALS.cite(tables.SPACE_TAKEN, "EGI-4.3")
REFUSALS.cite(tables.NOT_DOWNSTREAM, "EGI-4.2")
REFUSALS.cite(tables.NO_SHIPS_LEFT, "EGI-4.9")
REFUSALS.cite(tables.SECOND_SHIP_AT_ZONE, "EGI-4.6")
REFUSALS.cite(tables.MUST_PLACE_SHIP, "EGI-7.2")
REFUSALS.cite(tables.CARD_NOT_LEFT, "EGI-7.6")
TOWN_IS_FREE: Final[i64] = REFUSALS.add("EGI-7.4", "town-is-free")
NOT_HELIOPOLIS: Final[i64] = REFUSALS.add("EGI-7.4", "not-heliopolis")
NOT_UPRIVER: Final[i64] = REFUSALS.add("EGI-7.3", "not-upriver")
NOTHING_UPRIVER: Final[i64] = REFUSALS.add("EGI-7.3", "nothing-upriver")
SAME_CREW: Final[i64] = REFUSALS.add("EGI-7.9", "same-crew")
# Building.
REFUSALS.cite(tables.NOTHING_TO_BUILD, "EGI-8.4")
REFUSALS.cite(tables.ANOTHER_ZONE, "EGI-8.1")
REFUSALS.cite(tables.OBELISK_IS_FULL, "EGI-9.2")
REFUSALS.cite(tables.FIRST_BRICK, "EGI-8.4")
REFUSALS.cite(tables.MUST_BUILD, "EGI-8.4")
REFUSALS.cite(tables.ONE_BASIC_CREW, "EGI-8.6")
GRAVES_ARE_FULL: Final[i64] = REFUSALS.add("EGI-9.3", "graves-are-full")
COLUMN_IS_FULL: Final[i64] = REFUSALS.add("EGI-10.1", "column-is-full")
OUTER_COLUMNS_FIRST: Final[i64] = REFUSALS.add("EGI-10.2", "outer-columns-first")
INNER_COLUMNS_FIRST: Final[i64] = REFUSALS.add("EGI-10.3", "inner-columns-first")
PYRAMID_IS_FULL: Final[i64] = REFUSALS.add("EGI-11.1", "pyramid-is-full")
# The sphinx.
REFUSALS.cite(tables.TOO_MANY_CARDS, "EGI-12.1")
REFUSALS.cite(tables.NO_FREE_CARD, "EGI-12.3")
