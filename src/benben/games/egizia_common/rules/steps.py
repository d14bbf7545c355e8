"""The step table of the family: every step that both games can plan."""

from __future__ import annotations

from typing import Final

from benben.core.steps import StepTable

STEPS: Final[StepTable] = StepTable()
