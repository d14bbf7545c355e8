"""Answers, outcomes, events and refusals of Pig."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import ActionTable, Number
from benben.core.events import EventTable
from benben.core.refusals import RefusalTable
from benben.examples.pig.components import SIDES

ACTIONS: Final = ActionTable()
ROLL: Final[i64] = ACTIONS.add("roll").first
HOLD: Final[i64] = ACTIONS.add("hold").first

OUTCOMES: Final = ActionTable()
SHOW: Final[i64] = OUTCOMES.add("show", Number("face", 1, SIDES)).first

EVENTS: Final = EventTable(("held",))
ROLLED: Final[i64] = EVENTS.add("rolled", "face", "pot")
LOST: Final[i64] = EVENTS.add("lost", "pot")

REFUSALS: Final = RefusalTable("benben.examples.pig", "PIG-1.1", "another-question")
MUST_HOLD: Final[i64] = REFUSALS.add("PIG-1.4", "must-hold")
