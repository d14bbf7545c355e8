"""The step table: every step that the game can plan. The round's are listed in `round`."""

from __future__ import annotations

from typing import Final

from benben.core.steps import StepTable

STEPS: Final = StepTable()
