"""SAND-4: ships are put along the Nile, in turn, until everybody has passed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has
from benben.core.menu import Menu, Use, Uses
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.player import NO_DOCK, NONE, Player
from benben.games.egizia_common.river import CARD_PLACES, CARD_SPACES, NO_PLACE, TILE_PLACES, TILE_SPACES, ZONE_PLACES
from benben.games.egizia_common.river import ZONES as ZONE_COUNT
from benben.games.egizia_common.rules.uses import use_up
from benben.games.egizia_common.standing import seat_at
from benben.games.egizia_common.state import PLACEMENT
from benben.games.egizia_common.tables import CARD_NOT_YOURS, END_TURN, MAX_SEATS, PASS, PASSED, PLACED
from benben.games.egizia_shifting_sands.actions import (
    ACTIONS,
    BONUS_USED,
    PLACE,
    PLACE_BESIDE,
    PLACE_SECOND,
    PLACE_UPSTREAM,
    SHIP_CARD,
)
from benben.games.egizia_shifting_sands.components import WAITING
from benben.games.egizia_shifting_sands.refusals import (
    BONUS_IS_USED,
    CLOSED_SPACE,
    MUST_PLACE_SECOND,
    NO_BONUS,
    NO_SHIPS_LEFT,
    NOT_DOWNSTREAM,
    NOT_UPSTREAM,
    SECOND_SHIP_AT_ZONE,
    SPACE_TAKEN,
    TILE_IS_FREE,
    ZONE_NOT_FULL,
)
from benben.games.egizia_shifting_sands.rules.anytime import ANYTIME, TIMED
from benben.games.egizia_shifting_sands.rules.gaining import claim_tile, take_card
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.spaces import (
    CLOSED_SPACES,
    FIRST_DOCK,
    FIRST_TILE,
    PLACE_OF,
    SPACE_COUNT,
    ZONE_DOCKS,
    dock_of,
    is_card_space,
    is_tile_space,
    zone_of,
)
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.tiles import SECOND_SHIP, SHARED_TILE, UPSTREAM_SHIP

LAST: Final = 21  # below all places


def taken_places(s: Sands) -> i64:
    """The set of places of the Nile with a ship."""
    taken: i64 = 0
    for seat in range(s.seats):
        taken |= s.players[seat].places
    return taken


def taken_docks(s: Sands, zone: i64) -> i64:
    """The set of spaces at a zone with a ship."""
    taken: i64 = 0
    for seat in range(s.seats):
        taken |= bit(s.players[seat].dock(zone))
    return taken


def is_full(s: Sands, zone: i64) -> bool:
    """SAND-4.7: whether every space at a zone has a ship, but for the one where a ship waits."""
    all_docks = bit(s.docks() + 1) - 2
    return taken_docks(s, zone) & all_docks == all_docks


def offer(s: Sands, me: Player, low: i64, high: i64, first: i64, out: Answers) -> None:
    """SAND-4.3 to SAND-4.7: every free space between two places, as answers from an id on."""
    taken = taken_places(s)
    for n in range(i64(CARD_SPACES)):
        place = CARD_PLACES[n]
        if low < place < high and s.card_at(n) != NONE and not has(taken, place):
            out.add(first + n)
    for n in range(i64(TILE_SPACES)):
        place = TILE_PLACES[n]
        if low < place < high and s.tile_at(n) != NONE and not has(taken, place):
            out.add(first + FIRST_TILE + n)
    for zone in range(i64(ZONE_COUNT)):
        if low < ZONE_PLACES[zone] < high and me.dock(zone) == NO_DOCK:
            offer_docks(s, zone, first + FIRST_DOCK + ZONE_DOCKS * zone - 1, out)


def offer_docks(s: Sands, zone: i64, before: i64, out: Answers) -> None:
    """SAND-4.6, SAND-4.7: any free space at a zone; beside it only where all are taken."""
    taken = taken_docks(s, zone)
    is_free = False
    for dock in range(1, s.docks() + 1):
        if not has(taken, dock):
            out.add(before + dock)
            is_free = True
    if not is_free:
        out.add(before + WAITING)


def can_place(s: Sands, seat: i64) -> bool:
    """SAND-4.8, SAND-4.9: whether a seat can place a ship at all."""
    me = s.players[seat]
    if me.ships == 0:
        return False
    if can_place_between(s, me, me.farthest, LAST):
        return True
    if s.can_use_bonus(seat, UPSTREAM_SHIP) and can_place_between(s, me, NO_PLACE, me.farthest):
        return True
    return s.can_use_bonus(seat, SHARED_TILE) and last_shared(s) >= max(me.farthest, 1)


def can_place_between(s: Sands, me: Player, low: i64, high: i64) -> bool:
    taken = taken_places(s)
    for n in range(i64(CARD_SPACES)):
        if low < CARD_PLACES[n] < high and s.card_at(n) != NONE and not has(taken, CARD_PLACES[n]):
            return True
    for n in range(i64(TILE_SPACES)):
        if low < TILE_PLACES[n] < high and s.tile_at(n) != NONE and not has(taken, TILE_PLACES[n]):
            return True
    for zone in range(i64(ZONE_COUNT)):
        if low < ZONE_PLACES[zone] < high and me.dock(zone) == NO_DOCK:
            return True  # on a space of the zone, or beside it
    return False


def last_shared(s: Sands) -> i64:
    """SAND-9.14: the place of the last tile space with a ship; NO_PLACE without one."""
    taken = taken_places(s)
    n: i64 = TILE_SPACES
    while n > 0:
        n -= 1
        if has(taken, TILE_PLACES[n]) and s.tile_at(n) != NONE:
            return TILE_PLACES[n]
    return NO_PLACE


class PlaceShip(Use[Sands]):
    """SAND-4.2, SAND-4.3: downstream of all own ships, on a free space."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        me = s.players[seat]
        if me.ships > 0:
            offer(s, me, me.farthest, LAST, PLACE.first, out)

    def answer(self, s: Sands, seat: i64, a: i64) -> None:
        put_ship(s, seat, PLACE.x(a))

    def refuse(self, s: Sands, seat: i64, a: i64) -> i64:
        reason = why_not_space(s, seat, PLACE.x(a))
        return reason if reason else NOT_DOWNSTREAM


