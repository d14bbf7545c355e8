"""The values of tokens.css for one theme, and how well one colour reads on another."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

from benben.draw.symbols import package_text

Theme = Literal["light", "dark"]

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(r"--([a-z0-9-]+):\s*(.*?);", re.DOTALL)
_PAIR = re.compile(r"light-dark\(([^,()]+),\s*([^()]+)\)")


@cache
def tokens(theme: Theme) -> dict[str, str]:
    """Every token of the first block of tokens.css, with the value it has in one theme."""
    text = _COMMENT.sub("", package_text("tokens.css"))
    block = text[text.index("{") + 1 : text.index("\n}")]
    side = 1 if theme == "light" else 2
    return {name: _PAIR.sub(lambda pair: pair[side].strip(), value) for name, value in _TOKEN.findall(block)}


def declarations(theme: Theme) -> str:
    """The tokens as CSS without `light-dark()`, for files that must follow a media query."""
    return "".join(f"--{name}:{' '.join(value.split())};" for name, value in tokens(theme).items())


def _light(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    """The relative luminance of `#RRGGBB`, as WCAG 2 defines it."""
    red, green, blue = (_light(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21.

    >>> contrast("#000000", "#FFFFFF")
    21.0
    """
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)
