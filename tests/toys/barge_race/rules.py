"""RACE-1: the race. The first barge at the end of the river ends it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.events import SCORE
from benben.core.menu import Menu, Use, Uses
from benben.core.steps import NOBODY, Step
from tests.toys.barge_common import rules as common
from tests.toys.barge_common.rules import DRIFT, RowBarge
from tests.toys.barge_common.tables import FOR_RIVER, MAX_SEATS, ROW
from tests.toys.barge_race.actions import ACTIONS, FOR_RESTS, REST, RESTED, RESTED_ENOUGH
from tests.toys.barge_race.state import Race

STEPS: Final = common.STEPS.extended()


class Rest(Use[Race]):
    """RACE-1.2: twice in a game a player may rest."""

    def legal(self, s: Race, seat: i64, out: Answers) -> None:
        if s.rests[seat] < s.box.cells["most_rests"][0]:
            out.add(REST.first)

    def answer(self, s: Race, seat: i64, a: i64) -> None:
        s.rests[seat] += 1
        s.note(RESTED, seat, s.rests[seat])

    def refuse(self, s: Race, seat: i64, a: i64) -> i64:
        return RESTED_ENOUGH


USES: Final = Uses(ACTIONS, [RowBarge(ROW), Rest(REST)])


class RowOrRest(Menu[Race]):
    """RACE-1.1: row or rest."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, USES)


class NextBarge(Step[Race]):
    """RACE-1.3: the next player, unless a barge is at the end of the river."""

    def run(self, s: Race) -> None:
        if s.places[s.turn] >= s.length():
            tell_points(s)
            return
        s.turn = (s.turn + 1) % s.seats
        s.plan_all(TURN_OF[s.turn])


def tell_points(s: Race) -> None:
    for seat in range(s.seats):
        s.note(SCORE, seat, s.places[seat], FOR_RIVER)
        s.note(SCORE, seat, points_of(s, seat) - s.places[seat], FOR_RESTS)


def points_of(s: Race, seat: i64) -> i64:
    """A space is a point, and so is a rest that was not taken."""
    return s.places[seat] + (s.box.cells["most_rests"][0] - s.rests[seat]) * s.box.cells["rest_points"][0]


ROW_OR_REST: Final = STEPS.family(RowOrRest, seat=MAX_SEATS)
NEXT_BARGE: Final = STEPS.add(NextBarge(NOBODY, 0))
TURN_OF: Final = [vec[Step]([ROW_OR_REST.at(seat, 0), DRIFT, NEXT_BARGE]) for seat in range(i64(MAX_SEATS))]
