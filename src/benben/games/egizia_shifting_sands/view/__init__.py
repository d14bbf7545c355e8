"""What a seat may know of a game of Egizia: Shifting Sands."""

from __future__ import annotations

from benben.core.bits import has, members_of
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.river import TILE_PLACES, TILE_SPACES
from benben.games.egizia_common.scoring import measure
from benben.games.egizia_common.spaces import FIRST_TILE
from benben.games.egizia_common.view.seen import (
    cards_everywhere,
    common_player,
    common_table,
    common_zone,
    docked,
    row_view,
    ships_at,
)
from benben.games.egizia_shifting_sands.components import STATUE_SPACES, WAITING, ZONES
from benben.games.egizia_shifting_sands.measures import MEASURES
from benben.games.egizia_shifting_sands.spaces import TILE_NAMES
from benben.games.egizia_shifting_sands.state import SEATS, Sands
from benben.games.egizia_shifting_sands.tiles import ALL_TILES, BONUSES, STATUE_LEVELS, STATUES, TILE_COUNT
from benben.games.egizia_shifting_sands.view.names import NAMES
from benben.games.egizia_shifting_sands.view.types import PlayerView, SandsTable, StatueView, TileSpace, ZoneView


def table(s: Sands, seat: int, asked: list[int]) -> SandsTable:
    """SAND-15.1: everything open, and the seat's own sphinx cards."""
    box = s.sands
    rows = [row_view(s, row, s.row_height(row) < s.row_spaces(row) and s.is_supported(row)) for row in range(s.rows())]
    return {
        **common_table(s, seat, NAMES, rows),
        "tiles": [tile_space(s, n) for n in range(TILE_SPACES)],
        "zones": [zone_view(s, zone) for zone in range(len(ZONES))],
        "gold": "" if s.gold == NONE else BONUSES[s.gold],
        "purple": "" if s.purple == NONE else BONUSES[s.purple],
        "obelisk_lower": int(s.lower_levels()),
        "colonnade_costs": list(box.cells["colonnade"]),
        "colonnade_points": list(box.cells["colonnade_points"]),
        "statues": [statue_view(s, space) for space in range(STATUE_SPACES)],
        "players": [player_view(s, other) for other in range(s.seats)],
    }


def tile_space(s: Sands, n: int) -> TileSpace:
    tile = s.tile_at(n)
    return {
        "space": TILE_NAMES[n],
        "place": TILE_PLACES[n],
        "is_open": not s.is_closed(FIRST_TILE + n),
        "tile": "" if tile == NONE else ALL_TILES[tile].name,
        "ships": ships_at(s, TILE_PLACES[n]),
    }


def zone_view(s: Sands, zone: int) -> ZoneView:
    beside = [seat for dock, seat in docked(s, zone).items() if dock > s.docks() or dock == WAITING]
    return {
        **common_zone(s, zone, NAMES),
        "waiting": beside[0] if beside else NONE,
        "sphinx_most": list(s.sands.cells["sphinx_most"]),
    }


def statue_view(s: Sands, space: int) -> StatueView:
    statue, box = s.statue_at(space), s.sands
    if statue == NONE:
        return {"statue": "", "counted": "", "needed": [], "has": [], "costs": [], "points": []}
    first = STATUE_LEVELS * statue
    return {
        "statue": STATUES[statue].name,
        "counted": MEASURES[STATUES[statue].counted],
        "needed": [int(box.statue_needed[first + level]) for level in range(STATUE_LEVELS)],
        "has": [int(measure(s, seat, STATUES[statue].counted)) for seat in range(s.seats)],
        "costs": list(box.cells["statue_costs"]),
        "points": list(box.cells["statue_points"]),
    }


def player_view(s: Sands, seat: int) -> PlayerView:
    reached = [tile for tile in range(len(BONUSES)) if s.has_bonus(seat, tile)]
    return {
        **common_player(s, seat, NAMES),
        "bonuses": [BONUSES[tile] for tile in reached],
        "bonuses_used": [BONUSES[tile] for tile in reached if has(s.bonus_used, SEATS * tile + seat)],
        "columns": int(s.columns_of(seat)),
        "statues": [int(s.statue_level(seat, space)) for space in range(STATUE_SPACES)],
        "late_tiles": int(s.late_tiles_of(seat)),
    }


def conserved(s: Sands) -> dict[str, int]:
    """Counts that never change: Nile cards, Nile tiles, sphinx cards; and that none is in two places."""
    nile, sphinx, dealt = cards_everywhere(s)
    tiles = members_of(s.tile_pool)
    tiles += [tile for n in range(TILE_SPACES) if NONE < (tile := int(s.tile_at(n))) < TILE_COUNT]
    counts = {"nile": len(set(nile)), "tiles": len(set(tiles)), "sphinx": len({*sphinx, *dealt})}
    return counts | {"twice": len(nile + tiles + sphinx) - len(set(nile)) - len(set(tiles)) - len(set(sphinx))}
