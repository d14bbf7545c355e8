"""Spaces and pieces: what stands on a board, what may be pressed, and what has just happened.

A space stays where it is and carries the states of the look: legal, chosen. A piece moves: its outer group only
places it, its inner group (class `skin`) scales, turns and fades. Both have an id of their own for life and a title.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number, translate
from benben.draw.shapes import circle, corners, drawing, path, rect
from benben.draw.tags import Element, Node

QUESTION = "#question"  # where a pressed space leads without a script: to the answers
PRESSED = {True: "true", False: "false"}


@dataclass(frozen=True, slots=True)
class Marks:
    """Ids of what may be pressed now, of what has been chosen, and of what the last move touched."""

    targets: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()

    @property
    def all(self) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
        return self.targets, self.chosen, self.last

    def can_press(self, name: str) -> bool:
        """Whether the element is a button now: one may also press what is chosen, to let go of it."""
        return name in self.targets or name in self.chosen


@dataclass(frozen=True, slots=True)
class Space:
    """A place on a board.

    `box` is where halo and marks go, `hit` a larger box that takes presses. `ground` is painted under the halo, `skin`
    over it. `title` says what is there, `press` (a sentence) what pressing it does. A `toggle` is chosen among others
    before anything happens. `ghost`, on top, shows the piece that would come to lie here. `shape` is the path of the
    halo where it is no rectangle. `beside`, elsewhere on the board, is seen while one points at a space to press.
    A space that moves, as a card in a hand, is drawn about 0,0 and stands `at` a point, leaning by `turn` degrees, so
    many times as large. `like` names the first of several alike ones: to press any of them is to press that one.
    """

    id: str
    box: Box
    title: str
    press: str
    ground: Node = None
    skin: Node = None
    ghost: Node = None
    hit: Box | None = None
    corner: float = 3
    toggle: bool = False
    classes: str = "space"
    shape: str = ""
    beside: Node = None
    at: Point | None = None
    turn: float = 0
    scale: float = 1
    like: str = ""

    @property
    def seen(self) -> Box:
        """Where it is seen, for the marks about it."""
        if self.at is None:
            return self.box
        return Box.around(self.at, self.box.width * self.scale, self.box.height * self.scale)

    @property
    def stand(self) -> str | None:
        """The value of its `transform` attribute; None where it stays where it is."""
        if self.at is None:
            return None
        return f"{translate(self.at)} rotate({number(self.turn)}) scale({self.scale:g})"


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing that moves, drawn about 0,0; `reach` is half its size."""

    id: str
    at: Point
    title: str
    skin: Node = field(repr=False)
    classes: str = ""
    reach: float = 12


def check(at: Point) -> Element:
    """The check in the corner of what is chosen."""
    return h.g(".check", transform=translate(at))[
        circle(Point(0, 0), 10, "check-disc"), drawing("ui-check", Box(-6.5, -6.5, 13, 13))
    ]


def _outline(space: Space, classes: str) -> Element:
    return path(space.shape, classes) if space.shape else rect(space.box, classes, space.corner)


def _halo(space: Space, chosen: bool) -> list[Node]:
    return [
        rect(space.hit, "hit") if space.hit else None,
        space.ground,
        _outline(space, "halo-base"),
        _outline(space, "halo"),
        h.g(".skin")[space.skin] if space.skin is not None else None,
        h.g(".ghostpiece")[space.ghost] if space.ghost is not None else None,
        check(Point(space.box.right - 3, space.box.y + 3)) if chosen else None,
    ]


def _pressable(space: Space, chosen: bool) -> Node:
    attributes = {
        "id": space.id,
        "class": f"{space.classes} legal selected" if chosen else f"{space.classes} legal",
        "href": QUESTION,
        "role": "button",
        "aria-label": space.press,
        "aria-pressed": PRESSED[chosen] if chosen or space.toggle else None,
        "transform": space.stand,
        "data-like": space.like or None,
    }
    button = h.a(attributes)[h.title[space.press], _halo(space, chosen)]
    return button if space.beside is None else [button, h.g(".beside", aria_hidden="true")[space.beside]]


def draw_space(space: Space, marks: Marks) -> Node:
    """A space: a button with a halo if it may be pressed, else a group with a title."""
    if marks.can_press(space.id):
        return _pressable(space, space.id in marks.chosen)
    skin = h.g(".skin")[space.skin] if space.skin is not None else None
    return h.g(id=space.id, class_=space.classes, transform=space.stand)[h.title[space.title], space.ground, skin]


def draw_piece(piece: Piece) -> Element:
    """A piece: the outer group is moved by its `transform` attribute and by nothing else."""
    return h.g(id=piece.id, class_=f"at {piece.classes}".rstrip(), transform=translate(piece.at))[
        h.title[piece.title], h.g(".skin")[piece.skin]
    ]


def draw_last(spaces: list[Space], pieces: list[Piece], marks: Marks) -> list[Node]:
    """The corners round everything that the last move touched."""
    boxes = [space.seen.grown(2) for space in spaces if space.id in marks.last]
    boxes += [Box.around(piece.at, 2 * piece.reach + 4) for piece in pieces if piece.id in marks.last]
    return [path(corners(box), "last-move") for box in boxes]
