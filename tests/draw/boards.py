"""The boards of all games, each with its made-up positions, for the tests and the screens that look at all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from benben.core.registry import game
from benben.draw import Marks, Register

Answers = Sequence[dict[str, Any]]


@dataclass(frozen=True)
class Drawn:
    """A game's board."""

    module: Any  # with GAME, POSITIONS, asked, marked, CHOSEN, LAST, TOUCHED

    @property
    def key(self) -> str:
        return str(self.module.GAME)

    @property
    def last(self) -> frozenset[str]:
        """Some elements that a last move may have touched."""
        return frozenset(self.module.TOUCHED)

    def marked(self, name: str) -> Answers:
        """The answers whose elements the tests mark in a position."""
        answers: Answers = self.module.marked(name)
        return answers

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
        return drawn(view, Marks(*targets, **more))

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


def _drawn(path: Path) -> Drawn:
    return Drawn(import_module(f"tests.draw.{path.stem}"))


BOARDS = {drawn.key: drawn for drawn in map(_drawn, sorted(Path(__file__).parent.glob("*_positions.py")))}


def markup(registers: list[Register]) -> str:
    """The whole board as text."""
    return "".join(register.section for register in registers)


def elements(registers: list[Register]) -> dict[str, ElementTree.Element]:
    """Every element of the board with an id."""
    root = ElementTree.fromstring(f"<board>{markup(registers)}</board>")
    return {name: element for element in root.iter() if (name := element.get("id"))}
