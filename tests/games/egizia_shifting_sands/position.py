"""Positions of Egizia: Shifting Sands for rule tests, made by the public API alone, and answered in notation.

A position names only what differs from an empty table: seats are dicts such as `{"stones": 7, "ships": ["obelisk_1"]}`.
Where nothing else is said seat 0 has sequence tile 1, seat 1 tile 2 and so on.
"""

from __future__ import annotations

from typing import Any

from benben.core.registry import game
from tests.games.egizia_common.position import AnyPosition

GAME = game("egizia-shifting-sands")
BASIC = ("green", "blue", "yellow")
CREWS = (*BASIC, "lead")

Seat = dict[str, Any]


class Position(AnyPosition):
    """A game under test; chance waits to be told."""

    def waiting(self, zone: str) -> int:
        return int(next(z for z in self.table()["zones"] if z["zone"] == zone)["waiting"])


def answer(position: Position, seat: int, given: str | dict[str, Any]) -> Position:
    """An answer of a seat, in notation or as a form."""
    return position.play(given, seat=seat)


def why_not(position: Position, seat: int, given: str | dict[str, Any]) -> str:
    """The rule that forbids an answer of a seat."""
    return position.why_not(given, seat)


def sands(*players: Seat, seats: int = 3, next: list[str] | None = None, **table: Any) -> Position:
    """A position; players that are not named have what everybody begins with, but no stones."""
    filled = [*players, *({} for _ in range(seats - len(players)))]
    form: dict[str, Any] = {"players": len(filled), "table": {"players": filled} | table}
    return Position(GAME.match(position=form | ({} if next is None else {"next": next}), auto=False))


def new_game(seats: int = 3, changes: dict[str, list[int]] | None = None) -> Position:
    """A fresh game that waits for the first lot to be drawn."""
    return Position(GAME.match(players=seats, variant=changes, auto=False))


# Often wanted


def placing(*players: Seat, seats: int = 3, **table: Any) -> Position:
    """Placement; seat 0 is asked first."""
    return sands(*players, seats=seats, **table)


def taking(card: str, *players: Seat, seats: int = 3, space: str = "card_3", **table: Any) -> Position:
    """Seat 0 has just put a ship on a Nile card."""
    round = 1 if card <= "N22" else 3 if card <= "N44" else 5
    told: dict[str, Any] = {"river": {space: card}, "round": round} | table
    position = sands(*players, seats=seats, **told)
    return position.play(f"place {space}")


def claiming(tile: str, *players: Seat, space: int = 3, **table: Any) -> Position:
    """Seat 0 has just put a ship on a Nile tile; those for two players are claimed by two."""
    seats = 2 if tile in ("T10", "T11") else 3
    position = sands(*players, seats=seats, tiles={f"tile_{space}": tile}, **({"round": 2} | table))
    return position.play(f"place tile_{space}")


def building(*players: Seat, seats: int = 3, **table: Any) -> Position:
    """The Building phase begins; who has nothing to use and no ship is not asked."""
    return sands(*players, seats=seats, phase="building", **table)


def feeding(*players: Seat, seats: int = 3, **table: Any) -> Position:
    return sands(*players, seats=seats, phase="feeding", **table)


def mining(*players: Seat, seats: int = 3, **table: Any) -> Position:
    return sands(*players, seats=seats, phase="mining", **table)


def ending(*players: Seat, seats: int = 3, **table: Any) -> Position:
    """The end of round 5: nobody has a ship at a zone, so that the final scoring follows."""
    return sands(*players, seats=seats, round=5, phase="building", **table).settle()


def at_sphinx(drawn: int = 0, free: int = 0, dock: int = 1, me: Seat | None = None, **table: Any) -> Position:
    """Seat 0 is at the sphinx, and has paid for so many cards."""
    mine = {"stones": 9, "crews": [7, 1, 1, 2], "ships": [f"sphinx_{dock}"]} | (me or {})
    position = building(mine, **table)
    position.play("send green", "ready")
    return position.play(f"draw {drawn} {free}") if drawn else position
