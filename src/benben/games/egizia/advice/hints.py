"""What is good in Egizia: one answer ahead, by what the state after it is worth to the seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.hints import Hints
from benben.games.egizia.advice.evaluation import ClassicOutlook
from benben.games.egizia.state import Classic


class ClassicHints(Hints[Classic]):
    """The own outlook."""

    def value(self, s: Classic, seat: i64) -> float:
        return ClassicOutlook(s, seat).worth()


HINTS: Final = ClassicHints()
