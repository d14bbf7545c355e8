"""The sheet of drawings and patterns, kept as package data in symbols.svg."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from markupsafe import Markup

_DEFINITION = re.compile(r'<(symbol|pattern) id="([^"]+)".*?</\1>', re.DOTALL)
_REFERENCE = re.compile(r'(?:href="#|url\(#)((?:d|pat)-[a-z-]+)')


def package_text(name: str) -> str:
    """A text file that lies beside this module."""
    return (files("benben.draw") / name).read_text("utf-8")


@cache
def sheet() -> Markup:
    """The whole sheet, to stand once in a page that shows drawings; class `sheet` keeps it out of sight."""
    text = package_text("symbols.svg")
    return Markup(text[text.index("<svg") :])


@cache
def definitions() -> dict[str, str]:
    """Every drawing (`d-…`) and pattern (`pat-…`) by its id, in the order of the sheet."""
    return {found[2]: found[0] for found in _DEFINITION.finditer(package_text("symbols.svg"))}


def used_definitions(markup: str) -> Markup:
    """The definitions that a piece of SVG refers to, in the order of the sheet."""
    wanted = set(_REFERENCE.findall(markup))
    return Markup("".join(text for name, text in definitions().items() if name in wanted))
