"""Views of one of the Egizias for tests of its words: of random games, and with a few things changed."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

from benben.core.game import Chip, Game, View
from benben.core.match import Match

GAMES = 4
ENDS = ("pass", "skip", "end_turn", "done", "ready")


def nothing(match: Match) -> None:
    """A game begins as it is."""


def of_actor(match: Match) -> View[Any]:
    return match.view(max(match.actor, 0))


def changed(view: View[Any], step: str = "", me: dict[str, Any] | None = None, **table: Any) -> View[Any]:
    """A view with another step, with other things on the table, and for who is asked."""
    other = copy.deepcopy(view)
    other["step"] = step or view["step"]
    other["table"].update(table)
    other["table"]["players"][view["actor"]].update(me or {})
    return other


class Said:
    """One game at the moments at which it says something."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def questions(self, seats: int, games: int = GAMES, prepare: Callable[[Match], None] = nothing) -> Iterator[Match]:
        """Random games whenever somebody is asked; people end things less often than dice would."""
        for seed in range(games):
            match, rng = self.game.match(seats, seed=seed), random.Random(seed)
            prepare(match)
            while not match.over:
                yield match
                legal = match.legal()
                goes_on = [a for a in legal if self.game.actions.to_json(a)["do"] not in ENDS] or legal
                match.play(rng.choice(goes_on if rng.random() < 0.85 else legal), match.actor)
            yield match

    def placing(self, seats: int = 4, seed: int = 1) -> View[Any]:
        """The first question of round 1."""
        match = self.game.match(seats, seed=seed)
        while of_actor(match)["step"] != "Placing":
            match.play(match.legal()[0], match.actor)
        return of_actor(match)

    def building(self, zone: str, strength: int, cost: int, left: int, **me: Any) -> View[Any]:
        """A build that is under way."""
        view = self.placing()
        build = {"zone": zone, "seat": view["actor"], "strength": strength, "cost": cost, "left": left}
        return changed(view, "LayBrick", me, build=build, phase="building")

    def chips(self, match: Match) -> list[Chip]:
        """The answers to the open question in short."""
        view = of_actor(match)
        return [self.game.chip(view, self.game.actions.to_json(a)) for a in match.legal()]
