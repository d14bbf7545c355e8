"""Views of Egizia: Shifting Sands for tests of its words: of random games, and with a few things changed."""

from __future__ import annotations

from collections.abc import Iterator

import benben
from benben.core.match import Match
from benben.games.egizia_common.state import COUNT_BITS
from benben.games.egizia_shifting_sands.components import PURPLE_COLUMN
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.tiles import BONUSES
from tests.games.egizia_common.said import GAMES, Said, changed, of_actor

__all__ = ["GAME", "building", "changed", "of_actor", "placing", "questions"]

GAME = benben.game("egizia-shifting-sands")
SAID = Said(GAME)
placing = SAID.placing
building = SAID.building


def questions(seats: int, games: int = GAMES, bonus: str = "") -> Iterator[Match]:
    """Random games whenever somebody is asked; with a purple tile everybody has built up to it from the start."""

    def prepare(match: Match) -> None:
        state = match.state
        assert isinstance(state, Sands)
        state.purple = BONUSES.index(bonus)
        state.columns = sum(PURPLE_COLUMN << COUNT_BITS * seat for seat in range(match.record.players))

    return SAID.questions(seats, games, prepare) if bonus else SAID.questions(seats, games)
