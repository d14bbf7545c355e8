"""What a player has, in small, for the page beside the sheet: sums of quarries and fields, and the own bricks."""

from __future__ import annotations

from typing import Final

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.seats import seat_class
from benben.draw.shapes import drawing, path, rect, words
from benben.draw.tags import Element, Node
from benben.games.egizia_common.river import COLOURS
from benben.games.egizia_shifting_sands.components import COLUMN_COUNT
from benben.games.egizia_shifting_sands.tiles import STATUE_LEVELS
from benben.games.egizia_shifting_sands.view.types import PlayerView, SandsView

BOX: Final = Box(0, 0, 160, 122)
FOOT: Final = 116.0
SUM: Final = Point(38, 32)
OWN: Final = "seat-fill thin"
OTHERS: Final = "well hair"


def tableau_map(view: SandsView, seat: int) -> Element:
    """A seat's map: no ids, and no text that is small."""
    table, player = view["table"], view["table"]["players"][seat]
    return h.svg(".plate", viewBox=" ".join(number(edge) for edge in BOX), aria_hidden="true")[
        _sums(player),
        h.g(class_=seat_class(seat))[
            _obelisk(table["obelisk"], seat),
            _colonnade(player["columns"]),
            _pyramid([row["owners"] for row in table["pyramid"]], seat),
            _statues(player["statues"]),
        ],
        path(f"M0 {FOOT:g}H160", "edge"),
    ]


def _sums(player: PlayerView) -> Node:
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


def _obelisk(owners: list[int], seat: int) -> Node:
    height = 72 / len(owners)
    return [
        path("M4 44L12 36L20 44z", OTHERS),
        [rect(Box(4, FOOT - height * (n + 1), 16, height), OWN if owner == seat else OTHERS)
         for n, owner in enumerate(owners)],
    ]  # fmt: skip


def _colonnade(columns: int) -> Node:
    return [
        rect(Box(27, 60, 48, 6), "gold thin"),
        [rect(Box(28 + 6.7 * n, 66, 5, FOOT - 66), OWN if n < columns else OTHERS) for n in range(COLUMN_COUNT)],
    ]


def _pyramid(rows: list[list[int]], seat: int) -> Node:
    width = 54 / len(rows[0])
    found: list[Node] = []
    for row, owners in enumerate(rows):
        left = 80 + width * (len(rows[0]) - len(owners)) / 2
        found += [rect(Box(left + width * n, FOOT - 12 * (row + 1), width, 12), OWN if owner == seat else OTHERS)
                  for n, owner in enumerate(owners)]  # fmt: skip
    return found


def _statues(levels: list[int]) -> Node:
    return [
        drawing("statue", Box(138, 44, 20, 20)),
        [rect(Box(138 + 7 * n, FOOT - 16 * (level + 1), 6, 15), OWN if level < built else OTHERS)
         for n, built in enumerate(levels) for level in range(STATUE_LEVELS)],
    ]  # fmt: skip
