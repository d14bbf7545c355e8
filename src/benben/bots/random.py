"""The weakest bot, and the measure of all others."""

from __future__ import annotations

from benben.bots.side import Side


class RandomBot:
    """Any legal answer, each equally likely."""

    def choose(self, side: Side) -> int:
        return side.legal[side.rng.below(len(side.legal))]
