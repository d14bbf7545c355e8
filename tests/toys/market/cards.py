"""MARKET-1.3: the cards, one row each: its number of copies and cost, what it does and when, its words, its drawing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.toys.market.rules import Market

NOW, AT_END = "now", "at the end"


@dataclass(frozen=True)
class Effect:
    """One of a few things a card can do, so many times."""

    what: str
    amount: int


def coins(amount: int) -> Effect:
    return Effect("coins", amount)


def points(amount: int) -> Effect:
    return Effect("points", amount)


def points_per_card(amount: int) -> Effect:
    return Effect("points per card", amount)


def points_if_poor(s: Market, seat: int) -> int:
    """Bespoke: the words of the row do not reach it."""
    return 7 if s.coins[seat] == 0 else 0


@dataclass(frozen=True)
class Card:
    """MARKET-1.3: a row of the table below."""

    name: str
    copies: int
    cost: int
    when: str
    effect: Effect | Callable[[Market, int], int]
    words: str
    symbol: str


CARDS: Final = (
    Card("purse", 3, 0, NOW, coins(2), "Take 2 coins.", "ui-coin"),
    Card("chest", 2, 1, NOW, coins(3), "Take 3 coins.", "ui-coin"),
    Card("vase", 3, 1, AT_END, points(2), "2 points.", "vase"),
    Card("statue", 2, 3, AT_END, points(5), "5 points.", "statue"),
    Card("library", 1, 2, AT_END, points_per_card(1), "A point for each of your cards.", "scroll"),
    Card("hermit", 1, 1, AT_END, points_if_poor, "7 points if you have no coin.", "hermit"),
)
