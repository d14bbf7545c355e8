"""The names of the spaces on which a ship can be put."""

from __future__ import annotations

from typing import Final

from benben.games.egizia_common.river import TILE_SPACES
from benben.games.egizia_common.spaces import CARD_NAMES, SPACE_COUNT
from benben.games.egizia_shifting_sands.components import MOST_DOCKS, ZONES

TILE_NAMES: Final = tuple(f"tile_{n + 1}" for n in range(TILE_SPACES))
DOCK_NAMES: Final = tuple(
    f"{zone}_{dock}" for zone in ZONES for dock in (*range(1, MOST_DOCKS + 1), "wait")
)  # the last is beside a full zone
SPACES: Final = (*CARD_NAMES, *TILE_NAMES, *DOCK_NAMES)

CLOSED_SPACES: Final = 2  # with two players the first so many card spaces and tile spaces are not in play

assert len(SPACES) == SPACE_COUNT
