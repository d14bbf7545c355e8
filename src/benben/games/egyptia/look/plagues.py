"""The ten plagues, and what has been suffered of them."""

from __future__ import annotations

from typing import Final

from benben.draw.geometry import Box, Point
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.shapes import drawing, fitted, rect, words
from benben.draw.spaces import Space
from benben.draw.tags import Node
from benben.draw.tiles import SURFACES, State, tile
from benben.games.egyptia.look import plan
from benben.games.egyptia.look.scene import Scene, effect
from benben.games.egyptia.plagues import ALL_PLAGUES, Plague, plague_of
from benben.games.egyptia.words.answers import brief

TILE: Final = Box(2, 6, 205, 60)
TILE_PITCH: Final = Point(211, 66)
TALL_TILE: Final = Box(1, 1, 80, 79)  # on a sheet
TALL_PITCH: Final = Point(83, 82)
TALL_COLUMNS: Final = 5


def plagues(scene: Scene) -> Register:
    """The ten plagues; those suffered are struck through."""
    drawn = _tall_plague if scene.is_planned else _plague
    tiles = [drawn(scene, i, plague) for i, plague in enumerate(ALL_PLAGUES)]
    count = f"{scene.cells['plague_dice'][0]} {'' if scene.is_planned else 'or more '}dice"
    label = f"Suffered: {', '.join(plague_of(name).name for name in scene.sheet['plagues']) or 'none'}."
    box = plan.plate("plagues") if scene.is_planned else Box(0, 0, WIDTH, tiles[-1].box.bottom + 3)
    return register("plagues", "Plagues", label, box, paint([], tiles, [], scene.marks), "right", icon="death",
                    note=f"{count} in your column bring one")  # fmt: skip


def _times(n: int) -> str:
    return "once" if n == 1 else f"{n} times"


def _plague(scene: Scene, i: int, plague: Plague) -> Space:
    row, column = divmod(i, 2)
    box = TILE._replace(x=TILE.x + column * TILE_PITCH.x, y=TILE.y + row * TILE_PITCH.y)
    state = _state(scene, plague)
    lines = ["suffered"] if state == "out" else effect(plague, scene.cells)
    if plague.comes_again and scene.sheet["deaths"]:
        lines = [lines[0], f"suffered {_times(scene.sheet['deaths'])}"]
    return tile(f"plague-{plague.key}", box, plague.symbol, plague.name, lines, _press(scene, plague), state)


def _state(scene: Scene, plague: Plague) -> State:
    if scene.doing("plague") == plague.key:
        return "now"
    return "out" if plague.key in scene.sheet["plagues"] else ""


def _press(scene: Scene, plague: Plague) -> str:
    return f"Suffer {plague.name}: {' '.join(effect(plague, scene.cells))}"


def _tall_plague(scene: Scene, i: int, plague: Plague) -> Space:
    """A tile that stands: the drawing, the name and what it takes; its title says the rest."""
    row, column = divmod(i, TALL_COLUMNS)
    box = TALL_TILE._replace(x=TALL_TILE.x + column * TALL_PITCH.x, y=TALL_TILE.y + row * TALL_PITCH.y)
    state = _state(scene, plague)
    skin: list[Node] = [
        drawing(plague.symbol, Box(box.centre.x - 18, box.y + 4, 36, 36), "faint" if state == "out" else ""),
        fitted(Point(box.centre.x, box.y + 56), plague.name, "m t f13 struck" if state == "out" else "m t f13", 70),
        words(Point(box.centre.x, box.y + 72), _tall_line(scene, plague, state), "m q"),
    ]
    title = f"{plague.name}: {' '.join(effect(plague, scene.cells))}{_suffered(scene, plague, state)}"
    surface = rect(box, SURFACES[state], 5)
    return Space(f"plague-{plague.key}", box, title, _press(scene, plague), surface, skin, corner=5)


def _suffered(scene: Scene, plague: Plague, state: State) -> str:
    if _came(scene, plague):
        return f", suffered {_times(scene.sheet['deaths'])}"
    return ", suffered" if state == "out" else ""


def _came(scene: Scene, plague: Plague) -> bool:
    """Whether a plague that may come again has come before."""
    return plague.comes_again and bool(scene.sheet["deaths"])


def _tall_line(scene: Scene, plague: Plague, state: State) -> str:
    if state:
        return "this round" if state == "now" else "suffered"
    return _times(scene.sheet["deaths"]) if _came(scene, plague) else brief(plague, scene.cells)
