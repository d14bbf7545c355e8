"""What the registers of Egizia show of a view beside what both games show."""

from __future__ import annotations

from typing import Final, TypedDict

from benben.games.egizia.look.rows import ROWS
from benben.games.egizia.view.types import ClassicView, ColumnView, GraveView, SiteView, TownView
from benben.games.egizia.words import say
from benben.games.egizia_common.look import shown as family
from benben.games.egizia_common.look.obelisk import Obelisk
from benben.games.egizia_common.look.shown import Nile, Showing, TileShown, ZoneShown, building, docks, main_seat
from benben.games.egizia_common.look.tableau import Sphinx
from benben.games.egizia_common.view.types import BuildView, RowView

SHOWING: Final = Showing(ROWS, ("placement", "feeding"))
SYMBOLS: Final = {"abydus": ["sphinx"], "amarna": ["obelisk", "grave"], "giza": ["temple", "pyramid"]}


def nile(view: ClassicView) -> Nile:
    table = view["table"]
    return family.nile(view, [_town(town) for town in table["towns"]], [_site(site) for site in table["zones"]])


def _town(town: TownView) -> TileShown:
    return {**town, "is_open": True, "tile": town["space"], "name": say("look-town", town=town["space"])}


def _site(site: SiteView) -> ZoneShown:
    """As many docks as may build; a ship on a further one lies in the water."""
    found, name, sure = docks(site), site["zone"], site["builders"]
    for n, dock in enumerate(found[sure:], sure + 1):
        dock["figure"] = f"{n}.?"
        dock["title"] = say("look-late-dock", site=name, dock=n)
    return {"zone": name, "place": site["place"], "symbols": SYMBOLS[name], "docks": found[:sure],
            "afloat": found[sure:]}  # fmt: skip


class ObeliskGraves(Obelisk):
    """The obelisk and the graves."""

    graves: list[GraveView]
    hidden: int
    sums: list[int]  # of the values of each seat's graves


def graves(view: ClassicView) -> ObeliskGraves:
    table = view["table"]
    return {
        "names": list(view["names"]),
        "seat": main_seat(view),
        "owners": table["obelisk"],
        "costs": table["obelisk_costs"],
        "build": building(view, "amarna"),
        "graves": table["graves"],
        "hidden": table["graves_hidden"],
        "sums": [player["grave_sum"] for player in table["players"]],
    }


class TemplePyramid(TypedDict):
    """The temple and the pyramid."""

    names: list[str]
    seat: int
    columns: list[ColumnView]
    rows: list[RowView]
    build: BuildView


def temple(view: ClassicView) -> TemplePyramid:
    table = view["table"]
    return {
        "names": list(view["names"]),
        "seat": main_seat(view),
        "columns": table["temple"],
        "rows": table["pyramid"],
        "build": building(view, "giza"),
    }


def sphinx(view: ClassicView) -> Sphinx:
    return family.sphinx(view, "abydus", [view["table"]["sphinx_most"]])
