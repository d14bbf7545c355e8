"""The cover of Egyptian Architects: a pyramid with chambers."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from benben.draw.cover import WHOLE, Cover, disc
from benben.draw.geometry import Box, Point
from benben.draw.shapes import drawing, path, printed, rect
from benben.draw.tags import Node

CHAMBERS: Final = (
    (Point(60, 148), "cv-stone", ""),
    (Point(100, 148), "cv-ivory", "mummy"),
    (Point(140, 148), "cv-ivory", "hieroglyphics"),
    (Point(180, 148), "cv-stone", ""),
    (Point(80, 108), "cv-ivory", "cat"),
    (Point(120, 108), "cv-ivory", "sarcophagus"),
    (Point(160, 108), "cv-ivory", "bird"),
    (Point(120, 68), "cv-ivory", "dog"),
)


def draw() -> Markup:
    return printed(
        rect(WHOLE, "cv-sky"),
        disc(Point(204, 34), 20),
        rect(Box(0, 168, 240, 22), "cv-sand cv-edge"),
        path("M120 2L238 168H2z", "cv-earth cv-edge"),
        [_chamber(*chamber) for chamber in CHAMBERS],
    )


def _chamber(at: Point, fill: str, what: str) -> Node:
    return [rect(Box.around(at, 40), f"{fill} cv-edge"), drawing(what, Box.around(at, 34)) if what else None]


COVER: Final = Cover("plan", draw)
