"""The cover of Egizia: a ship that passes a temple, with a pyramid behind it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from benben.draw.cover import WHOLE, Cover, disc
from benben.draw.geometry import Box, Point
from benben.draw.shapes import drawing, path, printed, rect

DESERT: Final = "M0 112C36 100 70 110 112 104S196 100 240 110V190H0z"
BANK: Final = "M0 136C52 124 92 134 134 130S208 124 240 132V190H0z"
RIVER: Final = "M0 190V150C40 142 76 152 118 148S190 144 240 150V190z"
WAVES: Final = "M128 168q9 -6 18 0t18 0M186 174q9 -6 18 0t18 0M12 180q9 -6 18 0t18 0M118 184q8 -5 16 0t16 0"


def draw() -> Markup:
    return printed(
        rect(WHOLE, "cv-sky"),
        disc(Point(196, 48), 26),
        drawing("pyramid", Box(4, 14, 108, 108)),
        path(DESERT, "cv-gold cv-edge"),
        drawing("temple", Box(96, 28, 112, 112)),
        path(BANK, "cv-sand cv-edge"),
        drawing("grave", Box(196, 98, 40, 40)),
        path(RIVER, "cv-water cv-edge"),
        path(WAVES, "cv-none cv-edge"),
        drawing("ship", Box(40, 102, 78, 78)),
    )


COVER: Final = Cover("temple", draw)
