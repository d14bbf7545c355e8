"""What a player of Egizia has, in small, for the page beside the sheet."""

from __future__ import annotations

from typing import Final

from benben.draw.geometry import Box
from benben.draw.tags import Element, Node
from benben.games.egizia.components import GRAVE_SPACES
from benben.games.egizia.look.temple import PLACES
from benben.games.egizia.view.types import ClassicView, ColumnView, GraveView
from benben.games.egizia_common.look.map import FOOT, block, map_of, small_obelisk, small_pyramid

COLUMN: Final = 8.0
ROOF: Final = Box(62, 60, 40, 10)


def tableau_map(view: ClassicView, seat: int) -> Element:
    """A seat's map."""
    table, player = view["table"], view["table"]["players"][seat]
    return map_of(
        player,
        seat,
        small_obelisk(table["obelisk"], seat),
        _graves(table["graves"], seat),
        _temple(table["temple"], seat),
        small_pyramid(table["pyramid"], seat, 105),
    )


def _graves(graves: list[GraveView], seat: int) -> Node:
    """Three side by side, the first ones at the foot."""
    owners = [grave["owner"] for grave in graves] + [-1] * (GRAVE_SPACES - len(graves))
    return [block(Box(25 + 11 * (n % 3), FOOT - 15 * (n // 3 + 1), 10, 14), owner == seat)
            for n, owner in enumerate(owners)]  # fmt: skip


def _temple(columns: list[ColumnView], seat: int) -> Node:
    found: list[Node] = []
    for column in columns:
        height = (FOOT - ROOF.bottom) / len(column["owners"])
        for space, owner in enumerate(column["owners"]):
            x = ROOF.x + 1 + (COLUMN + 2) * PLACES.get(column["column"], 0)
            box = Box(x, FOOT - height * (space + 1), COLUMN, height) if column["column"] in PLACES else ROOF
            found.append(block(box, owner == seat))
    return found
