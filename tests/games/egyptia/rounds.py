"""Moments in the middle of a game, for the tests of what bots know."""

from __future__ import annotations

from functools import cache

from benben.core.registry import game
from benben.core.rng import rng_of
from benben.games.egyptia.actions import USE_SHIP
from benben.games.egyptia.state import Egyptia


@cache
def _state_at(number: int, seed: int, seats: int) -> Egyptia:
    match, rng = game("egyptia").match(seats, seed), rng_of(seed)
    while True:
        assert isinstance(match.state, Egyptia)
        if match.state.round >= number:
            return match.state
        answers = [answer for answer in match.legal() if not USE_SHIP.has(answer)]
        match.play(answers[rng.below(len(answers))])


def state_at(number: int, seed: int, seats: int = 1) -> Egyptia:
    """The beginning of a round, after any answers but ships."""
    return _state_at(number, seed, seats).clone()
