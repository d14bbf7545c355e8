"""The table of all steps: every rule that asks somebody or runs by itself adds its own."""

from __future__ import annotations

from typing import Final

from benben.core.steps import StepTable

STEPS: Final = StepTable()
