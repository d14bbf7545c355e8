"""A seat's side of the table: all that a bot is handed."""

from __future__ import annotations

from typing import Protocol

from benben.core.game import Game, View
from benben.core.rng import Rng
from benben.core.steps import State


class Side:
    """What one seat sees when it must answer.

    The true state is not in here: `imagine` starts from a world drawn by `determinize` from what the seat knows, so a
    bot cannot look at what it may not know, however hard it tries.
    """

    def __init__(self, game: Game, state: State, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng  # the bot's own
        self._world = game.determinize(state, seat, rng)
        if self._world.actor() != seat:
            self._world.focus(seat)
        self.legal: list[int] = game.legal(self._world)

    @property
    def view(self) -> View:
        """What the seat may know, as plain JSON."""
        return self.game.view(self._world, self.seat)

    def imagine(self, rng: Rng | None = None) -> State:
        """A whole state that agrees with all the seat knows, the rest dealt at random, to try answers on."""
        world = self.game.determinize(self._world, self.seat, rng or self.rng)
        if world.actor() != self.seat:
            world.focus(self.seat)
        return world

    def say(self, answer: int) -> str:
        """The notation of an answer."""
        return self.game.actions.say(answer)


class Bot(Protocol):
    """Anything that can choose."""

    def choose(self, side: Side) -> int:
        """One of `side.legal`."""
        ...
