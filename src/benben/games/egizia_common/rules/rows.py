"""The obelisk and the rows of the pyramid."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.bits import shl
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.state import COUNT_BITS, OWNER_BITS, Egizia
from benben.games.egizia_common.tables import FOR_ROWS, ROW_COMPLETED


def raise_obelisk(s: Egizia, seat: i64) -> None:
    """SAND-8.8: a brick on its next level."""
    s.obelisk += shl(seat + 1, OWNER_BITS * s.obelisk_height)
    s.obelisk_height += 1


def lay_in_row(s: Egizia, seat: i64, row: i64) -> bool:
    """SAND-10.1, SAND-10.3: a brick on the leftmost empty space of a row; tells whether the row is full now."""
    space = s.row_height(row)
    s.pyramid += shl(seat + 1, OWNER_BITS * (s.row_first(row) + space))
    s.row_heights += shl(1, COUNT_BITS * row)
    return space + 1 == s.row_spaces(row)


def score_row(s: Egizia, row: i64, tie_to_the_right: bool) -> None:
    """SAND-10.3, SAND-10.4, EGI-11.3: most bricks in a full row score; of equals those farthest to a side."""
    best: i64 = NONE
    most: i64 = 0
    for space in range(s.row_height(row)):  # from the left
        owner = s.pyramid_owner(row, space)
        bricks = s.bricks_in_row(owner, row)
        if bricks > most or (bricks == most and tie_to_the_right):
            best, most = owner, bricks
    s.rows_won += shl(1, COUNT_BITS * best)
    s.note(ROW_COMPLETED, best, row, most)
    s.gain(best, most, FOR_ROWS)
