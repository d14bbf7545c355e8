"""A view of Ra as the board looks at it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from benben.draw.spaces import Marks
from benben.games.ra_dice.components import CELLS

View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Scene:
    """A view of the table and the marks on it."""

    view: View
    marks: Marks = field(default_factory=Marks)

    @property
    def table(self) -> Mapping[str, Any]:
        """What lies on the table."""
        table: Mapping[str, Any] = self.view["table"]
        return table

    @property
    def cells(self) -> Mapping[str, list[int]]:
        """The numbers printed on board and crib sheet, a designer's changes among them."""
        changes: Mapping[str, list[int]] = self.view.get("variant", {})
        return {**CELLS, **changes}

    @property
    def players(self) -> list[Mapping[str, Any]]:
        """What belongs to each seat."""
        return list(self.table["players"])

    @property
    def actor(self) -> int:
        """The seat to answer; the one on turn while chance answers."""
        for seat in (self.view.get("actor", -1), self.table.get("turn", 0)):
            if 0 <= seat < len(self.players):
                return int(seat)
        return 0

    @property
    def names(self) -> list[str]:
        """The name of each seat."""
        known = [str(name) for name in self.view.get("names") or []][: len(self.players)]
        return known + [f"Player {seat + 1}" for seat in range(len(known), len(self.players))]

    @property
    def dice(self) -> dict[str, Mapping[str, Any]]:
        """The dice by colour; none before the first roll."""
        return {die["colour"]: die for die in self.table["dice"]}

    def free_dice(self, face: str) -> list[str]:
        """The ids of unused dice that show a face."""
        return [f"die-{colour}" for colour, die in self.dice.items() if die["face"] == face and not die["used"]]

    def list_of(self, seats: list[int]) -> str:
        """The names of some seats."""
        return ", ".join(self.names[seat] for seat in seats) or "nobody"

    def each(self, area: str) -> str:
        """What each seat has in an area, in words."""
        return ", ".join(f"{name} {player[area]}" for name, player in zip(self.names, self.players, strict=True))
