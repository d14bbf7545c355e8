"""Baskets: so many grain, diamonds, stones and favor as one number, a byte for each good."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import shl

GOODS: Final = ("grain", "diamond", "stone", "favor")
GRAIN: Final = 0
DIAMOND: Final = 1
STONE: Final = 2
FAVOR: Final = 3
BASICS: Final = 3  # the first three
KINDS: Final = 4

BITS: Final = 8  # of one good; no track is so long that the topmost of them is needed
BYTE: Final = 255
TOP_BITS: Final = 0x80808080


def basket(grain: i64, diamond: i64, stone: i64, favor: i64) -> i64:
    return grain + shl(diamond, BITS) + shl(stone, 2 * BITS) + shl(favor, 3 * BITS)


def some(good: i64, n: i64) -> i64:
    """So many of one good."""
    return shl(n, good * BITS)


def amount(goods: i64, good: i64) -> i64:
    """How many of one good."""
    return (goods >> (good * BITS)) & BYTE


def covers(stock: i64, goods: i64) -> bool:
    """Whether a stock holds at least these goods: no byte borrows from its top bit."""
    return ((stock | TOP_BITS) - goods) & TOP_BITS == TOP_BITS


def basics(goods: i64) -> i64:
    """How many grain, diamonds and stones together."""
    return amount(goods, GRAIN) + amount(goods, DIAMOND) + amount(goods, STONE)


def total(goods: i64) -> i64:
    """How many goods together."""
    return basics(goods) + amount(goods, FAVOR)
