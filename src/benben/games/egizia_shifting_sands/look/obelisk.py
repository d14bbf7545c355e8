"""The obelisk, level by level, and the colonnade, in which everybody has a row."""

from __future__ import annotations

from typing import Final

from benben.draw.geometry import Box, Point, number
from benben.draw.register import Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import ghost, seat_class
from benben.draw.shapes import drawing, path, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egizia_common.look.bricks import ORIGIN, brick, build_note
from benben.games.egizia_common.look.glyphs import glyph_row
from benben.games.egizia_common.look.obelisk import FOOT, TOP, level_height, next_level, obelisk_bricks, obelisk_to_come
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_shifting_sands.components import GOLD_COLUMN, PURPLE_COLUMN
from benben.games.egizia_shifting_sands.look.rows import bonus_glyphs
from benben.games.egizia_shifting_sands.look.shown import ObeliskColonnade
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.cards import bonus_words

BOX: Final = Box(0, 0, 300, 189)
OBELISK_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
LEFT: Final = 118.0  # of the first column
PITCH: Final = 25.7
SHAFT: Final = Box(0, 33, 21, 88)  # of a column: top, width, height
PLATES: Final = (Box(118, 147, 88, 40), Box(210, 147, 88, 40))  # of the gold and the purple tile


def obelisk(scene: Scene[ObeliskColonnade]) -> Register:
    """The register."""
    shown = scene.shown
    levels, columns = obelisk_bricks(shown), _columns(shown)
    spaces = [next_level(shown, scene.marks), _next_column(scene), *_tiles(scene)]
    layers = paint(
        [obelisk_to_come(shown), _sections(shown), _colonnade(shown)], spaces, [*levels, *columns], scene.marks
    )
    label = "; ".join([space.title for space in spaces] + [piece.title for piece in levels])
    note = build_note(shown["build"], FAMILY.say("look-order", n=1))
    return register("obelisk", say("look-obelisk"), label, BOX, layers, "left", icon="obelisk", note=note)


def _sections(shown: ObeliskColonnade) -> Node:
    """What a brick in the lower and in the upper section brings beside its points."""
    split = FOOT - level_height(shown) * shown["lower"]
    return [
        path(f"M76 {FOOT:g}V{split + 3:g}M76 {split - 3:g}V{TOP:g}", "rope"),
        glyph_row(Point(95, (FOOT + split) / 2), [("market", "+1")], 20, 36, 13),
        glyph_row(Point(95, (TOP + split) / 2 - 10), [("market-grain", "+1")], 20, 36, 13),
        glyph_row(Point(95, (TOP + split) / 2 + 13), [("market-stone", "+1")], 20, 36, 13),
    ]


# --- the colonnade ---


def _column_x(n: int) -> float:
    return LEFT + PITCH * n + 2.3


def _cell(shown: ObeliskColonnade, seat: int, n: int) -> Box:
    """The place of a seat's brick in a column."""
    height = SHAFT.height / len(shown["names"])
    return Box(_column_x(n), SHAFT.y + height * seat, SHAFT.width, height)


def _colonnade(shown: ObeliskColonnade) -> Node:
    right = LEFT + PITCH * len(shown["column_costs"])
    columns = [_column(shown, n) for n in range(len(shown["column_costs"]))]
    points = "·".join(map(str, shown["column_points"][: len(shown["names"])]))
    return [
        path(f"M{LEFT - 4:g} 2H{right + 4:g}l-5 17H{LEFT + 1:g}z", "gold outline"),
        drawing("points", Box((LEFT + right) / 2 - 42, 3.5, 14, 14)),
        words(Point((LEFT + right) / 2 - 24, 15.5), points, "n f13 on-gold"),
        columns,
    ]


def _column(shown: ObeliskColonnade, n: int) -> Node:
    x, bottom = _column_x(n), SHAFT.y + SHAFT.height
    base = "lit" if n + 1 == GOLD_COLUMN else "purple" if n + 1 == PURPLE_COLUMN else "sand"
    lines = "".join(f"M{number(x)} {number(_cell(shown, seat, n).y)}h{number(SHAFT.width)}"
                    for seat in range(1, len(shown["names"])))  # fmt: skip
    return [
        path(
            f"M{number(x - 1)} 19h{number(SHAFT.width + 2)}c0 8 -3 11 -6 14h-11c-3 -3 -6 -6 -6 -14z", "capital outline"
        ),
        rect(Box(x, SHAFT.y, SHAFT.width, SHAFT.height), "papyrus edge"),
        path(lines, "grid"),
        rect(Box(x - 2, bottom, SHAFT.width + 4, 7), f"{base} edge"),
        words(Point(x + SHAFT.width / 2, bottom + 20), shown["column_costs"][n], "m n f15"),
    ]


def _columns(shown: ObeliskColonnade) -> list[Piece]:
    found = []
    for seat, built in enumerate(shown["columns"]):
        for n in range(built):
            cell = _cell(shown, seat, n)
            title = FAMILY.say("look-brick", name=shown["names"][seat])
            found.append(brick(f"brick-column-{seat + 1}-{n + 1}", seat, cell.centre, title,
                               Point(SHAFT.width, cell.height), min(18.0, cell.height - 5)))  # fmt: skip
    return found


def _next_column(scene: Scene[ObeliskColonnade]) -> Space:
    shown = scene.shown
    seat, built = shown["seat"], shown["columns"][shown["seat"]]
    if built == len(shown["column_costs"]):
        return Space("site-column", _cell(shown, seat, built - 1), say("look-columns-done"), say("look-columns-done"))
    cell, cost = _cell(shown, seat, built), shown["column_costs"][built]
    box = Box.around(ORIGIN, cell.width, cell.height)
    skin = ghost(seat, ORIGIN, 16) if scene.marks.can_press("site-column") else None
    ground = rect(box.grown(-1), f"seat-tint thin {seat_class(seat)}")
    title = say("look-next-column", column=built + 1, cost=cost)
    return Space("site-column", box, title, FAMILY.say("look-lay", site="column", cost=cost), ground, None, skin,
                 at=cell.centre, hit=Box.around(ORIGIN, 42, 46))  # fmt: skip


def _tiles(scene: Scene[ObeliskColonnade]) -> list[Space]:
    """The tiles of the gold and the purple column."""
    shown = scene.shown
    return [_tile(scene, name, box, colour)
            for name, box, colour in zip((shown["gold"], shown["purple"]), PLATES, ("lit", "purple"), strict=True)
            if name]  # fmt: skip


def _tile(scene: Scene[ObeliskColonnade], name: str, box: Box, colour: str) -> Space:
    needed = GOLD_COLUMN if colour == "lit" else PURPLE_COLUMN
    inner = box.grown(-1.5)
    has_it = scene.shown["columns"][scene.shown["seat"]] >= needed
    used = name in scene.shown["used"]
    said = bonus_words(name, scene.cells)
    skin = [
        rect(inner, "raised edge" if has_it else "well tile-out", 4),
        rect(Box(inner.x, inner.y, 6, inner.height), f"{colour} edge", 1),
        glyph_row(inner.centre.moved(3), bonus_glyphs(name, scene.cells), 22, inner.width - 14, 13),
        path(f"M{inner.x + 8:g} {inner.bottom - 4:g}l{inner.width - 12:g} {8 - inner.height:g}", "strike")
        if used
        else None,
    ]
    title = say("look-bonus", words=said, column=needed)
    return Space(f"bonus-{name}", inner, title, say("look-use", words=said), None, skin, corner=5, hit=box,
                 classes="space clear")  # fmt: skip
