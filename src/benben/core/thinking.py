"""Thinking about an answer: how much, in which worlds, and by whom."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final, Generic, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from benben.core.actions import Answers
from benben.core.hints import Hints
from benben.core.rng import Rng
from benben.core.steps import S, State

GUESSES: Final = 4  # at hidden things, of who looks one answer ahead


class Effort:
    """How much may be thought about one answer: so many iterations, which are the same on every machine.

    Where people wait, the clock ends it earlier: a slow machine gets fewer iterations, not a longer wait.
    """

    def __init__(self, iterations: i64, seconds: float = 0.0) -> None:
        self.iterations: i64 = iterations
        self.seconds: float = seconds  # 0: nobody waits
        self.end: float = 0.0
        self.done: i64 = 0  # how many iterations there were

    def begin(self) -> None:
        """The clock runs from now on."""
        self.done = 0
        self.end = perf_counter() + self.seconds if self.seconds > 0.0 else 0.0

    def goes_on(self) -> bool:
        """Whether another iteration may begin, which is counted then. The first one always may."""
        if self.done >= self.iterations or (self.done > 0 and self.end > 0.0 and perf_counter() >= self.end):
            return False
        self.done += 1
        return True


class Worlds(Generic[S]):
    """All that may be true as far as a seat knows: whole states, each as likely to be drawn as in the real game."""

    def __init__(self, seat: i64, deal: Callable[[Rng], State], rng: Rng) -> None:
        self.seat: i64 = seat  # who thinks, and is asked in every world
        self.deal: Callable[[Rng], State] = deal
        self.rng: Rng = rng

    def draw(self) -> S:
        """A world of one's own, to be changed at will."""
        return cast(S, self.deal(self.rng))


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Generic[S]):
    """Rates the legal answers of one seat as well as the game knows how.

    One thinks for one seat of one game only, so it may keep a plan from answer to answer; it checks that the plan
    still fits, as answers may be taken back.
    """

    def think(self, worlds: Worlds[S], effort: Effort, answers: Answers, ratings: vec[float]) -> None:
        """Write a rating for each legal answer into `ratings`, the best one the highest."""
        raise NotImplementedError


class OneAhead(Thinker[S]):
    """The game's hints, averaged over a few worlds if something is hidden."""

    def __init__(self, hints: Hints[S], guesses: i64 = GUESSES) -> None:
        self.hints: Hints[S] = hints
        self.guesses: i64 = guesses

    def think(self, worlds: Worlds[S], effort: Effort, answers: Answers, ratings: vec[float]) -> None:
        effort.begin()
        some = vec[float]([0.0] * answers.count)
        for i in range(answers.count):
            ratings[i] = 0.0
        for n in range(self.guesses):
            effort.done += 1
            self.hints.rate(worlds.draw(), worlds.seat, answers, some, worlds.rng)
            for i in range(answers.count):
                ratings[i] += some[i] / float(self.guesses)
