"""Round after round, and why a seat has nothing to answer."""

from __future__ import annotations

from librt.vecs import vec

from benben.core.steps import NOBODY, Step
from benben.games.egizia_common.state import PLACEMENT, Egizia
from benben.games.egizia_common.tables import GAME_IS_OVER, HAS_PASSED, NOT_YOUR_TURN


class PlayRounds(Step[Egizia]):
    """SAND-2.1, SAND-14.1, EGI-2.1, EGI-13.1: five rounds, each in its game's order, then the final scoring."""

    def __init__(self, steps: vec[Step], end: Step) -> None:
        super().__init__(NOBODY, 0)
        self.steps: vec[Step] = steps
        self.end: Step = end

    def run(self, s: Egizia) -> None:
        if s.round >= s.box.rounds:
            s.plan(self.end)
        else:
            s.plan(self)
            s.plan_all(self.steps)


def unasked(s: Egizia, seat: int) -> int:
    """SAND-4.1, SAND-4.8, SAND-14.1, EGI-4.1, EGI-4.8, EGI-13.1: why a seat has nothing to answer."""
    if s.actor() < 0 and s.depth == 0:
        return GAME_IS_OVER
    return HAS_PASSED if s.phase == PLACEMENT and s.players[seat].passed else NOT_YOUR_TURN
