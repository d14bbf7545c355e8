"""The table of the race."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.components import Cells, Components
from tests.toys.barge_common.state import RIVER, Barges

CELLS: Final[Cells] = RIVER | {"most_rests": [2], "rest_points": [1]}


class Race(Barges):
    """Barges, and how often each player has rested."""

    def __init__(self, seats: i64, box: Components, source: Race | None) -> None:
        super().__init__(seats, box, source)
        self.rests: vec[i64]
        if source is None:
            self.rests = vec[i64]([0] * seats)
        else:
            self.rests = source.rests[:]

    def clone(self) -> Race:
        return Race(self.seats, self.box, self)
