"""What is good in Egizia: Shifting Sands: one answer ahead, by what the state after it is worth to the seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.hints import Hints
from benben.games.egizia_shifting_sands.advice.evaluation import SandsOutlook
from benben.games.egizia_shifting_sands.state import Sands


class SandsHints(Hints[Sands]):
    """The own outlook."""

    def value(self, s: Sands, seat: i64) -> float:
        return SandsOutlook(s, seat).worth()


HINTS: Final = SandsHints()
