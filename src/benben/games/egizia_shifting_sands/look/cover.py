"""The cover of Egizia: Shifting Sands: a ship on the Nile before an obelisk, a sphinx and a pyramid."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.cover import WHOLE, Cover, disc
from benben.draw.geometry import Box, Point
from benben.draw.shapes import drawing, path, printed, rect

RIVER: Final = "M0 190V160C30 146 52 150 88 156S150 166 184 154S226 146 240 150V190z"
DUNE: Final = "M0 132C40 116 70 126 118 122S206 108 240 124V190H0z"


def draw() -> Markup:
    return printed(
        rect(WHOLE, "cv-sky"),
        disc(Point(190, 44), 26),
        drawing("pyramid", Box(14, 24, 112, 112)),
        path(DUNE, "cv-sand cv-edge"),
        drawing("obelisk", Box(98, 22, 104, 116)),
        drawing("sphinx", Box(166, 78, 66, 66)),
        path(RIVER, "cv-water cv-edge"),
        h.g(transform="translate(28 112) scale(1.35)")[drawing("ship", Box(0, 0, 48, 48))],
    )


COVER: Final = Cover("obelisk", draw)
