"""Ships in the colour of a seat, with the seat's shape in the sail."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Point
from benben.draw.seats import seat_class, seat_skin
from benben.draw.shapes import path, printed
from benben.draw.spaces import Piece

HULL = "M1 20c4 2 6 7 10 10.500h26C41 27 43 22 47 20c0 13-5 23-13 23H14C6 43 1 33 1 20z"
SAIL = "M9 5h30c-1 7-1 15 0 22H9c1-7 1-15 0-22z"


@lru_cache(256)
def ship_skin(seat: int, size: float) -> Markup:
    """A ship about 0,0, so wide; a group above it must have the seat's class."""
    return printed(
        h.g(transform=f"scale({size / 48:.3g}) translate(-24 -25)")[
            path("M24 33V3", "outline"), path(SAIL, "sail"), path(HULL, "hull"), seat_skin(seat, Point(24, 16), 20)
        ]
    )


def ship(seat: int, place: int, at: Point, title: str, size: float) -> Piece:
    """A ship that is moored at a place of the Nile: it stays there until the round is over."""
    return Piece(f"ship-{seat + 1}-{place}", at, title, ship_skin(seat, size), seat_class(seat), size / 2)
