"""What Pig needs: a die and a goal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.components import Cells, Components

MIN_SEATS: Final = 2
MAX_SEATS: Final = 10
SIDES: Final = 6

CELLS: Final[Cells] = {
    "goal": [100],
    "lost_face": [1],  # the face that loses the turn
}


class PigComponents(Components):
    """The numbers above, where the rules find them."""

    def __init__(self, changes: Cells | None = None, name: str = "") -> None:
        super().__init__(CELLS, changes, name)
        self.goal: i64 = self.cells["goal"][0]
        self.lost_face: i64 = self.cells["lost_face"][0]
