"""What a player has, in small, for the page beside the sheet: sums of quarries and fields, and the own bricks."""

from __future__ import annotations

from typing import Final

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.seats import seat_class
from benben.draw.shapes import path, rect, words
from benben.draw.tags import Element, Node
from benben.games.egizia_common.river import COLOURS
from benben.games.egizia_common.view.types import CommonPlayer, RowView

BOX: Final = Box(0, 0, 160, 122)
FOOT: Final = 116.0
SUM: Final = Point(38, 32)
OWN: Final = "seat-fill thin"
OTHERS: Final = "well hair"


def map_of(player: CommonPlayer, seat: int, *monuments: Node) -> Element:
    """A seat's map: no ids, and no text that is small. The monuments stand on one line."""
    return h.svg(".plate", viewBox=" ".join(number(edge) for edge in BOX), aria_hidden="true")[
        _sums(player), h.g(class_=seat_class(seat))[monuments], path(f"M0 {FOOT:g}H160", "edge")
    ]


def _sums(player: CommonPlayer) -> Node:
    """What quarries and fields of each colour give, in large figures."""
    sums = [player["quarries"], *player["grain"]]
    patterns = ["", *(f"field-{colour}" for colour in COLOURS)]
    return [_sum(Point(2 + 39.5 * n, 2), *each) for n, each in enumerate(zip(sums, patterns, strict=True))]


def _sum(at: Point, figure: int, pattern: str) -> Node:
    box = Box(at.x, at.y, SUM.x, SUM.y)
    return [
        rect(box, "edge" if pattern else "stone edge", 4, pattern),
        words(box.centre.moved(y=10), figure, "m n f27 lettered"),
    ]


def block(box: Box, is_own: bool) -> Node:
    return rect(box, OWN if is_own else OTHERS)


def small_obelisk(owners: list[int], seat: int) -> Node:
    height = 72 / len(owners)
    return [
        path("M4 44L12 36L20 44z", OTHERS),
        [block(Box(4, FOOT - height * (n + 1), 16, height), owner == seat) for n, owner in enumerate(owners)],
    ]


def small_pyramid(rows: list[RowView], seat: int, x: float) -> Node:
    """From some place on."""
    width = 54 / len(rows[0]["owners"])
    found: list[Node] = []
    for n, row in enumerate(rows):
        left = x + width * (len(rows[0]["owners"]) - len(row["owners"])) / 2
        found += [block(Box(left + width * space, FOOT - 12 * (n + 1), width, 12), owner == seat)
                  for space, owner in enumerate(row["owners"])]  # fmt: skip
    return found
