"""The pyramid, row by row, and the statues."""

from __future__ import annotations

from typing import Final

from benben.draw.geometry import Box, Point
from benben.draw.register import Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import ghost, seat_piece
from benben.draw.shapes import circle, clip, drawing, fitted, path, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egizia_common.look.glyphs import glyph_row
from benben.games.egizia_shifting_sands.look.bricks import ORIGIN, brick, build_note
from benben.games.egizia_shifting_sands.look.rows import MEASURE_GLYPHS
from benben.games.egizia_shifting_sands.look.shown import NAME_LETTERS, Pyramid
from benben.games.egizia_shifting_sands.tiles import STATUE_LEVELS
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.cards import statue_words

BOX: Final = Box(0, 0, 436, 189)
PYRAMID_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
GROUND: Final = 160.0
WIDE: Final = 204.0  # of the pyramid
STATUE: Final = Box(214, 1, 71, 187)
STATUE_PITCH: Final = 75.5
LEVEL: Final = Box(4, 32, 63, 50)  # of the highest level, on its card


def pyramid(scene: Scene[Pyramid]) -> Register:
    """The register."""
    shown = scene.shown
    pieces = [*_bricks(shown), *_statue_bricks(shown)]
    there = [n for n, statue in enumerate(shown["statues"]) if statue["statue"]]
    spaces = [*_rows(scene), *(_whole(scene, n) for n in there), *(_statue(scene, n) for n in there)]
    layers = paint([_pyramid(scene), _statues(shown)], spaces, pieces, scene.marks)
    label = "; ".join([*(space.title for space in spaces), *(piece.title for piece in pieces)])
    note = build_note(shown["build"], say("look-order", n=2))
    return register("pyramid", say("look-pyramid"), label, BOX, layers, "left", icon="pyramid", note=note)


# --- the pyramid ---


def _sides(shown: Pyramid) -> int:
    """Two halves side by side with two players, else one."""
    return 2 if len(shown["names"]) == 2 else 1


def _high(shown: Pyramid) -> float:
    """The height of a row."""
    return min(38.0, 150 / len(shown["rows"]))


def _cell(shown: Pyramid, row: int, space: int) -> Box:
    sides = _sides(shown)
    of_row, at_foot = len(shown["rows"][row]["owners"]) // sides, len(shown["rows"][0]["owners"]) // sides
    width = (WIDE - 8 * (sides - 1)) / (at_foot * sides)
    side, n = divmod(space, of_row)
    left = 1 + side * (width * at_foot + 8) + width * (at_foot - of_row) / 2
    return Box(left + width * n, GROUND - _high(shown) * (row + 1), width, _high(shown))


def _next_of(owners: list[int]) -> int:
    return owners.index(-1) if -1 in owners else -1


def _pyramid(scene: Scene[Pyramid]) -> Node:
    shown = scene.shown
    empty = [
        _empty(shown, row, space, row_view["cost"])
        for row, row_view in enumerate(shown["rows"])
        for space, owner in enumerate(row_view["owners"])
        if owner < 0 and not (row_view["next"] and space == _next_of(row_view["owners"]))
    ]
    return [
        _behind(shown),
        empty,
        path(f"M0 {GROUND:g}H{WIDE + 4:g}", "edge-bold"),
        _rules(scene),
    ]


def _behind(shown: Pyramid) -> Node:
    """The outline of the pyramid to come; with two sides one is darker."""
    found = []
    for side in range(_sides(shown)):
        of_side = len(shown["rows"][0]["owners"]) // _sides(shown)
        first, last = _cell(shown, 0, side * of_side), _cell(shown, 0, side * of_side + of_side - 1)
        top = GROUND - _high(shown) * len(shown["rows"]) - 8
        middle = (first.x + last.right) / 2
        tint = "stone-foot" if _sides(shown) == 2 and side == 0 else "dune"
        found.append(path(f"M{first.x - 1:g} {GROUND:g}L{middle:g} {top:g}L{last.right + 1:g} {GROUND:g}z", tint))
    return found


def _empty(shown: Pyramid, row: int, space: int, cost: int) -> Node:
    box = _cell(shown, row, space)
    is_dark = _sides(shown) == 2 and space < len(shown["rows"][row]["owners"]) // 2
    return [
        rect(box, "to-come dark-side" if is_dark else "to-come", 1),
        words(box.centre.moved(y=5), cost, "m n f13 quiet"),
    ]


def _rules(scene: Scene[Pyramid]) -> Node:
    """What a full row brings, and the most bricks at the end."""
    return [
        glyph_row(Point(54, GROUND + 15), [("brick", "→"), ("points", "1 ×")], 18, 100, 13),
        fitted(Point(106, GROUND + 20), say("look-majority", points=scene.cells["majority"][0]), "q", 100),
    ]


def _bricks(shown: Pyramid) -> list[Piece]:
    found = []
    for row, view in enumerate(shown["rows"]):
        for space, seat in enumerate(view["owners"]):
            if seat >= 0:
                box = _cell(shown, row, space)
                title = say("look-brick", name=shown["names"][seat])
                found.append(brick(f"brick-row_{row + 1}-{space + 1}", seat, box.centre, title,
                                   Point(box.width, box.height), 19))  # fmt: skip
    return found


def _rows(scene: Scene[Pyramid]) -> list[Space]:
    return [_next(scene, row) for row in range(len(scene.shown["rows"]))]


