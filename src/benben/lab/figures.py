"""Numbers in tables: with a fixed number of digits after the point, as the language writes it."""

from __future__ import annotations

from collections.abc import Iterable

from benben.core.display import fitted
from benben.language import language
from benben.language.locales import MINUS, locale_of


def figure(value: float, digits: int) -> str:
    """A number without signs between thousands, so that columns stay narrow.

    >>> figure(1412.799, 2), figure(-0.5, 1)
    ('1412.80', '−0.5')
    """
    from babel.numbers import format_decimal

    pattern = f"0.{'0' * digits}" if digits else "0"
    return format_decimal(value, format=pattern, locale=locale_of(language())).replace("-", MINUS)


def line(name: str, room: int, cells: Iterable[str], widths: Iterable[int]) -> str:
    """A line of a table: a name that has so much room, and cells that end below each other."""
    return f"{fitted(name, room - 1)} " + "".join(f"{cell:>{wide}}" for cell, wide in zip(cells, widths, strict=True))
