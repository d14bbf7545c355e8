"""The sheets of both Egizias as they are asked, for the tests."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

from benben.core.game import Look
from benben.core.registry import game
from benben.draw import Marks, Register
from benben.draw.plan import HEADING, Plan
from benben.draw.register import Shape
from benben.games.egizia.look.rows import ROWS as CLASSIC_ROWS
from benben.games.egizia_common.look.rows import Rows
from benben.games.egizia_shifting_sands.look.rows import ROWS as SANDS_ROWS
from tests.draw import egizia_positions, egizia_sands_positions
from tests.draw.boards import elements
from tests.draw.egizia_moments import View


@dataclass(frozen=True)
class Sheet:
    """One game's positions and how they are drawn."""

    module: ModuleType
    rows: Rows

    @property
    def key(self) -> str:
        return str(self.module.GAME)

    @property
    def look(self) -> Look:
        return game(self.key).look

    def view(self, name: str) -> View:
        return self.module.POSITIONS[name]()

    def asked(self, name: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.module.asked(name)
        return found

    def touches(self, name: str, answer: dict[str, Any]) -> list[str]:
        return self.look.touches(self.view(name), answer)

    def board(self, name: str, shape: Shape = "phone", targets: frozenset[str] = frozenset()) -> list[Register]:
        assert self.look.board
        return self.look.board(self.view(name), Marks(targets), shape)

    def plan(self, name: str) -> Plan:
        found: Plan = self.look.plans[self.look.plan(self.view(name))]
        return found

    def drawn(self, name: str, shape: Shape = "high") -> list[Register]:
        """A position as it is asked on a sheet, registers without a place left out."""
        targets = frozenset(found for answer in self.asked(name) for found in self.touches(name, answer))
        return [one for one in self.board(name, shape, targets) if one.key in self.plan(name).places]

    def scale(self, register: Register, name: str) -> float:
        """How large a unit of a register is on the sheet."""
        place = self.plan(name).places[register.key]
        high = place.height - (HEADING if register.icon else 0)
        return min(place.width / register.box.width, high / register.box.height)

    def said(self, name: str, element: str) -> str:
        return elements(self.drawn(name))[element].findtext("title") or ""


CLASSIC = Sheet(egizia_positions, CLASSIC_ROWS)
SANDS = Sheet(egizia_sands_positions, SANDS_ROWS)
SHEETS = (CLASSIC, SANDS)
EVERYWHERE = [(sheet, name) for sheet in SHEETS for name in sheet.module.POSITIONS]
EVERY_ID = [f"{sheet.key}-{name}" for sheet, name in EVERYWHERE]
