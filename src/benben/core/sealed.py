"""Rounds in which all seats answer at once, each its own questions, and nobody sees what the others answer.

Their steps lie together on top of the agenda. There is one way to take answers of such a round back, for views, for
imagined worlds and for undo: the game's rule `take_back` undoes what one seat has answered in it.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from benben.core.steps import State, Step

TakeBack = Callable[[State, int], Step]  # undo a seat's answers of the open round; returns what it is asked first


def forget_others(s: State, seat: i64, take_back: TakeBack) -> None:
    """Put all seats but one back to where they have answered nothing in the round that is open."""
    own = s.sealed_steps(seat, True)
    s.depth = s.sealed_from()
    for other in range(s.seats - 1, -1, -1):
        if other != seat:
            s.plan(take_back(s, other))
    for step in own:
        s.plan(step)


class SealedRound:
    """A round that somebody has answered in, while others are still to answer."""

    def __init__(self, number: int, lines: int, events: int) -> None:
        self.number = number  # 1, 2, … in this game
        self.lines = lines  # how many answers had been given before it …
        self.events = events  # … and how many events there had been
