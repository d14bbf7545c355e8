"""Tiles and cards: a thing with a name, a drawing and a few words, and what has become of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from benben.draw import tags as h
from benben.draw.geometry import Box, Point
from benben.draw.shapes import circle, drawing, fitted, path, rect, words
from benben.draw.spaces import Space
from benben.draw.tags import Node

State = Literal["", "out", "now"]  # as it is, spent for good, in force now

SURFACES: dict[State, str] = {"": "raised tile-edge", "out": "well tile-out", "now": "wash-loss tile-now"}


def tile(name: str, box: Box, symbol: str, title: str, lines: Sequence[str], press: str, state: State = "") -> Space:
    """A tile to press: a drawing, a name, up to two lines; one that is spent is dashed, pale and struck through."""
    top = box.centre.y - 4.5 - 7.5 * (len(lines) - 1)
    skin: list[Node] = [
        drawing(symbol, Box(box.x + 6, box.centre.y - 18, 36, 36), "faint" if state == "out" else ""),
        fitted(Point(box.x + 48, top), title, "t f15 struck" if state == "out" else "t f15", box.width - 53),
        [fitted(Point(box.x + 48, top + 17 + 15 * i), line, "q", box.width - 53) for i, line in enumerate(lines)],
    ]
    return Space(name, box, f"{title}: {' '.join(lines)}", press, rect(box, SURFACES[state], 5), skin, corner=5)


def card(box: Box, letter: str, symbol: str, lines: Sequence[str], figure: str, note: str) -> Node:
    """A card as wide as a register: a letter on a gold field, a drawing, what it says, and a figure at its end."""
    middle = box.centre.y
    return [
        rect(box, "raised edge", 4),
        path(
            f"M{box.x + 4} {box.y}h28v{box.height}h-28a4 4 0 0 1 -4 -4v-{box.height - 8}a4 4 0 0 1 4 -4z", "lit outline"
        ),
        words(Point(box.x + 16, middle + 8), letter, "m t f21 on-gold"),
        drawing(symbol, Box(box.x + 40, middle - 21, 42, 42)),
        [
            fitted(Point(box.x + 92, middle + 5 + 19 * (i - (len(lines) - 1) / 2)), line, "", box.width - 164)
            for i, line in enumerate(lines)
        ],
        words(Point(box.right - 12, middle + 2), figure, "e t n f27"),
        fitted(Point(box.right - 12, middle + 20), note, "e q", 56),
    ]


def chip(at: Point, text: str, classes: str) -> Node:
    """A disc with a number on it."""
    return [circle(at, 17, classes), words(at.moved(y=5.5), text, "m n f15")]


def tally(box: Box, symbol: str, figure: str, note: str, classes: str = "") -> Node:
    """A figure under its drawing, with what it is."""
    return h.g(class_=classes or None)[
        drawing(symbol, Box(box.centre.x - 32, box.y + 4, 30, 30)) if symbol else None,
        words(Point(box.centre.x + (4 if symbol else 0), box.y + 28), figure, f"{'' if symbol else 'm '}t n f21"),
        fitted(Point(box.centre.x, box.y + 52), note, "m q", box.width - 4),
    ]
