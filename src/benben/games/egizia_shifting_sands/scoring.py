"""SAND-14: what statues and sphinx cards count, and the points at the end."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.bits import bit, has, size
from benben.games.egizia_common.crews import LEAD, total_strength, weakest
from benben.games.egizia_common.fields import colour_of as field_colour
from benben.games.egizia_common.fields import grain_of, quarry_stones, upgradable
from benben.games.egizia_common.nile_card import PERMANENT
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.river import GREEN, RED, YELLOW
from benben.games.egizia_shifting_sands.components import STATUE_SPACES
from benben.games.egizia_shifting_sands.measures import (
    ALL_BRICKS,
    BOTH_LEVELS,
    COLUMNS,
    DRY_FIELDS,
    EACH_CREW,
    EACH_MONUMENT,
    EACH_STATUE,
    FIELD_COLOURS,
    GRAIN_LEVEL,
    GREEN_FIELDS,
    LEAD_STRENGTH,
    OBELISK,
    PERMANENTS,
    PYRAMID,
    QUARRIES,
    QUARRY_CARDS,
    RED_FIELDS,
    ROWS_WON,
    SPHINX_CARDS,
    STATUE_BRICKS,
    STONE_LEVEL,
    STONES,
    STRENGTH,
    YELLOW_FIELDS,
)
from benben.games.egizia_shifting_sands.sphinx_cards import (
    FOR_EACH,
    FOR_MOST,
    MOST_GOALS,
    SPHINX_COUNTED,
    SPHINX_FAMILY,
)
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.tiles import STATUE_COUNTED, STATUE_LEVELS


def measure(s: Sands, seat: i64, what: i64) -> i64:
    """SAND-14.4, SAND-14.5: how much a seat has of something."""
    if what <= STATUE_BRICKS or COLUMNS <= what <= ALL_BRICKS:
        return _bricks(s, seat, what)
    if what <= DRY_FIELDS or what == FIELD_COLOURS:
        return _fields(s, seat, what)
    me = s.players[seat]
    if what == GRAIN_LEVEL:
        return me.grain_level
    if what == STONE_LEVEL:
        return me.stone_level
    if what == BOTH_LEVELS:
        return me.grain_level + me.stone_level
    if what == STRENGTH:
        return total_strength(me.crews)
    if what == LEAD_STRENGTH:
        return me.crew(LEAD)
    if what == EACH_CREW:
        return weakest(me.crews)
    if what == SPHINX_CARDS:
        return size(me.sphinx)
    assert what == STONES
    return me.stones


def _bricks(s: Sands, seat: i64, what: i64) -> i64:
    if what == ROWS_WON:
        return s.rows_won_by(seat)
    if what == PERMANENTS:
        return size(s.players[seat].cards & s.box.of_kind[PERMANENT])
    if what == OBELISK:
        return s.obelisk_bricks(seat)
    if what == STATUE_BRICKS:
        return s.statue_bricks(seat)
    if what == COLUMNS:
        return s.columns_of(seat)
    if what == PYRAMID:
        return s.pyramid_bricks(seat)
    if what == EACH_STATUE:
        return min(s.statue_level(seat, 0), s.statue_level(seat, 1), s.statue_level(seat, 2))
    obelisk, pyramid = s.obelisk_bricks(seat), s.pyramid_bricks(seat)
    columns, statues = s.columns_of(seat), s.statue_bricks(seat)
    if what == EACH_MONUMENT:
        return min(obelisk, pyramid, columns, statues)
    return obelisk + pyramid + columns + statues


def _fields(s: Sands, seat: i64, what: i64) -> i64:
    if what == QUARRY_CARDS:
        return 1 + size(s.players[seat].cards & s.box.quarries)
    if what == QUARRIES:
        return quarry_stones(s, seat)
    if what == GREEN_FIELDS:
        return grain_of(s, seat, bit(GREEN))
    if what == YELLOW_FIELDS:
        return grain_of(s, seat, bit(YELLOW))
    if what == RED_FIELDS:
        return grain_of(s, seat, bit(RED))
    if what == DRY_FIELDS:
        return grain_of(s, seat, bit(YELLOW) + bit(RED))
    return _colours(s, seat)


def _colours(s: Sands, seat: i64) -> i64:
    """How many colours of fields a seat has; the start field is green."""
    me = s.players[seat]
    colours: i64 = bit(GREEN)
    fields = upgradable(s, seat)
    field: i64 = 0
    while fields >> field:
        if has(fields, field):
            colours |= bit(field_colour(s, me, field))
        field += 1
    return size(colours)


def sphinx_points(s: Sands, seat: i64, card: i64) -> i64:
    """SAND-14.4: what a sphinx card is worth to a seat as things stand."""
    points = s.sands.sphinx_points[card]
    what = SPHINX_COUNTED[MOST_GOALS * card]
    if SPHINX_FAMILY[card] == FOR_EACH:
        return points * measure(s, seat, what)
    if SPHINX_FAMILY[card] == FOR_MOST:
        return points if has_most(s, seat, what) else 0
    for i in range(i64(MOST_GOALS)):
        n = MOST_GOALS * card + i
        if measure(s, seat, SPHINX_COUNTED[n]) < s.sands.sphinx_needed[n]:
            return 0
    return points


def has_most(s: Sands, seat: i64, what: i64) -> bool:
    """SAND-14.4: more than anybody else; a tie is not enough."""
    mine = measure(s, seat, what)
    for other in range(s.seats):
        if other != seat and measure(s, other, what) >= mine:
            return False
    return True


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


def all_sphinx_points(s: Sands, seat: i64) -> i64:
    points: i64 = 0
    rest = s.players[seat].sphinx
    card: i64 = 0
    while rest:
        if rest & 1:
            points += sphinx_points(s, seat, card)
        rest >>= 1
        card += 1
    return points


def stone_points(s: Sands, seat: i64) -> i64:
    """SAND-14.6: stones left over, for those high enough in the stone market."""
    me = s.players[seat]
    return me.stones // s.box.stones_per_point if me.stone_level >= s.box.stone_sale_level else 0


def has_majority(s: Sands, seat: i64) -> bool:
    """SAND-14.2: nobody has more bricks in the pyramid; with none there is nothing to be ahead in."""
    mine = s.pyramid_bricks(seat)
    if mine == 0:
        return False
    for other in range(s.seats):
        if s.pyramid_bricks(other) > mine:
            return False
    return True


def scores(s: Sands) -> list[int]:
    return [int(s.players[seat].points) for seat in range(s.seats)]


def winners(s: Sands) -> list[int]:
    """SAND-14.7: the most points; of those that are equal, who holds the higher player sequence tile."""
    best: i64 = 0
    for seat in range(1, s.seats):
        ahead = s.players[seat].points - s.players[best].points
        if ahead > 0 or (ahead == 0 and s.tile_of(seat) > s.tile_of(best)):
            best = seat
    return [int(best)]
