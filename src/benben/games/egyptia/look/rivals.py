"""Everybody else: up to five as small maps, more as a list in the order of their scores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import ceil
from typing import Final

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.hexes import HexGrid, hex_path, hex_paths
from benben.draw.register import WIDTH, Column, Register, paint, register
from benben.draw.seats import seat_class, seat_skin
from benben.draw.shapes import clip, drawing, fitted, path, printed, rect, signed, words
from benben.draw.spaces import Piece
from benben.draw.tags import Element, Node
from benben.games.egyptia.city import HEX_COUNT, HEXES, OASIS
from benben.games.egyptia.components import COLUMNS
from benben.games.egyptia.look.scene import PRODUCERS, SACRED_SITES, Scene, View
from benben.games.egyptia.pharaoh_cards import LETTERS
from benben.games.egyptia.view.types import EgyptiaView
from benben.games.egyptia.words import say

PAIR: Final = 2  # so many seats are compared card by card
FEW: Final = 6  # so many seats at most have maps
TOP: Final = 6.0
PITCH: Final = 15.0  # of a small map
MAP: Final = Point(68, 92)  # its middle, in a rival's box
HEIGHT: Final = 158.0
WIDE: Final = WIDTH - 4
WIDTHS: Final = {1: WIDE, 2: WIDE, 3: 206.0, 4: 206.0, 5: 136.0}
LINE: Final = 30.0  # of a list
HALF: Final = 207.0  # the width of an entry


def first_rivals(scene: Scene) -> Register:
    """The first half: of maps by their seats, of a list by the scores."""
    return _maps(scene, 0) if scene.shown["count"] < FEW else _list(scene, 0)


def more_rivals(scene: Scene) -> Register:
    """The second half."""
    if scene.shown["pair"]:
        return _comparison(scene)
    return _maps(scene, 1) if scene.shown["count"] < FEW else _list(scene, 1)


def _register(part: int, title: str, note: str, height: float, pieces: list[Piece], scene: Scene) -> Register:
    key, label = "more" if part else "rivals", "; ".join(piece.title for piece in pieces)
    side: Column = "right" if part else "left"
    layers = paint([], [], pieces, scene.marks)
    return register(key, title, label, Box(0, 0, WIDTH, TOP + height), layers, side, icon="ui-seat", note=note)


def _said(rival: View) -> str:
    name, points, built = rival["name"], rival["score"], rival["built"]
    if rival["confirmed"]:
        return say("rival.ready", name=name, points=points, built=built, all=HEX_COUNT)
    return say("rival", name=name, points=points, built=built, all=HEX_COUNT)


# --- maps ---


def _maps(scene: Scene, part: int) -> Register:
    width = WIDTHS[scene.shown["count"]]
    pieces = [
        Piece(f"rival-{rival['seat'] + 1}", Point(2 + (width + 4) * i, TOP), _said(rival), _map_card(rival, width),
              seat_class(rival["seat"]), 0)
        for i, rival in enumerate(scene.shown["rivals"])
    ]  # fmt: skip
    return _register(
        part,
        say("rivals.more") if part else say("rivals"),
        "" if scene.shown["over"] else say("rivals.note"),
        HEIGHT + 2,
        pieces,
        scene,
    )


@cache
def _empty_map() -> Markup:
    grid = HexGrid(MAP, PITCH)
    places = {n: grid.at(*place) for n, place in enumerate(HEXES, start=1)}
    plain = [at for n, at in places.items() if n not in SACRED_SITES]
    sacred = [at for n, at in places.items() if n in SACRED_SITES]
    oasis = grid.at(*OASIS)
    return printed(
        path(hex_paths(plain, PITCH - 0.7), "papyrus outline"),
        path(hex_paths(sacred, PITCH - 0.7), "sacred outline"),
        path(hex_path(oasis, PITCH - 0.7), "oasis outline"),
        drawing("oasis", Box.around(oasis, 20)),
    )


def _houses(hexes: Sequence[str]) -> Node:
    grid = HexGrid(MAP, PITCH)
    return [drawing(what, Box.around(grid.at(*place), 19)) for place, what in zip(HEXES, hexes, strict=True) if what]


def city_map(view: EgyptiaView, seat: int) -> Element:
    """A seat's city in small, as it was last revealed: what is seen of rivals beside a sheet."""
    box = Box.around(MAP, 132, 122)
    return h.svg(".plate", viewBox=" ".join(number(edge) for edge in box), aria_hidden="true")[
        _empty_map(), _houses(view["table"]["sheets"][seat]["hexes"])
    ]


def _map_card(rival: View, width: float) -> Node:
    houses = _houses(rival["hexes"])
    beside = _goods_of(rival) if width > 200 else None
    works = _works_of(rival) if width == WIDE else None
    return [rect(Box(0, 0, width, HEIGHT), "raised tile-edge", 5), _name_line(rival, width), _empty_map(), houses,
            beside, works]  # fmt: skip


