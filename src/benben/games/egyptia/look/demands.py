"""The Pharaoh's demands, and where the points come from."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from benben.draw.geometry import Box, Point, number
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.shapes import drawing, fitted, path, rect, signed, words
from benben.draw.spaces import Space
from benben.draw.tags import Node
from benben.draw.tiles import card, tally
from benben.games.egyptia.city import BUILDINGS
from benben.games.egyptia.components import TITLES
from benben.games.egyptia.look import plan
from benben.games.egyptia.look.scene import Scene
from benben.games.egyptia.pharaoh_cards import LETTERS, card_of
from benben.games.egyptia.words import say
from benben.games.egyptia.words.text import demand_lines

TOP: Final = 6.0
CARD: Final = Box(2, TOP, WIDTH - 4, 60)
CARD_PITCH: Final = 66.0
TALL_CARD: Final = Box(1, 1, 236, 107)  # on a sheet
TALL_PITCH: Final = 113.0
BAND: Final = 28.0  # the field with the letter
LETTERS_IN_LINE: Final = (13, 16, 19, 22)  # the first have room beside drawing and figure, also in a wide font
MOST_LINES: Final = 6
LINE: Final = 16.5
CELL: Final = 46.0  # the width of a sum on a sheet


# --- the Pharaoh's demands ---


def demands(scene: Scene) -> Register:
    """The five cards, each with its points so far."""
    return _demands_in_column(scene) if scene.is_planned else _demands_below(scene)


def _demands_below(scene: Scene) -> Register:
    cards = scene.table["cards"]
    rows = [_demand(scene, i, name) for i, name in enumerate(cards)]
    missing = [rect(_card_box(i), "well dashes", 4) for i in range(len(cards), len(LETTERS))]
    box = Box(0, 0, WIDTH, _card_box(len(LETTERS) - 1).bottom + 3)
    layers, label = paint([rows, missing], [], [], scene.marks), "; ".join(_said(scene)) or say("demands.none")
    return register("demands", say("demands"), label, box, layers, "right", icon="pharaoh")


def _said(scene: Scene) -> list[str]:
    cards = enumerate(scene.table["cards"])
    return [say("demands.card", card=name, rule=_rule(scene, name), points=_so_far(scene, i)) for i, name in cards]


def _rule(scene: Scene, name: str) -> str:
    return " ".join(demand_lines(name, scene.cells))


def _card_box(i: int) -> Box:
    return CARD._replace(y=CARD.y + CARD_PITCH * i)


def _so_far(scene: Scene, i: int) -> str:
    found = scene.sheet["points"]["cards"]
    return signed(found[i]) if i < len(found) else "0"


def _demand(scene: Scene, i: int, name: str) -> Node:
    return card(
        _card_box(i),
        name[0],
        card_of(name).symbol,
        demand_lines(name, scene.cells),
        _so_far(scene, i),
        _note(scene),
    )


def _note(scene: Scene) -> str:
    return say("so-far.over") if scene.shown["over"] else say("so-far")


def _demands_in_column(scene: Scene) -> Register:
    """The cards as they stand in a narrow column; the one that asks for the chosen building is marked."""
    cards, titles = scene.table["cards"], _said(scene)
    spaces = [_tall_card(scene, i, name, title) for i, (name, title) in enumerate(zip(cards, titles, strict=True))]
    missing = [rect(_tall_box(i), "well dashes", 4) for i in range(len(cards), len(LETTERS))]
    layers, label = paint(missing, spaces, [], scene.marks), "; ".join(titles) or say("demands.none")
    return register("demands", say("demands.short"), label, plan.plate("demands"), layers, "right", icon="pharaoh")


def _tall_box(i: int) -> Box:
    return TALL_CARD._replace(y=TALL_CARD.y + TALL_PITCH * i)


def _is_asked_for(scene: Scene, i: int) -> bool:
    """Whether a card is about the building that is chosen."""
    building = scene.doing("building")
    return bool(building) and BUILDINGS.index(building) == i


def _wrapped(rule: str) -> list[str]:
    """A rule in lines, no more of them than a card has room for."""
    ways = [wrap(rule, letters) for letters in LETTERS_IN_LINE]
    return next((lines for lines in ways if len(lines) <= MOST_LINES), ways[-1])


def _tall_card(scene: Scene, i: int, name: str, title: str) -> Space:
    box = _tall_box(i)
    middle, lines = box.centre.y, _wrapped(_rule(scene, name))
    first = middle + 5 - LINE * (len(lines) - 1) / 2
    ground: list[Node] = [
        rect(box, "raised edge", 4),
        path(f"M{number(box.x + BAND)} {number(box.y)}v{number(box.height)}h{number(4 - BAND)}a4 4 0 0 1 -4 -4"
             f"v{number(8 - box.height)}a4 4 0 0 1 4 -4z", "lit outline"),
        rect(box.grown(-1), "bare taken", 4) if _is_asked_for(scene, i) else None,
    ]  # fmt: skip
    skin: list[Node] = [
        words(Point(box.x + BAND / 2, middle + 7), name[0], "m t f21 on-gold"),
        drawing(card_of(name).symbol, Box(box.x + BAND + 4, middle - 20, 40, 40)),
        [fitted(Point(box.x + BAND + 49, first + LINE * n), line, "f13", 102) for n, line in enumerate(lines)],
        words(Point(box.right - 8, middle + 2), _so_far(scene, i), "e t n f21"),
        fitted(Point(box.right - 8, middle + 19), _note(scene), "e q", 46),
    ]
    return Space(f"demand-{name}", box, title, title, ground, skin, corner=4)


# --- points ---

SUMS: Final = {"cards": "pharaoh", "favor": "favor", "ships": "ship", "pestilence": "pestilence"}  # with drawings


def points(scene: Scene) -> Register:
    """Where the points come from so far, and for who plays alone the builder's title."""
    return _points_in_column(scene) if scene.is_planned else _points_below(scene)


