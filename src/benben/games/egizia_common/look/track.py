"""The scoring track: laps of fifty, and on equal spaces who came first stands in front."""

from __future__ import annotations

from typing import Final

from benben.draw.geometry import Box, Point, number
from benben.draw.register import WIDTH, Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import seat_piece
from benben.draw.shapes import path, rect, words
from benben.draw.spaces import Piece
from benben.draw.tags import Node
from benben.games.egizia_common.look.tableau import Track
from benben.games.egizia_common.words import say
from benben.language import signed

SHEET: Final = Box(0, 0, 1104, 30)
PHONE: Final = Box(0, 0, WIDTH, 74)
TRACK_SHAPES: Final[dict[Shape, Box]] = {"high": SHEET, "low": SHEET}
LAP: Final = 50
BACK: Final = 11.0  # how far who is behind on an equal space stands back


def track(scene: Scene[Track]) -> Register:
    """The register."""
    shown, rows = scene.shown, _rows(scene)
    ground = [_row(rows[n], LAP // len(rows) * n, LAP // len(rows)) for n in range(len(rows))]
    pieces = [_piece(scene, seat) for seat in range(len(shown["scores"]))]
    label = "; ".join(_said(shown, seat) for seat in shown["standing"] or range(len(pieces)))
    box = PHONE if scene.shape == "phone" else SHEET
    return register("track", say("look-track"), label, box, paint(ground, [], pieces, scene.marks),
                    icon="points" if scene.shape == "phone" else "", optional=scene.shape == "phone")  # fmt: skip


def _rows(scene: Scene[Track]) -> list[Box]:
    """The track in one row on a sheet, in two on a phone."""
    if scene.shape == "phone":
        return [Box(30, 3, WIDTH - 36, 28), Box(30, 40, WIDTH - 36, 28)]
    return [Box(40, 1, SHEET.width - 44, 28)]


def _row(box: Box, first: int, count: int) -> Node:
    pitch = box.width / count
    ticks = "".join(f"M{number(box.x + pitch * n)} {number(box.y)}v{number(box.height)}" for n in range(1, count))
    step = 5 if pitch < 30 else 1
    return [
        rect(box, "raised edge", 3),
        path(ticks, "grid"),
        [words(Point(box.x + pitch * (n + 0.5), box.centre.y + 4.5), first + n, "m q")
         for n in range(0, count, step)],
    ]  # fmt: skip


def _piece(scene: Scene[Track], seat: int) -> Piece:
    shown, rows = scene.shown, _rows(scene)
    score = shown["scores"][seat]
    lap, place = divmod(score, LAP)
    here = [other for other in shown["standing"] if shown["scores"][other] % LAP == place]
    back = here.index(seat) if seat in here else 0
    count = LAP // len(rows)
    box = rows[place // count]
    x = box.x + box.width / count * (place % count + 0.5) - BACK * back
    tag = words(Point(0, -7), signed(LAP * lap), "m n f13 lettered") if lap else None
    at = Point(x, box.centre.y + (5 if lap else 0) + (back % 2) * 3)
    return seat_piece(f"score-{seat + 1}", seat, at, _said(shown, seat), 18, tag)


def _said(shown: Track, seat: int) -> str:
    return say("look-points-of", name=shown["names"][seat], points=shown["scores"][seat])
