"""Positions of Egizia: Shifting Sands: what the family writes, tiles and monuments."""

from __future__ import annotations

from typing import Any

from benben.core.bits import has
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.river import TILE_SPACES
from benben.games.egizia_common.view.writing import write_build, write_player, write_round, write_table
from benben.games.egizia_shifting_sands.components import STATUE_SPACES
from benben.games.egizia_shifting_sands.spaces import TILE_NAMES
from benben.games.egizia_shifting_sands.state import SEATS, Sands
from benben.games.egizia_shifting_sands.tiles import BONUSES, NILE_TILES, STATUE_NAMES, TILE_COUNT
from benben.games.egizia_shifting_sands.view.names import NAMES

PRINTED = "print"


def write(s: Sands) -> dict[str, Any]:
    sets = {"sections": s.sections, "full_rows": s.full_rows, "raised": s.raised}
    columns = {"gold": s.gold, "purple": s.purple}
    return {
        **write_table(s, NAMES),
        "tiles": {TILE_NAMES[n]: tile_name(s, n) for n in range(TILE_SPACES) if s.tile_at(n) != NONE},
        "statues": [STATUE_NAMES[s.statue_at(n)] for n in range(STATUE_SPACES) if s.statue_at(n) != NONE],
        "build": write_build(s, NAMES, sets, {"pending": s.pending, "first_column": s.first_column}),
        "players": [write_all(s, seat) for seat in range(s.seats)],
    } | {name: BONUSES[tile] for name, tile in columns.items() if tile != NONE}


def tile_name(s: Sands, n: int) -> str:
    tile = s.tile_at(n)
    return PRINTED if tile >= TILE_COUNT else NILE_TILES[tile].name


def write_all(s: Sands, seat: int) -> dict[str, Any]:
    """A player's play area, and what belongs to the round that is open."""
    more = {
        "bonuses_used": [BONUSES[tile] for tile in range(len(BONUSES)) if has(s.bonus_used, SEATS * tile + seat)],
        "late_tiles": int(s.late_tiles_of(seat)),
        "obelisk_bonus": has(s.obelisk_bonus, seat),
    }
    return {
        **write_player(s, seat, NAMES),
        "columns": int(s.columns_of(seat)),
        "statues": [int(s.statue_level(seat, space)) for space in range(STATUE_SPACES)],
        **write_round(s, seat, NAMES, more),
    }
