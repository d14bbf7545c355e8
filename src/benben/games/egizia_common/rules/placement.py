"""Ships are put along the Nile, in turn, until everybody has passed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has
from benben.core.menu import Use, Uses
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.player import NO_DOCK, NONE, Player
from benben.games.egizia_common.river import CARD_PLACES, CARD_SPACES, TILE_PLACES, TILE_SPACES, ZONE_PLACES, ZONES
from benben.games.egizia_common.rules.gaining import take_card
from benben.games.egizia_common.rules.offers import Offer, Question
from benben.games.egizia_common.rules.steps import STEPS
from benben.games.egizia_common.spaces import (
    FIRST_DOCK,
    FIRST_TILE,
    PLACE_OF,
    ZONE_DOCKS,
    dock_of,
    is_card_space,
    is_tile_space,
    zone_of,
)
from benben.games.egizia_common.standing import seat_at
from benben.games.egizia_common.state import PLACEMENT, Egizia
from benben.games.egizia_common.tables import (
    CLOSED_SPACE,
    END_TURN,
    MAX_SEATS,
    MUST_PLACE_SHIP,
    NO_SHIPS_LEFT,
    NOT_DOWNSTREAM,
    PASS,
    PASSED,
    PLACED,
    SECOND_SHIP_AT_ZONE,
    SPACE_TAKEN,
)

LAST: Final = 21  # below all places


def taken_places(s: Egizia) -> i64:
    """The set of places of the Nile with a ship."""
    taken: i64 = 0
    for seat in range(s.seats):
        taken |= s.players[seat].places
    return taken


def taken_docks(s: Egizia, zone: i64) -> i64:
    """The set of spaces at a zone with a ship."""
    taken: i64 = 0
    for seat in range(s.seats):
        taken |= bit(s.players[seat].dock(zone))
    return taken


def is_full(s: Egizia, zone: i64) -> bool:
    """SAND-4.7: whether every dock of a zone has a ship."""
    all_docks = bit(s.docks() + 1) - 2
    return taken_docks(s, zone) & all_docks == all_docks


def offer(s: Egizia, me: Player, low: i64, high: i64, first: i64, out: Answers) -> None:
    """SAND-4.3 to SAND-4.7, EGI-4.3: every free space between two places, as answers from an id on."""
    taken = taken_places(s)
    for n in range(i64(CARD_SPACES)):
        place = CARD_PLACES[n]
        if low < place < high and s.card_at(n) != NONE and not has(taken, place):
            out.add(first + n)
    for n in range(i64(TILE_SPACES)):
        place = TILE_PLACES[n]
        if low < place < high and s.is_open(n) and not has(taken, place):
            out.add(first + FIRST_TILE + n)
    for zone in range(i64(ZONES)):
        if low < ZONE_PLACES[zone] < high and me.dock(zone) == NO_DOCK:
            offer_docks(s, zone, first + FIRST_DOCK + ZONE_DOCKS * zone - 1, out)


def offer_docks(s: Egizia, zone: i64, before: i64, out: Answers) -> None:
    """SAND-4.6, SAND-4.7, EGI-4.6: any free dock; beside a zone, where the game allows that, if all are taken."""
    taken = taken_docks(s, zone)
    is_free = False
    for dock in range(1, s.docks() + 1):
        if not has(taken, dock):
            out.add(before + dock)
            is_free = True
    if not is_free and s.waiting() != NO_DOCK:
        out.add(before + s.waiting())


def can_place_between(s: Egizia, me: Player, low: i64, high: i64) -> bool:
    taken = taken_places(s)
    for n in range(i64(CARD_SPACES)):
        if low < CARD_PLACES[n] < high and s.card_at(n) != NONE and not has(taken, CARD_PLACES[n]):
            return True
    for n in range(i64(TILE_SPACES)):
        if low < TILE_PLACES[n] < high and s.is_open(n) and not has(taken, TILE_PLACES[n]):
            return True
    for zone in range(i64(ZONES)):
        if low < ZONE_PLACES[zone] < high and me.dock(zone) == NO_DOCK:
            return True  # there is a dock for everybody, or a space beside them
    return False


class PlaceShip(Use[Egizia]):
    """SAND-4.2, SAND-4.3, EGI-4.2: downstream of all own ships, on a free space."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        me = s.players[seat]
        if me.ships > 0:
            offer(s, me, me.farthest, LAST, self.kind.first, out)

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        put_ship(s, seat, self.kind.x(a))

    def refuse(self, s: Egizia, seat: i64, a: i64) -> i64:
        reason = why_not_space(s, seat, self.kind.x(a))
        return reason if reason else NOT_DOWNSTREAM


