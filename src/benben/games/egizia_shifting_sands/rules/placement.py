"""SAND-4, SAND-9: where ships may go, and what tiles of the columns allow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import has
from benben.core.menu import Use, Uses
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.river import NO_PLACE, TILE_PLACES, TILE_SPACES
from benben.games.egizia_common.rules.placement import (
    LAST,
    NoPass,
    Pass,
    PlaceShip,
    can_place_between,
    offer,
    put_ship,
    taken_places,
    why_not_space,
)
from benben.games.egizia_common.spaces import FIRST_TILE
from benben.games.egizia_common.tables import CLOSED_SPACE, NO_SHIPS_LEFT, NOT_DOWNSTREAM, PASS
from benben.games.egizia_shifting_sands.actions import BONUS_USED, PLACE, PLACE_BESIDE, PLACE_UPSTREAM
from benben.games.egizia_shifting_sands.refusals import BONUS_IS_USED, NO_BONUS, NOT_UPSTREAM, TILE_IS_FREE
from benben.games.egizia_shifting_sands.rules.anytime import MENUS
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.tiles import SHARED_TILE, UPSTREAM_SHIP


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


def last_shared(s: Sands) -> i64:
    """SAND-9.14: the place of the last tile space with a ship; NO_PLACE without one."""
    taken = taken_places(s)
    n: i64 = TILE_SPACES
    while n > 0:
        n -= 1
        if has(taken, TILE_PLACES[n]) and s.tile_at(n) != NONE:
            return TILE_PLACES[n]
    return NO_PLACE


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
        if s.is_closed(FIRST_TILE + PLACE_BESIDE.x(a)):
            return CLOSED_SPACE
        return NOT_DOWNSTREAM if s.is_taken(TILE_PLACES[PLACE_BESIDE.x(a)]) else TILE_IS_FREE


SHIPS: Final[list[Use]] = [PlaceShip(PLACE), PlaceUpstream(PLACE_UPSTREAM), PlaceBeside(PLACE_BESIDE)]
TURN: Final[Uses] = MENUS.with_anytime([*SHIPS, Pass(PASS)])
SECOND_TURN: Final[Uses] = MENUS.with_anytime(SHIPS, [NoPass(PASS)])
