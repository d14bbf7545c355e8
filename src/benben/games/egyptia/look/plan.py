"""Where the registers of Egyptia stand on a sheet that needs no scrolling: three columns, the same for any number of
seats. Rivals have their figures and a small map of their cities beside the sheet."""

from __future__ import annotations

from typing import Final

from benben.draw.geometry import Box
from benben.draw.plan import AISLE, EDGE, HEADING, Plan, column
from benben.draw.register import Shape

LEFT: Final = 420.0
MIDDLE: Final = 414.0
RIGHT: Final = 238.0
SECOND: Final = EDGE.x + LEFT + AISLE  # where the second column begins
THIRD: Final = SECOND + MIDDLE + AISLE

PLACES: Final = {
    **column(EDGE.x, LEFT, ("resources", 500), ("goods", 206)),
    **column(SECOND, MIDDLE, ("city", 510), ("plagues", 196)),
    **column(THIRD, RIGHT, ("demands", 594), ("points", 112)),
}
PLANS: Final = {"": Plan(THIRD + RIGHT + EDGE.x, 742, PLACES)}


def plate(key: str) -> Box:
    """The box of a register that is drawn for its place: what the heading leaves of it."""
    place = PLACES[key]
    return Box(0, 0, place.width, place.height - HEADING)


def shapes(key: str) -> dict[Shape, Box]:
    """The shapes of a register that is drawn for its place: the same on all sheets."""
    return {"high": plate(key), "low": plate(key)}
