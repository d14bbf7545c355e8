"""What a seat may know of a game of Egizia."""

from __future__ import annotations

from benben.games.egizia.components import COLUMN_COUNT, COLUMN_SPACES, FIRST_TEMPLE_SITE, GRAVE_SPACES, SITES, ZONES
from benben.games.egizia.state import Classic
from benben.games.egizia.towns import TOWN_NAMES
from benben.games.egizia.view.names import NAMES
from benben.games.egizia.view.types import ClassicTable, ColumnView, GraveView, PlayerView, SiteView, TownView
from benben.games.egizia_common.river import TILE_PLACES
from benben.games.egizia_common.view.seen import (
    cards_everywhere,
    common_player,
    common_table,
    common_zone,
    row_view,
    ships_at,
)


def table(s: Classic, seat: int, asked: list[int]) -> ClassicTable:
    """EGI-14.1: everything open, and the seat's own sphinx cards."""
    rows = [row_view(s, row, row == s.open_row()) for row in range(s.rows())]
    return {
        **common_table(s, seat, NAMES, rows),
        "towns": [town_view(s, town) for town in range(len(TOWN_NAMES))],
        "zones": [site_view(s, zone) for zone in range(len(ZONES))],
        "graves": [grave_view(s, space) for space in range(s.graves_turned)],
        "graves_hidden": hidden_graves(s),
        "graves_left": unseen_graves(s),
        "temple": [column_view(s, column) for column in range(COLUMN_COUNT)],
        "sphinx_most": int(s.classic.sphinx_most),
        "players": [player_view(s, other) for other in range(s.seats)],
    }


def town_view(s: Classic, town: int) -> TownView:
    return {"space": TOWN_NAMES[town], "place": TILE_PLACES[town], "ships": ships_at(s, TILE_PLACES[town])}


def site_view(s: Classic, zone: int) -> SiteView:
    return {**common_zone(s, zone, NAMES), "builders": int(s.classic.builders[s.seats - 2])}


def grave_view(s: Classic, space: int) -> GraveView:
    return {"value": int(s.grave_value(space)), "owner": int(s.grave_owner(space))}


def unseen_graves(s: Classic) -> list[int]:
    return [int(s.graves_left(value + 1)) for value in range(len(s.classic.graves))]


def hidden_graves(s: Classic) -> int:
    """How many graves on the board lie face down."""
    return min(GRAVE_SPACES - int(s.graves_turned), sum(unseen_graves(s)))


def column_view(s: Classic, column: int) -> ColumnView:
    return {
        "column": SITES[FIRST_TEMPLE_SITE + column],
        "costs": list(s.classic.cells[SITES[FIRST_TEMPLE_SITE + column]]),
        "owners": [int(s.temple_owner(column, space)) for space in range(COLUMN_SPACES[column])],
        "next": s.is_open_column(column) and not s.is_full_column(column),
    }


def player_view(s: Classic, seat: int) -> PlayerView:
    return {
        **common_player(s, seat, NAMES),
        "graves": int(s.graves_of(seat)),
        "grave_sum": int(s.grave_sum(seat)),
        "temple": int(s.temple_bricks(seat)),
    }


def conserved(s: Classic) -> dict[str, int]:
    """Counts that never change: Nile cards, sphinx cards, graves; and that no card is in two places."""
    nile, sphinx, dealt = cards_everywhere(s)
    graves = sum(unseen_graves(s)) + int(s.graves_turned)
    counts = {"nile": len(set(nile)), "sphinx": len({*sphinx, *dealt}), "graves": graves}
    return counts | {"twice": len(nile + sphinx) - len(set(nile)) - len(set(sphinx))}
