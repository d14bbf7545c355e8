"""The city: eighteen hexes about the oasis, the river with its ships, and the plate that ends the round."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from benben.core.bits import has
from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.hexes import HexGrid, hex_box, hex_path
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.shapes import drawing, fitted, path, printed, rect, signed, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egyptia.city import HEX_COUNT, HEXES, OASIS
from benben.games.egyptia.components import CELLS, COLUMNS, SHIPS
from benben.games.egyptia.look.scene import SACRED_SITES, Scene, basket_words
from benben.games.egyptia.pharaoh_cards import LETTERS
from benben.games.egyptia.plagues import Plague, plague_of
from benben.games.egyptia.words import possible, say
from benben.language import signed as with_sign

GRID: Final = HexGrid(Point(WIDTH / 2, 190), 46.5)
RADIUS: Final = 45.4
HOUSE: Final = 53.0
GHOST: Final = 38.0
RIVER: Final = Box(2, 392, WIDTH - 4, 88)
BERTH: Final = Box(7, RIVER.y + 12, 128, 66)  # of the first ship
BERTH_PITCH: Final = 139.0
BOW: Final = 6.5  # from the left edge of a berth to its ship
LOSS: Final = 52.0  # the width of the plate to lose a ship
DONE: Final = Box(338, 328, 79, 50)


def city(scene: Scene) -> Register:
    """The register."""
    built = scene.sheet["built"]
    ground: list[Node] = [_corners(scene), _oasis(), _river()]
    numbers = range(1, HEX_COUNT + 1)
    ships = [space for n in range(1, SHIPS + 1) for space in _berth(scene, n)]
    spaces = [*(_hex(scene, n) for n in numbers), *ships, _done(scene)]
    houses = [_house(scene, n) for n in numbers if scene.sheet["hexes"][n - 1]]
    box = Box(0, 0, WIDTH, RIVER.bottom + 4)
    layers = paint(ground, spaces, houses, scene.marks)
    title = say("city.of", name=scene.owner) if scene.owner else say("city")
    return register("city", title, _label(scene), box, layers, "right", icon="pyramid",
                    note=say("city.built", built=built, all=HEX_COUNT))  # fmt: skip


def _label(scene: Scene) -> str:
    hexes, ships = scene.sheet["hexes"], scene.sheet["ships"]
    houses = [say("house.label", building=what, hex=n) for n, what in enumerate(hexes, start=1) if what]
    unused = [str(n) for n, is_there in enumerate(ships, start=1) if is_there]
    count, numbers = len(unused), ", ".join(unused)
    if not houses:
        return say("city.empty", count=count, ships=numbers)
    return say("city.label", houses="; ".join(houses), count=count, ships=numbers)


# --- hexes ---


def _at(n: int) -> Point:
    return GRID.at(*HEXES[n - 1])


@cache
def _oasis() -> Markup:
    at = GRID.at(*OASIS)
    return printed(path(hex_path(at, RADIUS), "oasis outline"), drawing("oasis", Box.around(at.moved(y=-1), 58)))


def _is_barred(scene: Scene, n: int) -> bool:
    """Whether a plague forbids an empty hex in this round."""
    plague = scene.doing("plague")
    return bool(plague) and has(plague_of(plague).bars, n - 1) and not scene.sheet["hexes"][n - 1]


@cache
def _hex_ground(n: int, is_built: bool, is_barred: bool) -> Markup:
    """An empty hex bears its number, a Sacred Site is gold and asks for a favor."""
    at, sacred = _at(n), n in SACRED_SITES
    return printed(
        path(hex_path(at, RADIUS), "sacred outline" if sacred else "plain-hex outline"),
        path(hex_path(at, RADIUS - 5.5), "sacred-line") if sacred else None,
        h.path(d=hex_path(at, RADIUS - 2), fill="url(#pat-hatch)") if is_barred else None,
        None if is_built else words(at.moved(y=-19), n, "m q hex-number"),
        drawing("favor", Box.around(at.moved(y=30), 15)) if sacred and not is_built else None,
    )


def _hex(scene: Scene, n: int) -> Space:
    at, what, building = _at(n), scene.sheet["hexes"][n - 1], scene.doing("building")
    asked = bool(building) and scene.marks.can_press(f"hex-{n}")
    found = gains(scene, n) if asked else []
    sacred = n in SACRED_SITES
    title = say("hex", sacred=sacred, hex=n, building=what) if what else say("hex.empty", sacred=sacred, hex=n)
    press = _press(scene, n, building, found)
    ground = [_hex_ground(n, bool(what), _is_barred(scene, n)), _planned(scene, n)]
    skin = [_ghost(building, at), _sum(n, found) if any(found) else None] if asked else None
    return Space(f"hex-{n}", hex_box(at, RADIUS), title, press, ground, skin, classes="space clear",
                 shape=hex_path(at, RADIUS - 5), beside=_gains_by_card(n, found) if found else None)  # fmt: skip


def _ghost(building: str, at: Point) -> Node:
    return h.g(".ghostpiece")[drawing(building, Box.around(at.moved(y=-2), GHOST))]


def _planned(scene: Scene, n: int) -> Node:
    """The hex that is chosen while it is not yet built on."""
    if scene.own.get("hex") != n or scene.sheet["hexes"][n - 1]:
        return None
    return [path(hex_path(_at(n), RADIUS - 3), "column-chosen"), _ghost(scene.doing("building"), _at(n))]


def gains(scene: Scene, n: int) -> list[int]:
    """The points that each Pharaoh card would give for the chosen building on a hex."""
    cells, hexes, cards = dict(scene.cells), scene.sheet["hexes"], scene.table["cards"]
    return possible.gains(CELLS if scene.cells is CELLS else cells, hexes, cards, scene.doing("building"), n)


def _house(scene: Scene, n: int) -> Piece:
    what = scene.sheet["hexes"][n - 1]
    skin = drawing(what, Box.around(Point(0, 0), HOUSE))
    return Piece(f"house-{n}", _at(n), say("house", building=what, hex=n), skin, reach=HOUSE / 2)


def _press(scene: Scene, n: int, building: str, found: list[int]) -> str:
    """What pressing a hex does, and what each card gives for it."""
    sacred = n in SACRED_SITES
    if not found:
        return say("hex.press", building=building, sacred=sacred, hex=n)
    cards = zip(scene.table["cards"], found, strict=False)
    gains = ", ".join(f"{card[0]} {with_sign(points)}" for card, points in cards)
    return say("hex.press-gains", building=building, sacred=sacred, hex=n, gains=gains)


def _sum(n: int, found: list[int]) -> Node:
    """The sum of what the Pharaoh cards give, on the hex."""
    pill = Box.around(_at(n).moved(17, 12), 30, 19)
    return [rect(pill, "raised edge", 9), words(pill.centre.moved(y=5), with_sign(sum(found)), "m n f13")]


def _gains_by_card(n: int, found: list[int]) -> Node:
    """What each card gives, in a corner of the map."""
    left, pitch = WIDTH - 79, 18
    letters = [words(Point(left + pitch * i, 32), letter, "m q") for i, letter in enumerate(LETTERS)]
    figures = [words(Point(left + pitch * i, 50), signed(points), "m n f15") for i, points in enumerate(found)]
    return [fitted(Point(WIDTH - 4, 15), say("hex-gives", hex=n), "e t", 90), letters, figures]


# --- the corners of the map ---


def _corners(scene: Scene) -> Node:
    """The round and who is ready; the plague that binds."""
    facts, plague = scene.shown, scene.doing("plague")
    counted = facts["seats"] > 1 and not facts["over"]
    ready = say("round-ready", ready=facts["ready"], all=facts["seats"]).split("\n\n") if counted else []
    now = say("round-now.over") if facts["over"] else say("round-now", round=scene.table["round"])
    return [
        fitted(Point(8, 22), now, "t f15", 82),
        [fitted(Point(8, 41 + 16 * i), line, "q", 74) for i, line in enumerate(ready)],
        _bound(plague_of(plague)) if plague and _binds(plague_of(plague)) else None,
    ]


def _binds(plague: Plague) -> bool:
    """Whether it forbids something for the rest of the round."""
    return bool(plague.bars) or plague.only_mound


def _bound(plague: Plague) -> Node:
    return [
        rect(Box(4, 328, 76, 50), "wash-loss tile-now", 5),
        drawing(plague.symbol, Box(28, 331, 28, 28)),
        fitted(Point(42, 373), say("plague", plague=plague.key), "m t", 70),
    ]


def _done(scene: Scene) -> Space:
    """The plate that ends one's round; afterwards it says so."""
    confirmed = scene.sheet["confirmed"] and not scene.shown["over"]
    shown = confirmed or scene.marks.can_press("done")
    word = say("done.confirmed") if confirmed else say("done")
    skin = [
        drawing("ui-check", Box.around(DONE.centre.moved(y=-10), 20), "quiet" if confirmed else ""),
        fitted(DONE.centre.moved(y=17), word, "m quiet" if confirmed else "m t f15", DONE.width - 6),
    ]
    title = say("done.confirmed-title") if confirmed else say("done.title")
    press = say("done.press")
    return Space("done", DONE, title, press, None, skin if shown else None, hit=DONE.grown(3), corner=8)


