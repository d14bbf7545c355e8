"""Where the registers stand on a sheet that needs no scrolling: the Nile, monuments, scoring track, tableau.

Placing and building have the same plan; while one chooses sphinx cards, they lie where the Nile is.
"""

from __future__ import annotations

from typing import Any, Final

from benben.core.game import View
from benben.draw.geometry import Box
from benben.draw.plan import AISLE, EDGE, GAP, Plan, row

WIDTH: Final = 1132.0
NILE: Final = 290.0
MONUMENTS: Final = 222.0
TRACK: Final = 30.0
TABLEAU: Final = 150.0
SECOND: Final = EDGE.y + NILE + GAP
THIRD: Final = SECOND + MONUMENTS + GAP
FOURTH: Final = THIRD + TRACK + GAP
HEIGHT: Final = FOURTH + TABLEAU + EDGE.height - EDGE.y
INNER: Final = WIDTH - EDGE.width


def plans(*monuments: tuple[str, float]) -> dict[str, Plan]:
    """The plans of a game with such monuments and markets side by side."""
    return {name: Plan(WIDTH, HEIGHT, _places(first, *monuments))
            for name, first in (("river", "nile"), ("choosing", "drawn"))}  # fmt: skip


def _places(first: str, *monuments: tuple[str, float]) -> dict[str, Box]:
    return {
        **row(EDGE.y, NILE, (first, INNER)),
        **row(SECOND, MONUMENTS, *monuments, gap=12),
        **row(THIRD, TRACK, ("track", INNER)),
        **row(FOURTH, TABLEAU, ("crews", 196), ("ring", 246), ("stock", 248), ("kept", 366), gap=AISLE),
    }


def plan(view: View[Any]) -> str:
    """The name of the plan for what is played now."""
    own = view["table"]["own"]
    return "choosing" if own["dealt"] or own["drawn"] else "river"
