"""The obelisk, level by level, and the graves in the order in which they are built."""

from __future__ import annotations

from typing import Final

from benben.draw import tags as h
from benben.draw.geometry import Box, Point
from benben.draw.register import Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import ghost, seat_class, seat_skin
from benben.draw.shapes import drawing, path, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egizia.components import GRAVE_SPACES
from benben.games.egizia.look.shown import ObeliskGraves
from benben.games.egizia.words import say
from benben.games.egizia_common.look.bricks import ORIGIN, brick, build_note
from benben.games.egizia_common.look.obelisk import next_level, obelisk_bricks, obelisk_to_come
from benben.games.egizia_common.words import BOOK as FAMILY

BOX: Final = Box(0, 0, 340, 189)
GRAVES_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
IN_ROW: Final = 6
TILES: Final = Box(86, 28, 254, 124)  # where the tiles lie
PITCH: Final = Point(TILES.width / IN_ROW, TILES.height / 2)
TILE: Final = Point(38, 56)
FOOT: Final = 171.0  # the line of what everybody has


def graves(scene: Scene[ObeliskGraves]) -> Register:
    """The register."""
    shown = scene.shown
    pieces = [*obelisk_bricks(shown), *_built(shown)]
    spaces = [next_level(shown, scene.marks), _next_grave(scene)]
    ground = [obelisk_to_come(shown), _way(), _tiles(shown), _prizes(scene), _sums(shown)]
    layers = paint(ground, spaces, pieces, scene.marks)
    label = "; ".join([*(space.title for space in spaces), *(piece.title for piece in pieces)])
    note = build_note(shown["build"], FAMILY.say("look-order", n=2))
    return register("graves", say("look-graves"), label, BOX, layers, "left", icon="obelisk", note=note)


def _place(n: int) -> Point:
    """The middle of a tile, 0 for the first; the second row goes back to the left."""
    row, place = divmod(n, IN_ROW)
    across = place if row == 0 else IN_ROW - 1 - place
    return Point(TILES.x + PITCH.x * (across + 0.5), TILES.y + PITCH.y * (row + 0.5))


def _way() -> Node:
    """The way from the first tile to the last."""
    first, turn, last = _place(0), _place(IN_ROW), _place(GRAVE_SPACES - 1)
    return path(f"M{first.x:g} {first.y:g}H{turn.x:g}V{turn.y:g}H{last.x:g}", "rope")


def _tiles(shown: ObeliskGraves) -> Node:
    """Those that lie face down, and open ones that come later."""
    built, turned = _count(shown), len(shown["graves"])
    found = [_open(_place(n), shown["graves"][n]["value"]) for n in range(built + 1, turned)]
    return [*found, *(_hidden(_place(n)) for n in range(turned, turned + shown["hidden"]))]


def _count(shown: ObeliskGraves) -> int:
    """How many are built."""
    return sum(1 for grave in shown["graves"] if grave["owner"] >= 0)


def _open(at: Point, value: int) -> Node:
    return [rect(Box.around(at, TILE.x, TILE.y), "raised edge", 4), _face(at, value, "m n f17")]


def _face(at: Point, value: int, voice: str) -> Node:
    return [
        drawing("grave", Box.around(at.moved(y=-10), 28)),
        words(at.moved(y=24), value, voice),
    ]


def _hidden(at: Point) -> Node:
    return [
        rect(Box.around(at, TILE.x, TILE.y), "stone edge", 4),
        h.g(".faint")[drawing("grave", Box.around(at, 26))],
    ]


def _built(shown: ObeliskGraves) -> list[Piece]:
    """Graves in the colour of who built them, with their value below."""
    found = []
    for n, grave in enumerate(shown["graves"]):
        if grave["owner"] >= 0:
            seat = grave["owner"]
            title = say("look-grave-of", name=shown["names"][seat], value=grave["value"])
            piece = brick(f"brick-grave-{n + 1:02}", seat, _place(n), title, TILE, 20)
            figure = [rect(Box(-9, 9, 18, 17), "raised thin", 3), words(Point(0, 22), grave["value"], "m n f13")]
            found.append(Piece(piece.id, piece.at, title, [piece.skin, figure], piece.classes, piece.reach))
    return found


def _next_grave(scene: Scene[ObeliskGraves]) -> Space:
    shown = scene.shown
    n, name = _count(shown), "site-grave"
    if n == len(shown["graves"]):
        done = say("look-graves-done")
        return Space(name, Box.around(_place(max(0, n - 1)), TILE.x, TILE.y), done, done)
    value, box = shown["graves"][n]["value"], Box.around(ORIGIN, TILE.x, TILE.y)
    title, press = say("look-next-grave", n=n + 1, value=value), FAMILY.say("look-lay", site="grave", cost=value)
    can_press = scene.marks.can_press(name)
    mark = ghost(shown["seat"], Point(0, -10), 20) if can_press else drawing("grave", Box.around(Point(0, -10), 28))
    ground = None if can_press else rect(box, "next-brick", 4)
    return Space(name, box, title, press, ground, [mark, words(Point(0, 24), value, "m n f21")], corner=4,
                 at=_place(n), hit=Box.around(ORIGIN, 42, 60))  # fmt: skip


def _prizes(scene: Scene[ObeliskGraves]) -> Node:
    """What the values together bring at the end."""
    cells, pitch = scene.cells, (TILES.width - 30) / 3
    return [
        drawing("ui-last", Box(TILES.x + 2, 4, 20, 20)),
        [
            [
                words(Point(TILES.x + 34 + pitch * n, 19), f"{needed}+", "n f13"),
                drawing("points", Box(TILES.x + 64 + pitch * n, 7, 15, 15)),
                words(Point(TILES.x + 82 + pitch * n, 19), points, "n f15"),
            ]
            for n, (needed, points) in enumerate(zip(cells["grave_sums"], cells["grave_points"], strict=True))
        ],
    ]


def _sums(shown: ObeliskGraves) -> Node:
    """The values of everybody's graves together."""
    pitch = TILES.width / len(shown["sums"])
    return [
        [
            h.g(class_=seat_class(seat))[seat_skin(seat, Point(TILES.x + pitch * seat + 12, FOOT), 16)],
            words(Point(TILES.x + pitch * seat + 25, FOOT + 5), f"Σ {sum}", "n f15"),
        ]
        for seat, sum in enumerate(shown["sums"])
    ]
