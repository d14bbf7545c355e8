"""Small sets of numbers 0…62 as bits of one int.

A shift of a literal (`1 << n`) is compiled to a 32-bit shift and silently wrong from n = 31 on, so every shift goes
through `shl`, whose left side is a variable.
"""

from __future__ import annotations

from mypy_extensions import i64


def shl(x: i64, n: i64) -> i64:
    """x · 2ⁿ."""
    return x << n


def bit(n: i64) -> i64:
    """The set that holds just n."""
    return shl(1, n)


def has(members: i64, n: i64) -> bool:
    """Whether n is in the set."""
    return (members >> n) & 1 != 0


def size(members: i64) -> i64:
    """How many are in the set."""
    count: i64 = 0
    while members:
        members &= members - 1
        count += 1
    return count


def members_of(members: i64) -> list[int]:
    """The set's members in rising order, for the outer layers."""
    return [n for n in range(63) if members >> n & 1]
