"""The cover of Egyptia: a city of hexes."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from benben.draw.cover import WHOLE, Cover
from benben.draw.geometry import Box, Point
from benben.draw.hexes import HexGrid, hex_path
from benben.draw.shapes import drawing, path, printed, rect
from benben.draw.tags import Node

GRID: Final = HexGrid(Point(120, 95), 34)
RADIUS: Final = 33.0
CITY: Final = {
    (0, 0): "oasis", (1, 0): "field", (-1, 0): "quarry", (0, -1): "pyramid", (1, -1): "obelisk", (-1, 1): "mine",
    (0, 1): "mound", (2, -1): "", (-2, 1): "", (-2, 0): "pyramid", (2, 0): "", (-1, -1): "", (1, 1): "",
    (2, -2): "mine", (-2, 2): "", (0, -2): "", (1, -2): "", (-1, 2): "", (0, 2): "",
}  # what stands on the hexes, by their coordinates  # fmt: skip
GOLDEN: Final = ((1, 0), (0, -1), (-1, 1), (-2, 1), (1, 1), (0, -2), (1, -2))


def draw() -> Markup:
    return printed(rect(WHOLE, "cv-sand"), [_hex(*place, what) for place, what in CITY.items()])


def _hex(q: int, r: int, what: str) -> Node:
    at = GRID.at(q, r)
    fill = "cv-oasis" if what == "oasis" else "cv-gold" if (q, r) in GOLDEN else "cv-ivory"
    house = drawing(what, Box.around(at, 40)) if what else None
    return [path(hex_path(at, RADIUS), f"{fill} cv-edge"), house]


COVER: Final = Cover("pyramid", draw)
