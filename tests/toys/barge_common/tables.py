"""Answers, outcomes, events and refusals that both games begin with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import ActionTable, Kind, Number
from benben.core.events import EventTable
from benben.core.refusals import RefusalTable

MAX_SEATS: Final = 4
MOST_ROWED: Final = 3

ACTIONS: Final[ActionTable] = ActionTable()
ROW: Final[Kind] = ACTIONS.add("row", Number("spaces", 1, MOST_ROWED))

OUTCOMES: Final[ActionTable] = ActionTable()
CURRENT: Final[Kind] = OUTCOMES.add("current", Number("spaces", 0, 1))

EVENTS: Final[EventTable] = EventTable(("river",))
FOR_RIVER: Final = 0
ROWED: Final[i64] = EVENTS.add("rowed", "spaces", "to")
DRIFTED: Final[i64] = EVENTS.add("drifted", "spaces")

REFUSALS: Final[RefusalTable] = RefusalTable("tests.toys.barge_common", "BARGE-1.1", "another-question")
TOO_FAR: Final[i64] = REFUSALS.add("BARGE-1.2", "too-far")