def _next(scene: Scene[Pyramid], row: int) -> Space:
    """The next space of a row, whether or not it rests on two bricks."""
    shown, name = scene.shown, f"site-row_{row + 1}"
    view = shown["rows"][row]
    space = _next_of(view["owners"])
    if space < 0:
        box = _cell(shown, row, len(view["owners"]) - 1)
        return Space(name, box, say("look-row-done", row=row + 1), say("look-row-done", row=row + 1))
    cell, cost = _cell(shown, row, space), view["cost"]
    box, can_press = Box.around(ORIGIN, cell.width - 2, cell.height - 2), scene.marks.can_press(name)
    figure = words(Point(8 if can_press else 0, 6), cost, "m n f17") if view["next"] else None
    skin = [ghost(shown["seat"], Point(-8, 0), 16), figure] if can_press else figure
    title = say("look-next-row", row=row + 1, cost=cost)
    ground = rect(box, "next-brick", 1) if view["next"] and not can_press else None
    return Space(name, box, title, say("look-lay", site="row", cost=cost), ground, skin, at=cell.centre,
                 hit=Box.around(ORIGIN, 42, 40))  # fmt: skip


# --- the statues ---


def _card(n: int) -> Box:
    return Box(STATUE.x + STATUE_PITCH * n, STATUE.y, STATUE.width, STATUE.height)


def _level(n: int, level: int) -> Box:
    """A level of a statue, 0 for the lowest."""
    card = _card(n)
    return Box(card.x + LEVEL.x, card.y + LEVEL.y + 52 * (STATUE_LEVELS - 1 - level), LEVEL.width, LEVEL.height)


def _statues(shown: Pyramid) -> Node:
    return [_statue_card(shown, n) for n in range(len(shown["statues"]))]


def _statue_card(shown: Pyramid, n: int) -> Node:
    card, statue = _card(n), shown["statues"][n]
    if not statue["statue"]:
        return [rect(card, "well tile-out", 5), rect(card, "", 5, "hatch")]
    return [
        rect(card, "raised edge", 5),
        glyph_row(Point(card.centre.x, card.y + 16), MEASURE_GLYPHS[statue["counted"]], 26, card.width - 6),
        [_statue_level(shown, n, level) for level in range(STATUE_LEVELS)],
    ]


def _statue_level(shown: Pyramid, n: int, level: int) -> Node:
    box, statue = _level(n, level), shown["statues"][n]
    needed, points, cost = statue["needed"][level], statue["points"][level], statue["costs"][level]
    seats, mine = range(len(shown["names"])), statue["has"][shown["seat"]]
    return [
        rect(box, "wash-gain hair" if mine >= needed else "papyrus hair", 3),
        words(Point(box.x + 4, box.y + 15), f"{needed}+", "n f13 gain" if mine >= needed else "n f13"),
        drawing("stone", Box(box.right - 25, box.y + 3, 14, 14)),
        words(Point(box.right - 2, box.y + 15), cost, "e n f13"),
        drawing("points", Box(box.x + 4, box.y + 19, 14, 14)),
        words(Point(box.x + 21, box.y + 31), points, "n f15"),
        [circle(_mark(box, seat, len(shown["names"])), 4.5, "socket") for seat in seats
         if shown["levels"][seat][n] <= level],
    ]  # fmt: skip


def _mark(box: Box, seat: int, seats: int) -> Point:
    """Where a seat's brick lies on a level."""
    return Point(box.x + 9 + (box.width - 18) / max(1, seats - 1) * seat, box.bottom - 9)


def _statue_bricks(shown: Pyramid) -> list[Piece]:
    found = []
    for seat, levels in enumerate(shown["levels"]):
        for n, built in enumerate(levels):
            for level in range(built):
                at = _mark(_level(n, level), seat, len(shown["names"]))
                title = say("look-statue-level", name=shown["names"][seat], level=level + 1)
                found.append(seat_piece(f"statue_{n + 1}-{seat + 1}-{level + 1}", seat, at, title, 15))
    return found


def _whole(scene: Scene[Pyramid], n: int) -> Space:
    """A statue as a whole: what it counts."""
    statue = scene.shown["statues"][n]
    people = zip(scene.shown["names"], statue["has"], strict=True)
    has = [say("look-has", name=clip(name, NAME_LETTERS), n=count) for name, count in people]
    said = say("look-statue-whole", words=statue_words(statue["statue"], scene.cells), has=has)
    card = _card(n)
    return Space(f"statue-{n + 1}", card, said, said, rect(Box(card.x, card.y, card.width, 31), "hit"))


def _statue(scene: Scene[Pyramid], n: int) -> Space:
    """The next own level of a statue."""
    shown, name = scene.shown, f"site-statue_{n + 1}"
    statue, built = shown["statues"][n], shown["levels"][shown["seat"]][n]
    if built == STATUE_LEVELS:
        done = say("look-statue-done")
        return Space(name, _level(n, built - 1), done, done)
    box, cost = _level(n, built), statue["costs"][built]
    title = say("look-statue", words=statue_words(statue["statue"], scene.cells), level=built + 1, cost=cost)
    mark = _mark(box, shown["seat"], len(shown["names"])).moved(-box.centre.x, -box.centre.y)
    whole = Box.around(ORIGIN, box.width, box.height)
    return Space(name, whole, title, say("look-lay", site="statue", cost=cost), None, None,
                 ghost(shown["seat"], mark, 15), hit=whole, classes="space clear", at=box.centre)  # fmt: skip
