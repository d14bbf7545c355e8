"""Small sets of numbers 0…62 as bits of one int.

A shift of a literal (`1 << n`) is compiled to a 32-bit shift and silently wrong from n = 31 on, so every shift goes
through `shl`, whose left side is a variable.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PAIRS: Final[i64] = 0x1555555555555555  # masks to count with; a larger number would not be a plain one when compiled
FOURS: Final[i64] = 0x3333333333333333
BYTES: Final[i64] = 0x0F0F0F0F0F0F0F0F
SEVEN_BITS: Final = 127
LAST_BYTE: Final = 255


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
    """How many are in the set: added up in pairs, fours, bytes, then all bytes."""
    members -= (members >> 1) & PAIRS
    members = (members & FOURS) + ((members >> 2) & FOURS)
    members = (members + (members >> 4)) & BYTES
    members += members >> 8
    members += members >> 16
    return (members + (members >> 32)) & SEVEN_BITS


def lowest(members: i64) -> i64:
    """The smallest member of a set that has one."""
    n: i64 = 0
    while members & LAST_BYTE == 0:
        members >>= 8
        n += 8
    while members & 1 == 0:
        members >>= 1
        n += 1
    return n


def nth(members: i64, n: i64) -> i64:
    """The member at a place of a set, 0 for the smallest."""
    while n > 0:
        members &= members - 1
        n -= 1
    return lowest(members)


def members_of(members: i64) -> list[int]:
    """The set's members in rising order, for the outer layers."""
    return [n for n in range(63) if members >> n & 1]
