"""Small pieces of pages: drawings in a line of text, tools, links to copy."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from benben.draw import tags as h
from benben.draw.seats import SHAPES, seat_class
from benben.draw.tags import Element, Node
from benben.web.words import say

PRIVATE = 0xE100  # the first of the letters that stand for elements; no name can have one: they are not printable


@lru_cache(4096)
def icon(name: str, label: str = "", classes: str = "") -> Element:
    """A drawing of the sheet, as an image if it says something by itself."""
    said: dict[str, str] = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    drawn = h.use(href=f"#d-{name.removeprefix('d-')}")
    return h.svg({"viewBox": "0 0 48 48", "class": classes or None, **said})[drawn]


@lru_cache(4096)
def seat_icon(seat: int, label: str = "", classes: str = "") -> Element:
    """The piece of a seat; from the seventh on it bears the seat's number."""
    said: dict[str, str] = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    names = f"{classes} {seat_class(seat)}".strip()
    shape = h.use(href=f"#d-seat-{SHAPES[seat % len(SHAPES)]}", x="-13", y="-13", width="26", height="26")
    number = [h.circle(".seat-plain", r="7.5"), h.text(".seat-number", y="4")[str(seat + 1)]]
    return h.svg({"viewBox": "-13 -13 26 26", "class": names, **said})[shape, number if seat >= len(SHAPES) else None]


@lru_cache(64)
def portrait(rung: str, label: str = "", classes: str = "") -> Element:
    """The portrait of a bot of the ladder."""
    said: dict[str, str] = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h.svg({"viewBox": "0 0 96 96", "class": classes or None, **said})[h.use(href=f"#d-rung-{rung}")]


def tool(name: str, label: str, classes: str = "", **attributes: Any) -> Element:
    """A button with nothing but a drawing on it."""
    names = f"tool {classes}".strip()
    return h.button(class_=names, type="button", aria_label=label, title=label, **attributes)[icon(name)]


def tool_link(name: str, label: str, url: str, classes: str = "", **attributes: Any) -> Element:
    """A link with nothing but a drawing on it."""
    names = f"tool {classes}".strip()
    return h.a(class_=names, href=url, aria_label=label, title=label, **attributes)[icon(name)]


def link_button(url: str, words: str, symbol: str = "", classes: str = "", **attributes: str) -> Element:
    """A link that looks like an answer."""
    return h.a(class_=f"answer {classes}".strip(), href=url, **attributes)[icon(symbol) if symbol else None, words]


def marks(count: int) -> list[str]:
    """Letters of no alphabet, to be said where elements shall stand in a sentence."""
    return [chr(PRIVATE + n) for n in range(count)]


def filled(sentence: str, *elements: Node) -> list[Node]:
    """A sentence that was said with marks, each element at the place of its own.

    >>> print(h.p[filled(f"{marks(1)[0]} is thinking.", h.b["Ann"])])
    <p><b>Ann</b> is thinking.</p>
    """
    by_mark = dict(zip(marks(len(elements)), elements, strict=True))
    parts = re.split(f"([{chr(PRIVATE)}-{chr(PRIVATE + 255)}])", sentence)
    return [by_mark.get(part, part) for part in parts if part]


def said(words: str) -> Element:
    """Words for those who listen."""
    return h.span(".said")[words]


def copy_row(label: str, url: str, name: str) -> Element:
    """A link to send to somebody, with a button that copies it."""
    return h.div(".copy")[
        h.label(for_=name)[label],
        h.input(id=name, type="text", readonly=True, value=url, data_url=url),
        h.button(".answer.needs-script", type="button", data_copy=url, aria_label=say("copy.label", what=label))[
            icon("ui-share"), say("copy")
        ],
    ]
