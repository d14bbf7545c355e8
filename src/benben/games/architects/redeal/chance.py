"""Small helps for drawing: a fraction, a card by weight, a number of choices."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit, has
from benben.core.rng import Rng
from benben.games.architects.cards import KINDS, PLAN

# Sets of kinds.
ALL_KINDS: Final[i64] = bit(KINDS) - 1
NO_PLANS: Final[i64] = bit(PLAN) - 1
PLANS: Final[i64] = ALL_KINDS - NO_PLANS

HIGH: Final = 67108864.0  # 2²⁶
FRACTIONS: Final = 9007199254740992.0  # 2⁵³: as many as a float can tell apart


def fraction(rng: Rng) -> float:
    """A number from 0 to 1, 1 excluded, of 53 random bits."""
    return (float(rng.next32() >> 5) * HIGH + float(rng.next32() >> 6)) / FRACTIONS


def choices(n: i64, k: i64) -> float:
    """In how many ways k of n can be chosen."""
    if k > n:
        return 0.0
    ways = 1.0
    for i in range(k):
        ways = ways * float(n - i) / float(i + 1)
    return ways


def take(left: vec[i64], row: i64, kinds: i64, rng: Rng) -> i64:
    """One of the cards of these kinds that are left in a row, each as likely as any other; it is left no more."""
    total: i64 = 0
    for card in range(i64(KINDS)):
        if has(kinds, card):
            total += left[row + card]
    n = rng.below(total)
    for card in range(i64(KINDS)):
        if has(kinds, card):
            n -= left[row + card]
            if n < 0:
                left[row + card] -= 1
                return card
    raise AssertionError("no card is left")
