"""The obelisk, level by level, at the left of its register."""

from __future__ import annotations

from typing import Final, TypedDict

from benben.draw.geometry import Box, Point, number
from benben.draw.seats import ghost
from benben.draw.shapes import path, rect, words
from benben.draw.spaces import Marks, Piece, Space
from benben.draw.tags import Node
from benben.games.egizia_common.look.bricks import ORIGIN, brick
from benben.games.egizia_common.view.types import BuildView
from benben.games.egizia_common.words import say

FOOT: Final = 180.0
TOP: Final = 20.0  # of the highest level; the point stands on it
AXIS: Final = 37.0
BELOW: Final = 29.0  # half the width at the foot …
ABOVE: Final = 18.0  # … and at the top
BASE: Final = 8.0  # the height of what it stands on
HIT: Final = Point(74, 42)  # the size of what may be pressed


class Obelisk(TypedDict):
    """What is shown of it; a game's register shows more beside it."""

    names: list[str]
    seat: int
    owners: list[int]
    costs: list[int]
    build: BuildView


def level_height(shown: Obelisk) -> float:
    return (FOOT - TOP) / len(shown["costs"])


def _half(y: float) -> float:
    """Half the width of the obelisk at a height."""
    return ABOVE + (BELOW - ABOVE) * (y - TOP) / (FOOT - TOP)


def _level_at(shown: Obelisk, level: int) -> Box:
    height = level_height(shown)
    top = FOOT - height * (level + 1)
    half = _half(top + height / 2)
    return Box(AXIS - half, top, 2 * half, height)


def _trapezoid(box: Box, x: float, y: float) -> str:
    """A level as a path, from a point of reference on."""
    upper, lower = _half(box.y), _half(box.bottom)
    return (f"M{number(AXIS - lower - x)} {number(box.bottom - y)}L{number(AXIS - upper - x)} {number(box.y - y)}"
            f"H{number(AXIS + upper - x)}L{number(AXIS + lower - x)} {number(box.bottom - y)}z")  # fmt: skip


def obelisk_to_come(shown: Obelisk) -> Node:
    """The levels that are not built yet, on their foot and below the point."""
    count = len(shown["costs"])
    built = sum(1 for owner in shown["owners"] if owner >= 0)
    return [
        rect(Box(3, FOOT, 68, BASE), "sand edge"),
        path(
            f"M{AXIS - ABOVE:g} {TOP:g}L{AXIS:g} 3L{AXIS + ABOVE:g} {TOP:g}z",
            "gold outline" if built == count else "to-come",
        ),
        [_empty_level(shown, level) for level in range(count) if level > built],
    ]


def _empty_level(shown: Obelisk, level: int) -> Node:
    box = _level_at(shown, level)
    return [path(_trapezoid(box, 0, 0), "to-come"),
            words(Point(AXIS, box.centre.y + 4.6), shown["costs"][level], "m n f13 quiet")]  # fmt: skip


def obelisk_bricks(shown: Obelisk) -> list[Piece]:
    found = []
    for level, seat in enumerate(shown["owners"]):
        if seat >= 0:
            box = _level_at(shown, level)
            at = box.centre
            title = say("look-brick", name=shown["names"][seat])
            found.append(brick(f"brick-obelisk-{level + 1:02}", seat, at, title, Point(box.width, box.height),
                               min(13.0, box.height - 1), _trapezoid(box, at.x, at.y)))  # fmt: skip
    return found


def next_level(shown: Obelisk, marks: Marks) -> Space:
    """The level that is built next."""
    level = next((n for n, seat in enumerate(shown["owners"]) if seat < 0), -1)
    if level < 0:
        box = _level_at(shown, len(shown["costs"]) - 1)
        return Space("site-obelisk", box, say("look-obelisk-done"), say("look-obelisk-done"))
    box, cost = _level_at(shown, level), shown["costs"][level]
    title, press = say("look-next-level", level=level + 1, cost=cost), say("look-lay", site="obelisk", cost=cost)
    at, size = box.centre, Box.around(ORIGIN, box.width, box.height)
    if not marks.can_press("site-obelisk"):
        level_shape = path(_trapezoid(box, at.x, at.y), "next-brick")
        return Space("site-obelisk", size, title, press, level_shape, words(Point(0, 5), cost, "m n f15"), at=at)
    skin = [ghost(shown["seat"], Point(-14, 0), 18), words(Point(9, 6), cost, "m n f17")]
    above = min(-HIT.y / 2, FOOT + BASE - at.y - HIT.y)  # at the foot, what may be pressed stays above the ground
    return Space("site-obelisk", Box.around(ORIGIN, 66, 24), title, press, None, skin, corner=5, at=at,
                 hit=Box(-HIT.x / 2, above, HIT.x, HIT.y))  # fmt: skip
