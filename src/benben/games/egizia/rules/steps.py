"""The step table: the family's steps, then every other step that the game can plan. The round's are in `round`."""

from __future__ import annotations

from typing import Final

from benben.core.steps import StepTable
from benben.games.egizia_common.rules.all_steps import STEPS as FAMILY_STEPS

STEPS: Final[StepTable] = FAMILY_STEPS.extended()
