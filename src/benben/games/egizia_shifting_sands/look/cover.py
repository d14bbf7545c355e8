"""The cover of Egizia: Shifting Sands: a ship on the Nile before an obelisk, a sphinx and a pyramid."""

from __future__ import annotations

from typing import Final

from benben.draw.cover import Cover
from benben.draw.geometry import Box, Point
from benben.games.egizia_common.look.cover import Landscape

LANDSCAPE: Final = Landscape(
    sky="cv-dusk",
    sun=Point(84, 58),
    behind=("pyramid", Box(92, 22, 104, 104)),
    dunes=("M0 128C30 112 58 124 92 116S170 108 240 122V190H0z", "M0 142C46 128 84 140 128 136S206 126 240 138V190H0z"),
    between=("obelisk", Box(170, 24, 82, 116)),
    on_bank=("sphinx", Box(8, 70, 76, 76)),
    river="M0 190V154C34 144 62 158 100 154S168 146 200 152S228 156 240 152V190z",
    waves="M14 172q9 -6 18 0t18 0M176 166q9 -6 18 0t18 0M168 182q9 -6 18 0t18 0M40 184q8 -5 16 0t16 0",
    ship=Box(88, 104, 76, 76),
)
COVER: Final = Cover("obelisk", LANDSCAPE.draw)
