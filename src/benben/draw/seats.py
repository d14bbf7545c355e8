"""The pieces of the seats: a shape, a colour and an inner mark for each, so that none rests on colour alone."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, Point
from benben.draw.shapes import circle, drawing, printed, words
from benben.draw.spaces import Piece
from benben.draw.tags import Element, Node

SHAPES = ("disc", "triangle", "square", "lozenge", "hexagon", "cross")


def seat_class(seat: int) -> str:
    """The class that gives a group the colours of a seat (0 is the first); from the seventh on they repeat."""
    return f"seat-{seat % len(SHAPES) + 1}"


@lru_cache(1024)
def seat_skin(seat: int, at: Point, size: float) -> Markup:
    """A seat's shape; a group above it must have the seat's class. Repeated shapes bear the seat's number."""
    shape = drawing(f"seat-{SHAPES[seat % len(SHAPES)]}", Box.around(at, size))
    if seat < len(SHAPES):
        return printed(shape)
    return printed(shape, circle(at, size * 0.27, "seat-plain"), words(at.moved(y=4.5), seat + 1, "m n f13 on-seat"))


def seat_piece(name: str, seat: int, at: Point, title: str, size: float, beside: Node = None) -> Piece:
    """A seat's piece on a board, with something beside it if need be."""
    skin = [seat_skin(seat, Point(0, 0), size), beside]
    return Piece(name, at, title, skin, seat_class(seat), size / 2 + 1)


@lru_cache(1024)
def ghost(seat: int, at: Point, size: float) -> Element:
    """A seat's piece where it might come to lie."""
    return h.g(class_=seat_class(seat))[seat_skin(seat, at, size)]
