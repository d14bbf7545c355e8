"""The turn order at the source of the Nile."""

from __future__ import annotations

from typing import Any, Final

from benben.draw import tags as h
from benben.draw.geometry import Point
from benben.draw.scene import Scene
from benben.draw.seats import seat_class, seat_skin
from benben.draw.shapes import words
from benben.draw.spaces import Piece
from benben.games.egizia_common.words import say

SIZE: Final = 17.0
FIRST_ON_SHEET: Final = Point(34, 11)
FIRST_ON_PHONE: Final = Point(27, 16)


def turn_order(scene: Scene[Any]) -> list[Piece]:
    """Everybody's piece with the number of the own player sequence tile; pale for who has passed."""
    down = scene.shape != "phone"
    first, step = (FIRST_ON_SHEET, Point(0, 20)) if down else (FIRST_ON_PHONE, Point(39, 0))
    order = enumerate(scene.shown["order"])
    return [_piece(scene, seat, n, first.moved(step.x * n, step.y * n)) for n, seat in order]


def _piece(scene: Scene[Any], seat: int, n: int, at: Point) -> Piece:
    name, passed = scene.shown["names"][seat], scene.shown["passed"][seat]
    said = say("look-turn.passed", n=n + 1, name=name) if passed else say("look-turn", n=n + 1, name=name)
    skin = h.g(class_="faint" if passed else None)[
        words(Point(-SIZE / 2 - 3, 5), f"{n + 1}.", "e n f13"), seat_skin(seat, Point(0, 0), SIZE)
    ]
    return Piece(f"turn-{seat + 1}", at, said, skin, seat_class(seat), SIZE / 2 + 1)
