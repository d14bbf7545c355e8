"""EGY-9: the Burial Mound and what it gives."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Use
from benben.games.egyptia.actions import TAKE_REWARD
from benben.games.egyptia.components import REWARD_COUNT, REWARD_GOODS
from benben.games.egyptia.state import Egyptia


class TakeReward(Use[Egyptia]):
    """EGY-9.3, EGY-9.4: two basics in any mix, or one favor; they are circled like anything gained."""

    def legal(self, s: Egyptia, seat: i64, out: Answers) -> None:
        for reward in range(i64(REWARD_COUNT)):
            out.add(TAKE_REWARD.at(reward))

    def answer(self, s: Egyptia, seat: i64, a: i64) -> None:
        me = s.sheets[seat]
        me.reward = TAKE_REWARD.x(a)
        me.gain(s.box, REWARD_GOODS[me.reward])
