"""A bot that takes what looks best right now, by the game's own evaluation."""

from __future__ import annotations

from librt.vecs import vec

from benben.bots.side import Side

WORLDS = 4  # how many guesses at hidden things it weighs


class GreedyBot:
    """The answer that the game's hints rate highest, averaged over what may be hidden."""

    def choose(self, side: Side) -> int:
        ratings = self.ratings(side)
        return side.legal[max(range(len(ratings)), key=ratings.__getitem__)]

    def ratings(self, side: Side) -> list[float]:
        """A rating for each legal answer."""
        total = [0.0] * len(side.legal)
        answers, ratings = side.game.answers(), vec[float]([0.0] * len(side.legal))
        for _ in range(WORLDS if side.game.has_secrets else 1):
            world = side.imagine()
            world.legal(answers)
            side.game.advice.hints.rate(world, side.seat, answers, ratings, side.rng)
            total = [sum + rating for sum, rating in zip(total, ratings, strict=True)]
        return total
