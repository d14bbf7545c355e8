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
TAG: Final = 40.0  # the room of a lap's number
BACK: Final = 11.0  # how far who is behind on an equal space stands back


def track(scene: Scene[Track]) -> Register:
    """The register."""
    shown, rows, places = scene.shown, _rows(scene), _places(scene)
    tags = _tags(shown, rows, places)
    ground = [_row(row, LAP // len(rows) * n, LAP // len(rows), [tag for at, tag in zip(places, tags, strict=True)
                                                                if tag is not None and row.y < at.y < row.bottom])
              for n, row in enumerate(rows)]  # fmt: skip
    pieces = [_piece(shown, seat, at, tag) for seat, (at, tag) in enumerate(zip(places, tags, strict=True))]
    label = "; ".join(_said(shown, seat) for seat in shown["standing"] or range(len(pieces)))
    box = PHONE if scene.shape == "phone" else SHEET
    return register("track", say("look-track"), label, box, paint(ground, [], pieces, scene.marks),
                    icon="points" if scene.shape == "phone" else "", optional=scene.shape == "phone")  # fmt: skip


def _rows(scene: Scene[Track]) -> list[Box]:
    """The track in one row on a sheet, in two on a phone."""
    if scene.shape == "phone":
        return [Box(30, 3, WIDTH - 36, 28), Box(30, 40, WIDTH - 36, 28)]
    return [Box(40, 1, SHEET.width - 44, 28)]


def _row(box: Box, first: int, count: int, tags: list[float]) -> Node:
    """A row of spaces; numbers leave room for the tags of those who are in another lap."""
    pitch = box.width / count
    ticks = "".join(f"M{number(box.x + pitch * n)} {number(box.y)}v{number(box.height)}" for n in range(1, count))
    places = {n: box.x + pitch * (n + 0.5) for n in range(0, count, 5 if pitch < 30 else 1)}
    return [
        rect(box, "raised edge", 3),
        path(ticks, "grid"),
        [words(Point(x, box.centre.y + 4.5), first + n, "m q")
         for n, x in places.items() if all(abs(x - tag) > TAG for tag in tags)],
    ]  # fmt: skip


def _places(scene: Scene[Track]) -> list[Point]:
    """Where everybody's piece stands."""
    shown, rows = scene.shown, _rows(scene)
    count, found = LAP // len(rows), []
    for seat, score in enumerate(shown["scores"]):
        lap, place = divmod(score, LAP)
        here = [other for other in shown["standing"] if shown["scores"][other] % LAP == place]
        back, box = here.index(seat) if seat in here else 0, rows[place // count]
        x = box.x + box.width / count * (place % count + 0.5) - BACK * back
        found.append(Point(x, box.centre.y + (5 if lap else 0) + (back % 2) * 3))
    return found


def _tags(shown: Track, rows: list[Box], places: list[Point]) -> list[float | None]:
    """Where the laps are told above the pieces, so far apart that each can be read; nothing in the first lap."""
    found: list[float | None] = [None] * len(places)
    for row in rows:
        here = [seat for seat, at in enumerate(places) if shown["scores"][seat] // LAP and row.y < at.y < row.bottom]
        here.sort(key=lambda seat: places[seat].x)
        last = row.right + TAG / 2
        for n, seat in reversed(list(enumerate(here))):
            last = min(last - TAG, max(places[seat].x, row.x + TAG * (n + 0.5)))
            found[seat] = last
    return found


def _piece(shown: Track, seat: int, at: Point, tag: float | None) -> Piece:
    lap = LAP * (shown["scores"][seat] // LAP)
    told = words(Point(tag - at.x, -7), signed(lap), "m n f13 lettered") if tag is not None else None
    return seat_piece(f"score-{seat + 1}", seat, at, _said(shown, seat), 18, told)


def _said(shown: Track, seat: int) -> str:
    return say("look-points-of", name=shown["names"][seat], points=shown["scores"][seat])
