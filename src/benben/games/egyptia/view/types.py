"""What a view of Egyptia holds."""

from __future__ import annotations

from typing import TypedDict

from benben.core.game import View

Goods = dict[str, int]  # grain, diamond, stone, favor


class Points(TypedDict):
    """Points as if the game ended now."""

    cards: list[int]
    favor: int
    ships: int
    pestilence: int
    total: int


class SheetView(TypedDict):
    """A seat's sheet."""

    hexes: list[str]  # the building on each, '' for none
    gained: Goods
    stock: Goods
    productivity: Goods
    ships: list[bool]  # whether each is still there
    plagues: list[str]
    deaths: int
    built: int
    confirmed: bool
    points: Points


Own = TypedDict(
    "Own",
    {
        "column": str,
        "plague": str,
        "building": str,
        "hex": int,  # from 1 on
        "due": Goods,
        "for": str,  # building or plague
    },
    total=False,
)  # what a seat has chosen in the round that is open; nothing where it has none


class EgyptiaTable(TypedDict):
    """The game's own part of a view."""

    round: int
    cards: list[str]
    dice: dict[str, str]  # the column of each
    counts: dict[str, int]  # how many dice lie in each column
    sheets: list[SheetView]
    own: Own


EgyptiaView = View[EgyptiaTable]
