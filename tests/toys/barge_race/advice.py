"""What is good in the race: to be ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.hints import Hints
from tests.toys.barge_race.state import Race


class RaceHints(Hints[Race]):
    """The own place."""

    def value(self, s: Race, seat: i64) -> float:
        return float(s.places[seat] - s.rests[seat])


HINTS: Final = RaceHints()
