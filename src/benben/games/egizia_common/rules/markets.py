"""EGZ-5: both markets at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.river import GRAIN, STONE
from benben.games.egizia_common.rules.steps import STEPS
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import MAX_SEATS

MOST_STEPS: Final = 6  # one more than there are levels to climb


class ClimbBoth(Step[Egizia]):
    """EGZ-5.1: so many levels up the grain market, then up the stone market."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.player: i64 = player

    def run(self, s: Egizia) -> None:
        climb_both(s, self.player, self.left)


def climb_both(s: Egizia, seat: i64, steps: i64) -> None:
    s.climb(seat, GRAIN, steps)
    s.climb(seat, STONE, steps)


CLIMB_BOTH: Final[Family] = STEPS.family(ClimbBoth, player=MAX_SEATS, left=MOST_STEPS)
