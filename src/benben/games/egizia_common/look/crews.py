"""The crews of a player: what each is good for, step by step; spent ones are turned and pale."""

from __future__ import annotations

from typing import Final

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, translate
from benben.draw.register import Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.shapes import circle, drawing, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egizia_common.crews import CREWS, LEAD
from benben.games.egizia_common.look.glyphs import CREW_DRAWINGS
from benben.games.egizia_common.look.tableau import SHOWN_CREWS, Crews
from benben.games.egizia_common.words import say

BOX: Final = Box(0, 0, 196, 117)
CREW_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
CELL: Final = Point(98, 58.5)
PIPS: Final = 47.0  # the width of the steps


def crews(scene: Scene[Crews]) -> Register:
    """The register."""
    shown = scene.shown
    strongest = scene.cells["strongest"][0]
    spaces = [_crew(scene, name, i, strongest) for i, name in enumerate(SHOWN_CREWS)]
    tokens = [_token(scene, name, i) for i, name in enumerate(SHOWN_CREWS)]
    label = "; ".join(space.title for space in spaces)
    layers = paint([], spaces, tokens, scene.marks)
    return register(
        "crews",
        say("look-crews"),
        label,
        BOX,
        layers,
        "left",
        icon=CREW_DRAWINGS[shown["names"][LEAD]],
        note=_note(shown),
    )


def _note(shown: Crews) -> str:
    build = shown["build"]
    if shown["owner"]:
        return shown["owner"]
    if build:
        return say("look-build", strength=build["strength"], left=build["left"])
    return say("look-strength", strength=sum(shown["crews"]))


def _place(i: int) -> Point:
    return Point(CELL.x * (i % 2), CELL.y * (i // 2))


def _crew(scene: Scene[Crews], name: str, i: int, strongest: int) -> Space:
    at, crew = _place(i), CREWS.index(name)
    called = scene.shown["names"][crew]
    strength, spent = scene.shown["crews"][crew], scene.shown["spent"][crew]
    box = Box(at.x + 1.5, at.y + 1.5, CELL.x - 4, CELL.y - 4)
    figure = drawing(CREW_DRAWINGS[called], Box.around(Point(0, 0), 44))
    turn = " rotate(90)" if spent else ""
    turned = h.g(class_="faint" if spent else None, transform=f"{translate(at.moved(26, 28))}{turn}")[figure]
    pitch = PIPS / strongest
    pips = [_pip(Point(at.x + 49 + pitch * n, at.y + 42), pitch, n < strength) for n in range(strongest)]
    skin = h.g(class_=f"crew-{called}")[
        turned, pips, ]  # fmt: skip
    title = (
        say("look-crew-spent", crew=called, strength=strength)
        if spent
        else say("look-crew", crew=called, strength=strength)
    )
    press = say("look-crew-press", crew=called, strength=strength)
    return Space(f"crew-{name}", box, title, press, None, skin, corner=6, classes="space clear")


def _pip(at: Point, pitch: float, is_there: bool) -> Node:
    return rect(Box(at.x, at.y, pitch - 1.2, 9), "crew-strong thin" if is_there else "no-step", 1)


def _token(scene: Scene[Crews], name: str, i: int) -> Piece:
    """The figure of a crew's strength."""
    crew = CREWS.index(name)
    strength = scene.shown["crews"][crew]
    at = _place(i).moved(72, 20)
    skin = [circle(Point(0, 0), 15, "raised outline"), words(Point(0, 7), strength, "m n f21")]
    return Piece(
        f"strength-{name}", at, say("look-crew", crew=scene.shown["names"][crew], strength=strength), skin, reach=15
    )
