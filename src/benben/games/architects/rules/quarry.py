"""ARC-4: limestone goes to the quarry."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.steps import NOBODY, Step
from benben.games.architects.actions import FOR_LIMESTONE, QUARRIED
from benben.games.architects.cards import LIMESTONE, count, some
from benben.games.architects.rules.steps import STEPS
from benben.games.architects.scoring import score_limestone
from benben.games.architects.state import BUILDING, Architects


class BringLimestone(Step[Architects]):
    """ARC-4.1, ARC-4.2: all blocks leave all hands at once; who brought the most scores."""

    def run(self, s: Architects) -> None:
        s.phase = BUILDING
        for seat in range(s.seats):
            bring(s, seat)
        for seat in range(s.seats):
            s.gain(seat, score_limestone(s, seat), FOR_LIMESTONE)


def bring(s: Architects, seat: i64) -> None:
    """ARC-4.1, ARC-4.3: the blocks of a hand become part of the quarry, which is for all."""
    p = s.players[seat]
    p.limestone = count(p.hand, LIMESTONE)
    p.hand -= some(LIMESTONE, p.limestone)
    s.quarry += p.limestone
    s.note(QUARRIED, seat, p.limestone)


BRING_LIMESTONE: Final = STEPS.add(BringLimestone(NOBODY, 0))
