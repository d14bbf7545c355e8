"""What the registers of Shifting Sands show of a view beside what both games show."""

from __future__ import annotations

from typing import Final, TypedDict

from benben.games.egizia_common.look import shown as family
from benben.games.egizia_common.look.obelisk import Obelisk
from benben.games.egizia_common.look.shown import (
    DockShown,
    Nile,
    Showing,
    TileShown,
    ZoneShown,
    building,
    docks,
    main_seat,
)
from benben.games.egizia_common.look.tableau import Sphinx
from benben.games.egizia_common.view.types import BuildView, RowView
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_shifting_sands.look.rows import ROWS
from benben.games.egizia_shifting_sands.view.types import SandsView, StatueView, TileSpace, ZoneView

SHOWING: Final = Showing(ROWS, ("placement",))


def nile(view: SandsView) -> Nile:
    table = view["table"]
    return family.nile(view, [_tile(space) for space in table["tiles"]], [_zone(zone) for zone in table["zones"]])


def _tile(space: TileSpace) -> TileShown:
    return {**space, "name": ""}


def _zone(zone: ZoneView) -> ZoneShown:
    """On the docks stands who builds when; at the sphinx how many cards may be drawn."""
    found = docks(zone)
    if zone["zone"] == "sphinx":
        for dock, most in zip(found, zone["sphinx_most"], strict=False):
            dock["figure"] = str(most)
    return {"zone": zone["zone"], "place": zone["place"], "symbols": [], "docks": found, "afloat": [_waiting(zone)]}


def _waiting(zone: ZoneView) -> DockShown:
    """Where one more ship may wait."""
    name = zone["zone"]
    return {"space": f"{name}_wait", "ship": zone["waiting"], "figure": "?",
            "title": FAMILY.say("look-waiting", zone=name), "press": FAMILY.say("look-wait", zone=name)}  # fmt: skip


class ObeliskColonnade(Obelisk):
    """The obelisk and the colonnade."""

    lower: int
    columns: list[int]
    column_costs: list[int]
    column_points: list[int]
    gold: str
    purple: str
    used: list[str]


def obelisk(view: SandsView) -> ObeliskColonnade:
    table = view["table"]
    return {
        "names": list(view["names"]),
        "seat": main_seat(view),
        "owners": table["obelisk"],
        "costs": table["obelisk_costs"],
        "build": building(view, "obelisk"),
        "lower": table["obelisk_lower"],
        "columns": [player["columns"] for player in table["players"]],
        "column_costs": table["colonnade_costs"],
        "column_points": table["colonnade_points"],
        "gold": table["gold"],
        "purple": table["purple"],
        "used": table["players"][main_seat(view)]["bonuses_used"],
    }


class PyramidStatues(TypedDict):
    """The pyramid and the statues."""

    names: list[str]
    seat: int
    rows: list[RowView]
    statues: list[StatueView]
    levels: list[list[int]]  # of each seat
    build: BuildView


def pyramid(view: SandsView) -> PyramidStatues:
    table = view["table"]
    return {
        "names": list(view["names"]),
        "seat": main_seat(view),
        "rows": table["pyramid"],
        "statues": table["statues"],
        "levels": [player["statues"] for player in table["players"]],
        "build": building(view, "pyramid"),
    }


def sphinx(view: SandsView) -> Sphinx:
    most = next(zone["sphinx_most"] for zone in view["table"]["zones"] if zone["zone"] == "sphinx")
    return family.sphinx(view, "sphinx", most)
