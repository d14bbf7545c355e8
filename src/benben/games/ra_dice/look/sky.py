"""The Sun track of Ra: the arc of the sky, Ra's barque over it, the dice that show Suns, and the epoch below."""

from __future__ import annotations

from typing import Final, TypedDict

from benben.draw.dice import small_die_skin
from benben.draw.geometry import Box, Point
from benben.draw.plates import pips
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.scene import Scene
from benben.draw.shapes import drawing, fitted, turned
from benben.draw.spaces import Piece
from benben.draw.tags import Node
from benben.draw.tracks import Arc
from benben.games.ra_dice.view.types import RaView, SunTrack
from benben.games.ra_dice.words import say

BOX: Final = Box(0, 0, WIDTH, 190)
HORIZON: Final = Point(400, 172)  # the last place of Suns that have no space on the track


class Shown(TypedDict):
    """The track, the Suns in front of Ra, and the epoch."""

    track: SunTrack
    rolled: bool
    suns: list[str]  # the colours of the dice that show Suns
    disaster: bool
    epoch: int
    epochs: int


def show(view: RaView) -> Shown:
    table = view["table"]
    return {
        "track": table["sun_track"],
        "rolled": bool(table["dice"]),
        "suns": [die["colour"] for die in table["dice"] if die["face"] == "sun"],
        "disaster": table["disaster"],
        "epoch": table["epoch"],
        "epochs": table["epochs"],
    }


def draw(scene: Scene[Shown]) -> Register:
    """The register."""
    shown, track = scene.shown, scene.shown["track"]
    arc = Arc(Point(WIDTH / 2, 339), 270, 35, track["steps"])
    ground: list[Node] = [
        arc.ground(track["ra"]),
        fitted(Point(WIDTH / 2, 134), say("stage", epoch=shown["epoch"], epochs=shown["epochs"]), "m t f21", 270),
        fitted(Point(WIDTH / 2, 154), _note(scene), "m q", 320),
        pips(Point(WIDTH / 2, 172), shown["epochs"], shown["epoch"]),
    ]
    layers = paint(ground, [], [_ra(arc, track["ra"]), *_suns(arc, track["ra"], shown["suns"])], scene.marks)
    label = say("spoken-ra", epoch=shown["epoch"], epochs=shown["epochs"], ra=track["ra"], steps=track["steps"])
    return register("sky", say("sun-track"), label, BOX, layers, "left")


def _note(scene: Scene[Shown]) -> str:
    shown, track = scene.shown, scene.shown["track"]
    if track["ra"] >= track["steps"]:
        return say("note-end")
    if not shown["rolled"]:
        return say("note-to-go", spaces=track["steps"] - track["ra"])
    if shown["disaster"]:
        return say("note-disaster")
    return say("note-suns", suns=len(shown["suns"]), points=scene.cells["suns_points"][0])


def _suns(arc: Arc, ra: int, suns: list[str]) -> list[Piece]:
    """The dice that show Suns, in front of Ra; beyond the end of the track they lie on the horizon."""
    skins = {colour: small_die_skin(colour, "sun", min(27, arc.pitch - 3)) for colour in suns}
    pieces = []
    for step, colour in enumerate(suns, start=1):
        space = ra + step
        on_track = space <= arc.last
        at = arc.at(space) if on_track else HORIZON.moved(x=-29 * (len(suns) - step))
        skin = turned(arc.slope(space) if on_track else 0, skins[colour])
        pieces.append(Piece(f"sun-{colour}", at, say("die", colour=colour, face="sun"), skin, reach=14))
    return pieces


def _ra(arc: Arc, ra: int) -> Piece:
    """Ra's barque sails along the outer rim, over its space."""
    space = min(ra, arc.last)
    skin = turned(arc.slope(space), drawing("ra", Box(-26, -26, 52, 52)))
    return Piece("ra", arc.above(space, 44), say("ra-piece", ra=ra, steps=arc.last), skin, reach=26)
