"""EGI-7: the uses of Nile cards that are offered beside the answers of a seat's own steps."""

from __future__ import annotations

from typing import Final

from benben.core.menu import Use
from benben.games.egizia.actions import ACTIONS, ONE_USE, POWERS, TRAIN
from benben.games.egizia_common.rules.offers import Menus
from benben.games.egizia_common.rules.uses import (
    FeedStones,
    RaiseByCard,
    TrainCrews,
    UpgradeField,
    UseForGrain,
    UseForStones,
    UseForStrength,
)

# EGI-7.1, EGI-7.8: for any own step.
ANYTIME: Final[list[Use]] = [
    UseForStones(ONE_USE.stones),
    UpgradeField(POWERS.upgrade, POWERS.fields),
    TrainCrews(TRAIN),
]

# For a step of their phase only.
GRAIN_USE: Final[Use] = UseForGrain(ONE_USE.grain)
FEED_USE: Final[Use] = FeedStones(POWERS.feed)
RAISE_USE: Final[Use] = RaiseByCard(POWERS.stronger)
STRENGTH_USE: Final[Use] = UseForStrength(ONE_USE.strength)

MENUS: Final = Menus(ACTIONS, ANYTIME, [GRAIN_USE, FEED_USE, RAISE_USE, STRENGTH_USE])
