"""SAND-1: the set-up."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.bits import bit
from benben.games.egizia_common.nile_card import THREE, TWO
from benben.games.egizia_shifting_sands.components import SandsComponents
from benben.games.egizia_shifting_sands.nile_cards import FOR_THREE, NILE_COUNT
from benben.games.egizia_shifting_sands.rules.game_rules import RULES
from benben.games.egizia_shifting_sands.rules.river import LAY_TILES_FROM
from benben.games.egizia_shifting_sands.rules.round import PLAY_ROUNDS
from benben.games.egizia_shifting_sands.rules.set_up import SET_UP
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX_COUNT, SPHINX_FOR_THREE
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.tiles import (
    NILE_TILES,
)


def start(seats: i64, box: SandsComponents) -> Sands:
    """SAND-1.1 to SAND-1.9: everything before the first round."""
    s = Sands(seats, box, RULES, None)
    for card in range(i64(NILE_COUNT)):
        if seats > 2 or FOR_THREE[card] == 0:
            s.decks |= bit(card)
        else:
            s.gone |= bit(card)
    for card in range(i64(SPHINX_COUNT)):
        if seats > 2 or SPHINX_FOR_THREE[card] == 0:
            s.sphinx_deck |= bit(card)
    boxed = THREE if seats == 2 else TWO
    for tile in range(len(NILE_TILES)):
        if NILE_TILES[tile].label != boxed:
            s.tile_pool |= bit(tile)
    s.plan(PLAY_ROUNDS)
    s.plan_all(SET_UP)
    if seats == 2:
        s.plan(LAY_TILES_FROM.at(s.first_open(), 0))
    return s
