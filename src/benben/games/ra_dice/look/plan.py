"""Where the registers of Ra stand on a sheet that needs no scrolling: the dice in a column, the tracks, the sites."""

from __future__ import annotations

from typing import Final

from benben.draw.plan import EDGE, Plan, column

TRACKS: Final = EDGE.x + 118 + 16  # where the second column begins
SITES: Final = TRACKS + 490 + 16

PLANS: Final = {
    "": Plan(
        1140,
        708,
        {
            **column(EDGE.x, 118, ("dice", 682)),
            **column(TRACKS, 490, ("sky", 222), ("pharaoh", 220), ("nile", 220)),
            **column(SITES, 472, ("civilization", 208), ("monuments", 464)),
        },
    )
}