def why_not_space(s: Sands, seat: i64, space: i64) -> i64:
    """The reason why a space cannot be taken, wherever the other ships are; 0, if it can."""
    if s.players[seat].ships == 0:
        return NO_SHIPS_LEFT
    if is_card_space(space) or is_tile_space(space):
        if s.is_taken(PLACE_OF[space]):
            return SPACE_TAKEN
        return CLOSED_SPACE if is_closed(s, space) else 0
    zone, dock = zone_of(space), dock_of(space)
    if s.players[seat].dock(zone) != NO_DOCK:
        return SECOND_SHIP_AT_ZONE
    if dock == WAITING:
        return 0 if is_full(s, zone) else ZONE_NOT_FULL
    if dock > s.docks():
        return CLOSED_SPACE
    return SPACE_TAKEN if has(taken_docks(s, zone), dock) else 0


def is_closed(s: Sands, space: i64) -> bool:
    """SAND-1.8: with two players the first card spaces and tile spaces are not in play."""
    if s.seats > 2:
        return False
    return space < CLOSED_SPACES or FIRST_TILE <= space < FIRST_TILE + CLOSED_SPACES


def put_ship(s: Sands, seat: i64, space: i64) -> None:
    """SAND-4.4, SAND-4.5, SAND-4.6: a ship on a space, and what that brings at once."""
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
        claim_tile(s, seat, space - FIRST_TILE)
    else:
        me.moor(zone_of(space), dock_of(space))


class PlaceUpstream(Use[Sands]):
    """SAND-9.13: with P3, once per round, on a free space upstream of the last own ship."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        me = s.players[seat]
        if me.ships > 0 and s.can_use_bonus(seat, UPSTREAM_SHIP):
            offer(s, me, NO_PLACE, me.farthest, PLACE_UPSTREAM.first, out)

    def answer(self, s: Sands, seat: i64, a: i64) -> None:
        use_column_tile(s, seat, UPSTREAM_SHIP)
        put_ship(s, seat, PLACE_UPSTREAM.x(a))

    def refuse(self, s: Sands, seat: i64, a: i64) -> i64:
        reason = why_no_bonus(s, seat, UPSTREAM_SHIP)
        if reason == 0:
            reason = why_not_space(s, seat, PLACE_UPSTREAM.x(a))
        return reason if reason else NOT_UPSTREAM


def use_column_tile(s: Sands, seat: i64, tile: i64) -> None:
    s.use_bonus(seat, tile)
    s.note(BONUS_USED, seat, tile)


def why_no_bonus(s: Sands, seat: i64, tile: i64) -> i64:
    """SAND-9.3: the reason why a column tile cannot be used; 0, if it can."""
    if not s.has_bonus(seat, tile):
        return NO_BONUS
    return 0 if s.can_use_bonus(seat, tile) else BONUS_IS_USED


class PlaceBeside(Use[Sands]):
    """SAND-9.14: with P4, once per round, on a tile space that has ships; also where the last own one stands."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        me = s.players[seat]
        if me.ships == 0 or not s.can_use_bonus(seat, SHARED_TILE):
            return
        taken = taken_places(s)
        for n in range(i64(TILE_SPACES)):
            if has(taken, TILE_PLACES[n]) and s.tile_at(n) != NONE and TILE_PLACES[n] >= me.farthest:
                out.add(PLACE_BESIDE.at(n))

    def answer(self, s: Sands, seat: i64, a: i64) -> None:
        use_column_tile(s, seat, SHARED_TILE)
        put_ship(s, seat, FIRST_TILE + PLACE_BESIDE.x(a))

    def refuse(self, s: Sands, seat: i64, a: i64) -> i64:
        reason = why_no_bonus(s, seat, SHARED_TILE)
        if reason:
            return reason
        if s.players[seat].ships == 0:
            return NO_SHIPS_LEFT
        if is_closed(s, FIRST_TILE + PLACE_BESIDE.x(a)):
            return CLOSED_SPACE
        return NOT_DOWNSTREAM if s.is_taken(TILE_PLACES[PLACE_BESIDE.x(a)]) else TILE_IS_FREE


