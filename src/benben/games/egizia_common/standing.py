"""Where everybody stands on the scoring track, and who is whose turn: seats in a row, three bits each.

A marker that comes to a space stands behind those that are there already, and counts as having fewer points. So the
order of all markers, from the one in front on, says everything.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import shl

SEAT_BITS: Final = 3
SEAT_MASK: Final = 7


def seat_at(row: i64, n: i64) -> i64:
    """The seat at a place of a row, 0 for the first."""
    return (row >> (SEAT_BITS * n)) & SEAT_MASK


def place_of(row: i64, seat: i64) -> i64:
    """The place of a seat in a row that has it."""
    n: i64 = 0
    while seat_at(row, n) != seat:
        n += 1
    return n


def row_of(seats: list[int]) -> i64:
    """Seats as a row."""
    row: i64 = 0
    for n, seat in enumerate(seats):
        row += shl(seat, SEAT_BITS * n)
    return row


def seats_of(row: i64, count: i64) -> list[int]:
    """The first so many seats of a row."""
    return [int(seat_at(row, n)) for n in range(count)]


def turned(row: i64, count: i64) -> i64:
    """A row the other way round."""
    found: i64 = 0
    for n in range(count):
        found += shl(seat_at(row, count - 1 - n), SEAT_BITS * n)
    return found
