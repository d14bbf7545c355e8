"""A seat's side of the table: all that a bot is handed."""

from __future__ import annotations

from typing import Protocol

from benben.core.actions import Answers
from benben.core.game import Game, Options, View
from benben.core.match import Match
from benben.core.rng import Rng
from benben.core.steps import State


class Side:
    """What one seat sees when it must answer.

    The true state is not in here: `imagine` starts from a world drawn by `determinize` from what the seat knows, so a
    bot cannot look at what it may not know, however hard it tries.
    """

    def __init__(self, match: Match, seat: int, rng: Rng) -> None:
        world = match.game.determinize(match.state, seat, rng)
        self._set(match.game, world, seat, rng, match.record.options)

    @classmethod
    def of(cls, game: Game, world: State, seat: int, rng: Rng, options: Options | None = None) -> Side:
        """A side made from a world that was drawn by `determinize` before, perhaps in another process."""
        side = cls.__new__(cls)
        side._set(game, world, seat, rng, options or {})
        return side

    def _set(self, game: Game, world: State, seat: int, rng: Rng, options: Options) -> None:
        self.game = game
        self.options = dict(options)  # of the game that is played
        self.seat = seat
        self.rng = rng  # the bot's own
        self._world = world
        self._world.focus(seat)  # where all choose at once, the match may be asking another seat first
        self.legal: list[int] = game.legal(world)
        self.seconds = 0.0  # how long a bot may take where people wait for it; 0: as long as it needs

    @property
    def view(self) -> View:
        """What the seat may know, as plain JSON."""
        return self.game.view(self._world, self.seat)

    def imagine(self, rng: Rng | None = None) -> State:
        """A whole state that agrees with all the seat knows, the rest dealt at random, to try answers on."""
        world: State = self.game.determinize(self._world, self.seat, rng or self.rng)
        return world

    def answers(self) -> Answers:
        """The legal answers in a buffer, as the engine fills one."""
        answers = self.game.answers()
        for answer in self.legal:
            answers.add(answer)
        return answers

    def say(self, answer: int) -> str:
        """The notation of an answer."""
        return self.game.actions.say(answer)


class Bot(Protocol):
    """Anything that can choose."""

    def choose(self, side: Side) -> int:
        """One of `side.legal`."""
        ...
