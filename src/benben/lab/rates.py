"""Measuring speed on a machine that does other things, too."""

from __future__ import annotations

import time
from collections.abc import Callable

ROUNDS = 5

Count = Callable[[], int]  # does some work and says how much


def rate(work: Count, seconds: float) -> float:
    """Units of work per CPU second: the best of several rounds, since other programs can only slow one down."""
    best = 0.0
    for _ in range(ROUNDS):
        began = time.process_time()
        done = 0
        while (spent := time.process_time() - began) < seconds / ROUNDS or not done:
            done += work()
        best = max(best, done / max(spent, 1e-9))
    return best