# --- the river ---


@cache
def _river() -> Markup:
    """The Nile with its banks."""
    x, y, right, bottom = RIVER.x, RIVER.y, RIVER.right, RIVER.bottom
    wave = "q17.3 -7 34.7 0t34.7 0" * 6
    shape = f"M{number(x)} {number(y + 3)}{wave}V{number(bottom)}H{number(x)}z"
    reeds = "".join(f"M{number(reed)} {number(y + 1)}q-2 -7 -5 -9m5 9q0 -8 1 -12m-1 12q3 -6 6 -8" for reed in REEDS)
    return printed(
        path(shape, "water"),
        h.path(d=shape, fill="url(#pat-stream)"),
        path(f"M{number(x)} {number(y + 3)}{wave}", "edge"),
        path(f"M{number(x)} {number(bottom)}H{number(right)}", "edge"),
        path(reeds, "reeds"),
    )


REEDS: Final = (16.0, 29.0, 152.0, 268.0, 281.0)


def _berth_box(n: int) -> Box:
    return BERTH._replace(x=BERTH.x + (n - 1) * BERTH_PITCH)


def _berth(scene: Scene, n: int) -> list[Space]:
    """A ship with its load; while it may be lost to Hail-fire, a plate to lose it."""
    box, load = _berth_box(n), scene.cells[f"ship_{n}"]
    is_there, losing = scene.sheet["ships"][n - 1], scene.marks.can_press(f"lose-{n}")
    room = Box(box.x, box.y, box.width - LOSS - 7, box.height) if losing else box
    said = basket_words(load)
    title = say("ship", ship=n, load=said) if is_there else say("ship.gone", ship=n, load=said)
    press = say("ship.use", ship=n, load=said, points=scene.cells["ship_points"][0])
    skin = _at_risk(room, load) if losing else _moored(scene, box, load, is_there)
    use = Space(f"ship-{n}", room, title, press, None, skin, corner=6, classes="space clear aside")
    return [use, _loss(n, Box(box.right - LOSS, box.y, LOSS, box.height), losing)]


