"""SAND-5, SAND-6: what a Nile tile or a Nile card brings when it is gained."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.bits import bit, shl
from benben.games.egizia_common.box import MOST_VERBS
from benben.games.egizia_common.nile_card import (
    FREE_BRICK,
    GAIN_POINTS,
    GAIN_STONES,
    GRAIN_MARKET,
    IMMEDIATE,
    LATE_BUILD,
    MOVE_RING,
    POINTS_AT_END,
    POINTS_FOR_OBELISK,
    POINTS_FOR_PYRAMID,
    RAISE_ANY,
    RAISE_LEAD,
    STONE_MARKET,
)
from benben.games.egizia_common.river import GRAIN, STONE
from benben.games.egizia_common.rules import crews
from benben.games.egizia_common.rules.ring import MOST_MOVES
from benben.games.egizia_common.rules.ring import MOVE_RING as RING_STEPS
from benben.games.egizia_common.tables import CARD_TAKEN, FOR_CARDS
from benben.games.egizia_shifting_sands.actions import FOR_TILES, TILE_CLAIMED
from benben.games.egizia_shifting_sands.rules.bricks import FREE_BRICKS
from benben.games.egizia_shifting_sands.state import COUNT_BITS, Sands


def take_card(s: Sands, seat: i64, card: i64) -> None:
    """SAND-6.1, SAND-6.3: a card comes to the play area; an immediate one is used at once, and leaves the game."""
    s.note(CARD_TAKEN, seat, card)
    first = card * MOST_VERBS
    count = s.box.verb_count[card] if is_at_once(s, card) else 0
    if s.box.kind_of[card] == IMMEDIATE and s.box.amount(card, POINTS_AT_END) == 0:
        s.gone |= bit(card)
    else:
        s.players[seat].cards |= bit(card)
    for i in range(count):
        happen(s, seat, s.box.verbs[first + i], s.box.amounts[first + i], FOR_CARDS)
    for i in range(count):
        ask(s, seat, s.box.verbs[first + count - 1 - i], s.box.amounts[first + count - 1 - i])


def is_at_once(s: Sands, card: i64) -> bool:
    """Whether the verbs of a card are what happens when it is gained: immediate cards, and red fields."""
    return s.box.kind_of[card] == IMMEDIATE or s.box.colour_of[card] >= 0


def claim_tile(s: Sands, seat: i64, space: i64) -> None:
    """SAND-5.1: all that is pictured on the space, at once."""
    tile = s.tile_at(space)
    s.note(TILE_CLAIMED, seat, tile, space)
    first, count = tile * MOST_VERBS, s.sands.tile_verb_count[tile]
    for i in range(count):
        happen(s, seat, s.sands.tile_verbs[first + i], s.sands.tile_amounts[first + i], FOR_TILES)
    for i in range(count):
        ask(s, seat, s.sands.tile_verbs[first + count - 1 - i], s.sands.tile_amounts[first + count - 1 - i])


def happen(s: Sands, seat: i64, verb: i64, amount: i64, reason: i64) -> None:
    """SAND-5.1, SAND-5.2, SAND-6.4 to SAND-6.9: what needs no choice."""
    if verb <= RAISE_LEAD:
        s.raise_crew(seat, verb, amount)
    elif verb == GRAIN_MARKET:
        s.climb(seat, GRAIN, amount)
    elif verb == STONE_MARKET:
        s.climb(seat, STONE, amount)
    elif verb == GAIN_STONES:
        s.add_stones(seat, amount)
    elif verb == GAIN_POINTS:
        s.gain(seat, amount, reason)
    elif verb == LATE_BUILD:
        s.late_tiles += shl(amount, COUNT_BITS * seat)
    elif verb == POINTS_FOR_PYRAMID:
        s.gain(seat, amount * (s.pyramid_bricks(seat) + s.statue_bricks(seat)), reason)
    elif verb == POINTS_FOR_OBELISK:
        s.gain(seat, amount * (s.obelisk_bricks(seat) + s.columns_of(seat)), reason)


def ask(s: Sands, seat: i64, verb: i64, amount: i64) -> None:
    """SAND-5.4, SAND-5.5, SAND-6.12, SAND-6.16, SAND-6.17: what needs one; planned last first."""
    if verb == RAISE_ANY:
        for _ in range(amount):
            s.plan(crews.RAISE_ANY.at(seat, 0))
    elif verb == MOVE_RING:
        if amount > 0:
            s.plan(RING_STEPS.at(seat, min(amount, MOST_MOVES - 1)))
    elif verb == FREE_BRICK:
        for _ in range(amount):
            s.plan(FREE_BRICKS.at(seat, 0))
