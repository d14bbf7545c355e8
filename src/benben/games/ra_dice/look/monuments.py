"""The monuments: a row for each colour, eight columns, and what columns score."""

from __future__ import annotations

from typing import Any, Final

from benben.draw.geometry import Box, Point
from benben.draw.ladder import Ladder
from benben.draw.plates import lintel, rimmed
from benben.draw.register import WIDTH, Register, paint, register, target
from benben.draw.scene import Scene
from benben.draw.seats import ghost, seat_piece
from benben.draw.shapes import fitted
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.ra_dice.components import COLOURS, COLUMNS
from benben.games.ra_dice.look.shown import TALLY, Seats
from benben.games.ra_dice.view.types import RaView
from benben.games.ra_dice.words import say

SITE: Final = Box(7, 32, 49, 51)  # the first of 8 × 5
GAP: Final = 2.0


class Shown(Seats):
    """Where each seat has built: colour and column."""

    built: list[list[list[Any]]]


def show(view: RaView) -> Shown:
    return {"names": view["names"], "built": [player["monuments"] for player in view["table"]["players"]]}


def draw(scene: Scene[Shown]) -> Register:
    """The register."""
    columns, names, built = range(1, COLUMNS + 1), scene.shown["names"], scene.shown["built"]
    builders = {(colour, n): seat for seat, places in enumerate(built) for colour, n in places}
    ladder = Ladder(Box(7, _site(COLOURS[-1], 1).bottom + 10, WIDTH - 14, 26), tuple(scene.cells["monument_columns"]))
    sites = [_space(scene, colour, n, builders.get((colour, n))) for colour in COLOURS for n in columns]
    pieces = [_monument(names[seat], colour, n, seat) for (colour, n), seat in builders.items()]
    pieces += ladder.tallies("tally-monuments", names, [len({n for _, n in places}) for places in built], TALLY)
    foot = ladder.box.bottom + 2 * TALLY + 22
    beams = [lintel(Box(_site(COLOURS[0], n).x, SITE.y - 23, SITE.width, 20), n) for n in columns]
    three, four, five = scene.cells["monument_towers"][3:]
    towers = say("monuments-note.towers", three=three, four=four, five=five)
    ground: list[Node] = [beams, ladder.ground(), fitted(Point(WIDTH / 2, foot), towers, "m q", WIDTH - 8)]
    layers = paint(ground, sites, pieces, scene.marks)
    label = "; ".join(piece.title for piece in pieces) or say("monuments-none")
    press = target("area-monuments", say("strike", area="monuments"), scene.marks)
    return register("monuments", say("area", area="monuments"), label, Box(0, 0, WIDTH, foot + 6), layers, "right",
                    icon="monument", note=say("monuments-note"), target=press)  # fmt: skip


def _site(colour: str, column: int) -> Box:
    across, down = SITE.width + GAP, SITE.height + GAP
    return SITE._replace(x=SITE.x + (column - 1) * across, y=SITE.y + COLOURS.index(colour) * down)


def _space(scene: Scene[Shown], colour: str, column: int, builder: int | None) -> Space:
    site = _site(colour, column)
    press = say("monument-space.place", colour=colour, column=column)
    if builder == scene.actor:
        press = say("monument-space.take", colour=colour, column=column)
    shape = ghost(scene.actor, site.centre, 25) if builder is None else None
    title = say("monument-space", colour=colour, column=column)
    if builder is not None:
        title = say("monument-space.built", colour=colour, column=column, name=scene.shown["names"][builder])
    box, ground = site.grown(-6), rimmed(site, colour, 5)
    return Space(f"space-monuments-{colour}-{column}", box, title, press, ground, None, shape, site)


def _monument(name: str, colour: str, column: int, seat: int) -> Piece:
    title = say("monument-piece", name=name, colour=colour, column=column)
    return seat_piece(f"marker-{colour}-{column}", seat, _site(colour, column).centre, title, 26)
