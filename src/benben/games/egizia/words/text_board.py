"""The table as text panels for a terminal: the Nile, monuments, players, one's own cards. At most 80 columns."""

from __future__ import annotations

from typing import Final

from benben.core.display import fitted
from benben.games.egizia.view.types import ClassicView, ColumnView, SiteView, TownView
from benben.games.egizia.words import say
from benben.games.egizia.words.cards import WORDS, cells_of, tile_name
from benben.games.egizia_common.words import text_board as family
from benben.games.egizia_common.words.text_board import CELL, GAP, NILE_PHASES, letter

HIDDEN: Final = "?"
LABELS: Final = ("ships", "build", "obelisk", "graves", "temple", "pyramid")


def board(view: ClassicView) -> str:
    """The panels that matter now, with Rich markup; one's own cards last, next to the question."""
    return family.stacked(
        [
            family.heading(view),
            nile(view) if view["table"]["phase"] in NILE_PHASES else ships(view),
            monuments(view),
            family.players(WORDS, view),
            family.lists([family.card_list(WORDS, view, seat) for seat in range(view["players"])]),
            family.own(WORDS, view),
        ]
    )


def label(panel: str) -> str:
    return family.label(panel, LABELS)


# The Nile


def nile(view: ClassicView) -> list[str]:
    """Ten lines downstream: a card space, and the town or building site that comes after it."""
    table = view["table"]
    other = {town["place"]: town_cell(view, town) for town in table["towns"]}
    other |= {zone["place"]: zone_cell(zone) for zone in table["zones"]}
    return family.nile(WORDS, view, other, say("bank-others"))


def town_cell(view: ClassicView, town: TownView) -> str:
    words = f"{say('town', town=town['space'])}: {tile_name(town['space'], cells_of(view))}"
    return fitted(f"{family.letters(town['ships'])} {words}", CELL - 1)


def zone_cell(zone: SiteView) -> str:
    return f"[bold]{say('zone.title', zone=zone['zone'])}[/] {docks(zone)}"


def docks(zone: SiteView) -> str:
    """Whose ships are at a building site; behind a bar those that are likely to be too late."""
    found = family.docks(zone).split(" ")
    if zone["builders"] < len(found):
        found.insert(zone["builders"], "|")
    return " ".join(found)


def ships(view: ClassicView) -> list[str]:
    """The building sites in one line, and the build that is under way."""
    parts = [f"{say('zone.title', zone=zone['zone'])} {docks(zone)}" for zone in view["table"]["zones"]]
    build = family.build(view)
    return [f"{label('ships')}{GAP.join(parts)}", *([f"{label('build')}{build}"] if build else [])]


# The monuments


def monuments(view: ClassicView) -> list[str]:
    rows = [f"{row['cost']}: {''.join(letter(owner) for owner in row['owners'])}" for row in view["table"]["pyramid"]]
    return [
        f"{label('obelisk')}{' '.join(family.levels(view))}",
        f"{label('graves')}{graves(view)}",
        f"{label('temple')}{temple(view['table']['temple'])}",
        f"{label('pyramid')}{GAP.join(rows)}",
    ]


def graves(view: ClassicView) -> str:
    """The graves in order: who built them, the values of those that lie open, and those face down; then the sums."""
    table = view["table"]
    found = [letter(one["owner"]) if one["owner"] >= 0 else str(one["value"]) for one in table["graves"]]
    sums = [f"{letter(seat)} {player['grave_sum']}" for seat, player in enumerate(table["players"])]
    return GAP.join([" ".join(found + [HIDDEN] * table["graves_hidden"]), *sums])


def temple(columns: list[ColumnView]) -> str:
    """The temple, each part bottom up; the inner columns stand side by side."""
    left, right, inner_left, inner_right, top = [column(one) for one in columns]
    parts = {"left": left, "right": right, "inner": f"{inner_left} | {inner_right}", "top": top}
    return GAP.join(f"{say('column-name', column=name)} {spaces}" for name, spaces in parts.items())


def column(it: ColumnView) -> str:
    """A part of the temple, bottom up: who built its spaces, or what they cost."""
    spaces = zip(it["owners"], it["costs"], strict=True)
    return " ".join(letter(owner) if owner >= 0 else str(cost) for owner, cost in spaces)
