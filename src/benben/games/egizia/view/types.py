"""What a view of Egizia holds. Seats are numbers; −1 stands for nobody, '' for nothing."""

from __future__ import annotations

from typing import TypedDict

from benben.core.game import View
from benben.games.egizia_common.view.types import CommonPlayer, CommonTable, CommonZone


class TownView(TypedDict):
    """A town on the Nile."""

    space: str  # edfu, thebe …
    place: int
    ships: list[int]


class SiteView(CommonZone):
    """A building site: abydus, amarna, giza."""

    builders: int  # how many ships build there


class GraveView(TypedDict):
    """A grave that was turned up."""

    value: int
    owner: int


class ColumnView(TypedDict):
    """A column of the temple."""

    column: str  # temple_left …
    costs: list[int]  # bottom up
    owners: list[int]
    next: bool  # whether its next space may be built


class PlayerView(CommonPlayer):
    """What everybody may know of a player."""

    graves: int  # tiles
    grave_sum: int  # their values together
    temple: int  # bricks


class ClassicTable(CommonTable):
    """The game's own part of a view."""

    towns: list[TownView]
    zones: list[SiteView]
    graves: list[GraveView]  # from the first on; the others lie face down
    graves_hidden: int  # how many lie face down
    graves_left: list[int]  # tiles of value 1 to 5 that nobody has seen, those in the box among them
    temple: list[ColumnView]
    sphinx_most: int
    players: list[PlayerView]


ClassicView = View[ClassicTable]
