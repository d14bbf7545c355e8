"""Points, as pure functions: each returns points and changes nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import has, size
from benben.games.ra_dice.components import COLUMNS, DICE, RaComponents
from benben.games.ra_dice.state import Player, Ra

FIRST: Final = 1
BETWEEN: Final = 0
LAST: Final = -1


def pharaoh_rank(s: Ra, seat: i64) -> i64:
    """RA-12.2, RA-12.3, RA-12.4: FIRST for the furthest on, LAST for the furthest behind, BETWEEN if all are level."""
    most: i64 = s.players[0].pharaoh
    least: i64 = most
    for i in range(s.seats):
        most = max(most, s.players[i].pharaoh)
        least = min(least, s.players[i].pharaoh)
    own = s.players[seat].pharaoh
    if most == least:
        return BETWEEN
    if own == most:
        return FIRST
    if own == least:
        return LAST
    return BETWEEN


def score_pharaoh(s: Ra, seat: i64) -> i64:
    """RA-12.2, RA-12.3, RA-12.4: the furthest on gain, the furthest behind lose, if not all are level."""
    rank = pharaoh_rank(s, seat)
    if rank == FIRST:
        return s.box.pharaoh_first
    if rank == LAST:
        return s.box.pharaoh_last
    return 0


def score_nile(box: RaComponents, p: Player) -> i64:
    """RA-12.6, RA-12.7: the number of the space, if the Nile is flooded."""
    if p.floods == 0:
        return 0
    return box.nile_spaces[p.nile]


def score_civilization(box: RaComponents, p: Player) -> i64:
    """RA-12.8: by the number of markers."""
    return box.civilization_markers[size(p.civilization)]


def score_columns(box: RaComponents, p: Player) -> i64:
    """RA-13.2: by the number of different columns."""
    return box.monument_columns[size(p.columns())]


def score_towers(box: RaComponents, p: Player) -> i64:
    """RA-13.3: for each column with many markers."""
    points: i64 = 0
    for column in range(i64(COLUMNS)):
        points += box.monument_towers[tower(p, column)]
    return points


def tower(p: Player, column: i64) -> i64:
    """RA-13.3: how many markers a player has in a column."""
    count: i64 = 0
    for colour in range(i64(DICE)):
        if has(p.monuments, colour * COLUMNS + column):
            count += 1
    return count


def winners(scores: list[int]) -> list[int]:
    """RA-14.2, RA-14.3: most points win; a tie is shared."""
    most = max(scores)
    return [seat for seat, score in enumerate(scores) if score == most]


def scores(s: Ra) -> list[int]:
    """The points by seat."""
    return [s.players[i].score for i in range(s.seats)]
