"""Views of Egizia for tests of its words: of random games, and with a few things changed."""

from __future__ import annotations

import benben
from benben.core.match import Match
from benben.games.egizia.nile_cards import NILE
from benben.games.egizia.state import Classic
from tests.games.egizia_common.said import Said, changed, of_actor

__all__ = ["GAME", "SAID", "building", "changed", "holding", "of_actor", "placing", "questions"]

GAME = benben.game("egizia")
SAID = Said(GAME)
questions = SAID.questions
placing = SAID.placing
building = SAID.building


def holding(card: str, match: Match) -> None:
    """Seat 0 has a Nile card from the start."""
    state = match.state
    assert isinstance(state, Classic)
    bit = 1 << NILE.index(card)
    state.decks &= ~bit
    for space in range(10):
        if state.card_at(space) == NILE.index(card):
            state.lay_card(space, -1)
    state.players[0].cards |= bit
