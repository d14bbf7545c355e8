"""A register: one band of a board, one subject, one SVG under its heading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, NamedTuple, get_args

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, number
from benben.draw.shapes import wide
from benben.draw.spaces import QUESTION, Marks, Piece, Space, draw_last, draw_piece, draw_space
from benben.draw.tags import Element, Node

Column = Literal["both", "left", "right"]
Shape = Literal["high", "low", "phone"]  # for sheets 16:10, sheets 16:9, and pages that scroll
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)

BESIDE_TITLE = 36.0  # what a heading needs for its drawing
WIDTH = 420.0  # of a register that shares the sheet with another


class Target(NamedTuple):
    """A heading that answers are given on: its id, the sentence that says what pressing it does, and its state."""

    id: str
    press: str
    is_legal: bool
    is_last: bool


def target(name: str, press: str, marks: Marks) -> Target:
    """A heading that answers are given on, with the marks on it."""
    return Target(name, press, marks.can_press(name), name in marks.last)


@dataclass(frozen=True)
class Register:
    """One band of a board.

    `key` names it, `title` is its heading; with an `icon` the heading is seen, and `note` stands at its right; without
    one it is only for those who listen. `target` makes a button of the heading. `label` says the content of the SVG for
    those who cannot see it. `column` is its place on a wide sheet; on a phone registers stand in the order they come.
    `optional` registers repeat what a page says elsewhere, a narrow page may leave them out. `behind` names registers
    that have no place on a sheet without scrolling: the note leads to them.
    """

    key: str
    title: str
    label: str
    svg: Element
    box: Box
    column: Column = "both"
    icon: str = ""
    note: str = ""
    target: Target | None = None
    optional: bool = False
    behind: tuple[str, ...] = ()

    @cached_property
    def section(self) -> Markup:
        """The register as a section of a page: a heading, and the SVG under it."""
        return self.section_for()

    def section_for(self, shown: str = "") -> Markup:
        """The register where a page holds it in two shapes; `shown` is the class that says when this one is seen."""
        narrow = " narrow" if self.column == "both" and self.box.width <= WIDTH else ""
        classes = f"register register-{self.key}{narrow}{' optional' if self.optional else ''} {shown}".rstrip()
        name = f"{self.key}-{shown}" if shown else self.key
        found = h.section(id=f"register-{name}", class_=classes, aria_labelledby=f"heading-{self.key}")
        return Markup(found[self.heading, self.svg])

    @property
    def heading(self) -> Element:
        """The heading in HTML, so that it keeps its size whatever the size of the SVG."""
        if not self.icon:
            return h.h2(".said", id=f"heading-{self.key}")[self.title]
        long = wide(self.title, "t f17") > self.box.width - BESIDE_TITLE
        return h.h2(id=f"heading-{self.key}", class_="heading long" if long else "heading")[
            _pressable(self.target, self._letters)
        ]

    @property
    def _letters(self) -> list[Node]:
        return [
            h.svg(viewBox="0 0 48 48", aria_hidden="true")[h.use(href=f"#d-{self.icon}")],
            h.span[self.title],
            self._note if self.note else None,
        ]

    @property
    def _note(self) -> Element:
        if not self.behind:
            return h.small(title=self.note)[self.note]
        return h.small(title=self.note)[h.button(".peek", type="button", data_peek=" ".join(self.behind))[self.note]]


def _pressable(to: Target | None, letters: list[Node]) -> Node:
    """The letters of a heading, as a button if it may be pressed."""
    if to is None:
        return letters
    last = " touched" if to.is_last else ""
    if not to.is_legal:
        return h.span(id=to.id, class_=f"space{last}")[letters]
    return h.a(id=to.id, class_=f"space legal{last}", href=QUESTION, role="button", aria_label=to.press)[letters]


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
    key: str,
    title: str,
    label: str,
    box: Box,
    layers: list[Node],
    column: Column = "both",
    *,
    icon: str = "",
    note: str = "",
    target: Target | None = None,
    optional: bool = False,
    behind: tuple[str, ...] = (),
) -> Register:
    """A register with its SVG: layers as `paint` makes them, seen through a box."""
    view_box = " ".join(number(edge) for edge in box)
    svg = h.svg(id=f"board-{key}", class_="plate", viewBox=view_box, preserveAspectRatio="xMidYMin meet", role="group",
                aria_label=label)[layers]  # fmt: skip
    return Register(key, title, label, svg, box, column, icon, note, target, optional, behind)
