"""What sphinx cards count, and what they and the stones are worth at the end."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.bits import bit, has, size
from benben.games.egizia_common.crews import LEAD, total_strength, weakest
from benben.games.egizia_common.fields import colour_of, quarry_stones
from benben.games.egizia_common.measures import (
    BOTH_LEVELS,
    DRY_FIELDS,
    EACH_CREW,
    FIELD_COLOURS,
    FIRST_OWN,
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
    STONE_LEVEL,
    STONES,
    STRENGTH,
    YELLOW_FIELDS,
)
from benben.games.egizia_common.nile_card import PERMANENT
from benben.games.egizia_common.player import Player
from benben.games.egizia_common.river import GREEN, RED, YELLOW
from benben.games.egizia_common.sphinx_card import FOR_EACH, FOR_MOST, FOR_PERCENT, MOST_GOALS
from benben.games.egizia_common.state import Egizia


def measure(s: Egizia, seat: i64, what: i64) -> i64:
    """SAND-14.4, SAND-14.5: how much a seat has of something."""
    if what <= FIELD_COLOURS:
        return _cards(s, seat, what)
    if what >= FIRST_OWN:
        return s.rules.measure(s, seat, what)
    me = s.players[seat]
    if what >= ROWS_WON:
        return _bricks(s, seat, what)
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


def _bricks(s: Egizia, seat: i64, what: i64) -> i64:
    if what == ROWS_WON:
        return s.rows_won_by(seat)
    if what == OBELISK:
        return s.obelisk_bricks(seat)
    assert what == PYRAMID
    return s.pyramid_bricks(seat)


def _cards(s: Egizia, seat: i64, what: i64) -> i64:
    if what == PERMANENTS:
        return size(s.players[seat].cards & s.box.of_kind[PERMANENT])
    if what == QUARRY_CARDS:
        return 1 + size(s.players[seat].cards & s.box.quarries)
    if what == QUARRIES:
        return quarry_stones(s, seat)
    if what == GREEN_FIELDS:
        return grain_for_goals(s, seat, bit(GREEN))
    if what == YELLOW_FIELDS:
        return grain_for_goals(s, seat, bit(YELLOW))
    if what == RED_FIELDS:
        return grain_for_goals(s, seat, bit(RED))
    if what == DRY_FIELDS:
        return grain_for_goals(s, seat, bit(YELLOW) + bit(RED))
    return _colours(s, seat)


def colour_for_goals(s: Egizia, me: Player, field: i64) -> i64:
    """EGZ-4.4, EGI-7.12: the colour that sphinx cards count: the new one where upgrades count for everything."""
    return colour_of(s, me, field) if s.rules.upgrades_count else s.box.colour_of[field]


def grain_for_goals(s: Egizia, seat: i64, colours: i64) -> i64:
    """The numbers on all fields of a set of colours, the start field among the green ones."""
    me, more = s.players[seat], s.field_bonus(seat)
    sum = s.start_field_of(seat) + more if has(colours, GREEN) else 0
    rest = me.cards & s.box.fields
    field: i64 = 0
    while rest:
        if rest & 1 and has(colours, colour_for_goals(s, me, field)):
            sum += s.box.grain_of[field] + more
        rest >>= 1
        field += 1
    return sum


def _colours(s: Egizia, seat: i64) -> i64:
    """How many colours of fields a seat has; the start field is green."""
    me = s.players[seat]
    colours: i64 = bit(GREEN)
    rest = me.cards & s.box.fields
    field: i64 = 0
    while rest:
        if rest & 1:
            colours |= bit(colour_for_goals(s, me, field))
        rest >>= 1
        field += 1
    return size(colours)


def sphinx_points(s: Egizia, seat: i64, card: i64) -> i64:
    """SAND-14.4, EGI-13.5, EGI-13.7: what a sphinx card is worth to a seat as things stand."""
    points = s.box.sphinx_points[card]
    what = s.box.sphinx_counted[MOST_GOALS * card]
    if s.box.sphinx_family[card] == FOR_EACH:
        return points * measure(s, seat, what)
    if s.box.sphinx_family[card] == FOR_MOST:
        return points if has_most(s, seat, what) else 0
    if s.box.sphinx_family[card] == FOR_PERCENT:
        return max(0, s.players[seat].points * points // 100)
    for i in range(i64(MOST_GOALS)):
        n = MOST_GOALS * card + i
        if measure(s, seat, s.box.sphinx_counted[n]) < s.box.sphinx_needed[n]:
            return 0
    return points


def has_most(s: Egizia, seat: i64, what: i64) -> bool:
    """SAND-14.4: more than anybody else; a tie is not enough."""
    mine = measure(s, seat, what)
    for other in range(s.seats):
        if other != seat and measure(s, other, what) >= mine:
            return False
    return True


def all_sphinx_points(s: Egizia, seat: i64) -> i64:
    points: i64 = 0
    rest = s.players[seat].sphinx
    card: i64 = 0
    while rest:
        if rest & 1:
            points += sphinx_points(s, seat, card)
        rest >>= 1
        card += 1
    return points


def stone_points(s: Egizia, seat: i64) -> i64:
    """SAND-14.6, EGI-13.3: stones left over, for those far enough in the stone market."""
    me = s.players[seat]
    return me.stones // s.box.stones_per_point if me.stone_level >= s.box.stone_sale_level else 0


def scores(s: Egizia) -> list[int]:
    return [int(s.players[seat].points) for seat in range(s.seats)]
