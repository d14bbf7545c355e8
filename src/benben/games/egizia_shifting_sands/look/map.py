"""What a player of Shifting Sands has, in small, for the page beside the sheet."""

from __future__ import annotations

from benben.draw.geometry import Box
from benben.draw.shapes import drawing, rect
from benben.draw.tags import Element, Node
from benben.games.egizia_common.look.map import FOOT, block, map_of, small_obelisk, small_pyramid
from benben.games.egizia_shifting_sands.components import COLUMN_COUNT
from benben.games.egizia_shifting_sands.tiles import STATUE_LEVELS
from benben.games.egizia_shifting_sands.view.types import SandsView


def tableau_map(view: SandsView, seat: int) -> Element:
    """A seat's map."""
    table, player = view["table"], view["table"]["players"][seat]
    return map_of(
        player,
        seat,
        small_obelisk(table["obelisk"], seat),
        _colonnade(player["columns"]),
        small_pyramid(table["pyramid"], seat, 80),
        _statues(player["statues"]),
    )


def _colonnade(columns: int) -> Node:
    return [
        rect(Box(27, 60, 48, 6), "gold thin"),
        [block(Box(28 + 6.7 * n, 66, 5, FOOT - 66), n < columns) for n in range(COLUMN_COUNT)],
    ]


def _statues(levels: list[int]) -> Node:
    return [
        drawing("statue", Box(138, 44, 20, 20)),
        [block(Box(138 + 7 * n, FOOT - 16 * (level + 1), 6, 15), level < built)
         for n, built in enumerate(levels) for level in range(STATUE_LEVELS)],
    ]  # fmt: skip
