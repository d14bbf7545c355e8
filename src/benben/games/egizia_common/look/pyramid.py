"""The pyramid, row by row; in halves side by side where there are two of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from benben.draw.geometry import Box, Point
from benben.draw.seats import ghost
from benben.draw.shapes import path, rect, words
from benben.draw.spaces import Marks, Piece, Space
from benben.draw.tags import Node
from benben.games.egizia_common.look.bricks import ORIGIN, brick
from benben.games.egizia_common.view.types import RowView
from benben.games.egizia_common.words import say

GROUND: Final = 160.0
WIDE: Final = 204.0
HIGHEST: Final = 38.0  # of a row
BETWEEN: Final = 8.0  # the halves


@dataclass(frozen=True)
class Pyramid:
    """Its rows, and whose they are; `seat` is who looks."""

    rows: list[RowView]
    names: list[str]
    seat: int
    sides: int = 1

    @property
    def high(self) -> float:
        """The height of a row."""
        return min(HIGHEST, 150 / len(self.rows))

    def cell(self, row: int, space: int) -> Box:
        of_row, at_foot = len(self.rows[row]["owners"]) // self.sides, len(self.rows[0]["owners"]) // self.sides
        width = (WIDE - BETWEEN * (self.sides - 1)) / (at_foot * self.sides)
        side, n = divmod(space, of_row)
        left = 1 + side * (width * at_foot + BETWEEN) + width * (at_foot - of_row) / 2
        return Box(left + width * n, GROUND - self.high * (row + 1), width, self.high)

    def to_come(self) -> Node:
        """Its outline, and the spaces that are not built yet."""
        empty = [
            self._empty(row, space, view["cost"])
            for row, view in enumerate(self.rows)
            for space, owner in enumerate(view["owners"])
            if owner < 0 and not (view["next"] and space == next_of(view["owners"]))
        ]
        return [self._behind(), empty, path(f"M0 {GROUND:g}H{WIDE + 4:g}", "edge-bold")]

    def _behind(self) -> Node:
        """The outline of the pyramid to come; with two sides one is darker."""
        found = []
        for side in range(self.sides):
            of_side = len(self.rows[0]["owners"]) // self.sides
            first, last = self.cell(0, side * of_side), self.cell(0, side * of_side + of_side - 1)
            top = GROUND - self.high * len(self.rows) - 8
            middle = (first.x + last.right) / 2
            tint = "stone-foot" if self.sides == 2 and side == 0 else "dune"
            found.append(path(f"M{first.x - 1:g} {GROUND:g}L{middle:g} {top:g}L{last.right + 1:g} {GROUND:g}z", tint))
        return found

    def _empty(self, row: int, space: int, cost: int) -> Node:
        box = self.cell(row, space)
        is_dark = self.sides == 2 and space < len(self.rows[row]["owners"]) // 2
        return [
            rect(box, "to-come dark-side" if is_dark else "to-come", 1),
            words(box.centre.moved(y=5), cost, "m n f13 quiet"),
        ]

    def bricks(self) -> list[Piece]:
        found = []
        for row, view in enumerate(self.rows):
            for space, seat in enumerate(view["owners"]):
                if seat >= 0:
                    box = self.cell(row, space)
                    title = say("look-brick", name=self.names[seat])
                    found.append(brick(f"brick-row_{row + 1}-{space + 1}", seat, box.centre, title,
                                       Point(box.width, box.height), 19))  # fmt: skip
        return found

    def next_in(self, row: int, name: str, marks: Marks) -> Space:
        """The next space of a row, whether or not it may be built now."""
        view = self.rows[row]
        space = next_of(view["owners"])
        if space < 0:
            box = self.cell(row, len(view["owners"]) - 1)
            return Space(name, box, say("look-row-done", row=row + 1), say("look-row-done", row=row + 1))
        cell, cost = self.cell(row, space), view["cost"]
        box, can_press = Box.around(ORIGIN, cell.width - 2, cell.height - 2), marks.can_press(name)
        figure = words(Point(8 if can_press else 0, 6), cost, "m n f17") if view["next"] else None
        skin = [ghost(self.seat, Point(-8, 0), 16), figure] if can_press else figure
        title = say("look-next-row", row=row + 1, cost=cost)
        ground = rect(box, "next-brick", 1) if view["next"] and not can_press else None
        return Space(name, box, title, say("look-lay", site="row", cost=cost), ground, skin, at=cell.centre,
                     hit=Box.around(ORIGIN, 42, 40))  # fmt: skip


def next_of(owners: list[int]) -> int:
    """The leftmost empty space of a row; −1, if it is full."""
    return owners.index(-1) if -1 in owners else -1
