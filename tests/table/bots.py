"""Bots that are hard to live with, given to workers as `module:Class`."""

from __future__ import annotations

import os
import time

from benben.bots import Side


class Slow:
    def choose(self, side: Side) -> int:
        time.sleep(60)
        return side.legal[0]


class Broken:
    def choose(self, side: Side) -> int:
        raise ZeroDivisionError("no idea")


class Cheat:
    """Answers what is not legal."""

    def choose(self, side: Side) -> int:
        return next(a for a in range(side.game.actions.size) if a not in side.legal)


class Dying:
    def choose(self, side: Side) -> int:
        os._exit(1)


class Hungry:
    """Takes as much memory as it can get."""

    def choose(self, side: Side) -> int:
        hoard = []
        while True:
            hoard.append(bytes(2**28))


class Babbler:
    """Prints, and answers with words."""

    def choose(self, side: Side) -> int:
        print("nonsense" * 1000)
        return "the best one"  # type: ignore[return-value]


class Planner:
    """Knows how often it was asked, and for how long it may think: it answers with that."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, side: Side) -> int:
        assert side.seconds > 0
        self.asked += 1
        return side.legal[min(self.asked, len(side.legal)) - 1]
