"""The table of all steps of the game."""

from __future__ import annotations

from typing import Final

from benben.core.steps import StepTable

STEPS: Final = StepTable()