def _parts(scene: Scene) -> dict[str, int]:
    """The points by what they are for."""
    found = scene.sheet["points"]
    return {"cards": sum(found["cards"]), "favor": found["favor"], "ships": found["ships"],
            "pestilence": -abs(found["pestilence"])}  # fmt: skip


def _sum_words(scene: Scene) -> str:
    parts = _parts(scene)
    return say("sums.label", cards=parts["cards"], favor=parts["favor"], ships=parts["ships"],
               pestilence=parts["pestilence"], total=scene.sheet["points"]["total"])  # fmt: skip


def _points_below(scene: Scene) -> Register:
    found, parts = scene.sheet["points"], _parts(scene)
    cells = [
        tally(Box(2 + 83 * i, TOP, 80, 58), symbol, signed(parts[name]), say("sum", of=name))
        for i, (name, symbol) in enumerate(SUMS.items())
    ]
    total = [rect(Box(336, TOP + 2, 82, 58), "raised edge", 5),
             tally(Box(337, TOP, 80, 58), "", signed(found["total"]), say("sum", of="total"))]  # fmt: skip
    ground: list[Node] = [cells, total]
    foot = TOP + 64
    if scene.shown["alone"]:
        ground.append(_titles(scene, found["total"], foot + 6))
        foot += 58
    label, layers = _sum_words(scene), paint(ground, [], [], scene.marks)
    title = say("sums.of", name=scene.owner) if scene.owner else say("sums")
    return register("points", title, label, Box(0, 0, WIDTH, foot), layers, "left", icon="points",
                    note="" if scene.shown["over"] else say("sums.note"))  # fmt: skip


def _titles(scene: Scene, total: int, top: float) -> Node:
    limits = scene.cells["titles"]
    reached = sum(total >= limit for limit in limits)
    rungs = []
    for i, title in enumerate(TITLES):
        box = Box(2 + 83.4 * i, top, 82, 46)
        word = say("rung.first", n=limits[0]) if i == 0 else say("rung", n=limits[i - 1])
        classes = "wash-gain edge-bold" if i == reached else "well hair"
        rungs.append([rect(box, classes, 3), fitted(box.centre.moved(y=-3), say("builder", builder=title), "m t", 76),
                      fitted(box.centre.moved(y=14), word, "m q", 76)])  # fmt: skip
    return rungs


def _points_in_column(scene: Scene) -> Register:
    """The sums in a narrow column; who plays alone reads the title that they earn in the heading."""
    box, label, total = plan.plate("points"), _sum_words(scene), scene.sheet["points"]["total"]
    if scene.shown["alone"]:
        label += f" {_rungs(scene)}"
    skin: list[Node] = [
        [_sum(i, name, _parts(scene)[name]) for i, name in enumerate(SUMS)],
        rect(Box(4 * CELL + 2, 2, 50, 74), "raised edge", 5),
        words(Point(4 * CELL + 27, 42), signed(total), f"m t n {'f27' if -10 < total < 100 else 'f21'}"),
        fitted(Point(4 * CELL + 27, 63), say("sum.short", of="total"), "m q", CELL - 2),
    ]
    space = Space("points-sum", box.grown(-1), label, label, rect(box, "hit"), skin)
    title = say("sums.short") if scene.owner else say("sums")
    now = "" if scene.shown["over"] else say("sums.note-short")
    note = say("builder", builder=_title(scene)) if scene.shown["alone"] else now
    layers = paint([], [space], [], scene.marks)
    return register("points", title, label, box, layers, "left", icon="points", note=note)


def _sum(i: int, name: str, points: int) -> Node:
    x = CELL * (i + 0.5)
    return [
        drawing(SUMS[name], Box(x - 13, 2, 26, 26)),
        words(Point(x, 47), signed(points), "m t n f17"),
        fitted(Point(x, 64), say("sum.short", of=name), "m q", CELL - 2),
    ]


def _title(scene: Scene) -> str:
    """The title that the points have earned."""
    return TITLES[sum(scene.sheet["points"]["total"] >= limit for limit in scene.cells["titles"])]


def _rungs(scene: Scene) -> str:
    limits = zip(TITLES[1:], scene.cells["titles"], strict=True)
    rungs = ", ".join(say("rung.label", builder=title, n=limit) for title, limit in limits)
    return say("rungs", builder=_title(scene), rungs=rungs)
