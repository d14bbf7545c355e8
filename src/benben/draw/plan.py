"""The plan of a sheet: where the registers of a board stand, so that all of them are seen without scrolling.

A plan is made in units. The page makes the unit as large as the window allows; at 1440 × 900 it is about one pixel. A
register's place holds its heading too, and the plate gets what the heading leaves.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from benben.draw.geometry import Box, number

HEADING: Final = 33.0  # a heading with the air below it
EDGE: Final = Box(14, 13, 28, 26)  # the frame of a sheet: left, top, both sides, top and bottom
GAP: Final = 10.0  # between registers that stand below each other
AISLE: Final = 16.0  # between columns

WINDOW: Final = "(min-width: 1200px) and (min-height: 660px)"  # where a sheet is shown by its plan
LOW: Final = "(min-aspect-ratio: 17/10)"  # windows for the low plan, if there is one


@dataclass(frozen=True)
class Plan:
    """The size of a sheet, its frame included, and the place of each register by its key.

    Registers without a place are not shown: what they say stands elsewhere on the page. `low` is the plan for windows
    that are wider than 17:10.
    """

    width: float
    height: float
    places: Mapping[str, Box]
    low: Plan | None = None

    def style(self, name: str) -> str:
        """The rules that put the registers of a sheet with this plan at their places."""
        head = f".plan-{name}{{--W:{number(self.width)};--H:{number(self.height)}}}"
        return "\n".join([head, *(_rule(name, key, box) for key, box in self.places.items())])


def _rule(name: str, key: str, box: Box) -> str:
    left, top, width, height = (number(edge) for edge in box)
    return (
        f".plan-{name} .register-{key}{{display:flex;left:calc({left}*var(--u));top:calc({top}*var(--v));"
        f"width:calc({width}*var(--u));height:calc({height}*var(--v))}}"
    )


def column(
    x: float, width: float, *registers: tuple[str, float], y: float = EDGE.y, gap: float = GAP
) -> dict[str, Box]:
    """Registers below each other, each with its height.

    >>> column(14, 420, ("goods", 200), ("plagues", 150))["plagues"]
    Box(x=14, y=223.0, width=420, height=150)
    """
    places = {}
    for key, height in registers:
        places[key] = Box(x, y, width, height)
        y += height + gap
    return places


def row(
    y: float, height: float, *registers: tuple[str, float], x: float = EDGE.x, gap: float = AISLE
) -> dict[str, Box]:
    """Registers side by side, each with its width.

    >>> row(13, 300, ("hand", 640), ("quarry", 456))["quarry"]
    Box(x=670.0, y=13, width=456, height=300)
    """
    places = {}
    for key, width in registers:
        places[key] = Box(x, y, width, height)
        x += width + gap
    return places


def style_of(plans: Iterable[tuple[str, Plan]]) -> str:
    """The style sheet of all plans, by their whole names."""
    named = list(plans)
    high = "\n".join(plan.style(name) for name, plan in named)
    low = "\n".join(plan.low.style(name) for name, plan in named if plan.low)
    return f"@media {WINDOW} {{\n{high}\n}}\n" + (f"@media {WINDOW} and {LOW} {{\n{low}\n}}\n" if low else "")
