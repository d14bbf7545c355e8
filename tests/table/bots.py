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
