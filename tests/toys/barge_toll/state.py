"""The table of the toll game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.components import Cells, Components
from tests.toys.barge_common.state import RIVER, Barges

CELLS: Final[Cells] = RIVER | {"coins": [3], "rounds": [4]}


class Toll(Barges):
    """Barges, coins, and the round."""

    def __init__(self, seats: i64, box: Components, source: Toll | None) -> None:
        super().__init__(seats, box, source)
        self.coins: vec[i64]
        self.round: i64 = 1
        if source is None:
            self.coins = vec[i64]([box.cells["coins"][0]] * seats)
        else:
            self.coins = source.coins[:]
            self.round = source.round

    def clone(self) -> Toll:
        return Toll(self.seats, self.box, self)
