"""EGZ-3: the irrigation ring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.steps import Family, Step
from benben.games.egizia_common.river import RING_COUNT
from benben.games.egizia_common.rules.steps import STEPS
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import MAX_SEATS, RING, RING_MOVED, RING_TOO_FAR

MOST_MOVES: Final = 3  # one more than the ring can ever be moved at once


class MoveRing(Step[Egizia]):
    """EGZ-3.1, EGZ-3.2: the ring may be moved so many spaces, or stay where it lies."""

    def legal(self, s: Egizia, out: Answers) -> None:
        for to in range(i64(RING_COUNT)):
            if s.ring - self.left <= to <= s.ring + self.left:
                out.add(RING.at(to))

    def answer(self, s: Egizia, a: i64) -> None:
        if RING.x(a) != s.ring:
            s.ring = RING.x(a)
            s.note(RING_MOVED, self.seat, s.ring)

    def refuse(self, s: Egizia, a: i64) -> i64:
        return RING_TOO_FAR if RING.has(a) else 0


MOVE_RING: Final[Family] = STEPS.family(MoveRing, seat=MAX_SEATS, left=MOST_MOVES)
