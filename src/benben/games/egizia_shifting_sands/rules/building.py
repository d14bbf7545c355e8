"""SAND-8: a ship's turn at a zone, ships that wait, and a second basic crew."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has
from benben.core.menu import Uses
from benben.core.steps import Family, Step
from benben.games.egizia_common.crews import BASIC_COUNT
from benben.games.egizia_common.player import NO_DOCK
from benben.games.egizia_common.rules.building import (
    OFFER_BUILD,
    AddCrew,
    NoLeadAlone,
    Ready,
    SendCrew,
    Skip,
    can_act,
    least_cost,
    other_help,
)
from benben.games.egizia_common.state import COUNT_BITS, Egizia
from benben.games.egizia_common.tables import (
    ADD,
    CREW_SPENT,
    CREW_TOO_WEAK,
    MAX_SEATS,
    NOT_BUILT,
    ONE_BASIC_CREW,
    READY,
    SEND,
    SKIP,
)
from benben.games.egizia_shifting_sands.actions import BUILD_LATE, SHIP_MOVED_UP
from benben.games.egizia_shifting_sands.components import WAITING
from benben.games.egizia_shifting_sands.refusals import BONUS_IS_USED, NO_LATE_TILE
from benben.games.egizia_shifting_sands.rules.anytime import MENUS, STRENGTH_USE, TRAIN_USE
from benben.games.egizia_shifting_sands.rules.placement import use_column_tile, why_no_bonus
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.tiles import LATE_SHIP, SECOND_CREW

ALL_BASIC: Final = 7


def turn_at_zone(s: Sands, seat: i64) -> None:
    """SAND-8.12, SAND-8.13: a ship at a dock may build; one that waits, if its player has what lets it build."""
    if s.players[seat].dock(s.zone) < WAITING:
        s.plan(OFFER_BUILD.at(seat, 0))
    elif can_build_late(s, seat) and can_act(s, seat):
        s.plan(MAY_BUILD_LATE.at(seat, 0))


def can_build_late(s: Sands, seat: i64) -> bool:
    """SAND-8.13: whether a ship that waits may build all the same."""
    return s.late_tiles_of(seat) > 0 or s.can_use_bonus(seat, LATE_SHIP)


class MayBuildLate(Step[Sands]):
    """SAND-8.13, SAND-9.12: with the Nile tile claimed this round, or with P2; it builds last."""

    def legal(self, s: Sands, out: Answers) -> None:
        if s.late_tiles_of(self.seat) > 0:
            out.add(BUILD_LATE.at(0))
        if s.can_use_bonus(self.seat, LATE_SHIP):
            out.add(BUILD_LATE.at(1))
        out.add(SKIP.at(0))

    def answer(self, s: Sands, a: i64) -> None:
        me = s.players[self.seat]
        if SKIP.has(a):
            return
        if BUILD_LATE.x(a) == 0:
            s.late_tiles -= bit(COUNT_BITS * self.seat)
        else:
            use_column_tile(s, self.seat, LATE_SHIP)
        me.moor(s.zone, s.docks() + 1)
        s.plan(OFFER_BUILD.at(self.seat, 0))

    def refuse(self, s: Sands, a: i64) -> i64:
        if not BUILD_LATE.has(a):
            return 0
        return NO_LATE_TILE if BUILD_LATE.x(a) == 0 else why_no_bonus(s, self.seat, LATE_SHIP)


def leave_zone(s: Sands, seat: i64) -> None:
    """SAND-8.6, SAND-8.12: a ship that does not build is removed; those farther out move up, the one that waits too."""
    dock = s.players[seat].dock(s.zone)
    s.players[seat].moor(s.zone, NO_DOCK)
    s.note(NOT_BUILT, seat, s.zone)
    for other in range(s.seats):
        theirs = s.players[other].dock(s.zone)
        if theirs > dock and not has(s.acted, other):
            s.players[other].moor(s.zone, s.docks() if theirs == WAITING else theirs - 1)
            s.note(SHIP_MOVED_UP, other, s.zone, s.players[other].dock(s.zone))


def can_add_basic(s: Sands, seat: i64) -> bool:
    """SAND-9.10: with G6, once per round, another basic crew."""
    return s.can_use_bonus(seat, SECOND_CREW) and s.players[seat].spent & ALL_BASIC != ALL_BASIC


class AddAnyCrew(AddCrew):
    """SAND-8.5, SAND-9.10: the lead crew, once per round; with G6 another basic one."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        assert isinstance(s, Sands)
        me = s.players[seat]
        if can_add_basic(s, seat):
            lacking = least_cost(s, seat) - s.strength - other_help(s, seat)
            for crew in range(i64(BASIC_COUNT)):
                if not has(me.spent, crew) and me.crew(crew) >= lacking:
                    out.add(ADD.at(crew))
        super().legal(s, seat, out)

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        assert isinstance(s, Sands)
        if ADD.x(a) < BASIC_COUNT:
            use_column_tile(s, seat, SECOND_CREW)
        super().answer(s, seat, a)

    def refuse(self, s: Egizia, seat: i64, a: i64) -> i64:
        assert isinstance(s, Sands)
        if has(s.players[seat].spent, ADD.x(a)):
            return CREW_SPENT
        if can_add_basic(s, seat):
            return CREW_TOO_WEAK
        return BONUS_IS_USED if s.has_bonus(seat, SECOND_CREW) else ONE_BASIC_CREW


BUILD_USES: Final[Uses] = MENUS.with_anytime([SendCrew(SEND), Skip(SKIP), TRAIN_USE], [NoLeadAlone(ADD)])
HELP_USES: Final[Uses] = MENUS.only([AddAnyCrew(ADD, True), STRENGTH_USE, Ready(READY)])

MAY_BUILD_LATE: Final[Family] = STEPS.family(MayBuildLate, seat=MAX_SEATS)
