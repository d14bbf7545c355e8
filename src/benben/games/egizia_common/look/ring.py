"""The irrigation ring, and what each of its positions would mean for feeding."""

from __future__ import annotations

from typing import Final

from benben.draw import tags as h
from benben.draw.geometry import Box, Point
from benben.draw.register import Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.shapes import circle, drawing, fitted, path, rect, signed, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egizia_common.look.tableau import Feeding, Level
from benben.games.egizia_common.river import COLOURS
from benben.games.egizia_common.words import say
from benben.language import signed as with_sign

BOX: Final = Box(0, 0, 246, 117)
RING_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
ROW: Final = 39.0
X: Final = 19.0  # of the channel
POINTS: Final = 242.0  # where points end
DIGIT: Final = 10.4


def ring(scene: Scene[Feeding]) -> Register:
    """The register."""
    shown = scene.shown
    spaces = [_level(scene, level, i) for i, level in enumerate(shown["levels"])]
    rings = [level["ring"] for level in shown["levels"]]
    at = Point(X, ROW * (rings.index(shown["ring"]) + 0.5))
    piece = Piece("ring", at, say("look-ring", ring=shown["ring"]), drawing("ring", Box.around(Point(0, 0), 31)))
    ground = [path(f"M{X:g} {ROW / 2:g}V{2.5 * ROW:g}", "channel")]
    label = "; ".join(space.title for space in spaces)
    layers = paint(ground, spaces, [piece], scene.marks)
    return register("ring", say("look-feeding"), label, BOX, layers, "left", icon="ring",
                    note=say("look-need", need=shown["need"]))  # fmt: skip


def _level(scene: Scene[Feeding], level: Level, i: int) -> Space:
    y, name = ROW * i, level["ring"]
    is_now = name == scene.shown["ring"]
    box = Box(1.5, y + 1.5, BOX.width - 3, ROW - 3)
    title = say("look-level", ring=name, grain=level["grain"], left=level["left"], points=level["points"])
    skin: Node = [
        circle(Point(X, y + ROW / 2), 13, "water edge"),
        fitted(Point(36, y + 25), say("look-ring-name", ring=name), "t", 45),
        [
            _field(colour, Point(92 + 16 * n, y + ROW / 2), colour in level["waters"])
            for n, colour in enumerate(COLOURS)
        ],
        words(Point(156, y + 25), level["grain"], "e n f15"),
        words(Point(193, y + 25), with_sign(level["left"]), "e n f15 gain" if level["left"] >= 0 else "e n f15 due"),
        _points(level["points"], y),
    ]
    ground = [rect(box, "wash-gain", 4), path(f"M{X:g} {y:g}v{ROW:g}", "channel")] if is_now else None
    return Space(f"ring-{name}", box, title, say("look-ring-press", ring=name), ground, skin, corner=5,
                 hit=Box(0, y, BOX.width, ROW), classes="space clear")  # fmt: skip


def _points(points: int, y: float) -> Node:
    """What would be lost, close to its drawing, so that it is not read as grain."""
    told = signed(points)
    return [
        drawing("points", Box(POINTS - DIGIT * len(told) - 13, y + 14, 12, 12)),
        words(Point(POINTS, y + 25), told, "e n f15 due" if points < 0 else "e n f15 quiet"),
    ]


def _field(colour: str, at: Point, is_wet: bool) -> Node:
    picture = drawing(f"field-{colour}", Box.around(at, 15))
    if is_wet:
        return picture
    return [h.g(".faint")[picture], path(f"M{at.x - 8:g} {at.y + 7:g}l16 -14", "strike")]
