"""What is good in the toll game: to be ahead and to have coins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.hints import Hints
from tests.toys.barge_toll.state import Toll


class TollHints(Hints[Toll]):
    """Place and coins."""

    def value(self, s: Toll, seat: i64) -> float:
        return float(s.places[seat] + s.coins[seat])


HINTS: Final = TollHints()