def _name_line(rival: View, width: float) -> Node:
    letters = 24 if width == WIDE else 12 if width > 200 else 7
    return [
        seat_skin(rival["seat"], Point(17, 16), 22),
        words(Point(32, 21), clip(rival["name"], letters), "t f15"),
        drawing("ui-check", Box(width - 54, 8, 16, 16)) if rival["confirmed"] else None,
        words(Point(width - 8, 22), signed(rival["score"]), "e t n f17"),
    ]


def _goods_of(rival: View) -> Node:
    return [
        [drawing(good, Box(146, 37 + 28 * i, 22, 22)), words(Point(174, 53 + 28 * i), rival["stock"][good], "n f15")]
        for i, good in enumerate(COLUMNS)
    ]


def _works_of(rival: View) -> Node:
    """Productivity, ships and plagues, where there is room."""
    more = rival["productivity"]
    rows = [(building, say("rival.more", n=more[good], good=good)) for building, good in PRODUCERS.items()]
    rest = [
        ("ship", say("rival.ships", n=sum(rival["ships"]))),
        ("death", say("rival.plagues", n=len(rival["plagues"]))),
        ("pyramid", say("rival.built", n=rival["built"])),
    ]
    return [_fact(208, 37 + 32 * i, *row) for i, row in enumerate(rows)] + [
        _fact(318, 37 + 32 * i, *row) for i, row in enumerate(rest)
    ]


def _fact(x: float, y: float, symbol: str, text: str) -> Node:
    return [drawing(symbol, Box(x, y, 24, 24)), fitted(Point(x + 30, y + 17), text, "q", 76 if x < 300 else 66)]


# --- two players, card by card ---

SUMS: Final = ("favor", "ship", "pestilence")


def _figure(i: int) -> Point:
    """The head of a column of figures."""
    return Point(118 + 34 * i, TOP)


def _comparison(scene: Scene) -> Register:
    """Where the points of two players come from."""
    pair = scene.shown["pair"]
    letters = [words(_figure(i).moved(y=26), letter, "m t f17") for i, letter in enumerate(LETTERS)]
    emblems = [drawing(name, Box.around(_figure(len(LETTERS) + i).moved(y=20), 24)) for i, name in enumerate(SUMS)]
    rows = [_compared(seat, who, TOP + 42 + 56 * seat) for seat, who in enumerate(pair)]
    said = [say("comparison.label", name=who["name"], points=who["points"]["total"]) for who in pair]
    box, layers = Box(0, 0, WIDTH, TOP + HEIGHT + 2), paint([letters, emblems, rows], [], [], scene.marks)
    return register("more", say("comparison"), "; ".join(said), box, layers, "right", icon="points",
                    note="" if scene.shown["over"] else say("sums.note"))  # fmt: skip


def _compared(seat: int, who: View, top: float) -> Node:
    points = who["points"]
    cards = [*points["cards"], *[0] * (len(LETTERS) - len(points["cards"]))]
    figures = [*cards, points["favor"], points["ships"], -points["pestilence"]]
    line = top + 31
    return [
        rect(Box(2, top, WIDTH - 4, 50), "raised tile-edge", 5),
        h.g(class_=seat_class(seat))[seat_skin(seat, Point(18, top + 25), 22)],
        words(Point(33, line - 1), clip(who["name"], 8), "t f15"),
        [words(_figure(i)._replace(y=line), signed(n), "m n f15") for i, n in enumerate(figures)],
        words(Point(WIDTH - 10, line + 1), signed(points["total"]), "e t n f21"),
    ]


# --- the list ---


def _list(scene: Scene, part: int) -> Register:
    facts = scene.shown
    shown, first = facts["rivals"], facts["first"] + 1
    rows = ceil(len(shown) / 2)
    pieces = [
        Piece(
            f"rival-{rival['seat'] + 1}", Point(2 + i // rows * (HALF + 4), TOP + i % rows * LINE), _said(rival),
            _entry(rival["seat"], rival["name"], rival["score"], rival["built"], rival["confirmed"],
                   rival["seat"] == facts["you"]),
            seat_class(rival["seat"]), 0,
        )
        for i, rival in enumerate(shown)
    ]  # fmt: skip
    ready = say("rivals.list-ready", ready=facts["ready"], all=facts["count"])
    note = say("rivals.list-columns") if part else ready
    title = say("rivals.list", first=first, last=first + len(shown) - 1)
    return _register(part, title, note, rows * LINE + 4, pieces, scene)


@lru_cache(4096)
def _entry(seat: int, name: str, score: int, built: int, confirmed: bool, you: bool) -> Markup:
    """A line of the list: piece, name, buildings, points, and whether this seat is ready."""
    return printed(
        rect(Box(0, 1, HALF, LINE - 2), "wash-gain tile-edge" if you else "raised tile-edge", 4),
        seat_skin(seat, Point(15, LINE / 2), 22),
        words(Point(31, LINE / 2 + 5), clip(name, 11), "t"),
        drawing("ui-check", Box(HALF - 91, LINE / 2 - 7, 14, 14)) if confirmed else None,
        words(Point(HALF - 48, LINE / 2 + 5), built, "e q"),
        words(Point(HALF - 8, LINE / 2 + 6), signed(score), "e t n f17"),
    )
