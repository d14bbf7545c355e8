"""A register: one band of a board, one subject, one SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import msgspec

from benben.draw import tags as h
from benben.draw.geometry import Box, number
from benben.draw.spaces import Marks, Piece, Space, draw_last, draw_piece, draw_space
from benben.draw.tags import Element, Node

Column = Literal["both", "left", "right"]

WIDTH = 420.0  # of a register that shares the sheet with another
KEPT = 2048  # registers that are remembered


@dataclass(frozen=True, slots=True)
class Register:
    """One band of a board.

    `key` names it, `title` is its heading in words (drawn in the SVG where it has one), `label` says its content for
    those who cannot see it. `column` is its place on a wide sheet; on a phone registers stand in the order they come.
    `optional` registers repeat what a page says elsewhere, a narrow page may leave them out.
    """

    key: str
    title: str
    label: str
    svg: Element
    box: Box
    column: Column = "both"
    optional: bool = False


def paint(ground: Sequence[Node], spaces: Sequence[Space], pieces: Sequence[Piece], marks: Marks) -> list[Node]:
    """The layers of a register in their order: ground, spaces with halos, pieces by id, marks of the last move."""
    standing = sorted(pieces, key=lambda piece: piece.id)
    return [
        h.g(".ground")[list(ground)],
        h.g(".spaces")[[draw_space(space, marks) for space in spaces]],
        h.g(".pieces")[[draw_piece(piece) for piece in standing]],
        h.g(".marks")[draw_last(list(spaces), standing, marks)],
    ]


def register(
    key: str, title: str, label: str, box: Box, layers: list[Node], column: Column = "both", optional: bool = False
) -> Register:
    """A register with its SVG: layers as `paint` makes them, seen through a box."""
    view_box = " ".join(number(edge) for edge in box)
    svg = h.svg(id=f"board-{key}", class_="plate", viewBox=view_box, role="group", aria_label=label)[layers]
    return Register(key, title, label, svg, box, column, optional)


@dataclass(frozen=True)
class Part:
    """How a register comes about: what it shows of a view, and nothing else, so that it need not be drawn twice."""

    draw: Callable[[Mapping[str, Any], Marks], Register]
    ids: tuple[str, ...]  # what the ids of its elements begin with
    table: tuple[str, ...] = ()  # what it shows of the table …
    player: tuple[str, ...] = ()  # … and of each player

    def marks(self, marks: Marks) -> Marks:
        """The marks on this register."""
        return Marks(*(frozenset(name for name in ids if name.startswith(self.ids)) for ids in marks.all))

    def facts(self, view: Mapping[str, Any], asked: bool) -> bytes:
        """What it shows. Who is asked is shown only by what may be pressed."""
        table = view["table"]
        shown = {name: table[name] for name in self.table if name in table}
        shown["players"] = [{name: player[name] for name in self.player} for player in table["players"]]
        shown["turn"] = table.get("turn", 0) if asked else 0
        actor = view.get("actor", -1) if asked else -1
        rest = {"names": view.get("names"), "variant": view.get("variant", {}), "actor": actor}
        return msgspec.json.encode({"table": shown} | rest)


def drawn(parts: Sequence[Part], view: Mapping[str, Any], marks: Marks) -> list[Register]:
    """The registers of a board, those that were drawn before from memory."""
    found = []
    for part in parts:
        own = part.marks(marks)
        found.append(_drawn(part, part.facts(view, bool(own.targets or own.chosen)), own))
    return found


@lru_cache(KEPT)
def _drawn(part: Part, facts: bytes, marks: Marks) -> Register:
    return part.draw(msgspec.json.decode(facts), marks)
