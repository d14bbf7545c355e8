"""Cards: a face with a picture, a name and a line, the same in small, backs, and stacks of them.

Everything is drawn about 0,0, so that a card can be laid, turned and moved without being drawn anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number, translate
from benben.draw.shapes import circle, path, placed, printed, rect, words
from benben.draw.tags import Node

CARD: Final = Box(-40, -59, 80, 118)
FIELD: Final = Box(-35, -54, 70, 74)
SMALL: Final = Box(-20, -25, 40, 50)
TINY: Final = Box(-12, -14, 24, 28)
MINI: Final = Box(-11.5, -13, 23, 26)
BACK: Final = Box(-21, -29, 42, 58)
_FIGURE: Final = Point(27, -46)  # the disc with a card's figure
_LEAVES: Final = 3  # so many cards are seen of a stack
_SHRUNK: Final = 0.46
_TINY: Final = 0.34
_MINI: Final = 0.32
_LONG: Final = 10  # letters of a name that are set closer if the font is wide


@dataclass(frozen=True, slots=True)
class Face:
    """What is on a card.

    `picture` is drawn about the middle of a field as large as FIELD, `field` is the class of that field's ground,
    `line` what stands under the name, `figure` the number in the disc. `border` gives it a second edge.
    """

    title: str
    line: Node
    field: str
    picture: Markup
    figure: str = ""
    border: bool = False


def card_face(face: Face) -> Markup:
    """A card, as large as CARD."""
    middle = FIELD.centre
    return printed(
        rect(CARD, "raised card-edge", 7),
        rect(CARD.grown(-2.6), "bare card-border", 5) if face.border else None,
        rect(FIELD, f"{face.field} outline", 4),
        h.g(transform=translate(middle))[face.picture],
        _name(face.title),
        words(Point(0, 52), face.line, "m q") if isinstance(face.line, str) else face.line,
        _disc(_FIGURE, face.figure) if face.figure else None,
    )


def _name(title: str) -> Node:
    if len(title) < _LONG:
        return words(Point(0, 36), title, "m t f13")
    return h.text(x="0", y="36", class_="m t f13", textLength=number(CARD.width - 9), lengthAdjust="spacingAndGlyphs")[
        title
    ]


def small_face(face: Face) -> Markup:
    """A card in small, as large as SMALL: only its picture and its figure."""
    return printed(
        rect(SMALL, "raised outline", 4),
        rect(SMALL.grown(-3), face.field, 2),
        h.g(transform=f"translate(0 {-5 if face.figure else 0}) scale({_SHRUNK})")[face.picture],
        words(Point(0, 20), face.figure, "m n f13") if face.figure else None,
    )


def tiny_face(face: Face) -> Markup:
    """A card in a list, as large as TINY: its picture, with the figure over it."""
    return _listed(face, TINY, _TINY)


def mini_face(face: Face) -> Markup:
    """A card in a list with little room, as large as MINI; its figure is no smaller."""
    return _listed(face, MINI, _MINI)


def _listed(face: Face, box: Box, scale: float) -> Markup:
    return printed(
        rect(box, f"{face.field} outline", 3),
        h.g(transform=f"scale({scale})")[face.picture],
        words(Point(box.right - 1, box.bottom - 1), face.figure, "e n f15 lettered") if face.figure else None,
    )


def _disc(at: Point, figure: str) -> Node:
    return [circle(at, 11, "raised outline"), words(at.moved(y=5.2), figure, "m n f15")]


@cache
def card_back() -> Markup:
    """The back of a card, as large as BACK: a pyramid under the sun."""
    return printed(
        rect(BACK, "back outline", 4),
        rect(BACK.grown(-3.5), "bare back-line", 2),
        path("M0 -6l11 22h-22zM-5.5 5h11M-8 10.5h16", "bare back-line"),
        circle(Point(0, -12), 3.6, "back-sun"),
    )


@lru_cache(256)
def pack(count: int) -> Markup:
    """Backs upon each other, at most three of them, however many cards there are; a dashed place for none."""
    if not count:
        return printed(rect(BACK, "well dashes", 4))
    leaves = min(count, _LEAVES)
    return printed([placed(Point(3.0 * i, -3.0 * i), card_back()) for i in range(leaves)])


@lru_cache(256)
def stack(top: Markup, count: int) -> Markup:
    """Open cards upon each other: what lies on top, and the edges of those below it; a dashed place for none."""
    if not count:
        return printed(rect(BACK, "well dashes", 4))
    below = [rect(_moved(BACK, -3.0 * i), "raised outline", 4) for i in range(min(count, _LEAVES) - 1, 0, -1)]
    return printed(below, rect(BACK, "raised outline", 4), top)


def _moved(box: Box, by: float) -> Box:
    return Box(box.x - by, box.y + by, box.width, box.height)


@lru_cache(64)
def held_backs(count: int, most: int = 6) -> Markup:
    """A hand seen from behind: a small fan of backs."""
    shown = min(count, most)
    return printed([_held(i - (shown - 1) / 2) for i in range(shown)])


def _held(place: float) -> Node:
    turn, x, y = number(7 * place), number(6 * place), number(0.9 * place * place)
    return h.g(transform=f"translate({x} {y}) rotate({turn}) scale(.5)")[card_back()]
