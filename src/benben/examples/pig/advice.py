"""What is good in Pig."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.hints import Hints
from benben.examples.pig.state import Pig

RISK: Final = 0.7  # what a point at stake is worth to the player whose turn it is


class PigHints(Hints[Pig]):
    """One answer ahead: points that are safe, and part of those at stake."""

    def value(self, s: Pig, seat: i64) -> float:
        own = float(s.points[seat])
        others = 0.0
        for i in range(s.seats):
            if i != seat:
                others = max(others, float(s.points[i]))
        return own - others + (RISK * float(s.pot) if s.turn == seat else 0.0)


HINTS: Final = PigHints()
