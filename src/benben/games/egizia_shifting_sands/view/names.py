"""What cards, spaces and zones are called, in views and positions."""

from __future__ import annotations

from typing import Final

from benben.games.egizia_common.view.names import Names
from benben.games.egizia_shifting_sands.actions import POWERS
from benben.games.egizia_shifting_sands.components import ZONES
from benben.games.egizia_shifting_sands.nile_cards import NILE
from benben.games.egizia_shifting_sands.spaces import SPACES, TILE_NAMES
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX_NAMES

NAMES: Final = Names(
    nile=NILE,
    sphinx=SPHINX_NAMES,
    zones=ZONES,
    spaces=SPACES,
    tiles=TILE_NAMES,
    upgrades=tuple(int(card) for card in POWERS.upgrade.cards),
)
