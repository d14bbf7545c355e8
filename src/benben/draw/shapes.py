"""The bare shapes of a board. All paint comes from classes (shapes.css), all places are attributes."""

from __future__ import annotations

import re
from functools import lru_cache
from textwrap import wrap

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number, translate
from benben.draw.tags import Element, Node
from benben.language import number as written

KEPT = 8192  # shapes that are remembered: most of a board is the same from frame to frame


@lru_cache(KEPT)
def rect(box: Box, classes: str, corner: float = 0, pattern: str = "") -> Element:
    """A rectangle, filled with a pattern of the sheet where one is named."""
    return h.rect(
        x=number(box.x),
        y=number(box.y),
        width=number(box.width),
        height=number(box.height),
        rx=number(corner) if corner else None,
        fill=f"url(#pat-{pattern})" if pattern else None,
        class_=classes or None,
    )


@lru_cache(KEPT)
def circle(centre: Point, radius: float, classes: str) -> Element:
    """A circle."""
    return h.circle(cx=number(centre.x), cy=number(centre.y), r=number(radius), class_=classes)


@lru_cache(KEPT)
def path(d: str, classes: str) -> Element:
    """A path."""
    return h.path(d=d, class_=classes)


@lru_cache(KEPT)
def words(at: Point, text: str | int, classes: str = "") -> Element:
    """A line of text, its baseline at a point."""
    return h.text(x=number(at.x), y=number(at.y), class_=classes or None)[str(text)]


WIDE_LETTER = 0.53  # the width of a letter in a wide font, in sizes of the font
TITLE = 1.2  # how much wider letters of titles are
WIDEST = 1.8  # how much wider the widest letters are
SIGNS = 0x2E80  # from here on, signs that are as wide as they are high
USUAL_SIZE = 14
SIZES = (21, 17, 15, 13)  # in which letters may be set that are too large
SIZE = re.compile(r"\b(?:f(\d+)|(q))\b")


def size_of(classes: str) -> int:
    """The size of the letters of a text with these classes.

    >>> size_of("m t f15"), size_of("m q"), size_of("m t")
    (15, 13, 14)
    """
    found = SIZE.findall(classes)
    return max((int(number or SIZES[-1]) for number, _ in found), default=USUAL_SIZE)


def wide(text: str, classes: str) -> float:
    """How much room a line of text needs in a wide font."""
    return letters(text) * WIDE_LETTER * size_of(classes) * (TITLE if "t" in classes.split() else 1)


def letters(text: str) -> float:
    """How many letters of usual width a text is as long as.

    >>> letters("Anna"), round(letters("WW"), 1)
    (4, 3.6)
    """
    return sum(WIDEST if letter in "MWmw" or ord(letter) >= SIGNS else 1 for letter in text)


@lru_cache(KEPT)
def fitted(at: Point, text: str, classes: str, width: float) -> Element:
    """A line of text in so much room: if a wide font would need more it is smaller, and if need be narrower."""
    own, small = size_of(classes), classes
    for sized in (classes, *(f"{SIZE.sub('', classes)} f{size}" for size in SIZES if size < own)):
        small = " ".join(sized.split())
        if wide(text, small) <= width:
            return words(at, text, small)
    return h.text(
        x=number(at.x), y=number(at.y), class_=small, textLength=number(width), lengthAdjust="spacingAndGlyphs"
    )[text]


def folded(text: str) -> list[str]:
    """A text in two lines of about the same length, if it has more than one word.

    >>> folded("Roll again, 1 left"), folded("Grain")
    (['Roll again,', '1 left'], ['Grain'])
    """
    parts = text.split(" ")
    ways = [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts))]
    return list(min(ways, key=lambda way: max(map(len, way)))) if ways else [text]


def balanced(text: str, letters: int, lines: int) -> list[str]:
    """A text in lines of so many letters; in longer ones if they were too many, and all about as long.

    >>> balanced("Sphinx: one card more, free", 25, 3), balanced("Grain and stones", 6, 2)
    (['Sphinx: one', 'card more, free'], ['Grain and', 'stones'])
    """
    ways = {n: wrap(text, n, break_long_words=False) for n in range(1, max(len(text), letters) + 1)}
    count = min(len(ways[letters]), lines)
    return next(way for way in ways.values() if len(way) <= count)


@lru_cache(KEPT)
def paragraph(at: Point, text: str, classes: str, width: float, lines: int, step: float) -> Markup:
    """A text in so many lines at most, so far apart, about a point between the first and the last."""
    found = balanced(text, int(width / wide("n", classes)), lines)
    first = at.y - step * (len(found) - 1) / 2
    return printed([fitted(Point(at.x, first + step * i), line, classes, width) for i, line in enumerate(found)])


@lru_cache(KEPT)
def drawing(name: str, box: Box, classes: str = "") -> Element:
    """A drawing of the sheet, fitted into a box."""
    return h.use(
        href=f"#d-{name}",
        x=number(box.x),
        y=number(box.y),
        width=number(box.width),
        height=number(box.height),
        class_=classes or None,
    )


def corners(box: Box, length: float = 10) -> str:
    """The path of four corners round a box: the mark of the last move."""
    x, y, right, bottom = (number(edge) for edge in (box.x, box.y, box.right, box.bottom))
    leg = number(min(length, box.width / 3, box.height / 3))
    return (
        f"M{x} {y}m0 {leg}v-{leg}h{leg}M{right} {y}m-{leg} 0h{leg}v{leg}"
        f"M{right} {bottom}m0 -{leg}v{leg}h-{leg}M{x} {bottom}m{leg} 0h-{leg}v-{leg}"
    )


def printed(*nodes: Node) -> Markup:
    """Things as text: what never changes is drawn once and kept."""
    return Markup(h.fragment[nodes])


def clip(text: str, length: int) -> str:
    """The text, or its beginning and an ellipsis.

    >>> clip("Anna", 6), clip("Annabella", 6)
    ('Anna', 'Annab…')
    """
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


def placed(at: Point, node: Node) -> Element:
    """A thing drawn about 0,0, moved to a point."""
    return h.g(transform=translate(at))[node]


def turned(degrees: float, node: Node) -> Element:
    """A thing drawn about 0,0, turned about it."""
    return h.g(transform=f"rotate({number(degrees)})")[node]


def signed(value: int) -> str:
    """A whole number as the language writes it, with a true minus sign.

    >>> signed(-5), signed(10)
    ('−5', '10')
    """
    return written(value)
