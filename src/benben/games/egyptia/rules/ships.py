"""EGY-10: ships, which are at hand in every question of a player's own round."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has, size
from benben.core.menu import Use
from benben.games.egyptia.actions import LOSE_SHIP, USE_SHIP
from benben.games.egyptia.components import SHIPS
from benben.games.egyptia.plagues import TAKE_SHIP, is_in
from benben.games.egyptia.refusals import NOT_UNUSED, SHIP_IS_USED
from benben.games.egyptia.state import Egyptia, Sheet


class UseShip(Use[Egyptia]):
    """EGY-10.1, EGY-10.3: an unused ship, as many as one likes; then the question is open again."""

    def legal(self, s: Egyptia, seat: i64, out: Answers) -> None:
        offer_ships(s.sheets[seat], out)

    def answer(self, s: Egyptia, seat: i64, a: i64) -> None:
        me = s.sheets[seat]
        use_ship(s, me, USE_SHIP.x(a))
        if owes_ship(me):
            lose_only_ship(me)

    def refuse(self, s: Egyptia, seat: i64, a: i64) -> i64:
        return SHIP_IS_USED


def offer_ships(me: Sheet, out: Answers) -> None:
    """EGY-10.1: the ships that are not used."""
    if me.ships:
        for ship in range(i64(SHIPS)):
            if has(me.ships, ship):
                out.add(USE_SHIP.at(ship))


def use_ship(s: Egyptia, me: Sheet, ship: i64) -> None:
    """EGY-10.1, EGY-10.2: a ship is scribbled out once in a game and gives the goods beside it."""
    me.ships &= ~bit(ship)
    me.used |= bit(ship)
    me.gain(s.box, s.box.loads[ship])


class LoseShip(Use[Egyptia]):
    """EGY-5.9: the hail takes one ship that is not used, without its load."""

    def legal(self, s: Egyptia, seat: i64, out: Answers) -> None:
        ships = s.sheets[seat].ships
        for ship in range(i64(SHIPS)):
            if has(ships, ship):
                out.add(LOSE_SHIP.at(ship))

    def answer(self, s: Egyptia, seat: i64, a: i64) -> None:
        lose_ships(s.sheets[seat], bit(LOSE_SHIP.x(a)))

    def refuse(self, s: Egyptia, seat: i64, a: i64) -> i64:
        return NOT_UNUSED


def owes_ship(me: Sheet) -> bool:
    """EGY-5.9: whether the hail has still to take a ship."""
    return is_in(TAKE_SHIP, me.plague) and me.lost == 0


def lose_only_ship(me: Sheet) -> None:
    """EGY-5.9: who has just one ship left loses that one and is not asked."""
    if size(me.ships) == 1:
        lose_ships(me, me.ships)


def lose_ships(me: Sheet, ships: i64) -> None:
    me.ships &= ~ships
    me.lost = ships
