"""The family's tables, and after them what only this game has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Kind
from tests.toys.barge_common import tables

ACTIONS: Final = tables.ACTIONS.extended()
OUTCOMES: Final = tables.OUTCOMES.extended()
REST: Final[Kind] = ACTIONS.add("rest")

EVENTS: Final = tables.EVENTS.extended(("rests",))
FOR_RESTS: Final = 1
RESTED: Final[i64] = EVENTS.add("rested", "rests")

REFUSALS: Final = tables.REFUSALS.extended("tests.toys.barge_race", "RACE-1.1", "another-question")
RESTED_ENOUGH: Final[i64] = REFUSALS.add("RACE-1.2", "rested-enough")
