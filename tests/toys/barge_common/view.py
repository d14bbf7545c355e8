"""What a seat may know, as far as it is the same in both games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

from benben.core.game import Knowledge
from tests.toys.barge_common.state import Barges


class River(TypedDict):
    """The game's part of a view."""

    places: list[int]
    length: int
    turn: int
    own: list[int]  # what only this game has, by seat


def knowledge(own: Callable[[Any, int], int]) -> Knowledge[Any, River]:
    """Everything is known; `own` tells what only this game has."""

    def table(s: Barges, seat: int, asked: list[int]) -> River:
        own_by_seat = [own(s, other) for other in range(s.seats)]
        return {"places": list(s.places), "length": s.length(), "turn": s.turn, "own": own_by_seat}

    return Knowledge(table=table, encode=lambda view: [float(n) for n in view["table"]["places"]])
