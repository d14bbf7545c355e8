"""What a seat may know of Pig: everything."""

from __future__ import annotations

from typing import TypedDict

from benben.core.game import View
from benben.core.rng import Rng
from benben.examples.pig.state import Pig


class PigTable(TypedDict):
    """Whose turn it is, and what it has brought so far."""

    turn: int
    pot: int


def table(s: Pig, seat: int) -> PigTable:
    return {"turn": s.turn, "pot": s.pot}


def determinize(s: Pig, seat: int, rng: Rng) -> Pig:
    return s.clone()


def conserved(s: Pig) -> dict[str, int]:
    return {"players": len(s.points)}


def encode(view: View) -> list[float]:
    own = max(view["seat"], 0)
    points = view["scores"][own:] + view["scores"][:own]
    return [view["table"]["pot"] / 100] + [n / 100 for n in points] + [0.0] * (10 - len(points))
