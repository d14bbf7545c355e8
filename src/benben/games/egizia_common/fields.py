"""What fields and quarries produce."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.bits import bit, has
from benben.games.egizia_common.crews import total_strength
from benben.games.egizia_common.player import Player
from benben.games.egizia_common.river import GREEN, RED, YELLOW
from benben.games.egizia_common.state import Egizia


def colour_of(s: Egizia, me: Player, field: i64) -> i64:
    """EGZ-4.4: the colour of a field, with the upgrades that lie at it."""
    return s.box.colour_of[field] - me.upgrades_at(field)


def grain_of(s: Egizia, seat: i64, colours: i64) -> i64:
    """The numbers on all fields of a set of colours, the start field among the green ones."""
    me = s.players[seat]
    more = s.field_bonus(seat)
    sum: i64 = 0
    if has(colours, GREEN):
        sum = s.start_field_of(seat) + more
    rest = me.cards & s.box.fields
    field: i64 = 0
    while rest:
        if rest & 1:
            colour = s.box.colour_of[field] if me.upgraded == 0 else colour_of(s, me, field)
            if has(colours, colour):
                sum += s.box.grain_of[field] + more
        rest >>= 1
        field += 1
    return sum


def watered_grain(s: Egizia, seat: i64) -> i64:
    """EGZ-6.2: what the fields produce with the ring where it lies."""
    return grain_of(s, seat, bit(s.ring + 1) - 1)


def quarry_stones(s: Egizia, seat: i64) -> i64:
    """EGZ-6.1: what the quarries produce, the start quarry among them."""
    sum = s.box.start_quarry
    rest = s.players[seat].cards & s.box.quarries
    card: i64 = 0
    while rest:
        if rest & 1:
            sum += s.box.stones_of[card]
        rest >>= 1
        card += 1
    return sum


def upgradable(s: Egizia, seat: i64) -> i64:
    """EGZ-4.4: the set of a seat's fields that are yellow or red now."""
    me = s.players[seat]
    found: i64 = 0
    rest = me.cards & (s.box.of_colour[RED] | s.box.of_colour[YELLOW])
    field: i64 = 0
    while rest:
        if rest & 1 and (me.upgraded == 0 or colour_of(s, me, field) > GREEN):
            found += bit(field)
        rest >>= 1
        field += 1
    return found


def missing_grain(s: Egizia, seat: i64) -> i64:
    """EGZ-6.3: how much grain the crews still lack; less than nothing is a surplus."""
    return still_missing(s.players[seat], watered_grain(s, seat))


def still_missing(me: Player, watered: i64) -> i64:
    """The same, if it is known what the fields produce."""
    return total_strength(me.crews) - watered - me.grain - me.fed
