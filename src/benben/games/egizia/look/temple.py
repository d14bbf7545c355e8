"""The pyramid, row by row, and the temple: four columns that carry a roof."""

from __future__ import annotations

from typing import Final

from benben.draw import tags as h
from benben.draw.geometry import Box, Point
from benben.draw.register import Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import ghost
from benben.draw.shapes import drawing, fitted, path, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egizia.look.shown import TemplePyramid
from benben.games.egizia.view.types import ColumnView
from benben.games.egizia.words import say
from benben.games.egizia_common.look.bricks import ORIGIN, brick, build_note
from benben.games.egizia_common.look.glyphs import glyph_row
from benben.games.egizia_common.look.pyramid import GROUND, Pyramid, next_of
from benben.games.egizia_common.words import BOOK as FAMILY

BOX: Final = Box(0, 0, 390, 189)
TEMPLE_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
LEFT: Final = 216.0  # of the temple
RIGHT: Final = 388.0
COLUMN: Final = 33.0  # wide
PLACES: Final = {"temple_left": 0, "temple_inner_left": 1, "temple_inner_right": 2, "temple_right": 3}
PITCH: Final = (RIGHT - LEFT - 12 - COLUMN) / 3
TURNS: Final = (1, 2, 2, 1)  # when the columns are built; the roof comes last
CAPITAL: Final = 13.0  # high
COLUMNS_TOP: Final = 74.0
ROOF: Final = Box(LEFT, 30, RIGHT - LEFT, 30)


def temple(scene: Scene[TemplePyramid]) -> Register:
    """The register."""
    shown = scene.shown
    rows = Pyramid(shown["rows"], shown["names"], shown["seat"])
    pieces = [*rows.bricks(), *_bricks(shown)]
    spaces = [_next_row(rows, scene), *(_next(scene, column) for column in shown["columns"])]
    layers = paint([rows.to_come(), _rules(), _temple(shown)], spaces, pieces, scene.marks)
    label = "; ".join([*(space.title for space in spaces), *(piece.title for piece in pieces)])
    note = build_note(shown["build"], FAMILY.say("look-order", n=3))
    return register("temple", say("look-temple"), label, BOX, layers, "left", icon="pyramid", note=note)


# --- the pyramid ---


def _next_row(rows: Pyramid, scene: Scene[TemplePyramid]) -> Space:
    """The lowest row that is not full; the highest one when all are."""
    row = next((n for n, view in enumerate(rows.rows) if next_of(view["owners"]) >= 0), len(rows.rows) - 1)
    return rows.next_in(row, "site-pyramid", scene.marks)


def _rules() -> Node:
    """What a full row brings, and who of equals gets it."""
    return [
        glyph_row(Point(54, GROUND + 15), [("brick", "→"), ("points", "1 ×")], 18, 100, 13),
        fitted(Point(106, GROUND + 20), say("look-tie"), "q", 100),
    ]


# --- the temple ---


def _cell(column: ColumnView, space: int) -> Box:
    """A space of a column, 0 for the lowest; the roof is one."""
    if column["column"] not in PLACES:
        return ROOF
    height = (GROUND - COLUMNS_TOP) / len(column["costs"])
    x = LEFT + 6 + PITCH * PLACES[column["column"]]
    return Box(x, GROUND - height * (space + 1), COLUMN, height)


def _temple(shown: TemplePyramid) -> Node:
    roof = next(column for column in shown["columns"] if column["column"] not in PLACES)
    is_whole = next_of(roof["owners"]) < 0
    sun = drawing("sun", Box.around(Point(ROOF.centre.x, 15), 28))
    return [
        sun if is_whole else h.g(".faint")[sun],
        words(Point(ROOF.right - 8, ROOF.y - 5), f"{max(TURNS) + 1}.", "e n f13 quiet"),
        rect(Box(LEFT, GROUND, RIGHT - LEFT, 7), "sand edge"),
        [_capital(LEFT + 6 + PITCH * n) for n in range(len(PLACES))],
        [_empty(column, space) for column in shown["columns"] for space, owner in enumerate(column["owners"])
         if owner < 0 and not (column["next"] and space == next_of(column["owners"]))],
        [words(Point(LEFT + 6 + PITCH * n + COLUMN / 2, GROUND + 21), f"{turn}.", "m n f13 quiet")
         for n, turn in enumerate(TURNS)],
    ]  # fmt: skip


def _capital(x: float) -> Node:
    """On which the roof rests."""
    top = COLUMNS_TOP - CAPITAL
    return path(f"M{x - 3:g} {top:g}h{COLUMN + 6:g}c0 6 -3 10 -6 {CAPITAL:g}h{-COLUMN + 6:g}c-3 -3 -6 -7 -6 -13z",
                "capital outline")  # fmt: skip


def _empty(column: ColumnView, space: int) -> Node:
    box = _cell(column, space)
    return [rect(box, "to-come", 1), words(box.centre.moved(y=5), column["costs"][space], "m n f13 quiet")]


def _bricks(shown: TemplePyramid) -> list[Piece]:
    found = []
    for column in shown["columns"]:
        for space, seat in enumerate(column["owners"]):
            if seat >= 0:
                box = _cell(column, space)
                title = FAMILY.say("look-brick", name=shown["names"][seat])
                found.append(brick(f"brick-{column['column']}-{space + 1}", seat, box.centre, title,
                                   Point(box.width, box.height), 19))  # fmt: skip
    return found


def _next(scene: Scene[TemplePyramid], column: ColumnView) -> Space:
    """The next space of a column, whether or not its turn has come."""
    name, space = f"site-{column['column']}", next_of(column["owners"])
    if space < 0:
        done = say("look-column-done", column=column["column"])
        return Space(name, _cell(column, len(column["owners"]) - 1), done, done)
    cell, cost = _cell(column, space), column["costs"][space]
    box, can_press = Box.around(ORIGIN, cell.width - 2, cell.height - 2), scene.marks.can_press(name)
    figure = words(Point(8 if can_press else 0, 6), cost, "m n f17") if column["next"] else None
    skin = [ghost(scene.shown["seat"], Point(-8, 0), 15), figure] if can_press else figure
    ground = rect(box, "next-brick", 1) if column["next"] and not can_press else None
    title = say("look-next-column", column=column["column"], cost=cost)
    return Space(name, box, title, FAMILY.say("look-lay", site="temple", cost=cost), ground, skin, at=cell.centre,
                 hit=Box.around(ORIGIN, 42, 40))  # fmt: skip
