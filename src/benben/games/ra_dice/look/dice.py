"""The dice of Ra, with the plates to roll again and to be done."""

from __future__ import annotations

from typing import Final, TypedDict

from benben.draw.dice import die_skin, spent_skin
from benben.draw.geometry import Box, Point
from benben.draw.plates import plate
from benben.draw.register import WIDTH, Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.shapes import fitted, placed
from benben.draw.spaces import Space
from benben.games.ra_dice.components import COLOURS
from benben.games.ra_dice.look.shown import by_colour
from benben.games.ra_dice.view.types import Die, RaView
from benben.games.ra_dice.words import say

DIE: Final = {"row": 60.0, "column": 56.0}
CAPTIONS: Final = {"row": (55, 71), "column": (50, 65)}  # below the middle of a die
FIRST: Final = {"row": Point(46, 42), "column": Point(59, 44)}  # the middle of the first die
PITCH: Final = {"row": Point(82, 0), "column": Point(0, 114)}
FACE: Final = {"row": 74.0, "column": 110.0}  # the width of a face's name
PLATES: Final = {
    "row": {"roll": Box(58, 123, 180, 38), "done": Box(250, 123, 116, 38)},
    "column": {"roll": Box(3, 580, 112, 40), "done": Box(3, 634, 112, 40)},
}
BOXES: Final = {"row": Box(0, 0, WIDTH, 167), "column": Box(0, 0, 118, 682)}
SHAPES: Final[dict[Shape, Box]] = {"high": BOXES["column"], "low": BOXES["column"]}
NOT_ROLLED: Final[Die] = {"colour": "", "face": "", "used": False}


class Shown(TypedDict):
    """The dice, and how often they may be rolled again."""

    dice: list[Die]
    rolls: int


def show(view: RaView) -> Shown:
    table = view["table"]
    return {"dice": table["dice"], "rolls": table["rerolls_left"]}


def lie(scene: Scene[Shown]) -> str:
    """How the dice lie: below each other on a sheet, in a row elsewhere."""
    return "row" if scene.shape == "phone" else "column"


def draw(scene: Scene[Shown]) -> Register:
    """The register: dice in a row, or below each other on a high sheet."""
    dice = [_die(scene, place, colour) for place, colour in enumerate(COLOURS)]
    box, rolls = BOXES[lie(scene)], scene.shown["rolls"]
    foot = PLATES[lie(scene)]["roll"].y - 3
    tray = Space("tray", Box(3, 3, box.width - 6, foot - 3), say("dice"), say("dice.press"), corner=8)
    label = say("dice.label", dice="; ".join(die.title for die in dice), rolls=rolls)
    layers = paint([], [tray, *dice, *_plates(scene, rolls)], [], scene.marks)
    return register("dice", say("dice"), label, box, layers)


def _title(colour: str, die: Die) -> str:
    if not die["face"]:
        return say("die.unrolled", colour=colour)
    if die["used"]:
        return say("die.used", colour=colour, face=die["face"])
    return (
        say("die.sun", colour=colour, face="sun")
        if die["face"] == "sun"
        else say("die", colour=colour, face=die["face"])
    )


def _die(scene: Scene[Shown], place: int, colour: str) -> Space:
    first, pitch, size = FIRST[lie(scene)], PITCH[lie(scene)], DIE[lie(scene)]
    centre = first.moved(place * pitch.x, place * pitch.y)
    die = by_colour(scene.shown["dice"]).get(colour, NOT_ROLLED)
    face = say("face", face=die["face"]) if die["face"] else ""
    skin_of = spent_skin if die["used"] or die["face"] == "sun" else die_skin
    upper, lower = CAPTIONS[lie(scene)]
    skin = [
        placed(centre, skin_of(colour, die["face"], size)),
        fitted(centre.moved(y=upper), face, "m t struck" if die["used"] else "m t", FACE[lie(scene)]),
        fitted(centre.moved(y=lower), say("colour.title", colour=colour), "m q", FACE[lie(scene)]),
    ]
    box = Box.around(centre, size + 12)
    hit = Box(box.x - 3, box.y, box.width + 6, box.height + 34)
    title = _title(colour, die)
    press = say("die.press", colour=colour, face=die["face"]) if face else title
    return Space(f"die-{colour}", box, title, press, None, skin, None, hit, 16, toggle=True)


def _plates(scene: Scene[Shown], rolls: int) -> list[Space]:
    """Roll again, and be done: in words that fit what is asked."""
    marks, boxes, is_column = scene.marks, PLATES[lie(scene)], lie(scene) == "column"
    margin = 8 if is_column else 12
    roll = say("plate-roll.short", rolls=rolls) if is_column else say("plate-roll", rolls=rolls)
    keeps = marks.can_press("roll")
    done = say("plate-keep") if keeps else say("plate-end")
    press = say("keep.press") if keeps else say("end-turn.press")
    return [
        plate("roll", boxes["roll"], "ui-die", roll, say("plate-roll.press"), marks, margin),
        plate("done", boxes["done"], "ui-check", done, press, marks, margin),
    ]
