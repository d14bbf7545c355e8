"""What a register is drawn from, and how it comes about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from benben.draw.geometry import Box
from benben.draw.register import Register, Shape
from benben.draw.spaces import Marks
from benben.language import language

View = Mapping[str, Any]  # what one seat may know, as plain data
Cells = Mapping[str, list[int]]
Shown = TypeVar("Shown")

KEPT = 2048  # registers that are remembered


@dataclass(frozen=True, slots=True)
class Scene(Generic[Shown]):
    """What a register shows of a view, the marks on it, and the shape it takes.

    `cells` are the numbers printed on the components, a designer's variant among them. `actor` is the seat that is
    asked, for registers that show it on what may be pressed.
    """

    shown: Shown
    marks: Marks = field(default_factory=Marks)
    cells: Cells = field(default_factory=dict)
    actor: int = 0
    shape: Shape = "phone"


@dataclass(frozen=True, eq=False)
class Part(Generic[Shown]):
    """How a register comes about.

    `show` finds in a view what the register shows, as plain data, and `draw` draws it from that and from nothing else:
    what was shown before need not be drawn again. `ids` are what the ids of its elements begin with. `shapes` are the
    boxes of those shapes that it has besides the one it takes everywhere else.
    """

    draw: Callable[[Scene[Shown]], Register]
    ids: tuple[str, ...]
    show: Callable[[Any], Shown]
    cells: Cells = field(default_factory=dict)
    has_actor: bool = False  # whether it shows who is asked
    shapes: Mapping[Shape, Box] = field(default_factory=dict)

    def marks(self, marks: Marks) -> Marks:
        """The marks on this register."""
        return Marks(*(frozenset([name for name in ids if name.startswith(self.ids)]) for ids in marks.all))

    def scene(self, shown: Shown, marks: Marks, variant: Cells, actor: int, shape: Shape) -> Scene[Shown]:
        """What it is drawn from."""
        return Scene(shown, marks, {**self.cells, **variant} if variant else self.cells, actor, shape)


def drawn(parts: Sequence[Part[Any]], view: View, marks: Marks, shape: Shape = "phone") -> list[Register]:
    """The registers of a board, those that were drawn before from memory."""
    variant = msgspec.json.encode(view.get("variant", {}))
    found = []
    for part in parts:
        own = part.marks(marks)
        actor = max(0, view["actor"]) if part.has_actor and (own.targets or own.chosen) else 0
        shown = msgspec.json.encode(part.show(view))
        own_shape: Shape = shape if shape in part.shapes else "phone"
        found.append(_drawn(part, shown, own, variant, actor, own_shape, language()))
    return found


@lru_cache(KEPT)
def _drawn(
    part: Part[Any], shown: bytes, marks: Marks, variant: bytes, actor: int, shape: Shape, language: str
) -> Register:
    decode = msgspec.json.decode
    return part.draw(part.scene(decode(shown), marks, decode(variant), actor, shape))
