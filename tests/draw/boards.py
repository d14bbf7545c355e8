"""The boards of all games, each with its made-up positions, for the tests and the screens that look at all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree

from benben.core.registry import game
from benben.draw import Register
from tests.draw import architects_positions, egyptia_positions, positions

Answers = Sequence[dict[str, Any]]


@dataclass(frozen=True)
class Drawn:
    """A game's board."""

    key: str
    module: Any  # with POSITIONS, asked, CHOSEN, LAST
    marked: Callable[[str], Answers]  # the answers whose elements the tests mark in a position
    last: frozenset[str]  # some elements that a last move may have touched

    @property
    def positions(self) -> dict[str, Callable[[], Any]]:
        found: dict[str, Callable[[], Any]] = self.module.POSITIONS
        return found

    @property
    def title(self) -> str:
        return game(self.key).title

    def board(self, view: Any, *targets: frozenset[str], **more: frozenset[str]) -> list[Register]:
        drawn = game(self.key).look.board
        assert drawn is not None
        registers: list[Register] = drawn(view, *targets, **more)
        return registers

    def touches(self, view: Any, answer: dict[str, Any]) -> list[str]:
        touched = game(self.key).look.touches
        assert touched is not None
        return touched(view, answer)

    def plain(self, name: str) -> list[Register]:
        """A position with nothing to press."""
        return self.board(self.positions[name]())

    def targets(self, name: str) -> frozenset[str]:
        """Everything that the marked answers touch in a position."""
        return frozenset(
            found for answer in self.marked(name) for found in self.touches(self.positions[name](), answer)
        )

    def as_asked(self, name: str) -> list[Register]:
        """A position as a player meets it: with what may be answered, what is chosen and what was touched last."""
        view = self.positions[name]()
        targets = frozenset(found for answer in self.module.asked(name) for found in self.touches(view, answer))
        marks = {"chosen": self.module.CHOSEN, "last": self.module.LAST}
        return self.board(view, targets, **{key: frozenset(of.get(name, ())) for key, of in marks.items()})

    def pressable(self, name: str, **more: frozenset[str]) -> list[Register]:
        """A position with all of that to press."""
        return self.board(self.positions[name](), self.targets(name), **more)


BOARDS = {
    "ra-dice": Drawn("ra-dice", positions, lambda name: positions.ANSWERS, frozenset({"ra"})),
    "egyptia": Drawn("egyptia", egyptia_positions, lambda name: egyptia_positions.ANSWERS, frozenset({"hex-3"})),
    "architects": Drawn(
        "architects", architects_positions, architects_positions.asked, frozenset({"site-0-block-1", "quarry"})
    ),
}


def markup(registers: list[Register]) -> str:
    """The whole board as text."""
    return "".join(str(register.svg) for register in registers)


def elements(registers: list[Register]) -> dict[str, ElementTree.Element]:
    """Every element of the board with an id."""
    root = ElementTree.fromstring(f"<board>{markup(registers)}</board>")
    return {name: element for element in root.iter() if (name := element.get("id"))}
