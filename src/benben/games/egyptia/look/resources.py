"""The resource board: a row for each die, a column for each good, and what each column would bring."""

from __future__ import annotations

from typing import Final

from benben.draw.geometry import Box, Point, number
from benben.draw.polyhedra import REACH, polyhedron
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.shapes import drawing, path, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egyptia.city import BUILDINGS
from benben.games.egyptia.components import COLUMNS, DICE
from benben.games.egyptia.look.scene import Scene, basket_words, building_words, die_of, faces

HEADS: Final = Box(140, 5, 70, 56)  # the head of the first column
ROW: Final = 53.5
ROWS: Final = HEADS.bottom + 2  # where the first row begins
GAIN: Final = ROWS + ROW * len(DICE)  # where the row of gains begins
FOOT: Final = GAIN + 52
MOUND: Final = Box(4, FOOT + 9, WIDTH - 8, 48)
COUNTS: Final = ("none", "one", "two", "three", "four", "five", "six")


def resources(scene: Scene) -> Register:
    """The register."""
    ground: list[Node] = [_lines(), _any_row(scene), _gain_words(scene)]
    spaces = [*(_column(scene, i) for i in range(len(COLUMNS))), *(_row_head(scene, name) for name in BUILDINGS)]
    layers = paint(ground, spaces, _dice(scene), scene.marks)
    return register("resources", "Resource board", _label(scene), Box(0, 0, WIDTH, MOUND.bottom + 6), layers, "left",
                    icon="ui-die", note=_note(scene))  # fmt: skip


def _note(scene: Scene) -> str:
    if not scene.table["dice"] or not scene.own:
        return ""
    column = scene.doing("column")
    return f"{COUNTS[scene.table['counts'][column]]} in {column}" if column else "choose one column"


def _label(scene: Scene) -> str:
    if not scene.table["dice"]:
        return "No dice lie on the board."
    counts = ", ".join(f"{column} {scene.table['counts'][column]}" for column in COLUMNS)
    column = scene.doing("column")
    return f"Dice by column: {counts}." + (f" You chose {column}." if column else "")


def _lines() -> Node:
    tops = [ROWS + ROW * i for i in range(len(DICE))]
    thin = "".join(f"M2 {number(y)}H{number(WIDTH - 2)}" for y in tops)
    return [path(thin, "hair"), path(f"M2 {number(GAIN)}H{number(WIDTH - 2)}", "ground-line")]


def _any_row(scene: Scene) -> Node:
    """The row of the D20, which stands for any building."""
    y, extra = ROWS + ROW * 5, scene.cells["wild_surcharge"][0]
    return [
        drawing("ui-die", Box(8, y + 10, 34, 34)),
        words(Point(46, y + 23), "Any", "t f15"),
        words(Point(46, y + 42), f"cost + {extra}", "q"),
        drawing("favor", Box(103, y + 28, 18, 18)),
    ]


def _gain_words(scene: Scene) -> list[Node]:
    if not scene.table["dice"]:
        return []
    return [
        words(Point(8, GAIN + 23), "Would produce", "t"),
        words(Point(8, GAIN + 41), "dice + productivity", "q"),
    ]


# --- the columns ---


def _column_box(column: int) -> Box:
    return Box(HEADS.x + column * HEADS.width + 3, HEADS.y, HEADS.width - 6, FOOT - HEADS.y)


def _cell(die: str, column: int) -> Point:
    return Point(_column_box(column).centre.x, ROWS + ROW * (DICE.index(die) + 0.5))


def _column(scene: Scene, i: int) -> Space:
    """A column: its good, the faces that would lie in its cells, and what it brings."""
    column, box = COLUMNS[i], _column_box(i)
    chosen = scene.doing("column") == column
    empty = [die for die in DICE if scene.table["dice"].get(die) != column]
    skin: list[Node] = [
        drawing(column, Box(box.centre.x - 17, box.y + 4, 34, 34)),
        words(Point(box.centre.x, box.y + 52), column.capitalize(), "m t f13"),
        [words(_cell(die, i).moved(y=5), faces(die, i, scene.cells), "m q") for die in empty],
        _gain(scene, i) if scene.table["dice"] else None,
    ]
    ground = rect(box, "column-chosen", 6) if chosen else None
    title = f"{column.capitalize()}: {_brings(scene, column)}"
    press = f"Produce {column}: {_brings(scene, column)}"
    return Space(f"column-{column}", box, title, press, ground, skin, corner=6)


