"""The step table: the family's steps, then every other step that the game can plan. The round's are in `round`."""

from __future__ import annotations

from typing import Final

from benben.core.steps import StepTable
from benben.games.egizia_common.rules import crews, markets, ring, steps

assert crews.RAISE_ANY and markets.CLIMB_BOTH and ring.MOVE_RING  # the family's steps are all in its table

STEPS: Final[StepTable] = steps.STEPS.extended()
