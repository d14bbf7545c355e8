"""The names of the spaces on which a ship can be put."""

from __future__ import annotations

from typing import Final

from benben.games.egizia.components import ZONES
from benben.games.egizia.towns import TOWN_NAMES
from benben.games.egizia_common.spaces import CARD_NAMES, SPACE_COUNT, ZONE_DOCKS

DOCK_NAMES: Final = tuple(f"{zone}_{dock}" for zone in ZONES for dock in range(1, ZONE_DOCKS + 1))
SPACES: Final = (*CARD_NAMES, *TOWN_NAMES, *DOCK_NAMES)

assert len(SPACES) == SPACE_COUNT
