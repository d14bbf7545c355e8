"""Dice: a patterned rim says the colour, a drawing the face. All are drawn about 0,0."""

from __future__ import annotations

from collections.abc import Sequence

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.shapes import drawing, placed, rect
from benben.draw.tags import Element, Node

_ORIGIN = Point(0, 0)


def die_skin(colour: str, face: str, size: float) -> Node:
    """A die that counts; without a face it has not been rolled."""
    return h.g(".die")[
        rect(Box.around(_ORIGIN, size), "edge-bold", size * 0.18, pattern=colour),
        rect(Box.around(_ORIGIN, size * 0.74), "raised edge", size * 0.11),
        drawing(face, Box.around(_ORIGIN, size * 0.63)) if face else None,
    ]


def spent_skin(colour: str, face: str, size: float) -> Node:
    """The place of a die that has been used or lies elsewhere: dashes, and the drawing pale."""
    return [
        rect(Box.around(_ORIGIN, size - 3), "well dashes", size * 0.17),
        rect(Box.around(_ORIGIN, size * 0.74), "faint", size * 0.11, pattern=colour),
        rect(Box.around(_ORIGIN, size * 0.58), "well", size * 0.08),
        drawing(face, Box.around(_ORIGIN, size * 0.5), "faint") if face else None,
    ]


def small_die_skin(colour: str, face: str, size: float) -> Node:
    """A die on a track, where a thin rim must do."""
    return [
        rect(Box.around(_ORIGIN, size), "edge", size * 0.18, pattern=colour),
        rect(Box.around(_ORIGIN, size * 0.72), "raised", size * 0.1),
        drawing(face, Box.around(_ORIGIN, size * 0.66)),
    ]


def row_of_dice(dice: Sequence[tuple[str, str]], size: float, label: str, result: str) -> Element:
    """Dice, given as colour and face, side by side, with what they bring under them."""
    pitch = size + 8
    skins = [placed(Point(pitch * (i + 0.5), size / 2 + 4), die_skin(*die, size)) for i, die in enumerate(dice)]
    view_box = f"0 0 {number(pitch * len(dice))} {number(size + 9)}"
    width, height = number(pitch * len(dice)), number(size + 9)
    row = h.svg(".plate", viewBox=view_box, width=width, height=height, role="img", aria_label=label)[skins]
    return h.figure(".example")[row, h.figcaption[result]]
