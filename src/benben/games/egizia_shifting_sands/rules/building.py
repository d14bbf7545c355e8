"""SAND-8: building, zone by zone, the ship nearest to the Nile first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has
from benben.core.menu import Menu, Use, Uses
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.crews import BASIC_COUNT, LEAD, LEAD_BIT
from benben.games.egizia_common.nile_card import FOR_STRENGTH
from benben.games.egizia_common.player import NO_DOCK, NONE
from benben.games.egizia_common.river import ZONES as ZONE_COUNT
from benben.games.egizia_common.rules.uses import UseForStrength, can_train, can_use_anytime
from benben.games.egizia_common.tables import (
    ADD,
    CREW_SPENT,
    CREW_TOO_WEAK,
    CREWS_SENT,
    LEAD_CREW_ALONE,
    MAX_SEATS,
    NOT_BUILT,
    NOT_ENOUGH_STRENGTH,
    READY,
    SEND,
    SKIP,
    TOO_FEW_STONES,
)
from benben.games.egizia_shifting_sands.actions import (
    ACTIONS,
    BUILD_LATE,
    SHIP_MOVED_UP,
    STRENGTH_CARDS,
    USE_STRENGTH,
)
from benben.games.egizia_shifting_sands.components import SPHINX_ZONE, WAITING
from benben.games.egizia_shifting_sands.refusals import (
    BONUS_IS_USED,
    MUST_BUILD,
    NO_LATE_TILE,
    NOTHING_TO_BUILD,
    ONE_BASIC_CREW,
)
from benben.games.egizia_shifting_sands.rules.anytime import ANYTIME, TIMED, TRAIN_USE
from benben.games.egizia_shifting_sands.rules.bricks import (
    IMPOSSIBLE,
    begin_bricks,
    cheapest,
)
from benben.games.egizia_shifting_sands.rules.laying import LAYING
from benben.games.egizia_shifting_sands.rules.placement import use_column_tile, why_no_bonus
from benben.games.egizia_shifting_sands.rules.sphinx import DRAWING, deck_size
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.state import COUNT_BITS, Sands
from benben.games.egizia_shifting_sands.tiles import LATE_SHIP, SECOND_CREW

ALL_BASIC: Final = 7


class BuildZone(Step[Sands]):
    """SAND-8.1: a zone's turn."""

    def __init__(self, zone: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.zone: i64 = zone

    def run(self, s: Sands) -> None:
        s.zone = self.zone
        s.acted = 0
        s.plan(NEXT_SHIP)


class NextShip(Step[Sands]):
    """SAND-8.1, SAND-8.12, SAND-8.13: the nearest ship that has not built; at last one that waits, if it may build."""

    def run(self, s: Sands) -> None:
        seat = nearest(s)
        if seat == NONE:
            s.zone = NONE
            s.acted = 0
            return
        s.acted |= bit(seat)
        s.plan(self)
        if s.players[seat].dock(s.zone) < WAITING:
            s.plan(OFFER_BUILD.at(seat, 0))
        elif can_build_late(s, seat) and can_act(s, seat):
            s.plan(MAY_BUILD_LATE.at(seat, 0))


def nearest(s: Sands) -> i64:
    """The seat whose ship is nearest to the Nile, of those that are still to build; NONE, if there is none."""
    found: i64 = NONE
    least: i64 = WAITING + 1
    for seat in range(s.seats):
        dock = s.players[seat].dock(s.zone)
        if dock != NO_DOCK and dock < least and not has(s.acted, seat):
            found, least = seat, dock
    return found


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


class OfferBuild(Step[Sands]):
    """SAND-8.6: who cannot build and has nothing to use is not asked."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.player: i64 = player

    def run(self, s: Sands) -> None:
        if can_act(s, self.player):
            s.plan(MAY_BUILD.at(self.player, 0))
        else:
            leave_zone(s, self.player)


def can_act(s: Sands, seat: i64) -> bool:
    """SAND-8.6: whether a seat can build at the open zone, or use something before."""
    return can_build(s, seat) or can_use_anytime(s, seat) or can_train(s, seat)


def least_cost(s: Sands, seat: i64) -> i64:
    """What the smallest build at the open zone costs; IMPOSSIBLE, if there is nothing to build."""
    if s.zone == SPHINX_ZONE:
        return 1 if deck_size(s) > 0 else IMPOSSIBLE
    return cheapest(s, seat, s.zone)


def can_build(s: Sands, seat: i64) -> bool:
    """Whether any crew could be sent."""
    least = least_cost(s, seat)
    if least == IMPOSSIBLE or s.players[seat].stones < least:
        return False
    for crew in range(i64(BASIC_COUNT)):
        if can_send(s, seat, crew, least):
            return True
    return False


def can_send(s: Sands, seat: i64, crew: i64, least: i64) -> bool:
    """SAND-8.4, SAND-8.6: whether a crew is not spent, and can build something with all the help there is."""
    me = s.players[seat]
    if has(me.spent, crew):
        return False
    strength = me.crew(crew)
    return strength >= least or strength + most_help(s, seat, crew) >= least


def most_help(s: Sands, seat: i64, sent: i64) -> i64:
    """The strength that can be added to a basic crew."""
    help = other_help(s, seat)
    if s.can_use_bonus(seat, SECOND_CREW):
        help += strongest_other(s, seat, sent)
    return help


def other_help(s: Sands, seat: i64) -> i64:
    """The strength that the lead crew and cards can add."""
    me = s.players[seat]
    help = 0 if has(me.spent, LEAD) else me.crew(LEAD)
    for i in range(i64(len(STRENGTH_CARDS))):
        if me.has_card(STRENGTH_CARDS[i]):
            help += s.box.amount(STRENGTH_CARDS[i], FOR_STRENGTH)
    return help


def strongest_other(s: Sands, seat: i64, sent: i64) -> i64:
    me = s.players[seat]
    most: i64 = 0
    for crew in range(i64(BASIC_COUNT)):
        if crew != sent and not has(me.spent, crew):
            most = max(most, me.crew(crew))
    return most


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


class SendCrew(Use[Sands]):
    """SAND-8.4: one basic crew."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        least = least_cost(s, seat)
        if least == IMPOSSIBLE or s.players[seat].stones < least:
            return
        for crew in range(i64(BASIC_COUNT)):
            if can_send(s, seat, crew, least):
                out.add(SEND.at(crew))

    def answer(self, s: Sands, seat: i64, a: i64) -> None:
        me = s.players[seat]
        me.spent |= bit(SEND.x(a))
        s.strength = me.crew(SEND.x(a))
        s.note(CREWS_SENT, seat, bit(SEND.x(a)), s.strength)
        s.cost = 0
        begin_bricks(s, seat)
        s.plan(OFFER_HELP.at(seat, 0))

    def refuse(self, s: Sands, seat: i64, a: i64) -> i64:
        me, least = s.players[seat], least_cost(s, seat)
        if least == IMPOSSIBLE:
            return NOTHING_TO_BUILD
        if has(me.spent, SEND.x(a)):
            return CREW_SPENT
        return TOO_FEW_STONES if me.stones < least else CREW_TOO_WEAK


class Skip(Use[Sands]):
    """SAND-8.6: nobody has to build."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        out.add(SKIP.at(0))

    def answer(self, s: Sands, seat: i64, a: i64) -> None:
        leave_zone(s, seat)


class NoLeadAlone(Use[Sands]):
    """SAND-8.5: the lead crew is not sent by itself."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        pass

    def refuse(self, s: Sands, seat: i64, a: i64) -> i64:
        return LEAD_CREW_ALONE if ADD.x(a) == LEAD else ONE_BASIC_CREW


OTHERS: Final = [use for use in TIMED if use.kind is not TRAIN_USE.kind]
BUILD_USES: Final = Uses(ACTIONS, [SendCrew(SEND), Skip(SKIP), TRAIN_USE, *ANYTIME], [NoLeadAlone(ADD), *OTHERS])


class MayBuild(Menu[Sands]):
    """SAND-8.4, SAND-8.6: send a crew, or do not build; cards may be used before."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, BUILD_USES)

    def answer(self, s: Sands, a: i64) -> None:
        if not (SEND.has(a) or SKIP.has(a)):
            s.plan(OFFER_BUILD.at(self.seat, 0))
        super().answer(s, a)


# Help


class OfferHelp(Step[Sands]):
    """SAND-8.5: what can be added to the crew, if anything can."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.player: i64 = player

    def run(self, s: Sands) -> None:
        me = s.players[self.player]
        can_add = not has(me.spent, LEAD) or me.cards & s.box.for_use[FOR_STRENGTH] != 0
        if can_add or can_add_basic(s, self.player):
            s.plan(REINFORCING.at(self.player, 0))
        else:
            begin_build(s, self.player)


def can_add_basic(s: Sands, seat: i64) -> bool:
    """SAND-9.10: with G6, once per round, another basic crew."""
    return s.can_use_bonus(seat, SECOND_CREW) and s.players[seat].spent & ALL_BASIC != ALL_BASIC


def begin_build(s: Sands, seat: i64) -> None:
    """SAND-8.7, SAND-12.1: bricks, or cards of the sphinx."""
    if s.zone == SPHINX_ZONE:
        s.plan(DRAWING.at(seat, 0))
    else:
        s.plan(LAYING.at(seat, 0))


class AddCrew(Use[Sands]):
    """SAND-8.5, SAND-9.10: the lead crew, once per round; with G6 another basic one."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        me = s.players[seat]
        if can_add_basic(s, seat):
            lacking = least_cost(s, seat) - s.strength - other_help(s, seat)
            for crew in range(i64(BASIC_COUNT)):
                if not has(me.spent, crew) and me.crew(crew) >= lacking:
                    out.add(ADD.at(crew))
        if me.spent & LEAD_BIT == 0:
            out.add(ADD.at(LEAD))

    def answer(self, s: Sands, seat: i64, a: i64) -> None:
        crew = ADD.x(a)
        if crew != LEAD:
            use_column_tile(s, seat, SECOND_CREW)
        s.players[seat].spent |= bit(crew)
        s.strength += s.players[seat].crew(crew)
        s.note(CREWS_SENT, seat, bit(crew), s.strength)

    def refuse(self, s: Sands, seat: i64, a: i64) -> i64:
        if has(s.players[seat].spent, ADD.x(a)):
            return CREW_SPENT
        if can_add_basic(s, seat):
            return CREW_TOO_WEAK
        return BONUS_IS_USED if s.has_bonus(seat, SECOND_CREW) else ONE_BASIC_CREW


class Ready(Use[Sands]):
    """SAND-8.6: enough strength for something."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        if s.strength >= least_cost(s, seat):
            out.add(READY.at(0))

    def answer(self, s: Sands, seat: i64, a: i64) -> None:
        begin_build(s, seat)

    def refuse(self, s: Sands, seat: i64, a: i64) -> i64:
        return NOT_ENOUGH_STRENGTH


HELP_USES: Final = Uses(
    ACTIONS,
    [AddCrew(ADD), UseForStrength(USE_STRENGTH, STRENGTH_CARDS), Ready(READY)],
    [use for use in TIMED if use.kind is not USE_STRENGTH],
)


class Reinforcing(Menu[Sands]):
    """SAND-8.5: more strength, or ready."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, HELP_USES)

    def answer(self, s: Sands, a: i64) -> None:
        if not READY.has(a):
            s.plan(OFFER_HELP.at(self.seat, 0))
        super().answer(s, a)

    def refuse(self, s: Sands, a: i64) -> i64:
        if SKIP.has(a):
            return MUST_BUILD
        return ONE_BASIC_CREW if SEND.has(a) else super().refuse(s, a)


BUILD_ZONE: Final[Family] = STEPS.family(BuildZone, zone=ZONE_COUNT)
NEXT_SHIP: Final = STEPS.add(NextShip(NOBODY, 0))
MAY_BUILD_LATE: Final[Family] = STEPS.family(MayBuildLate, seat=MAX_SEATS)
OFFER_BUILD: Final[Family] = STEPS.family(OfferBuild, player=MAX_SEATS)
MAY_BUILD: Final[Family] = STEPS.family(MayBuild, seat=MAX_SEATS)
OFFER_HELP: Final[Family] = STEPS.family(OfferHelp, player=MAX_SEATS)
REINFORCING: Final[Family] = STEPS.family(Reinforcing, seat=MAX_SEATS)
