"""The faces of the 18 kinds of cards, and plans in small."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from benben.draw.cards import CARD, FIELD, Face, card_face, mini_face, small_face, tiny_face
from benben.draw.geometry import Box, Point, number
from benben.draw.shapes import drawing, fitted, path, printed, rect, words
from benben.draw.tags import Node
from benben.games.architects.look.lettering import PLACE_CELLS, drawing_of, number_of, rows_of
from benben.games.architects.words import say
from benben.games.architects.words.text import Cells, number_on
from benben.language import language

MIDDLE: Final = Point(0, 0)
FIELDS: Final = {
    "limestone": "stone",
    "worker": "sand",
    "mummy": "wash-loss",
    "sarcophagus": "wash-gain",
    "cat": "land",
    "bird": "land",
    "dog": "land",
    "glyph": "water",
    "plan": "papyrus",
}
GANGS: Final = (
    ((0, 2, 60),),
    ((-17, 8, 42), (16, -6, 42)),
    ((0, -17, 36), (-19, 15, 36), (18, 15, 36)),
)  # workers of a card: place and size
ARCH: Final = "M-24 {foot}V-4a24 24 0 0 1 48 0V{foot}"
WHITE: Final = "plan_1"  # the plan with the white border


def full(card: str, cells: Cells) -> Markup:
    """A card as it lies in the hand."""
    return _full(card, _numbers(card, cells), language())


def small(card: str, cells: Cells) -> Markup:
    """A card in small."""
    return _small(card, _numbers(card, cells), language())


def tiny(card: str, cells: Cells) -> Markup:
    """A card in a list."""
    return _tiny(card, _numbers(card, cells), language())


def mini(card: str, cells: Cells) -> Markup:
    """A card in a list with little room: smaller, but its figure as large as in any list."""
    return _mini(card, _numbers(card, cells), language())


def _numbers(card: str, cells: Cells) -> tuple[int, ...]:
    """What is printed on a card besides its kind."""
    kind = card.partition("_")[0]
    if kind in ("worker", "glyph"):
        return (number_on(card, cells),)
    if kind == "plan":
        n = number_of(card) - 1
        return tuple(cells[name][n] for name in (*PLACE_CELLS.values(), "architect", "foreman"))
    if kind in ("mummy", "sarcophagus"):
        return cells[kind][0], cells["set_bonus"][0]
    return tuple(cells["idols"]) if kind in ("cat", "bird", "dog") else ()


@lru_cache(512)
def _mini(card: str, numbers: tuple[int, ...], language: str) -> Markup:
    return mini_face(_face(card, numbers))


@lru_cache(512)
def _full(card: str, numbers: tuple[int, ...], language: str) -> Markup:
    return card_face(_face(card, numbers))


@lru_cache(512)
def _small(card: str, numbers: tuple[int, ...], language: str) -> Markup:
    return small_face(_face(card, numbers))


@lru_cache(512)
def _tiny(card: str, numbers: tuple[int, ...], language: str) -> Markup:
    return tiny_face(_face(card, numbers))


def _face(card: str, numbers: tuple[int, ...]) -> Face:
    kind, field = card.partition("_")[0], FIELDS[card.partition("_")[0]]
    if kind == "plan":
        picture = _ruled(small_plan(f"p{number_of(card)}", numbers[:4], 66, 58))
        title = say("card.title", kind=kind, n=number_of(card))
        return Face(title, _earnings(*numbers[4:]), field, picture, border=card == WHITE)
    n = numbers[0] if numbers else 0
    title = say("card.title", kind=kind, n=n)
    if kind == "worker":
        return Face(title, _line(say("card-line.worker", n=n)), field, _gang(n), str(n))
    if kind == "glyph":
        return Face(title, _line(say("card-line.glyph", n=n)), field, _alone(card), str(n))
    if kind in ("mummy", "sarcophagus"):
        return Face(title, _line(say("card-line.pair", bonus=numbers[1])), field, _alone(card), str(n))
    if kind == "limestone":
        picture = _on_ground(drawing("limestone", Box.around(MIDDLE, 58)))
        return Face(title, _line(say("card-line.limestone")), field, picture)
    return Face(title, " · ".join(map(str, numbers)), field, _idol(card))


def _line(text: str) -> Node:
    """What stands under the name of a card, no wider than the card in any language."""
    return fitted(Point(0, 52), text, "m q", CARD.width - 6)


def _on_ground(node: Node) -> Markup:
    """A drawing with a line under it."""
    foot = number(FIELD.height / 2 - 7)
    return printed(path(f"M-35 {foot}H35", "hair"), node)


def _alone(card: str) -> Markup:
    return printed(drawing(drawing_of(card), Box.around(MIDDLE, 60)))


def _idol(card: str) -> Markup:
    """An idol in an arch."""
    return printed(
        path(ARCH.format(foot=number(FIELD.height / 2)), "ivory outline"), drawing(card, Box(-22, -12, 44, 44))
    )


def _gang(count: int) -> Markup:
    places = GANGS[min(count, len(GANGS)) - 1]
    return _on_ground([drawing("worker", Box.around(Point(x, y), size)) for x, y, size in places])


def _ruled(plan: Markup) -> Markup:
    """A plan on a sheet with a grid."""
    grid = "".join(f"M{x} -37V37M-35 {x}H35" for x in (-24, -12, 0, 12, 24))
    return printed(path(grid, "grid"), plan)


def _earnings(architect: int, foreman: int) -> Node:
    """What a plan brings: to who plays it, and to who lays the last block."""
    return [
        drawing("architect", Box(-31, 40, 15, 15)),
        words(Point(-14, 52), architect, "n f13"),
        drawing("foreman", Box(7, 40, 15, 15)),
        words(Point(25, 52), foreman, "n f13"),
    ]


@lru_cache(256)
def small_plan(plan: str, counts: tuple[int, ...], width: float, height: float) -> Markup:
    """The rows of a plan in small, about 0,0."""
    rows = rows_of(plan, *counts)
    wide = min(17.0, width / max(len(row) for row in rows))
    tall = min(15.0, height / len(rows))
    top = -len(rows) * tall / 2
    return printed(
        [
            _small_place(letter, Box((j - len(row) / 2) * wide, top + i * tall, wide, tall))
            for i, row in enumerate(rows)
            for j, letter in enumerate(row)
        ]
    )


def _small_place(letter: str, box: Box) -> Node:
    """A place in small: blocks plain, niches with an arch, tombs with two coffins, walls with signs."""
    x, y, middle = box.x, box.y, box.centre
    wide, tall = box.width, box.height
    if letter == "B":
        return rect(box, "stone thin")
    if letter == "I":
        left, half, foot = number(middle.x - wide * 0.25), number(wide * 0.25), number(box.bottom)
        return [
            rect(box, "sand thin"),
            path(f"M{left} {foot}V{number(middle.y)}a{half} {half} 0 0 1 {number(wide * 0.5)} 0V{foot}z", "ivory thin"),
        ]
    if letter == "T":
        coffins = [Box(x + wide * at, y + tall * 0.25, wide * 0.26, tall * 0.5) for at in (0.17, 0.57)]
        return [rect(box, "earth thin"), [rect(coffin, "ivory thin", 1) for coffin in coffins]]
    marks = "".join(f"M{number(x + wide * 0.2)} {number(y + tall * at)}h{number(wide * 0.6)}" for at in (0.3, 0.5, 0.7))
    return [rect(box, "ivory thin"), path(marks, "bare thin")]
