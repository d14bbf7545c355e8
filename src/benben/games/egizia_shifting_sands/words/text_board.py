"""The table as text panels for a terminal: the Nile, monuments, players, one's own cards. At most 80 columns."""

from __future__ import annotations

from typing import Final

from benben.core.display import fitted
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_common.words import text_board as family
from benben.games.egizia_common.words.text_board import CELL, EMPTY, GAP, NILE_PHASES, SPACE, letter
from benben.games.egizia_shifting_sands.view.types import SandsView, ZoneView
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.cards import (
    WORDS,
    bonus_name,
    cells_of,
    statue_name,
    tile_name,
)


def board(view: SandsView) -> str:
    """The panels that matter now, with Rich markup; one's own cards last, next to the question."""
    seats = range(view["players"])
    return family.stacked(
        [
            family.heading(view),
            nile(view) if view["table"]["phase"] in NILE_PHASES else ships(view),
            monuments(view),
            family.players(WORDS, view),
            family.lists([card_list(view, seat) for seat in seats]),
            family.own(WORDS, view),
        ]
    )


# The Nile


def nile(view: SandsView) -> list[str]:
    """Ten lines downstream: a card space, and the tile space or zone that comes after it."""
    table = view["table"]
    other = {space["place"]: tile_cell(view, n) for n, space in enumerate(table["tiles"])}
    other |= {zone["place"]: zone_cell(zone) for zone in table["zones"]}
    return family.nile(WORDS, view, other, say("bank-others"))


def tile_cell(view: SandsView, n: int) -> str:
    space = view["table"]["tiles"][n]
    if not space["is_open"]:
        return f"[dim]{EMPTY} {FAMILY.say('bank.closed')}[/]"
    words = tile_name(space["tile"], cells_of(view)) if space["tile"] else ""
    return fitted(f"{family.letters(space['ships'])} {space['space']:<{SPACE}} {words}", CELL - 1)


def zone_cell(zone: ZoneView) -> str:
    return f"[bold]{say('zone.title', zone=zone['zone'])}[/] {docks(zone)}"


def docks(zone: ZoneView) -> str:
    """Whose ships are at a zone; one that waits stands behind a plus."""
    return family.docks(zone) + (f" +{letter(zone['waiting'])}" if zone["waiting"] >= 0 else "")


def ships(view: SandsView) -> list[str]:
    """The zones in one line, and the build that is under way."""
    parts = [f"{say('zone.title', zone=zone['zone'])} {docks(zone)}" for zone in view["table"]["zones"]]
    build = family.build(view)
    return [f"{label('ships')}{GAP.join(parts)}", *([f"{label('build')}{build}"] if build else [])]


LABELS: Final = ("ships", "build", "obelisk", "colonnade", "tiles", "pyramid", "statues")


def label(panel: str) -> str:
    return family.label(panel, LABELS)


# The monuments


def monuments(view: SandsView) -> list[str]:
    table = view["table"]
    levels = family.levels(view)
    levels.insert(table["obelisk_lower"], "|")
    costs = " ".join(str(cost) for cost in table["colonnade_costs"])
    built = [f"{letter(seat)} {player['columns']}" for seat, player in enumerate(table["players"])]
    lines = [
        f"{label('obelisk')}{' '.join(levels)}",
        f"{label('colonnade')}{costs}{GAP}{GAP.join(built)}",
        f"{label('tiles')}{column_tiles(view)}",
        f"{label('pyramid')}{GAP.join(row(view, n) for n in range(len(table['pyramid'])))}",
    ]
    return lines + statues(view)


def column_tiles(view: SandsView) -> str:
    gold, purple = view["table"]["gold"], view["table"]["purple"]
    if not gold or not purple:
        return ""
    return say("column-tiles", gold=bonus_name(gold), purple=bonus_name(purple))


def row(view: SandsView, n: int) -> str:
    """A row of the pyramid: its cost, and who built its spaces; with two players a bar parts its sides."""
    it = view["table"]["pyramid"][n]
    spaces = [letter(owner) for owner in it["owners"]]
    if view["players"] == 2:
        spaces.insert(len(spaces) // 2, "|")
    return f"{it['cost']}: {''.join(spaces)}"


def statues(view: SandsView) -> list[str]:
    """Each statue: what it counts, how much its levels need, and who has built how many."""
    lines = []
    for space, statue in enumerate(view["table"]["statues"]):
        if statue["statue"]:
            needed = "/".join(str(n) for n in statue["needed"])
            built = [
                f"{letter(seat)} {player['statues'][space]}" for seat, player in enumerate(view["table"]["players"])
            ]
            name = fitted(f"{statue_name(statue['statue'])} {needed}", 30)
            lines.append(f"{label('statues')}{name}{GAP.join(built)}")
    return lines


def card_list(view: SandsView, seat: int) -> list[str]:
    """Somebody's Nile cards and column tiles; those used in this round with a star."""
    me = view["table"]["players"][seat]
    tiles = [bonus_name(tile) + ("*" if tile in me["bonuses_used"] else "") for tile in me["bonuses"]]
    return family.card_list(WORDS, view, seat) + tiles
