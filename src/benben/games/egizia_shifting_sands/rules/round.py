"""SAND-2: a round, in the book's order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from benben.core.steps import Step
from benben.games.egizia_common.rules.building import BUILD_ZONE
from benben.games.egizia_common.rules.cleanup import COOPERATE
from benben.games.egizia_common.rules.feeding import OFFER_PREPARATIONS, OFFER_RAISES
from benben.games.egizia_common.rules.leftovers import OFFER_LEFTOVERS
from benben.games.egizia_common.rules.placement import BEGIN_PLACEMENT, NEXT_TURN
from benben.games.egizia_common.rules.river import BEGIN_ROUND, LAY_CARDS
from benben.games.egizia_common.rules.round import PlayRounds
from benben.games.egizia_shifting_sands.components import OBELISK_ZONE, PYRAMID_ZONE, SPHINX_ZONE
from benben.games.egizia_shifting_sands.rules.cleanup import CLEAN_UP, END_GAME
from benben.games.egizia_shifting_sands.rules.questions import FEED_ALL, MINE
from benben.games.egizia_shifting_sands.rules.river import LAY_TILES
from benben.games.egizia_shifting_sands.rules.steps import STEPS

ROUND: Final[vec[Step]] = vec[Step](
    [
        BEGIN_ROUND,
        LAY_CARDS.at(0, 0),  # SAND-3: the river is set up
        LAY_TILES,
        BEGIN_PLACEMENT,
        NEXT_TURN,  # SAND-4: a ship each, again and again, until all have passed
        OFFER_LEFTOVERS,
        MINE,  # SAND-7: stones
        FEED_ALL,  # … and grain
        OFFER_RAISES,
        OFFER_PREPARATIONS,
        BUILD_ZONE.at(OBELISK_ZONE, 0),  # SAND-8 to SAND-12: from the top of the Nile down
        BUILD_ZONE.at(PYRAMID_ZONE, 0),
        BUILD_ZONE.at(SPHINX_ZONE, 0),
        OFFER_PREPARATIONS,  # once more: the last chance of the round to use a card
        COOPERATE,
        CLEAN_UP,  # SAND-13
    ]
)

PLAY_ROUNDS: Final = STEPS.add(PlayRounds(ROUND, END_GAME))
