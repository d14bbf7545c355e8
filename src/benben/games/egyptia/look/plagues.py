"""The ten plagues, and what has been suffered of them."""

from __future__ import annotations

from typing import Final

from benben.draw.geometry import Box, Point
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.shapes import drawing, fitted, rect
from benben.draw.spaces import Space
from benben.draw.tags import Node
from benben.draw.tiles import SURFACES, State, tile
from benben.games.egyptia.look import plan
from benben.games.egyptia.look.scene import Scene
from benben.games.egyptia.plagues import ALL_PLAGUES, Plague
from benben.games.egyptia.words import say
from benben.games.egyptia.words.answers import brief, plague_lines

TILE: Final = Box(2, 6, 205, 60)
TILE_PITCH: Final = Point(211, 66)
TALL_TILE: Final = Box(1, 1, 80, 79)  # on a sheet
TALL_PITCH: Final = Point(83, 82)
TALL_COLUMNS: Final = 5


def plagues(scene: Scene) -> Register:
    """The ten plagues; those suffered are struck through."""
    drawn = _tall_plague if scene.is_planned else _plague
    tiles = [drawn(scene, i, plague) for i, plague in enumerate(ALL_PLAGUES)]
    dice = scene.cells["plague_dice"][0]
    note = say("plagues.note-short", dice=dice) if scene.is_planned else say("plagues.note", dice=dice)
    said = ", ".join(say("plague", plague=name) for name in scene.sheet["plagues"])
    label = say("plagues.label", plagues=said) if said else say("plagues.none")
    box = plan.plate("plagues") if scene.is_planned else Box(0, 0, WIDTH, tiles[-1].box.bottom + 3)
    return register("plagues", say("plagues"), label, box, paint([], tiles, [], scene.marks), "right", icon="death",
                    note=note)  # fmt: skip


def _plague(scene: Scene, i: int, plague: Plague) -> Space:
    row, column = divmod(i, 2)
    box = TILE._replace(x=TILE.x + column * TILE_PITCH.x, y=TILE.y + row * TILE_PITCH.y)
    state = _state(scene, plague)
    lines = [say("suffered")] if state == "out" else plague_lines(plague.key, scene.cells)
    if _came(scene, plague):
        lines = [lines[0], say("suffered.times", n=scene.sheet["deaths"])]
    name = say("plague", plague=plague.key)
    return tile(f"plague-{plague.key}", box, plague.symbol, name, lines, _press(scene, plague), state)


def _state(scene: Scene, plague: Plague) -> State:
    if scene.doing("plague") == plague.key:
        return "now"
    return "out" if plague.key in scene.sheet["plagues"] else ""


def _press(scene: Scene, plague: Plague) -> str:
    return say("suffer.press", plague=plague.key, effect=_effect(scene, plague))


def _effect(scene: Scene, plague: Plague) -> str:
    return " ".join(plague_lines(plague.key, scene.cells))


def _tall_plague(scene: Scene, i: int, plague: Plague) -> Space:
    """A tile that stands: the drawing, the name and what it takes; its title says the rest."""
    row, column = divmod(i, TALL_COLUMNS)
    box = TALL_TILE._replace(x=TALL_TILE.x + column * TALL_PITCH.x, y=TALL_TILE.y + row * TALL_PITCH.y)
    state, name = _state(scene, plague), say("plague", plague=plague.key)
    skin: list[Node] = [
        drawing(plague.symbol, Box(box.centre.x - 18, box.y + 4, 36, 36), "faint" if state == "out" else ""),
        fitted(Point(box.centre.x, box.y + 56), name, "m t f13 struck" if state == "out" else "m t f13", 70),
        fitted(Point(box.centre.x, box.y + 72), _tall_line(scene, plague, state), "m q", 70),
    ]
    surface = rect(box, SURFACES[state], 5)
    return Space(
        f"plague-{plague.key}", box, _title(scene, plague, state), _press(scene, plague), surface, skin, corner=5
    )


def _title(scene: Scene, plague: Plague, state: State) -> str:
    """What a plague does, and how often it was suffered."""
    effect = _effect(scene, plague)
    if _came(scene, plague):
        return say("suffer.times", plague=plague.key, effect=effect, n=scene.sheet["deaths"])
    if state == "out":
        return say("suffer.suffered", plague=plague.key, effect=effect)
    return say("suffer", plague=plague.key, effect=effect)


def _came(scene: Scene, plague: Plague) -> bool:
    """Whether a plague that may come again has come before."""
    return plague.comes_again and bool(scene.sheet["deaths"])


def _tall_line(scene: Scene, plague: Plague, state: State) -> str:
    if state:
        return say("suffered.now") if state == "now" else say("suffered")
    return say("times", n=scene.sheet["deaths"]) if _came(scene, plague) else brief(plague.key, scene.cells)
