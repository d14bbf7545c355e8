"""Positions of Egizia: what the family writes, graves and temple."""

from __future__ import annotations

from typing import Any

from benben.games.egizia.components import COLUMN_COUNT
from benben.games.egizia.state import Classic
from benben.games.egizia.view.names import NAMES
from benben.games.egizia_common.view.writing import write_build, write_player, write_round, write_table


def write(s: Classic) -> dict[str, Any]:
    return {
        **write_table(s, NAMES),
        "graves": [int(s.grave_value(space)) for space in range(s.graves_turned)],
        "graves_built": [int(s.grave_owner(space)) for space in range(s.graves_built)],
        "temple": [
            [int(s.temple_owner(column, space)) for space in range(s.column_height(column))]
            for column in range(COLUMN_COUNT)
        ],
        "build": write_build(s, NAMES, {}, {"pending": s.pending}),
        "players": [{**write_player(s, seat, NAMES), **write_round(s, seat, NAMES, {})} for seat in range(s.seats)],
    }
