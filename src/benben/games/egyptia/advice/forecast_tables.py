"""The tables of a forecast, made once for a number of rounds left and the cards that are drawn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit
from benben.games.egyptia.advice.numbers import (
    BASIC_DECAY,
    CARD_SHARES,
    DIAMOND_STEP,
    FAVOR_DECAY,
    GOODS_ROUNDS,
    GRAIN_STEP,
    GRAIN_WORTH,
    LEFT_BASIC,
    LEFT_FAVOR,
    ROOM,
    ROOM_COST,
    STEP_DECAY,
    STONE_STEP,
)
from benben.games.egyptia.city import BUILDING_COUNT, MOUND, NONE, PRODUCERS
from benben.games.egyptia.effects import A_FULL_SET, NOTHING, Effect
from benben.games.egyptia.goods import FAVOR, KINDS
from benben.games.egyptia.pharaoh_cards import EFFECTS

MOST_STEPS: Final = 4  # of a productivity track
MOST_KEPT: Final = 128  # of one good


def buildings_of(effect: Effect) -> i64:
    """The set of buildings that may change what a card is worth."""
    if effect.waits_for != NOTHING and effect.waits_for != A_FULL_SET:
        return bit(MOUND) - 1  # a hex that is taken changes hopes, whatever stands on it
    found: i64 = bit(effect.kind)
    for kind in (effect.beside, effect.beside_two, effect.apart_from):
        if kind == PRODUCERS:
            return bit(MOUND) - 1
        if kind != NONE:
            found |= bit(kind)
    return found


def shares_of(cards: list[int], numbers: vec[float]) -> vec[float]:
    """How much of the empty hexes each kind of building may take: by the card that wants it."""
    shares = vec[float]([0.0] * BUILDING_COUNT)
    for card in cards:
        kind = EFFECTS[card].kind
        shares[kind] = numbers[CARD_SHARES + card]
    return shares


def stock_worths(numbers: vec[float], rounds: float) -> vec[float]:
    """By good and number in stock."""
    share = min(1.0, rounds / numbers[GOODS_ROUNDS])
    worths = vec[float]([0.0] * (KINDS * MOST_KEPT))
    for good in range(i64(KINDS)):
        left = numbers[LEFT_FAVOR] if good == FAVOR else numbers[LEFT_BASIC]
        decay = numbers[FAVOR_DECAY] if good == FAVOR else numbers[BASIC_DECAY]
        more = numbers[GRAIN_WORTH + good] * share
        for n in range(1, i64(MOST_KEPT)):
            worths[good * MOST_KEPT + n] = worths[good * MOST_KEPT + n - 1] + left + more
            more *= decay
    return worths


def step_worths(numbers: vec[float], rounds: float) -> vec[float]:
    """By track (stone, diamond, grain) and number of buildings."""
    worths = vec[float]([0.0] * (3 * (MOST_STEPS + 1)))
    for track, step in enumerate((STONE_STEP, DIAMOND_STEP, GRAIN_STEP)):
        one = numbers[step] * rounds
        for n in range(1, MOST_STEPS + 1):
            at = track * (MOST_STEPS + 1) + n
            worths[at] = worths[at - 1] + one
            one *= numbers[STEP_DECAY]
    return worths


def room_costs(numbers: vec[float], rounds: float) -> vec[float]:
    """By how many dots of a track are free."""
    room = numbers[ROOM]
    costs = vec[float]([0.0] * MOST_KEPT)
    for free in range(i64(MOST_KEPT)):
        if float(free) < room:
            costs[free] = numbers[ROOM_COST] * (room - float(free)) * min(1.0, rounds / room)
    return costs
