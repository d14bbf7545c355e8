"""What cards, spaces and sites are called, in views and positions."""

from __future__ import annotations

from typing import Final

from benben.games.egizia.actions import POWERS
from benben.games.egizia.components import ZONES
from benben.games.egizia.nile_cards import NILE
from benben.games.egizia.spaces import SPACES
from benben.games.egizia.sphinx_cards import SPHINX_NAMES
from benben.games.egizia.towns import TOWN_NAMES
from benben.games.egizia_common.view.names import Names

NAMES: Final = Names(
    nile=NILE,
    sphinx=SPHINX_NAMES,
    zones=ZONES,
    spaces=SPACES,
    tiles=TOWN_NAMES,
    upgrades=tuple(int(card) for card in POWERS.upgrade.cards),
)
