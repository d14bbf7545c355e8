"""The ladder: five bots for every game, from one who is learning it to one who is hard to beat.

All of them know the same things. The weaker ones look less far and choose more loosely, so they do what a person of
their strength might do, and never something absurd.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec

from benben.bots.side import Side
from benben.core.game import Game
from benben.core.rng import Rng
from benben.core.search import Judge, TreeSearch
from benben.core.steps import State
from benben.core.thinking import Effort, Thinker, Worlds
from benben.language import Message, book_of

BOOK = book_of("benben.bots")

LADDER = ("apprentice", "mason", "builder", "architect", "vizier")
ABSURD = 3.0  # what is rated worse than the best by more than so many temperatures is never chosen
PARTS = 2**30  # of a chance


class LadderBot:
    """A bot of the ladder at one seat of one game."""

    def __init__(self, rung: str, most: int | None = None) -> None:
        self.rung = LADDER.index(rung)
        self.most = most  # iterations, where it shall think less than its rung does
        self.iterations = 0  # that its last answer took
        self._thinker: Thinker[State] | None = None

    def choose(self, side: Side) -> int:
        self.iterations = 0
        if len(side.legal) == 1:
            return side.legal[0]
        temperature = side.game.advice.rungs[self.rung].temperature
        return side.legal[loosely(self.ratings(side), temperature, side.rng)]

    def ratings(self, side: Side) -> list[float]:
        """A rating for each legal answer."""
        iterations = side.game.advice.rungs[self.rung].iterations
        effort = Effort(iterations if self.most is None else min(iterations, self.most), side.seconds)
        answers, ratings = side.answers(), vec[float]([0.0] * len(side.legal))
        worlds: Worlds[State] = Worlds(side.seat, side.imagine, side.rng)
        self.thinker(side).think(worlds, effort, answers, ratings)
        self.iterations = int(effort.done)
        return list(ratings)

    def thinker(self, side: Side) -> Thinker[State]:
        """Who thinks for the seat, from its first answer to its last."""
        if self._thinker is None:
            advice, world = side.game.advice, side.imagine()
            if advice.thinker is not None:
                self._thinker = advice.thinker(world)
            else:
                size = side.game.actions.size
                self._thinker = TreeSearch(Judge(advice.hints, size, side.game.rules.winners), size, world.seats)
        return self._thinker


def remark(game: Game, state: State) -> Message | None:
    """What there is to say about how bots of the ladder judge such a table, if it is not as usual."""
    fits = game.advice.fits
    return None if fits is None or fits(state) else BOOK.message("hand-made-numbers")


def loosely(ratings: list[float], temperature: float, rng: Rng) -> int:
    """The place of the best rating, or of one that is nearly as good: the hotter, the more freely."""
    best = max(ratings)
    if temperature <= 0.0:
        return ratings.index(best)
    weights = [exp((x - best) / temperature) if best - x <= ABSURD * temperature else 0.0 for x in ratings]
    point = rng.below(PARTS) / PARTS * sum(weights)
    for place, weight in enumerate(weights):
        point -= weight
        if point < 0.0:
            return place
    return ratings.index(best)
