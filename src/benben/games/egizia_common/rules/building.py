"""Building, zone by zone, the ship nearest to the Nile first: which crews are sent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has
from benben.core.menu import Use, Uses
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.crews import BASIC_COUNT, LEAD
from benben.games.egizia_common.nile_card import FOR_STRENGTH
from benben.games.egizia_common.player import NO_DOCK, NONE
from benben.games.egizia_common.river import ZONES
from benben.games.egizia_common.rules.laying import IMPOSSIBLE, LAYING, cheapest
from benben.games.egizia_common.rules.offers import Offer, Question
from benben.games.egizia_common.rules.sphinx import DRAWING, deck_size
from benben.games.egizia_common.rules.steps import STEPS
from benben.games.egizia_common.rules.uses import can_train, can_use_anytime
from benben.games.egizia_common.spaces import ZONE_DOCKS
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import (
    ADD,
    CREW_SPENT,
    CREW_TOO_WEAK,
    CREWS_SENT,
    LEAD_CREW_ALONE,
    MAX_SEATS,
    MUST_BUILD,
    NOT_ENOUGH_STRENGTH,
    NOTHING_TO_BUILD,
    ONE_BASIC_CREW,
    READY,
    SEND,
    SKIP,
    TOO_FEW_STONES,
)


class BuildZone(Step[Egizia]):
    """SAND-8.1: a zone's turn."""

    def __init__(self, zone: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.zone: i64 = zone

    def run(self, s: Egizia) -> None:
        s.zone = self.zone
        s.acted = 0
        s.plan(NEXT_SHIP)


class NextShip(Step[Egizia]):
    """SAND-8.1, SAND-8.12, SAND-8.13: the nearest ship that has not built."""

    def run(self, s: Egizia) -> None:
        seat = nearest(s)
        if seat == NONE:
            s.zone = NONE
            s.acted = 0
            return
        s.acted |= bit(seat)
        s.plan(self)
        s.rules.turn_at_zone(s, seat)


def nearest(s: Egizia) -> i64:
    """The seat whose ship is nearest to the Nile, of those that are still to build; NONE, if there is none."""
    found: i64 = NONE
    least: i64 = ZONE_DOCKS + 1
    for seat in range(s.seats):
        dock = s.players[seat].dock(s.zone)
        if dock != NO_DOCK and dock < least and not has(s.acted, seat):
            found, least = seat, dock
    return found


class OfferBuild(Offer):
    """SAND-8.6: who cannot build and has nothing to use is not asked."""

    def run(self, s: Egizia) -> None:
        if can_act(s, self.player):
            s.plan(MAY_BUILD.at(self.player, 0))
        else:
            s.rules.leave(s, self.player)


def can_act(s: Egizia, seat: i64) -> bool:
    """SAND-8.6: whether a seat can build at the open zone, or use something before."""
    return can_build(s, seat) or can_use_anytime(s, seat) or can_train(s, seat)


def least_cost(s: Egizia, seat: i64) -> i64:
    """What the smallest build at the open zone costs; IMPOSSIBLE, if there is nothing to build."""
    if s.zone == s.rules.sphinx_zone:
        return 1 if deck_size(s) > 0 else IMPOSSIBLE
    return cheapest(s, seat, s.zone)


def can_build(s: Egizia, seat: i64) -> bool:
    """Whether any crew could be sent."""
    least = least_cost(s, seat)
    if least == IMPOSSIBLE or s.players[seat].stones < least:
        return False
    for crew in range(i64(BASIC_COUNT)):
        if can_send(s, seat, crew, least):
            return True
    return False


def can_send(s: Egizia, seat: i64, crew: i64, least: i64) -> bool:
    """SAND-8.4, SAND-8.6, EGI-8.7: whether a crew is not spent, and can build something with all the help there is."""
    me = s.players[seat]
    if has(me.spent, crew):
        return False
    strength = me.crew(crew)
    return strength >= least or strength + most_help(s, seat, crew) >= least


def most_help(s: Egizia, seat: i64, sent: i64) -> i64:
    """The strength that can be added to a basic crew."""
    help = other_help(s, seat)
    if s.rules.can_add_basic(s, seat):
        help += strongest_other(s, seat, sent)
    return help


def other_help(s: Egizia, seat: i64) -> i64:
    """The strength that the lead crew and cards can add."""
    me = s.players[seat]
    help = 0 if has(me.spent, LEAD) else me.crew(LEAD)
    cards = me.cards & s.box.for_use[FOR_STRENGTH]
    card: i64 = 0
    while cards:
        if cards & 1:
            help += s.box.amount(card, FOR_STRENGTH)
        cards >>= 1
        card += 1
    return help


def strongest_other(s: Egizia, seat: i64, sent: i64) -> i64:
    me = s.players[seat]
    most: i64 = 0
    for crew in range(i64(BASIC_COUNT)):
        if crew != sent and not has(me.spent, crew):
            most = max(most, me.crew(crew))
    return most


class SendCrew(Use[Egizia]):
    """SAND-8.4, EGI-8.6: one basic crew."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        least = least_cost(s, seat)
        if least == IMPOSSIBLE or s.players[seat].stones < least:
            return
        for crew in range(i64(BASIC_COUNT)):
            if can_send(s, seat, crew, least):
                out.add(SEND.at(crew))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        me = s.players[seat]
        me.spent |= bit(SEND.x(a))
        s.strength = me.crew(SEND.x(a))
        s.note(CREWS_SENT, seat, bit(SEND.x(a)), s.strength)
        s.cost = 0
        s.rules.begin_bricks(s, seat)
        s.plan(OFFER_HELP.at(seat, 0))

    def refuse(self, s: Egizia, seat: i64, a: i64) -> i64:
        me, least = s.players[seat], least_cost(s, seat)
        if least == IMPOSSIBLE:
            return NOTHING_TO_BUILD
        if has(me.spent, SEND.x(a)):
            return CREW_SPENT
        return TOO_FEW_STONES if me.stones < least else CREW_TOO_WEAK


class Skip(Use[Egizia]):
    """SAND-8.6: nobody has to build."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        out.add(SKIP.at(0))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        s.rules.leave(s, seat)


class NoLeadAlone(Use[Egizia]):
    """SAND-8.5: the lead crew is not sent by itself."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        pass

    def refuse(self, s: Egizia, seat: i64, a: i64) -> i64:
        return LEAD_CREW_ALONE if ADD.x(a) == LEAD else ONE_BASIC_CREW


class MayBuild(Question):
    """SAND-8.4, SAND-8.6: send a crew, or do not build; cards may be used before."""

    def uses(self, s: Egizia) -> Uses:
        return s.rules.building

    def again(self) -> Step:
        return OFFER_BUILD.at(self.seat, 0)


# Help


class OfferHelp(Offer):
    """SAND-8.5: what can be added to the crew, if anything can."""

    def run(self, s: Egizia) -> None:
        me = s.players[self.player]
        can_add = not has(me.spent, LEAD) or me.cards & s.box.for_use[FOR_STRENGTH] != 0
        if can_add or s.rules.can_add_basic(s, self.player):
            s.plan(REINFORCING.at(self.player, 0))
        else:
            begin_build(s, self.player)


def begin_build(s: Egizia, seat: i64) -> None:
    """SAND-8.7, SAND-12.1: bricks, or cards of the sphinx."""
    if s.zone == s.rules.sphinx_zone:
        s.plan(DRAWING.at(seat, 0))
    else:
        s.plan(LAYING.at(seat, 0))


class AddCrew(Use[Egizia]):
    """SAND-8.5: the lead crew, once per round."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        if not has(s.players[seat].spent, LEAD):
            out.add(ADD.at(LEAD))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        s.players[seat].spent |= bit(ADD.x(a))
        s.strength += s.players[seat].crew(ADD.x(a))
        s.note(CREWS_SENT, seat, bit(ADD.x(a)), s.strength)

    def refuse(self, s: Egizia, seat: i64, a: i64) -> i64:
        return CREW_SPENT if has(s.players[seat].spent, ADD.x(a)) else ONE_BASIC_CREW


class Ready(Use[Egizia]):
    """SAND-8.6: enough strength for something."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        if s.strength >= least_cost(s, seat):
            out.add(READY.at(0))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        begin_build(s, seat)

    def refuse(self, s: Egizia, seat: i64, a: i64) -> i64:
        return NOT_ENOUGH_STRENGTH


class Reinforcing(Question):
    """SAND-8.5: more strength, or ready."""

    def uses(self, s: Egizia) -> Uses:
        return s.rules.help

    def again(self) -> Step:
        return OFFER_HELP.at(self.seat, 0)

    def refuse(self, s: Egizia, a: i64) -> i64:
        if SKIP.has(a):
            return MUST_BUILD
        return ONE_BASIC_CREW if SEND.has(a) else super().refuse(s, a)


BUILD_ZONE: Final[Family] = STEPS.family(BuildZone, zone=ZONES)
NEXT_SHIP: Final = STEPS.add(NextShip(NOBODY, 0))
OFFER_BUILD: Final[Family] = STEPS.family(OfferBuild, player=MAX_SEATS)
MAY_BUILD: Final[Family] = STEPS.family(MayBuild, seat=MAX_SEATS)
OFFER_HELP: Final[Family] = STEPS.family(OfferHelp, player=MAX_SEATS)
REINFORCING: Final[Family] = STEPS.family(Reinforcing, seat=MAX_SEATS)
