"""Points of Pig."""

from __future__ import annotations

from benben.examples.pig.state import Pig


def scores(s: Pig) -> list[int]:
    return [s.points[i] for i in range(s.seats)]


def winners(s: Pig) -> list[int]:
    """PIG-2.1: the one who reached the goal."""
    return [i for i in range(s.seats) if s.points[i] >= s.box.goal]
