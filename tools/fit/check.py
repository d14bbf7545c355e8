"""One game at one number of seats, looked at in all windows."""

from __future__ import annotations

import time
from typing import Any

from tools.fit.browser import LOOKS, Fault, Look, Size, Window, browsing
from tools.fit.moments import Moment, followed, fullest
from tools.phase import tell

FOLLOWED = 60  # questions of a game that are compared with the one before
LARGE = 6  # seats; larger games are played once, they are long


def looked_at(browser: Any, moments: list[Moment], paths: list[list[Moment]], at: Size, look: Look) -> list[Fault]:
    """Everything that does not fit in windows of one size and look."""
    window = Window(browser, at, look)
    faults = [fault for moment in moments for fault in window.faults(moment)]
    for path in paths:
        faults += window.moved(path)
    window.close()
    return faults


def check(key: str, players: int, games: int, sizes: list[Size], looks: list[str]) -> list[Fault]:
    """One game at one number of seats, at all sizes and in all looks."""
    began, head = time.monotonic(), f"{key}, {players} seats"
    moments = fullest(key, players, games if players <= LARGE else 1)
    path = followed(key, players, 7, FOLLOWED, after=0 if players <= LARGE else 3 * players)
    tell(f"{head}: {len(moments)} kinds of pages")
    faults = []
    with browsing() as browser:
        for look in (look for look in LOOKS if look.name in looks):
            for at in sizes:
                found = looked_at(browser, moments, [path] if look is LOOKS[0] else [], at, look)
                spent = time.monotonic() - began
                tell(f"  … {spent:.0f} s: {head}, {at[0]} × {at[1]}, {look.name}: {len(found)} faults")
                faults += found
    return faults
