"""SAND-14: what statues and the pyramid are worth at the end, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.scoring import measure
from benben.games.egizia_shifting_sands.components import STATUE_SPACES
from benben.games.egizia_shifting_sands.measures import ALL_BRICKS, COLUMNS, EACH_STATUE, STATUE_BRICKS
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.tiles import STATUE_COUNTED, STATUE_LEVELS


def measure_bricks(s: Sands, seat: i64, what: i64) -> i64:
    """SAND-14.4: bricks in the monuments."""
    columns, statues = s.columns_of(seat), s.statue_bricks(seat)
    if what == STATUE_BRICKS:
        return statues
    if what == COLUMNS:
        return columns
    if what == EACH_STATUE:
        return min(s.statue_level(seat, 0), s.statue_level(seat, 1), s.statue_level(seat, 2))
    obelisk, pyramid = s.obelisk_bricks(seat), s.pyramid_bricks(seat)
    if what == ALL_BRICKS:
        return obelisk + pyramid + columns + statues
    return min(obelisk, pyramid, columns, statues)  # of each monument


def statue_points(s: Sands, seat: i64, space: i64) -> i64:
    """SAND-14.5: the highest level that is built and whose goal is reached; lower ones do not count beside it."""
    statue = s.statue_at(space)
    if statue == NONE:
        return 0
    has_so_much = measure(s, seat, STATUE_COUNTED[statue])
    level = s.statue_level(seat, space)
    while level > 0:
        if has_so_much >= s.sands.statue_needed[STATUE_LEVELS * statue + level - 1]:
            return s.sands.statue_points[level - 1]
        level -= 1
    return 0


def all_statue_points(s: Sands, seat: i64) -> i64:
    points: i64 = 0
    for space in range(i64(STATUE_SPACES)):
        points += statue_points(s, seat, space)
    return points


def has_majority(s: Sands, seat: i64) -> bool:
    """SAND-14.2: nobody has more bricks in the pyramid; with none there is nothing to be ahead in."""
    mine = s.pyramid_bricks(seat)
    if mine == 0:
        return False
    for other in range(s.seats):
        if s.pyramid_bricks(other) > mine:
            return False
    return True


def winners(s: Sands) -> list[int]:
    """SAND-14.7: the most points; of those that are equal, who holds the higher player sequence tile."""
    best: i64 = 0
    for seat in range(1, s.seats):
        ahead = s.players[seat].points - s.players[best].points
        if ahead > 0 or (ahead == 0 and s.tile_of(seat) > s.tile_of(best)):
            best = seat
    return [int(best)]
