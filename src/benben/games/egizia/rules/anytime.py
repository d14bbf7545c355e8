"""EGI-7: the uses of Nile cards that are offered beside the answers of a seat's own steps."""

from __future__ import annotations

from typing import Final

from benben.core.menu import Use
from benben.games.egizia.actions import (
    FEED_STONES,
    FEEDING_CARDS,
    GRAIN_CARDS,
    RAISE_BY,
    RAISING_CARDS,
    STONE_CARDS,
    STRENGTH_CARDS,
    TRAIN,
    TRAINING_CARDS,
    UPGRADABLE_FIELDS,
    UPGRADE,
    UPGRADE_CARDS,
    USE_GRAIN,
    USE_STONES,
    USE_STRENGTH,
)
from benben.games.egizia_common.rules.offers import NotNow
from benben.games.egizia_common.rules.uses import (
    FeedStones,
    RaiseByCard,
    TrainCrews,
    UpgradeField,
    UseForGrain,
    UseForStones,
    UseForStrength,
)

GRAIN_USE: Final[Use] = UseForGrain(USE_GRAIN, GRAIN_CARDS)
FEED_USE: Final[Use] = FeedStones(FEED_STONES, FEEDING_CARDS)
RAISE_USE: Final[Use] = RaiseByCard(RAISE_BY, RAISING_CARDS)
STRENGTH_USE: Final[Use] = UseForStrength(USE_STRENGTH, STRENGTH_CARDS)

# EGI-7.1, EGI-7.8: for any own step.
ANYTIME: Final[list[Use]] = [
    UseForStones(USE_STONES, STONE_CARDS),
    UpgradeField(UPGRADE, UPGRADE_CARDS, UPGRADABLE_FIELDS),
    TrainCrews(TRAIN, TRAINING_CARDS),
]

# For a step of their phase only.
TIMED: Final = (GRAIN_USE, FEED_USE, RAISE_USE, STRENGTH_USE)


def not_now(*offered: Use) -> list[Use]:
    """EGI-7.1: what has its own phase, but for what is offered."""
    return [NotNow(use.kind) for use in TIMED if use not in offered]
