"""Texts on a screen of fixed width: how wide they are, how to cut them, and how to keep them from being obeyed."""

from __future__ import annotations

import re
from unicodedata import combining, east_asian_width

BRACKET = re.compile(r"(\\*)\[([a-z#/@][^\[]*?\])?")  # with a second group: what Rich would read as a tag


def width(text: str) -> int:
    """How many columns a text takes: Japanese letters two, accents none."""
    return sum(2 if east_asian_width(letter) in "WF" else 0 if combining(letter) else 1 for letter in text)


def fitted(text: str, columns: int) -> str:
    """The text cut or padded to so many columns."""
    while width(text) > columns:
        text = text[:-1]
    return text + " " * (columns - width(text))


def verbatim(text: str) -> str:
    """The text in Rich's markup, shown letter by letter."""
    return BRACKET.sub(_escaped, text)


def _escaped(found: re.Match[str]) -> str:
    """Rich takes one backslash away before a bracket, and half of them before a tag."""
    slashes, tag = found[1], found[2] or ""
    return slashes * (2 if tag else 1) + "\\[" + tag
