"""The resource board: a row for each die, a column for each good, and what each column would bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from benben.draw.geometry import Box, Point, number
from benben.draw.polyhedra import REACH, polyhedron
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.shapes import drawing, fitted, path, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egyptia.city import BUILDINGS
from benben.games.egyptia.components import COLUMNS, DICE
from benben.games.egyptia.look import plan
from benben.games.egyptia.look.scene import Scene, basket_words, die_of, faces
from benben.games.egyptia.words import say

COLUMN: Final = Box(140, 5, 70, 0)  # the first column
HEAD: Final = 90.0  # the width of what stands before a row


@dataclass(frozen=True)
class Rows:
    """How high everything is on the board."""

    heads: float
    row: float
    gains: float
    gap: float
    mound: float

    @property
    def first(self) -> float:
        """Where the first row begins."""
        return COLUMN.y + self.heads + 2

    @property
    def gain(self) -> float:
        """Where the row of gains begins."""
        return self.first + self.row * len(DICE)

    @property
    def foot(self) -> float:
        """Where the columns end."""
        return self.gain + self.gains

    @property
    def mound_box(self) -> Box:
        """The row of the burial mound."""
        return Box(4, self.foot + self.gap, WIDTH - 8, self.mound)


LOOSE: Final = Rows(56, 53.5, 52, 9, 48)
CLOSE: Final = Rows(52, 51, 48, 5, 45)  # on a sheet


def _rows(scene: Scene) -> Rows:
    return CLOSE if scene.is_planned else LOOSE


def resources(scene: Scene) -> Register:
    """The register."""
    ground: list[Node] = [_lines(_rows(scene)), _any_row(scene), _gain_words(scene)]
    spaces = [*(_column(scene, i) for i in range(len(COLUMNS))), *(_row_head(scene, name) for name in BUILDINGS)]
    layers = paint(ground, spaces, _dice(scene), scene.marks)
    box = plan.plate("resources") if scene.is_planned else Box(0, 0, WIDTH, LOOSE.mound_box.bottom + 6)
    return register("resources", say("resources"), _label(scene), box, layers, "left",
                    icon="ui-die", note=_note(scene))  # fmt: skip


def _note(scene: Scene) -> str:
    if not scene.table["dice"] or not scene.own:
        return ""
    column = scene.doing("column")
    if not column:
        return say("resources.choose")
    return say("column-note", n=scene.table["counts"][column], good=column)


def _label(scene: Scene) -> str:
    if not scene.table["dice"]:
        return say("resources.none")
    counts = ", ".join(say("column-count", good=good, n=scene.table["counts"][good]) for good in COLUMNS)
    column = scene.doing("column")
    return say("resources.chosen", columns=counts, good=column) if column else say("resources.dice", columns=counts)


def _lines(rows: Rows) -> Node:
    tops = [rows.first + rows.row * i for i in range(len(DICE))]
    thin = "".join(f"M2 {number(y)}H{number(WIDTH - 2)}" for y in tops)
    return [path(thin, "hair"), path(f"M2 {number(rows.gain)}H{number(WIDTH - 2)}", "ground-line")]


def _any_row(scene: Scene) -> Node:
    """The row of the D20, which stands for any building."""
    rows, extra = _rows(scene), scene.cells["wild_surcharge"][0]
    y = rows.first + rows.row * 5
    return [
        drawing("ui-die", Box(8, y + 10, 34, 34)),
        fitted(Point(46, y + 23), say("any-building"), "t f15", HEAD),
        fitted(Point(46, y + 42), say("any-building.cost", n=extra), "q", 55),
        drawing("favor", Box(103, y + 28, 18, 18)),
    ]


def _gain_words(scene: Scene) -> list[Node]:
    if not scene.table["dice"]:
        return []
    return [
        fitted(Point(8, _rows(scene).gain + 23), say("would-produce"), "t", 130),
        fitted(Point(8, _rows(scene).gain + 41), say("would-produce.how"), "q", 130),
    ]


# --- the columns ---


def _column_box(rows: Rows, column: int) -> Box:
    return Box(COLUMN.x + column * COLUMN.width + 3, COLUMN.y, COLUMN.width - 6, rows.foot - COLUMN.y)


def _cell(rows: Rows, die: str, column: int) -> Point:
    return Point(_column_box(rows, column).centre.x, rows.first + rows.row * (DICE.index(die) + 0.5))


def _column(scene: Scene, i: int) -> Space:
    """A column: its good, the faces that would lie in its cells, and what it brings."""
    column, rows = COLUMNS[i], _rows(scene)
    box = _column_box(rows, i)
    chosen = scene.doing("column") == column
    empty = [die for die in DICE if scene.table["dice"].get(die) != column]
    skin: list[Node] = [
        drawing(column, Box(box.centre.x - 17, box.y + rows.heads - 52, 34, 34)),
        fitted(Point(box.centre.x, box.y + rows.heads - 4), say("good.title", good=column), "m t f13", box.width - 10),
        [words(_cell(rows, die, i).moved(y=5), faces(die, i, scene.cells), "m q") for die in empty],
        _gain(scene, i) if scene.table["dice"] else None,
    ]
    ground = rect(box, "column-chosen", 6) if chosen else None
    n, amount, crowded = scene.table["counts"].get(column, 0), _amount(scene, column), _brings_plague(scene, column)
    title = say("column", good=column, n=n, amount=amount, crowded=crowded)
    press = say("column.press", good=column, n=n, amount=amount, crowded=crowded)
    return Space(f"column-{column}", box, title, press, ground, skin, corner=6)


def _amount(scene: Scene, column: str) -> int:
    counts: int = scene.table["counts"].get(column, 0)
    return counts + int(scene.sheet["productivity"].get(column, 0))


def _brings_plague(scene: Scene, column: str) -> bool:
    return bool(scene.table["counts"].get(column, 0) >= scene.cells["plague_dice"][0])


def _gain(scene: Scene, i: int) -> Node:
    """What a column brings, and whether with a plague."""
    column, rows = COLUMNS[i], _rows(scene)
    x, y, plague = _column_box(rows, i).centre.x, rows.foot - LOOSE.gains, _brings_plague(scene, column)
    top = y + 26 if plague else rows.gain + 33
    amount = words(Point(x, top), f"+{_amount(scene, column)}", "m n f21")
    warning = [
        drawing("death", Box(x - 31, y + 32, 16, 16)),
        fitted(Point(x - 12, y + 45), say("risk", risk="plague"), "q f13", 41),
    ]
    return [amount, warning if plague else None]


# --- the rows ---


def _row_box(rows: Rows, building: str) -> Box:
    if building == "mound":
        return rows.mound_box
    return Box(4, rows.first + rows.row * DICE.index(die_of(building)) + 5, 135, rows.row - 10)


def _is_wild(scene: Scene, building: str) -> bool:
    """Whether the D20 would have to stand for a building."""
    dice, column = scene.table["dice"], scene.doing("column")
    return bool(column) and dice.get(die_of(building)) != column and dice.get("d20") == column


def _cost(scene: Scene, building: str) -> list[int]:
    cost = list(scene.cells[building])
    if scene.marks.can_press(f"building-{building}") and _is_wild(scene, building):
        cost[3] += scene.cells["wild_surcharge"][0]
    return cost


def _row_head(scene: Scene, building: str) -> Space:
    """A building with its cost, to be chosen."""
    box, chosen = _row_box(_rows(scene), building), scene.doing("building") == building
    skin = [
        drawing(building, Box(8, box.centre.y - 17, 34, 34)),
        fitted(Point(46, box.centre.y - 4), say("building.title", building=building), "t f15", box.width - 45),
        _mound_words(box) if building == "mound" else _price(scene, building, Point(46, box.centre.y + 4)),
    ]
    ground = rect(box, "column-chosen", 5) if chosen else None
    title, press = _row_words(scene, building)
    return Space(f"building-{building}", box, title, press, ground, skin, hit=box.grown(5), corner=5)


def _row_words(scene: Scene, building: str) -> tuple[str, str]:
    """What a row says, and what pressing it does."""
    if building == "mound":
        return say("mound-row"), say("mound-row.press")
    cost, wild = basket_words(_cost(scene, building)), _is_wild(scene, building)
    return (
        say("building-row", building=building, cost=cost, wild=wild),
        say("building-row.press", building=building, cost=cost, wild=wild),
    )


def _price(scene: Scene, building: str, at: Point) -> Node:
    parts = [(good, n) for good, n in zip(COLUMNS, _cost(scene, building), strict=True) if n]
    pitch = 28 if len(parts) < 4 else 22.5
    return [
        [words(at.moved(pitch * i, 13), n, "n f13"), drawing(good, Box(at.x + pitch * i + 7.5, at.y, 15, 15))]
        for i, (good, n) in enumerate(parts)
    ]


def _mound_words(box: Box) -> Node:
    return fitted(Point(46, box.centre.y + 15), say("mound-row.words"), "q", box.right - 50)


# --- the dice ---


def _dice(scene: Scene) -> list[Piece]:
    return [_die(scene, die, column) for die, column in scene.table["dice"].items()]


def _die(scene: Scene, die: str, column: str) -> Piece:
    """A die in its cell: lapis in the chosen column, carnelian where it helps to bring a plague."""
    chosen = scene.doing("column")
    colour = "solid-chosen" if column == chosen else "" if chosen else "solid-plague" * _brings_plague(scene, column)
    i = COLUMNS.index(column)
    text = faces(die, i, scene.cells)
    title, skin = say("die-lies", die=die, faces=text, good=column), polyhedron(die, text, colour)
    return Piece(f"die-{die}", _cell(_rows(scene), die, i), title, skin, reach=REACH)
