"""What a seat may know of Pig: everything."""

from __future__ import annotations

from typing import TypedDict

from benben.core.game import View
from benben.examples.pig.state import Pig


class PigTable(TypedDict):
    """The game's own part of a view."""

    turn: int
    pot: int  # points of this turn, not safe yet


PigView = View[PigTable]


def table(s: Pig, seat: int, asked: list[int]) -> PigTable:
    return {"turn": s.turn, "pot": s.pot}


def conserved(s: Pig) -> dict[str, int]:
    return {"players": len(s.points)}


def encode(view: PigView) -> list[float]:
    own = max(view["seat"], 0)
    points = view["scores"][own:] + view["scores"][:own]
    return [view["table"]["pot"] / 100] + [n / 100 for n in points] + [0.0] * (10 - len(points))
