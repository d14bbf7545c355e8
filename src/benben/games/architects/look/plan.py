"""Where the registers stand on a sheet that needs no scrolling: sites side by side, below them what the phase is about.

Only the second row changes with the phase. Who watches has no hand: the stacks of cards stand there.
"""

from __future__ import annotations

from typing import Final

from benben.draw.geometry import Box
from benben.draw.plan import AISLE, EDGE, GAP, Plan, column, row
from benben.games.architects.look.shown import stage
from benben.games.architects.view.types import ArchitectsView

WIDTH: Final = 1140.0
HEIGHT: Final = 742.0
INNER: Final = WIDTH - EDGE.width
SITES: Final = 401.0  # the height of the first row
BELOW: Final = HEIGHT - EDGE.height - SITES - GAP
SECOND: Final = EDGE.y + SITES + GAP  # where the second row begins
HAND: Final = 640.0
PACK: Final = 790.0
RING: Final = 470.0  # the seats in a draft that one watches


def _beside(width: float, *registers: tuple[str, float]) -> dict[str, Box]:
    """The column at the right of a register of the second row."""
    return column(EDGE.x + width + AISLE, INNER - width - AISLE, *registers, y=SECOND)


_SITES: Final = row(EDGE.y, SITES, ("site-1", (INNER - AISLE) / 2), ("site-2", (INNER - AISLE) / 2))
_WORK: Final = _beside(HAND, ("quarry", 178), ("workers", BELOW - 178 - GAP))

PLANS: Final = {
    name: Plan(WIDTH, HEIGHT, {**_SITES, **second})
    for name, second in {
        "building": row(SECOND, BELOW, ("hand", HAND)) | _WORK,
        "draft": row(SECOND, BELOW, ("hand", PACK)) | _beside(PACK, ("pile", 178), ("held", BELOW - 178 - GAP)),
        "watched-building": row(SECOND, BELOW, ("stock", HAND)) | _WORK,
        "watched-draft": row(SECOND, BELOW, ("seats", RING), ("stock", INNER - RING - AISLE)),
    }.items()
} | {"over": Plan(WIDTH, EDGE.height + SITES, _SITES)}  # who has how many points stands beside the sheet
STAGES: Final = {
    "build": "building",
    "draft": "draft",
    "watched build": "watched-building",
    "watched draft": "watched-draft",
    "over": "over",
}


def plan(view: ArchitectsView) -> str:
    """The name of the plan for what is played now."""
    return STAGES[stage(view)]
