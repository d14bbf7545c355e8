"""The family's tables, and after them what only this game has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Kind
from tests.toys.barge_common import tables

ACTIONS: Final = tables.ACTIONS.extended()
OUTCOMES: Final = tables.OUTCOMES.extended()
BRIBE: Final[Kind] = ACTIONS.add("bribe")

EVENTS: Final = tables.EVENTS.extended(("coins",))
FOR_COINS: Final = 1
BRIBED: Final[i64] = EVENTS.add("bribed", "coins")

REFUSALS: Final = tables.REFUSALS.extended("tests.toys.barge_toll", "TOLL-1.1", "another-question")
NO_COIN: Final[i64] = REFUSALS.add("TOLL-1.2", "no-coin")
