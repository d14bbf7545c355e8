"""EGI-1: the set-up."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.bits import bit
from benben.games.egizia.components import ClassicComponents
from benben.games.egizia.nile_cards import NILE_COUNT
from benben.games.egizia.rules.game_rules import RULES
from benben.games.egizia.rules.round import PLAY_ROUNDS, SET_UP
from benben.games.egizia.sphinx_cards import SPHINX_COUNT, TENTH_CARD
from benben.games.egizia.state import Classic


def start(seats: i64, with_tenth_card: bool, box: ClassicComponents) -> Classic:
    """EGI-1.1 to EGI-1.6: everything before the first round."""
    s = Classic(seats, box, RULES, None)
    for card in range(i64(NILE_COUNT)):
        s.decks |= bit(card)
    for card in range(i64(SPHINX_COUNT)):
        if with_tenth_card or card != TENTH_CARD:
            s.sphinx_deck |= bit(card)
    s.plan(PLAY_ROUNDS)
    s.plan_all(SET_UP)
    return s