def _amount(scene: Scene, column: str) -> int:
    counts: int = scene.table["counts"].get(column, 0)
    return counts + int(scene.sheet["productivity"].get(column, 0))


def _brings_plague(scene: Scene, column: str) -> bool:
    return bool(scene.table["counts"].get(column, 0) >= scene.cells["plague_dice"][0])


def _brings(scene: Scene, column: str) -> str:
    count = scene.table["counts"].get(column, 0)
    dice = "one die" if count == 1 else f"{COUNTS[count]} dice" if count else "no dice"
    return f"{dice}, {_amount(scene, column)} to gain" + (", and a plague" if _brings_plague(scene, column) else "")


def _gain(scene: Scene, i: int) -> Node:
    """What a column brings, and whether with a plague."""
    column, x = COLUMNS[i], _column_box(i).centre.x
    plague = _brings_plague(scene, column)
    amount = words(Point(x, GAIN + (26 if plague else 33)), f"+{_amount(scene, column)}", "m n f21")
    warning = [drawing("death", Box(x - 31, GAIN + 32, 16, 16)), words(Point(x - 12, GAIN + 45), "plague", "q f13")]
    return [amount, warning if plague else None]


# --- the rows ---


def _row_box(building: str) -> Box:
    if building == "mound":
        return MOUND
    return Box(4, ROWS + ROW * DICE.index(die_of(building)) + 5, 132, ROW - 10)


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
    box, name = _row_box(building), building_words(building)
    chosen = scene.doing("building") == building
    title = f"{name.capitalize()}: {_price_words(scene, building)}"
    skin = [
        drawing(building, Box(8, box.centre.y - 17, 34, 34)),
        words(Point(46, box.centre.y - 4), name.capitalize(), "t f15"),
        _mound_words(box) if building == "mound" else _price(scene, building, Point(46, box.centre.y + 4)),
    ]
    ground = rect(box, "column-chosen", 5) if chosen else None
    press = f"Build a {name}: {_price_words(scene, building)}"
    return Space(f"building-{building}", box, title, press, ground, skin, hit=box.grown(5), corner=5)


def _price_words(scene: Scene, building: str) -> str:
    if building == "mound":
        return "free, two goods or one favor in return"
    wild = " with the D20" if _is_wild(scene, building) else ""
    return f"costs {basket_words(_cost(scene, building))}{wild}"


def _price(scene: Scene, building: str, at: Point) -> Node:
    parts = [(good, n) for good, n in zip(COLUMNS, _cost(scene, building), strict=True) if n]
    pitch = 28 if len(parts) < 4 else 22.5
    return [
        [words(at.moved(pitch * i, 13), n, "n f13"), drawing(good, Box(at.x + pitch * i + 7.5, at.y, 15, 15))]
        for i, (good, n) in enumerate(parts)
    ]


def _mound_words(box: Box) -> Node:
    return words(Point(46, box.centre.y + 15), "any column, free: gives two goods or one favor", "q")


# --- the dice ---


def _dice(scene: Scene) -> list[Piece]:
    return [_die(scene, die, column) for die, column in scene.table["dice"].items()]


def _die(scene: Scene, die: str, column: str) -> Piece:
    """A die in its cell: lapis in the chosen column, carnelian where it helps to bring a plague."""
    chosen = scene.doing("column")
    colour = "solid-chosen" if column == chosen else "" if chosen else "solid-plague" * _brings_plague(scene, column)
    i = COLUMNS.index(column)
    text = faces(die, i, scene.cells)
    return Piece(f"die-{die}", _cell(die, i), f"{die.upper()} shows {text}: {column}", polyhedron(die, text, colour),
                 reach=REACH)  # fmt: skip
