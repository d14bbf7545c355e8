"""Civilization: a tablet for each colour with room for all seats but one, and what markers score."""

from __future__ import annotations

from typing import Final

from benben.draw.geometry import Box, Point
from benben.draw.ladder import Ladder
from benben.draw.plates import rimmed
from benben.draw.register import WIDTH, Register, paint, register, target
from benben.draw.scene import Scene
from benben.draw.seats import ghost, seat_piece
from benben.draw.shapes import circle, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.ra_dice.components import COLOURS
from benben.games.ra_dice.look.shown import TALLY, Seats
from benben.games.ra_dice.view.types import RaView
from benben.games.ra_dice.words import say

TABLET: Final = Box(6, 11, 76, 62)  # the first of five
PITCH: Final = 83.0
SOCKETS: Final = {1: (0.0, 25.0), 2: (28.0, 25.0), 3: (21.0, 21.0)}  # by number: their pitch, the size of a piece


class Shown(Seats):
    """The colours on which each seat has a marker, and how many a colour holds."""

    markers: list[list[str]]
    capacity: int


def show(view: RaView) -> Shown:
    table = view["table"]
    markers = [player["civilization"] for player in table["players"]]
    return {"names": view["names"], "markers": markers, "capacity": table["capacity"]}


def draw(scene: Scene[Shown]) -> Register:
    """The register."""
    names, counts = scene.shown["names"], [len(markers) for markers in scene.shown["markers"]]
    ladder = Ladder(Box(6, TABLET.bottom + 30, WIDTH - 12, 26), tuple(scene.cells["civilization_markers"]))
    spaces = [_space(scene, colour) for colour in COLOURS]
    pieces = [marker for colour in COLOURS for marker in _markers(scene, colour)]
    pieces += ladder.tallies("tally-civilization", names, counts, TALLY)
    layers = paint([ladder.ground()], spaces, pieces, scene.marks)
    box, label = Box(0, 0, WIDTH, ladder.box.bottom + TALLY + 8), "; ".join(space.title for space in spaces)
    press = target("area-civilization", say("strike", area="civilization"), scene.marks)
    return register("civilization", say("area", area="civilization"), label, box, layers, "right", icon="civilization",
                    note=say("civilization-note"), target=press)  # fmt: skip


def _tablet(colour: str) -> Box:
    return TABLET._replace(x=TABLET.x + COLOURS.index(colour) * PITCH)


def _socket(scene: Scene[Shown], colour: str, place: int) -> Point:
    pitch, _ = SOCKETS[scene.shown["capacity"]]
    return _tablet(colour).centre.moved(x=(place - (scene.shown["capacity"] - 1) / 2) * pitch)


def _holders(scene: Scene[Shown], colour: str) -> list[int]:
    """The seats with a marker on a colour."""
    return [seat for seat, markers in enumerate(scene.shown["markers"]) if colour in markers]


def _space(scene: Scene[Shown], colour: str) -> Space:
    tablet, held, capacity = _tablet(colour), _holders(scene, colour), scene.shown["capacity"]
    size = SOCKETS[capacity][1]
    is_full = len(held) >= capacity
    word = say("civilization-space.full", colour=colour) if is_full else say("colour.title", colour=colour)
    ground: list[Node] = [rimmed(tablet, colour, 6), words(Point(tablet.centre.x, tablet.bottom + 17), word, "m q")]
    sockets = [circle(_socket(scene, colour, i), size * 0.37, "socket") for i in range(capacity)]
    mine = scene.actor in held
    press = say("civilization-space.take", colour=colour) if mine else say("civilization-space.place", colour=colour)
    shape = None if mine else ghost(scene.actor, _socket(scene, colour, min(len(held), capacity - 1)), size)
    names = [scene.shown["names"][seat] for seat in held]
    title = say("civilization-space", colour=colour, count=len(held), room=capacity, names=names)
    return Space(f"space-civilization-{colour}", tablet.grown(-7), title, press, ground, sockets, shape, tablet)


def _markers(scene: Scene[Shown], colour: str) -> list[Piece]:
    titles = [say("civilization-piece", name=name, colour=colour) for name in scene.shown["names"]]
    _, size = SOCKETS[scene.shown["capacity"]]
    return [
        seat_piece(f"civilization-{colour}-{seat + 1}", seat, _socket(scene, colour, i), titles[seat], size)
        for i, seat in enumerate(_holders(scene, colour))
    ]
