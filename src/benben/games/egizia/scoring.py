"""EGI-13: what graves and monuments are worth at the end, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.egizia.components import TOP
from benben.games.egizia.measures import ALL_BRICKS, GRAVES, OBELISK_TOP, TEMPLE, TEMPLE_TOP
from benben.games.egizia.state import Classic
from benben.games.egizia_common.standing import seat_at


def measure_bricks(s: Classic, seat: i64, what: i64) -> i64:
    """EGI-13.5: bricks in the monuments."""
    if what == GRAVES:
        return s.graves_of(seat)
    if what == TEMPLE:
        return s.temple_bricks(seat)
    if what == OBELISK_TOP:
        return i64(s.obelisk_height > 0 and s.obelisk_owner(s.obelisk_height - 1) == seat)
    if what == TEMPLE_TOP:
        return i64(s.temple_owner(TOP, 0) == seat)
    obelisk, pyramid = s.obelisk_bricks(seat), s.pyramid_bricks(seat)
    graves, temple = s.graves_of(seat), s.temple_bricks(seat)
    if what == ALL_BRICKS:
        return obelisk + pyramid + graves + temple
    return min(obelisk, pyramid, graves, temple)  # of each monument


def grave_points(s: Classic, seat: i64) -> i64:
    """EGI-13.4: by the values of the own graves together."""
    sum, points = s.grave_sum(seat), i64(0)
    for n in range(i64(len(s.classic.grave_sums))):
        if sum > 0 and sum >= s.classic.grave_sums[n]:
            points = s.classic.grave_points[n]
    return points


def winners(s: Classic) -> list[int]:
    """EGI-13.6: the most points; of equals the marker that stands in front."""
    return [int(seat_at(s.standing, 0))]
