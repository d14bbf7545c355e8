"""What both games have on the table. Neither game's state inherits from the other's."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from benben.core.components import Cells, Components
from benben.core.steps import State

RIVER: Final[Cells] = {"river": [9]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Barges(State):
    """The barges on the river, and whose turn it is."""

    def __init__(self, seats: i64, box: Components, source: Barges | None) -> None:
        super().__init__(seats, source)
        self.box: Components = box
        self.places: vec[i64]  # by seat
        self.turn: i64 = 0
        if source is None:
            self.places = vec[i64]([0] * seats)
        else:
            self.places = source.places[:]
            self.turn = source.turn

    def length(self) -> i64:
        """How many spaces the river has."""
        return self.box.cells["river"][0]
