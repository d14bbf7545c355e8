"""A register: one band of a board, one subject, one SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from benben.draw import tags as h
from benben.draw.geometry import Box, number
from benben.draw.spaces import Marks, Piece, Space, draw_last, draw_piece, draw_space
from benben.draw.tags import Element, Node

Column = Literal["both", "left", "right"]

WIDTH = 420.0  # of a register that shares the sheet with another


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
