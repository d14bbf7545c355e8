"""The cover of Ra: the sun rises over the water, five dice float in it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.cover import WHOLE, Cover, disc
from benben.draw.geometry import Box, Point, number, translate
from benben.draw.shapes import circle, drawing, path, printed, rect
from benben.draw.tags import Element

FACES: Final = (
    ("yellow", "pharaoh", -7),
    ("blue", "ankh", 4),
    ("purple", "monument", -3),
    ("green", "nile", 6),
    ("red", "civilization", -5),
)
SUN: Final = Point(120, 88)
WAVES: Final = "M0 112" + "l10 -8 10 8" * 12 + "V190H0z"


def draw() -> Markup:
    return printed(
        rect(WHOLE, "cv-night"),
        [_ray(i) for i in range(11)],
        [disc(SUN, 46), circle(SUN, 36, "cv-none cv-edge"), circle(SUN, 8, "cv-ink")],
        path(WAVES, "cv-water cv-edge"),
        [_die(i) for i in range(len(FACES))],
    )


def _ray(i: int) -> Element:
    angles = [(-18 * i + offset) * pi / 180 for offset in (4, -4)]
    ends = [Point(120 + 240 * cos(angle), 96 + 240 * sin(angle)) for angle in angles]
    return path("M120 96" + "".join(f"L{number(end.x)} {number(end.y)}" for end in ends) + "z", "cv-ray")


def _die(i: int) -> Element:
    colour, face, lean = FACES[i]
    at = Point(27 + 46.5 * i, 155 if i % 2 == 0 else 147)
    return h.g(transform=f"{translate(at)} rotate({lean})")[
        rect(Box(-20, -20, 40, 40), "cv-edge", 7, colour),
        rect(Box(-14.5, -14.5, 29, 29), "cv-raised", 4),
        drawing(face, Box(-13, -13, 26, 26)),
    ]


COVER: Final = Cover("sun", draw)
