"""EGY-9: the Burial Mound and what it gives."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.games.egyptia.actions import TAKE_REWARD
from benben.games.egyptia.components import MAX_SEATS, REWARD_COUNT, REWARD_GOODS
from benben.games.egyptia.refusals import REWARD_FIRST
from benben.games.egyptia.rules.ships import STEPS, Question
from benben.games.egyptia.state import Egyptia, Sheet


class MustTakeReward(Question):
    """EGY-9.3, EGY-9.4: two basics in any mix, or one favor; they are circled like anything gained."""

    def choices(self, s: Egyptia, me: Sheet, out: Answers) -> None:
        for reward in range(i64(REWARD_COUNT)):
            out.add(TAKE_REWARD + reward)

    def choose(self, s: Egyptia, me: Sheet, a: i64) -> None:
        me.reward = a - TAKE_REWARD
        me.gain(s.box, REWARD_GOODS[me.reward])

    def why_not(self, s: Egyptia, me: Sheet, a: i64) -> i64:
        return REWARD_FIRST


MUST_TAKE_REWARD: Final = STEPS.sealed_family(MustTakeReward, seat=MAX_SEATS)
