"""The cover of Egizia: a ship that passes a temple and a grave, with a pyramid behind them."""

from __future__ import annotations

from typing import Final

from benben.draw.cover import Cover
from benben.draw.geometry import Box, Point
from benben.games.egizia_common.look.cover import Landscape

LANDSCAPE: Final = Landscape(
    sky="cv-sky",
    sun=Point(196, 46),
    behind=("pyramid", Box(4, 14, 108, 108)),
    dunes=(
        "M0 112C36 100 70 110 112 104S196 100 240 110V190H0z",
        "M0 136C52 124 92 134 134 130S208 124 240 132V190H0z",
    ),
    between=("temple", Box(96, 28, 112, 112)),
    on_bank=("grave", Box(192, 94, 44, 44)),
    river="M0 190V150C40 142 76 152 118 148S190 144 240 150V190z",
    waves="M128 168q9 -6 18 0t18 0M186 174q9 -6 18 0t18 0M12 180q9 -6 18 0t18 0M118 184q8 -5 16 0t16 0",
    ship=Box(40, 102, 78, 78),
)
COVER: Final = Cover("temple", LANDSCAPE.draw)