def _loss(n: int, box: Box, losing: bool) -> Space:
    fire = [
        drawing("hail", Box.around(box.centre.moved(y=-9), 32)),
        fitted(box.centre.moved(y=24), say("ship.lose-plate"), "m t", LOSS - 8),
    ]
    press = say("ship.lose", ship=n)
    skin = fire if losing else None
    return Space(f"lose-{n}", box, say("ship.hail", ship=n), press, None, skin, hit=box.grown(3), corner=6)


def _moored(scene: Scene, box: Box, load: list[int], is_there: bool) -> Node:
    note = say("points", points=scene.cells["ship_points"][0]) if is_there else say("ship.gone-note")
    return [
        drawing("ship", Box(box.x + 4, box.y + 8, 50, 50), "" if is_there else "faint"),
        rect(Box(box.x + 55, box.y + 7, 69, 52), "raised", 5),  # no text on waves
        _cargo(Point(box.x + 60, box.y + 13), load, "" if is_there else "faint"),
        fitted(Point(box.x + 61, box.y + 52), note, "q" if is_there else "q struck", 58),
    ]


def _at_risk(box: Box, load: list[int]) -> Node:
    """A ship in less room, with its load below it; its left edge stays where it is."""
    plain = rect(Box(box.x + BOW, box.bottom - 26, box.width - 8, 23), "raised", 5)
    return [
        drawing("ship", Box(box.centre.x - 19, box.y + 3, 38, 38)),
        plain,
        _cargo(Point(box.x + BOW + 0.5, box.bottom - 24), load),
    ]


def _cargo(at: Point, load: list[int], classes: str = "") -> Node:
    """A load: up to three goods one by one, more in figures."""
    goods = [(good, n) for good, n in zip(COLUMNS, load, strict=True) if n]
    if sum(load) <= 3:
        single = [good for good, n in goods for _ in range(n)]
        return [drawing(good, Box(at.x + 20 * i, at.y, 19, 19), classes) for i, good in enumerate(single)]
    return [
        [words(at.moved(31 * i, 15), n, "n f13"), drawing(good, Box(at.x + 31 * i + 15, at.y + 2, 15, 15), classes)]
        for i, (good, n) in enumerate(goods[:2])
    ]
