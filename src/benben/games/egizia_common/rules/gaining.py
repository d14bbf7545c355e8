"""EGZ-4: what a Nile card brings when it is gained."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.bits import bit
from benben.games.egizia_common.box import MOST_VERBS
from benben.games.egizia_common.nile_card import (
    GAIN_POINTS,
    GAIN_STONES,
    GRAIN_MARKET,
    IMMEDIATE,
    MOVE_RING,
    POINTS_AT_END,
    RAISE_ANY,
    RAISE_LEAD,
    STONE_MARKET,
)
from benben.games.egizia_common.river import GRAIN, STONE
from benben.games.egizia_common.rules import crews
from benben.games.egizia_common.rules.ring import MOST_MOVES
from benben.games.egizia_common.rules.ring import MOVE_RING as RING_STEPS
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import CARD_TAKEN, FOR_CARDS


def take_card(s: Egizia, seat: i64, card: i64) -> None:
    """SAND-6.1, SAND-6.3, EGI-7.11: a card is kept; an immediate one is used at once, and leaves the game."""
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


def is_at_once(s: Egizia, card: i64) -> bool:
    """Whether the verbs of a card are what happens when it is gained: immediate cards, and red fields."""
    return s.box.kind_of[card] == IMMEDIATE or s.box.colour_of[card] >= 0


def claim_tile(s: Egizia, seat: i64, tile: i64, times: i64, reason: i64) -> None:
    """SAND-5.1, EGI-5.2: all that is pictured on a tile, at once; so many times over."""
    first, count = tile * MOST_VERBS, s.box.tile_verb_count[tile]
    for i in range(count):
        happen(s, seat, s.box.tile_verbs[first + i], times * s.box.tile_amounts[first + i], reason)
    for i in range(count):
        ask(s, seat, s.box.tile_verbs[first + count - 1 - i], times * s.box.tile_amounts[first + count - 1 - i])


def happen(s: Egizia, seat: i64, verb: i64, amount: i64, reason: i64) -> None:
    """SAND-5.1, SAND-5.2, SAND-6.4 to SAND-6.9, EGI-5.3: what needs no choice."""
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
    else:
        s.rules.happen(s, seat, verb, amount, reason)


def ask(s: Egizia, seat: i64, verb: i64, amount: i64) -> None:
    """SAND-5.4, SAND-5.5, SAND-6.16, SAND-6.17, EGI-5.4, EGI-5.5: what needs one; planned last first."""
    if verb == RAISE_ANY:
        for _ in range(amount):
            s.plan(crews.RAISE_ANY.at(seat, 0))
    elif verb == MOVE_RING:
        if amount > 0:
            s.plan(RING_STEPS.at(seat, min(amount, MOST_MOVES - 1)))
    else:
        s.rules.ask(s, seat, verb, amount)
