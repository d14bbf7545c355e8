"""The learned value of a state of Egizia, and who searches with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from benben.core.learning import Course, learned
from benben.core.thinking import Thinker
from benben.games.egizia.actions import ACTIONS
from benben.games.egizia.advice.evaluation import ClassicOutlook
from benben.games.egizia.state import Classic
from benben.games.egizia_common.advice.course import EstimateCourse
from benben.games.egizia_common.advice.estimate import Estimate, numbers_from
from benben.games.egizia_common.advice.features import hand_made
from benben.games.egizia_common.advice.judge import RoundJudge, RoundSearch
from benben.games.egizia_common.advice.outlook import Outlook

PACKAGE: Final = "benben.games.egizia"


class ClassicEstimate(Estimate[Classic]):
    """With the outlook of this game."""

    def outlook(self, s: Classic, seat: i64) -> Outlook:
        return ClassicOutlook(s, seat)


def fits(s: Classic) -> bool:
    """Whether numbers were learned for such a table: with so many seats, and the components as they are."""
    return not s.box.variant and bool(learned(PACKAGE, str(s.seats)))


def thinker(s: Classic) -> Thinker[Classic]:
    """Learned numbers where they fit, else those made by hand."""
    numbers = numbers_from(learned(PACKAGE, str(s.seats)) if fits(s) else {})
    return RoundSearch(RoundJudge(ClassicEstimate(numbers), ACTIONS.size), ACTIONS.size, s.seats)


def course(seats: i64, start: Callable[[], Classic], seed: i64) -> Course:
    """Learns the numbers for so many seats, in games that begin so."""
    return EstimateCourse(str(seats), ClassicEstimate(hand_made()), start, ACTIONS.size, seed)
