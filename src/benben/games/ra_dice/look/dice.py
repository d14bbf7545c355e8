"""The dice of Ra, with the plates to roll again and to be done."""

from __future__ import annotations

from typing import Final, TypedDict

from benben.draw.dice import die_skin, spent_skin
from benben.draw.geometry import Box, Point
from benben.draw.plates import plate
from benben.draw.register import WIDTH, Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.shapes import placed, words
from benben.draw.spaces import Space
from benben.games.ra_dice.components import COLOURS
from benben.games.ra_dice.look.shown import by_colour
from benben.games.ra_dice.view.types import Die, RaView

DIE: Final = 60.0
FIRST: Final = {"row": Point(46, 42), "column": Point(59, 44)}  # the middle of the first die
PITCH: Final = {"row": Point(82, 0), "column": Point(0, 114)}
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
    tray = Space("tray", Box(3, 3, box.width - 6, foot - 3), "Dice", "Go on with the dice", corner=8)
    label = f"{'; '.join(die.title for die in dice)}. Rolls left: {rolls}."
    layers = paint([], [tray, *dice, *_plates(scene, rolls)], [], scene.marks)
    return register("dice", "Dice", label, box, layers)


def _title(colour: str, die: Die) -> str:
    if not die["face"]:
        return f"{colour.capitalize()} die, not yet rolled"
    state = ", used" if die["used"] else ", on the Sun track" if die["face"] == "sun" else ""
    return f"{colour.capitalize()} die: {die['face'].capitalize()}{state}"


def _die(scene: Scene[Shown], place: int, colour: str) -> Space:
    first, pitch = FIRST[lie(scene)], PITCH[lie(scene)]
    centre = first.moved(place * pitch.x, place * pitch.y)
    die = by_colour(scene.shown["dice"]).get(colour, NOT_ROLLED)
    skin_of = spent_skin if die["used"] or die["face"] == "sun" else die_skin
    skin = [
        placed(centre, skin_of(colour, die["face"], DIE)),
        words(centre.moved(y=55), die["face"].capitalize(), "m t struck" if die["used"] else "m t"),
        words(centre.moved(y=71), colour.capitalize(), "m q"),
    ]
    box = Box.around(centre, DIE + 12)
    hit = Box(box.x - 3, box.y, box.width + 6, box.height + 34)
    press = f"Choose the {colour} die, {die['face'].capitalize()}"
    return Space(f"die-{colour}", box, _title(colour, die), press, None, skin, None, hit, 16, toggle=True)


def _plates(scene: Scene[Shown], rolls: int) -> list[Space]:
    """Roll again, and be done: in words that fit what is asked."""
    marks, boxes, is_column = scene.marks, PLATES[lie(scene)], lie(scene) == "column"
    margin = 8 if is_column else 12
    left = f"Roll ({rolls})" if is_column else f"Roll again, {rolls} left"
    none = "No rolls" if is_column else "No rolls left"
    done, press = (
        ("Keep all", "Keep all dice as they are") if marks.can_press("roll") else ("End turn", "End your turn")
    )
    return [
        plate("roll", boxes["roll"], "ui-die", left if rolls else none, "Roll the chosen dice again", marks, margin),
        plate("done", boxes["done"], "ui-check", done, press, marks, margin),
    ]
