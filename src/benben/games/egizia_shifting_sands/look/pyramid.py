"""The pyramid, row by row, and the statues."""

from __future__ import annotations

from typing import Final

from benben.draw.geometry import Box, Point
from benben.draw.register import Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import ghost, seat_piece
from benben.draw.shapes import circle, clip, drawing, fitted, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egizia_common.look.bricks import ORIGIN, build_note
from benben.games.egizia_common.look.glyphs import glyph_row
from benben.games.egizia_common.look.pyramid import GROUND, Pyramid
from benben.games.egizia_common.look.shown import NAME_LETTERS
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_shifting_sands.look.rows import ROWS
from benben.games.egizia_shifting_sands.look.shown import PyramidStatues
from benben.games.egizia_shifting_sands.tiles import STATUE_LEVELS
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.cards import statue_words

BOX: Final = Box(0, 0, 436, 189)
PYRAMID_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
STATUE: Final = Box(214, 1, 71, 187)
STATUE_PITCH: Final = 75.5
LEVEL: Final = Box(4, 32, 63, 50)  # of the highest level, on its card


def pyramid(scene: Scene[PyramidStatues]) -> Register:
    """The register."""
    shown = scene.shown
    rows = Pyramid(shown["rows"], shown["names"], shown["seat"], 2 if len(shown["names"]) == 2 else 1)
    pieces = [*rows.bricks(), *_statue_bricks(shown)]
    there = [n for n, statue in enumerate(shown["statues"]) if statue["statue"]]
    next_rows = [rows.next_in(row, f"site-row_{row + 1}", scene.marks) for row in range(len(rows.rows))]
    spaces = [*next_rows, *(_whole(scene, n) for n in there), *(_statue(scene, n) for n in there)]
    layers = paint([rows.to_come(), _rules(scene), _statues(shown)], spaces, pieces, scene.marks)
    label = "; ".join([*(space.title for space in spaces), *(piece.title for piece in pieces)])
    note = build_note(shown["build"], FAMILY.say("look-order", n=2))
    return register("pyramid", say("look-pyramid"), label, BOX, layers, "left", icon="pyramid", note=note)


def _rules(scene: Scene[PyramidStatues]) -> Node:
    """What a full row brings, and the most bricks at the end."""
    return [
        glyph_row(Point(54, GROUND + 15), [("brick", "→"), ("points", "1 ×")], 18, 100, 13),
        fitted(Point(106, GROUND + 20), say("look-majority", points=scene.cells["majority"][0]), "q", 100),
    ]


# --- the statues ---


def _card(n: int) -> Box:
    return Box(STATUE.x + STATUE_PITCH * n, STATUE.y, STATUE.width, STATUE.height)


def _level(n: int, level: int) -> Box:
    """A level of a statue, 0 for the lowest."""
    card = _card(n)
    return Box(card.x + LEVEL.x, card.y + LEVEL.y + 52 * (STATUE_LEVELS - 1 - level), LEVEL.width, LEVEL.height)


def _statues(shown: PyramidStatues) -> Node:
    return [_statue_card(shown, n) for n in range(len(shown["statues"]))]


def _statue_card(shown: PyramidStatues, n: int) -> Node:
    card, statue = _card(n), shown["statues"][n]
    if not statue["statue"]:
        return [rect(card, "well tile-out", 5), rect(card, "", 5, "hatch")]
    return [
        rect(card, "raised edge", 5),
        glyph_row(Point(card.centre.x, card.y + 16), ROWS.measures[statue["counted"]], 26, card.width - 6),
        [_statue_level(shown, n, level) for level in range(STATUE_LEVELS)],
    ]


def _statue_level(shown: PyramidStatues, n: int, level: int) -> Node:
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


def _statue_bricks(shown: PyramidStatues) -> list[Piece]:
    found = []
    for seat, levels in enumerate(shown["levels"]):
        for n, built in enumerate(levels):
            for level in range(built):
                at = _mark(_level(n, level), seat, len(shown["names"]))
                title = say("look-statue-level", name=shown["names"][seat], level=level + 1)
                found.append(seat_piece(f"statue_{n + 1}-{seat + 1}-{level + 1}", seat, at, title, 15))
    return found


def _whole(scene: Scene[PyramidStatues], n: int) -> Space:
    """A statue as a whole: what it counts."""
    statue = scene.shown["statues"][n]
    people = zip(scene.shown["names"], statue["has"], strict=True)
    has = [say("look-has", name=clip(name, NAME_LETTERS), n=count) for name, count in people]
    said = say("look-statue-whole", words=statue_words(statue["statue"], scene.cells), has=has)
    card = _card(n)
    return Space(f"statue-{n + 1}", card, said, said, rect(Box(card.x, card.y, card.width, 31), "hit"))


def _statue(scene: Scene[PyramidStatues], n: int) -> Space:
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
    return Space(name, whole, title, FAMILY.say("look-lay", site="statue", cost=cost), None, None,
                 ghost(shown["seat"], mark, 15), hit=whole, classes="space clear", at=box.centre)  # fmt: skip
