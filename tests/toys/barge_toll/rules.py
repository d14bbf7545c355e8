"""TOLL-1: some rounds on the river, in which coins move barges, too."""

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
from tests.toys.barge_toll.actions import ACTIONS, BRIBE, BRIBED, FOR_COINS, NO_COIN
from tests.toys.barge_toll.state import Toll

STEPS: Final = common.STEPS.extended()


class Bribe(Use[Toll]):
    """TOLL-1.2: a coin lets the player stay where they are."""

    def legal(self, s: Toll, seat: i64, out: Answers) -> None:
        if s.coins[seat] > 0 or s.places[seat] == s.length():
            out.add(BRIBE.first)

    def answer(self, s: Toll, seat: i64, a: i64) -> None:
        s.coins[seat] = max(s.coins[seat] - 1, 0)
        s.note(BRIBED, seat, s.coins[seat])

    def refuse(self, s: Toll, seat: i64, a: i64) -> i64:
        return NO_COIN


USES: Final = Uses(ACTIONS, [RowBarge(ROW), Bribe(BRIBE)])


class RowOrBribe(Menu[Toll]):
    """TOLL-1.1: row or bribe."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, USES)


class NextPlayer(Step[Toll]):
    """TOLL-1.3: the next player; after the last one the next round, if there is one."""

    def run(self, s: Toll) -> None:
        s.turn = (s.turn + 1) % s.seats
        if s.turn == 0:
            s.round += 1
        if s.round <= s.box.cells["rounds"][0]:
            s.plan_all(TURN_OF[s.turn])
        else:
            tell_points(s)


def tell_points(s: Toll) -> None:
    for seat in range(s.seats):
        s.note(SCORE, seat, s.places[seat], FOR_RIVER)
        s.note(SCORE, seat, s.coins[seat], FOR_COINS)


ROW_OR_BRIBE: Final = STEPS.family(RowOrBribe, seat=MAX_SEATS)
NEXT_PLAYER: Final = STEPS.add(NextPlayer(NOBODY, 0))
TURN_OF: Final = [vec[Step]([ROW_OR_BRIBE.at(seat, 0), DRIFT, NEXT_PLAYER]) for seat in range(i64(MAX_SEATS))]
