"""What is lettered on a board: drawn headings, plates to press, and rims of coloured fields."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from benben.draw.geometry import Box, Point, number
from benben.draw.register import WIDTH
from benben.draw.shapes import drawing, fitted, folded, path, printed, rect, wide, words
from benben.draw.spaces import Marks, Space
from benben.draw.tags import Node

HEADING = 32.0  # height of a drawn heading with its ground line


def headline(symbol: str, title: str, note: str) -> list[Node]:
    """The heading of a register where it must be drawn: a drawing, a title, a note at the right, the ground line."""
    room = WIDTH - 61
    return [
        drawing(symbol, Box(8, 3, 25, 25)),
        fitted(Point(41, 22), title, "t f17", room - min(wide(note, "q"), room * 0.4)),
        fitted(Point(WIDTH - 10, 21), note, "q e", room - min(wide(title, "f17"), room * 0.6)) if note else None,
        path(f"M2 {number(HEADING)}H{number(WIDTH - 2)}", "ground-line"),
    ]


def plate(name: str, box: Box, symbol: str, text: str, press: str, marks: Marks, margin: float = 12) -> Space:
    """A plate with a drawing and a few words; it has a frame only while it may be pressed."""
    voice = "f15" if marks.can_press(name) else "f15 quiet"
    skin = [
        drawing(symbol, Box(box.x + margin, box.centre.y - 11, 22, 22), voice),
        lettered(Point(box.x + margin + 30, box.centre.y + 5), text, voice, box.width - margin - 36),
    ]
    hit = Box(box.x, box.y - 8, box.width, box.height + 16)
    return Space(name, box, text, press, None, skin, hit=hit, corner=8)


def lettered(at: Point, text: str, voice: str, width: float) -> Node:
    """A few words on a plate; where they are too long for a line, two lines of smaller letters."""
    lines = folded(text) if wide(text, voice) > width else [text]
    if len(lines) == 1:
        return fitted(at, text, voice, width)
    return [fitted(at.moved(y=15 * i - 8), line, voice.replace("f15", "f13"), width) for i, line in enumerate(lines)]


@lru_cache(1024)
def rimmed(box: Box, pattern: str, rim: float) -> Markup:
    """A sunk field with a patterned rim."""
    return printed(rect(box, "edge", 3, pattern), rect(box.grown(-rim), "papyrus edge", 2))


@lru_cache(256)
def lintel(box: Box, text: str | int) -> Markup:
    """A stone beam over a column, with its number."""
    width, height = number(box.width - 8), number(box.height)
    d = f"M{number(box.x)} {number(box.bottom)}l4 -{height}h{width}l4 {height}z"
    return printed(path(d, "sand outline"), words(Point(box.centre.x, box.bottom - 5), text, "m t n"))


def pips(centre: Point, count: int, now: int) -> list[Node]:
    """A row of small pyramids: those before `now` are over, this one runs, the rest is to come."""
    left = centre.x - 12 * (count - 1)
    states = ["lit" if n < now else "dim" if n == now else "bare" for n in range(1, count + 1)]
    return [
        path(f"M{number(left + 24 * i - 7)} {number(centre.y + 6)}l7 -11l7 11z", f"{state} outline")
        for i, state in enumerate(states)
    ]
