"""The learned value of a state of Shifting Sands, and who searches with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from benben.core.learning import Course, learned
from benben.core.thinking import Thinker
from benben.games.egizia_common.advice.course import EstimateCourse
from benben.games.egizia_common.advice.estimate import Estimate, numbers_from
from benben.games.egizia_common.advice.features import hand_made
from benben.games.egizia_common.advice.judge import RoundJudge, RoundSearch
from benben.games.egizia_common.advice.outlook import Outlook
from benben.games.egizia_shifting_sands.actions import ACTIONS
from benben.games.egizia_shifting_sands.advice.evaluation import SandsOutlook
from benben.games.egizia_shifting_sands.state import Sands

PACKAGE: Final = "benben.games.egizia_shifting_sands"


class SandsEstimate(Estimate[Sands]):
    """With the outlook of this game."""

    def outlook(self, s: Sands, seat: i64) -> Outlook:
        return SandsOutlook(s, seat)


def fits(s: Sands) -> bool:
    """Whether numbers were learned for such a table: with so many seats, and the components as they are."""
    return not s.box.variant and bool(learned(PACKAGE, str(s.seats)))


def thinker(s: Sands) -> Thinker[Sands]:
    """Learned numbers where they fit, else those made by hand."""
    numbers = numbers_from(learned(PACKAGE, str(s.seats)) if fits(s) else {})
    return RoundSearch(RoundJudge(SandsEstimate(numbers), ACTIONS.size), ACTIONS.size, s.seats)


def course(seats: i64, start: Callable[[], Sands], seed: i64) -> Course:
    """Learns the numbers for so many seats, in games that begin so."""
    return EstimateCourse(str(seats), SandsEstimate(hand_made()), start, ACTIONS.size, seed)