class Pass(Use[Sands]):
    """SAND-4.8: no more ships in this round."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        out.add(PASS.at(0))

    def answer(self, s: Sands, seat: i64, a: i64) -> None:
        pass_turn(s, seat)


def pass_turn(s: Sands, seat: i64) -> None:
    s.players[seat].passed = True
    s.note(PASSED, seat)


class NoPass(Use[Sands]):
    """SAND-6.2: a second ship that was announced must be placed."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        pass

    def refuse(self, s: Sands, seat: i64, a: i64) -> i64:
        return MUST_PLACE_SECOND


SHIPS: Final[list[Use]] = [PlaceShip(PLACE), PlaceUpstream(PLACE_UPSTREAM), PlaceBeside(PLACE_BESIDE)]
TURN: Final = Uses(ACTIONS, [*SHIPS, Pass(PASS), *ANYTIME], TIMED)
SECOND_TURN: Final = Uses(ACTIONS, [*SHIPS, *ANYTIME], [NoPass(PASS), *TIMED])


class Placing(Menu[Sands]):
    """SAND-4.1: one ship, or pass; cards may be used before."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, TURN)

    def answer(self, s: Sands, a: i64) -> None:
        if is_use(a):
            s.plan(self)
        super().answer(s, a)


class PlacingSecond(Menu[Sands]):
    """SAND-6.2, SAND-9.11: another ship before the next player."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, SECOND_TURN)

    def answer(self, s: Sands, a: i64) -> None:
        if is_use(a):
            s.plan(self)
        super().answer(s, a)


def is_use(a: i64) -> bool:
    """Whether an answer uses a card, so that the question is still open."""
    return not (PASS.has(a) or PLACE.has(a) or PLACE_UPSTREAM.has(a) or PLACE_BESIDE.has(a))


class OfferSecond(Step[Sands]):
    """SAND-6.2, SAND-9.11: who has a card or tile for it may place another ship."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.player: i64 = player

    def run(self, s: Sands) -> None:
        has_one = s.players[self.player].has_card(SHIP_CARD) or s.can_use_bonus(self.player, SECOND_SHIP)
        if has_one and can_place(s, self.player):
            s.plan(MAY_PLACE_SECOND.at(self.player, 0))


class MayPlaceSecond(Step[Sands]):
    """SAND-6.2, SAND-9.11: with the card, with the tile, or not."""

    def legal(self, s: Sands, out: Answers) -> None:
        if s.players[self.seat].has_card(SHIP_CARD):
            out.add(PLACE_SECOND.at(0))
        if s.can_use_bonus(self.seat, SECOND_SHIP):
            out.add(PLACE_SECOND.at(1))
        out.add(END_TURN.at(0))

    def answer(self, s: Sands, a: i64) -> None:
        if END_TURN.has(a):
            return
        if PLACE_SECOND.x(a) == 0:
            use_up(s, self.seat, SHIP_CARD)
        else:
            use_column_tile(s, self.seat, SECOND_SHIP)
        s.plan(PLACING_SECOND.at(self.seat, 0))

    def refuse(self, s: Sands, a: i64) -> i64:
        if not PLACE_SECOND.has(a):
            return 0
        return CARD_NOT_YOURS if PLACE_SECOND.x(a) == 0 else why_no_bonus(s, self.seat, SECOND_SHIP)


class BeginPlacement(Step[Sands]):
    """SAND-4.1: who holds player sequence tile 1 begins."""

    def run(self, s: Sands) -> None:
        s.phase = PLACEMENT
        s.turn = NONE


class NextTurn(Step[Sands]):
    """SAND-4.1, SAND-4.8: the next player in order who has not passed; who cannot place passes unasked."""

    def run(self, s: Sands) -> None:
        for n in range(s.seats):
            place = s.turn + 1 + n
            if place >= s.seats:
                place -= s.seats
            seat = seat_at(s.order, place)
            if s.players[seat].passed:
                continue
            if can_place(s, seat):
                s.turn = place
                s.plan(self)
                s.plan(PLACING.at(seat, 0))
                return
            pass_turn(s, seat)


assert PLACE.count == SPACE_COUNT

PLACING: Final[Family] = STEPS.family(Placing, seat=MAX_SEATS)
PLACING_SECOND: Final[Family] = STEPS.family(PlacingSecond, seat=MAX_SEATS)
OFFER_SECOND: Final[Family] = STEPS.family(OfferSecond, player=MAX_SEATS)
MAY_PLACE_SECOND: Final[Family] = STEPS.family(MayPlaceSecond, seat=MAX_SEATS)
BEGIN_PLACEMENT: Final = STEPS.add(BeginPlacement(NOBODY, 0))
NEXT_TURN: Final = STEPS.add(NextTurn(NOBODY, 0))
