"""What a view of Egizia: Shifting Sands holds. Seats are numbers; −1 stands for nobody, '' for nothing."""

from __future__ import annotations

from typing import TypedDict

from benben.core.game import View
from benben.games.egizia_common.view.types import CommonPlayer, CommonTable, CommonZone


class TileSpace(TypedDict):
    """A tile space of the Nile."""

    space: str  # tile_1 …
    place: int
    is_open: bool
    tile: str  # the Nile tile on it, or what is printed there: print_1 …; '' before it is laid out
    ships: list[int]


class ZoneView(CommonZone):
    """A building zone: obelisk, pyramid, sphinx."""

    waiting: int  # whose ship waits beside it
    sphinx_most: list[int]  # cards that may be drawn from each space, at the sphinx


class StatueView(TypedDict):
    """A statue space."""

    statue: str  # A1 …; '' if it is not in play
    counted: str  # what it counts, a name of `measures`
    needed: list[int]  # for its levels, bottom up
    has: list[int]  # how much of it each seat has now
    costs: list[int]
    points: list[int]


class PlayerView(CommonPlayer):
    """What everybody may know of a player."""

    bonuses: list[str]  # column tiles that were reached
    bonuses_used: list[str]
    columns: int
    statues: list[int]  # levels built of each statue
    late_tiles: int


class SandsTable(CommonTable):
    """The game's own part of a view."""

    tiles: list[TileSpace]
    zones: list[ZoneView]
    gold: str  # the tile of the gold column
    purple: str
    obelisk_lower: int  # how many levels are the lower section
    colonnade_costs: list[int]
    colonnade_points: list[int]  # for the first, second … who completes it
    statues: list[StatueView]
    players: list[PlayerView]


SandsView = View[SandsTable]
