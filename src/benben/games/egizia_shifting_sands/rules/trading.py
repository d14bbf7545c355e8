"""SAND-6.15: a crew becomes weaker for a step on both markets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import has, lowest, size
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.crews import CREW_COUNT, WEAKEST, not_at
from benben.games.egizia_common.nile_card import CREW_FOR_MARKETS
from benben.games.egizia_common.rules.markets import CLIMB_BOTH, MOST_STEPS
from benben.games.egizia_common.rules.uses import CardUse, use_power
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import MAX_SEATS
from benben.games.egizia_shifting_sands.actions import LOWER
from benben.games.egizia_shifting_sands.refusals import CREW_AT_BOTTOM, NO_CREW_TO_LOWER
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.state import Sands


class CrewForMarkets(CardUse):
    """SAND-6.15: once per round, in the Mining phase, a crew becomes weaker; then up both markets, one level each."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        if can_trade_crew(s, seat):
            for i in range(i64(len(self.cards))):
                if s.players[seat].is_ready(self.cards[i]):
                    out.add(self.kind.at(i))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        card = self.card(a)
        use_power(s, seat, card)
        s.plan(CLIMB_BOTH.at(seat, min(s.box.number(card, 0), MOST_STEPS - 1)))
        s.plan(LOWER_ANY.at(seat, 0))

    def hindered(self, s: Egizia, seat: i64, a: i64) -> i64:
        return NO_CREW_TO_LOWER


def can_trade_crew(s: Egizia, seat: i64) -> bool:
    """SAND-6.15: the step down is the price, so there must be a crew that can pay it."""
    me = s.players[seat]
    return me.cards & s.box.with_power[CREW_FOR_MARKETS] & ~me.used != 0 and not_at(me.crews, WEAKEST) != 0


class LowerAny(Step[Sands]):
    """SAND-6.15: which crew becomes weaker; not asked where only one can."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.player: i64 = player

    def run(self, s: Sands) -> None:
        crews = not_at(s.players[self.player].crews, WEAKEST)
        if size(crews) > 1:
            s.plan(CHOOSE_LOWERED.at(self.player, 0))
        elif crews != 0:
            s.raise_crew(self.player, lowest(crews), -1)


class ChooseLowered(Step[Sands]):
    """SAND-5.7: no crew ever falls below 1."""

    def legal(self, s: Sands, out: Answers) -> None:
        crews = not_at(s.players[self.seat].crews, WEAKEST)
        for crew in range(i64(CREW_COUNT)):
            if has(crews, crew):
                out.add(LOWER.at(crew))

    def answer(self, s: Sands, a: i64) -> None:
        s.raise_crew(self.seat, LOWER.x(a), -1)

    def refuse(self, s: Sands, a: i64) -> i64:
        return CREW_AT_BOTTOM if LOWER.has(a) else 0


LOWER_ANY: Final[Family] = STEPS.family(LowerAny, player=MAX_SEATS)
CHOOSE_LOWERED: Final[Family] = STEPS.family(ChooseLowered, seat=MAX_SEATS)
