"""SAND-6: the uses of Nile cards that are offered beside the answers of a seat's own steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Use
from benben.games.egizia_common.rules.uses import (
    CrewForMarkets,
    FeedStones,
    RaiseByCard,
    SellStones,
    TrainCrews,
    UpgradeField,
    UseForGrain,
    UseForStones,
)
from benben.games.egizia_common.tables import DONE, WRONG_PHASE
from benben.games.egizia_shifting_sands.actions import (
    FEED_STONES,
    FEEDING_CARDS,
    GRAIN_CARDS,
    RAISE_BY,
    RAISING_CARDS,
    SALE_CARD,
    SELL,
    STONE_CARDS,
    STRENGTH_CARDS,
    TRADE_CREW,
    TRADING_CARDS,
    TRAIN,
    TRAINING_CARDS,
    UPGRADABLE_FIELDS,
    UPGRADE,
    UPGRADE_CARDS,
    USE_GRAIN,
    USE_STONES,
    USE_STRENGTH,
)
from benben.games.egizia_shifting_sands.state import Sands


class Done(Use[Sands]):
    """Nothing more here."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        out.add(DONE.at(0))

    def answer(self, s: Sands, seat: i64, a: i64) -> None:
        pass


class NotNow(Use[Sands]):
    """SAND-6.1: a card that has its own phase, at another time."""

    def legal(self, s: Sands, seat: i64, out: Answers) -> None:
        pass

    def refuse(self, s: Sands, seat: i64, a: i64) -> i64:
        return WRONG_PHASE


DONE_HERE: Final[Use] = Done(DONE)
GRAIN_USE: Final[Use] = UseForGrain(USE_GRAIN, GRAIN_CARDS)
FEED_USE: Final[Use] = FeedStones(FEED_STONES, FEEDING_CARDS)
RAISE_USE: Final[Use] = RaiseByCard(RAISE_BY, RAISING_CARDS)
TRAIN_USE: Final[Use] = TrainCrews(TRAIN, TRAINING_CARDS)
TRADE_USE: Final[Use] = CrewForMarkets(TRADE_CREW, TRADING_CARDS)

# SAND-6.1: for any own step.
ANYTIME: Final[list[Use]] = [
    UseForStones(USE_STONES, STONE_CARDS),
    SellStones(SELL, SALE_CARD),
    UpgradeField(UPGRADE, UPGRADE_CARDS, UPGRADABLE_FIELDS),
]

# For a step of their phase only.
TIMED: Final[list[Use]] = [
    NotNow(USE_GRAIN),
    NotNow(FEED_STONES),
    NotNow(RAISE_BY),
    NotNow(TRAIN),
    NotNow(TRADE_CREW),
    NotNow(USE_STRENGTH),
]

assert len(STRENGTH_CARDS) > 0
