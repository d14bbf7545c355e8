"""The start of a game of Pig."""

from __future__ import annotations

from mypy_extensions import i64

from benben.examples.pig.components import PigComponents
from benben.examples.pig.rules.turn import TURNS
from benben.examples.pig.state import Pig


def start(seats: i64, box: PigComponents) -> Pig:
    """PIG-1.1: nobody has points; the first seat begins."""
    s = Pig(seats, box, None)
    s.plan(TURNS[0])
    return s