def why_not_space(s: Egizia, seat: i64, space: i64) -> i64:
    """The reason why a space cannot be taken, wherever the other ships are; 0, if it can."""
    if s.players[seat].ships == 0:
        return NO_SHIPS_LEFT
    if is_card_space(space) or is_tile_space(space):
        if s.is_taken(PLACE_OF[space]):
            return SPACE_TAKEN
        return CLOSED_SPACE if s.is_closed(space) else 0
    zone, dock = zone_of(space), dock_of(space)
    if s.players[seat].dock(zone) != NO_DOCK:
        return SECOND_SHIP_AT_ZONE
    if dock > s.docks():
        return s.why_not_wait(is_full(s, zone), dock)
    return SPACE_TAKEN if has(taken_docks(s, zone), dock) else 0


def put_ship(s: Egizia, seat: i64, space: i64) -> None:
    """SAND-4.4, SAND-4.5, SAND-4.6, EGI-4.4, EGI-4.5, EGI-4.7: a ship on a space, and what that brings at once."""
    me, place = s.players[seat], PLACE_OF[space]
    me.ships -= 1
    me.places |= bit(place)
    me.farthest = max(me.farthest, place)
    s.note(PLACED, seat, space)
    s.plan(OFFER_SECOND.at(seat, 0))
    if is_card_space(space):
        card = s.card_at(space)
        s.lay_card(space, NONE)
        take_card(s, seat, card)
    elif is_tile_space(space):
        s.rules.land(s, seat, space - FIRST_TILE)
    else:
        me.moor(zone_of(space), dock_of(space))


class Pass(Use[Egizia]):
    """SAND-4.8, EGI-4.8: no more ships in this round."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        out.add(PASS.at(0))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        pass_turn(s, seat)


def pass_turn(s: Egizia, seat: i64) -> None:
    s.players[seat].passed = True
    s.note(PASSED, seat)


class NoPass(Use[Egizia]):
    """SAND-6.2: a second ship that was announced must be placed."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        pass

    def refuse(self, s: Egizia, seat: i64, a: i64) -> i64:
        return MUST_PLACE_SHIP


class Placing(Question):
    """SAND-4.1: one ship, or pass; cards may be used before."""

    def uses(self, s: Egizia) -> Uses:
        return s.rules.turn


class PlacingSecond(Question):
    """SAND-6.2, SAND-9.11: another ship before the next player."""

    def uses(self, s: Egizia) -> Uses:
        return s.rules.second_turn


class OfferSecond(Offer):
    """SAND-6.2, SAND-9.11: who has a card or tile for it may place another ship."""

    def run(self, s: Egizia) -> None:
        for by in range(s.rules.kinds.second.count):
            if s.rules.can_second(s, self.player, by) and s.rules.can_place(s, self.player):
                s.plan(MAY_PLACE_SECOND.at(self.player, 0))
                return


class MayPlaceSecond(Step[Egizia]):
    """SAND-6.2, SAND-9.11: with a card, with a tile, or not."""

    def legal(self, s: Egizia, out: Answers) -> None:
        second = s.rules.kinds.second
        for by in range(second.count):
            if s.rules.can_second(s, self.seat, by):
                out.add(second.at(by))
        out.add(END_TURN.at(0))

    def answer(self, s: Egizia, a: i64) -> None:
        if END_TURN.has(a):
            return
        s.rules.use_second(s, self.seat, s.rules.kinds.second.x(a))
        s.plan(PLACING_SECOND.at(self.seat, 0))

    def refuse(self, s: Egizia, a: i64) -> i64:
        second = s.rules.kinds.second
        return s.rules.why_no_second(s, self.seat, second.x(a)) if second.has(a) else 0


class BeginPlacement(Step[Egizia]):
    """SAND-4.1: who holds player sequence tile 1 begins."""

    def run(self, s: Egizia) -> None:
        s.phase = PLACEMENT
        s.turn = NONE


class NextTurn(Step[Egizia]):
    """SAND-4.1, SAND-4.8, EGI-4.1: the next player in order who has not passed; who cannot place passes unasked."""

    def run(self, s: Egizia) -> None:
        for n in range(s.seats):
            place = s.turn + 1 + n
            if place >= s.seats:
                place -= s.seats
            seat = seat_at(s.order, place)
            if s.players[seat].passed:
                continue
            if s.rules.can_place(s, seat):
                s.turn = place
                s.plan(self)
                s.plan(PLACING.at(seat, 0))
                return
            pass_turn(s, seat)


PLACING: Final[Family] = STEPS.family(Placing, seat=MAX_SEATS)
PLACING_SECOND: Final[Family] = STEPS.family(PlacingSecond, seat=MAX_SEATS)
OFFER_SECOND: Final[Family] = STEPS.family(OfferSecond, player=MAX_SEATS)
MAY_PLACE_SECOND: Final[Family] = STEPS.family(MayPlaceSecond, seat=MAX_SEATS)
BEGIN_PLACEMENT: Final = STEPS.add(BeginPlacement(NOBODY, 0))
NEXT_TURN: Final = STEPS.add(NextTurn(NOBODY, 0))
