"""Views of Egizia: Shifting Sands for tests of its words: of random games, and with a few things changed."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import benben
from benben.core.match import Match
from benben.games.egizia_common.state import COUNT_BITS
from benben.games.egizia_shifting_sands.components import PURPLE_COLUMN
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.tiles import BONUSES
from benben.games.egizia_shifting_sands.view.types import SandsView

GAME = benben.game("egizia-shifting-sands")
GAMES = 4
ENDS = ("pass", "skip", "end_turn", "done", "ready")


def questions(seats: int, games: int = GAMES, bonus: str = "") -> Iterator[Match]:
    """Random games at the moments at which somebody is asked; people end things less often than dice would.

    With a purple tile, everybody has built up to it from the start.
    """
    for seed in range(games):
        match, rng = GAME.match(seats, seed=seed), random.Random(seed)
        if bonus:
            state = match.state
            assert isinstance(state, Sands)
            state.purple = BONUSES.index(bonus)
            state.columns = sum(PURPLE_COLUMN << COUNT_BITS * seat for seat in range(seats))
        while not match.over:
            yield match
            legal = match.legal()
            goes_on = [a for a in legal if GAME.actions.to_json(a)["do"] not in ENDS] or legal
            match.play(rng.choice(goes_on if rng.random() < 0.85 else legal), match.actor)
        yield match


def of_actor(match: Match) -> SandsView:
    return match.view(max(match.actor, 0))


def placing(seats: int = 4, seed: int = 1) -> SandsView:
    """The first question of round 1."""
    match = GAME.match(seats, seed=seed)
    while of_actor(match)["step"] != "Placing":
        match.play(match.legal()[0], match.actor)
    return of_actor(match)


def changed(view: SandsView, step: str = "", me: dict[str, Any] | None = None, **table: Any) -> SandsView:
    """A view with another step, with other things on the table, and for who is asked."""
    other = copy.deepcopy(view)
    other["step"] = step or view["step"]
    other["table"].update(table)  # type: ignore[typeddict-item]
    other["table"]["players"][view["actor"]].update(me or {})  # type: ignore[typeddict-item]
    return other


def building(zone: str, strength: int, cost: int, left: int, **me: Any) -> SandsView:
    """A build that is under way."""
    view = placing()
    build = {"zone": zone, "seat": view["actor"], "strength": strength, "cost": cost, "left": left}
    return changed(view, "LayBrick", me, build=build, phase="building")
