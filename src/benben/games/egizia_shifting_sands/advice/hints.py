"""What is good in Egizia: Shifting Sands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.hints import Hints
from benben.games.egizia_shifting_sands.state import Sands


class SandsHints(Hints[Sands]):
    """Points."""

    def value(self, s: Sands, seat: i64) -> float:
        return float(s.players[seat].points)


HINTS: Final = SandsHints()
