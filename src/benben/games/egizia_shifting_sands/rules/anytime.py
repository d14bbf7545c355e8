"""SAND-6: the uses of Nile cards that are offered beside the answers of a seat's own steps."""

from __future__ import annotations

from typing import Final

from benben.core.menu import Use
from benben.games.egizia_common.rules.offers import Menus
from benben.games.egizia_common.rules.uses import (
    FeedStones,
    RaiseByCard,
    SellStones,
    TrainCrews,
    UpgradeField,
    UseForGrain,
    UseForStones,
    UseForStrength,
)
from benben.games.egizia_shifting_sands.actions import ACTIONS, ONE_USE, POWERS, SALE_CARD, SELL, TRADE, TRAIN
from benben.games.egizia_shifting_sands.rules.trading import CrewForMarkets

# SAND-6.1: for any own step.
ANYTIME: Final[list[Use]] = [
    UseForStones(ONE_USE.stones),
    SellStones(SELL, SALE_CARD),
    UpgradeField(POWERS.upgrade, POWERS.fields),
]

# For a step of their phase only.
GRAIN_USE: Final[Use] = UseForGrain(ONE_USE.grain)
FEED_USE: Final[Use] = FeedStones(POWERS.feed)
RAISE_USE: Final[Use] = RaiseByCard(POWERS.stronger)
TRAIN_USE: Final[Use] = TrainCrews(TRAIN)
TRADE_USE: Final[Use] = CrewForMarkets(TRADE)
STRENGTH_USE: Final[Use] = UseForStrength(ONE_USE.strength)

MENUS: Final = Menus(ACTIONS, ANYTIME, [GRAIN_USE, FEED_USE, RAISE_USE, TRAIN_USE, TRADE_USE, STRENGTH_USE])
