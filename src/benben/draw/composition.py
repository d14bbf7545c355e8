"""Registers put together: as the board of a page, and as a file that stands alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.palette import declarations
from benben.draw.plates import HEADING, headline
from benben.draw.register import WIDTH, Register
from benben.draw.shapes import clip, path, rect, words
from benben.draw.symbols import package_text, used_definitions
from benben.draw.tags import Element, Node
from benben.draw.words import say

_MARGIN = 20.0
_GAP = 20.0
_TITLE = 44.0
_NARROW = 500.0  # a register of the column "both" that is no wider than one column is shown somewhat larger


def sheet_of(registers: Sequence[Register], sections: Mapping[str, Node] | None = None) -> Element:
    """The board of a page: two columns where there is room, else one register below the other.

    `sections` are what the registers are on this page, by key, where it is not their own section.
    """
    shown = sections or {register.key: register.section for register in registers}
    parts: list[Node] = []
    rest = list(registers)
    while rest:
        column = rest[0].column
        count = next((i for i, other in enumerate(rest) if other.column != column), len(rest))
        parts.append(h.div(class_=f"column {column}")[[shown[other.key] for other in rest[:count]]])
        rest = rest[count:]
    return h.div("#board.board", role="region", aria_label=say("board"))[parts]


def _size(register: Register) -> tuple[float, float]:
    box = register.box
    wanted = WIDTH if register.column != "both" else max(_NARROW, box.width)
    return wanted, (box.height + _heading(register)) * wanted / box.width


def _heading(register: Register) -> float:
    """The height of a register's heading, in units of the register."""
    return HEADING if register.icon else 0


def _places(registers: Sequence[Register]) -> tuple[list[Box], float]:
    """Where each register goes on a sheet of two columns, and how tall the sheet becomes."""
    top = {"left": _MARGIN + _TITLE, "right": _MARGIN + _TITLE}
    full = 2 * WIDTH + _GAP
    places = []
    for register in registers:
        width, height = _size(register)
        if register.column == "both":
            y = max(top.values())
            x = _MARGIN + (full - width) / 2
            top = dict.fromkeys(top, y + height + _GAP)
        else:
            y = top[register.column]
            x = _MARGIN + (WIDTH + _GAP if register.column == "right" else 0)
            top[register.column] = y + height + _GAP
        places.append(Box(x, y, width, height))
    return places, max(top.values()) - _GAP + _MARGIN


def _placed(register: Register, box: Box) -> Element:
    """A register with its heading drawn over it."""
    x, y, width, height = (number(edge) for edge in box)
    inside, top = register.box, _heading(register)
    view_box = " ".join(number(edge) for edge in (0, 0, inside.width, inside.height + top))
    plate = h.svg(y=number(top), width=number(inside.width), height=number(inside.height), overflow="visible")
    letters = headline(register.icon, register.title, register.note) if register.icon else None
    return h.svg(x=x, y=y, width=width, height=height, viewBox=view_box)[letters, plate[register.svg]]


def _style() -> Element:
    """The style of a file that stands alone: light, and dark where the reader asks for it."""
    light = f".benben{{color-scheme:light dark;{declarations('light')}}}"
    dark = f"@media (prefers-color-scheme: dark){{.benben{{{declarations('dark')}}}}}"
    return h.style[Markup(f"{light}\n{dark}\n{package_text('shapes.css')}")]


def _frame(size: Box, title: str) -> list[Node]:
    line = number(_MARGIN + _TITLE - 14)
    return [
        rect(size, "papyrus"),
        rect(size.grown(-2), "bare edge-bold", 3),
        rect(size.grown(-6), "bare hair", 2),
        words(Point(_MARGIN + 4, _MARGIN + 20), clip(title, 70), "t f21"),
        path(f"M{number(_MARGIN)} {line}H{number(size.right - _MARGIN)}", "hair"),
    ]


def standalone(registers: Sequence[Register], *, title: str) -> str:
    """One SVG file with everything in it: style, the drawings in use, and the registers in two columns."""
    places, height = _places(registers)
    size = Box(0, 0, 2 * WIDTH + _GAP + 2 * _MARGIN, height)
    boards = [_placed(register, box) for register, box in zip(registers, places, strict=True)]
    definitions = used_definitions(str(h.fragment[boards]))
    root = h.svg(
        ".benben.plate",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(size.width)} {number(size.height)}",
        width=number(size.width),
        height=number(size.height),
    )
    parts: list[Node] = [h.title[title], _style(), h.defs[definitions], _frame(size, title), boards]
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{root[parts]}\n'
