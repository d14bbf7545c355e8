"""The strongest player: plans of a whole round, compared by what becomes of them when fast play ends the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from benben.core.actions import Answers
from benben.core.learning import Numbers
from benben.core.thinking import Effort, Thinker, Worlds
from benben.games.egyptia.actions import CONFIRM
from benben.games.egyptia.advice.comparison import Comparison
from benben.games.egyptia.advice.numbers import hand_made, shipped
from benben.games.egyptia.advice.round_plans import RoundPlan, RoundPlans, traces
from benben.games.egyptia.advice.scout import Scout
from benben.games.egyptia.city import HEX_COUNT
from benben.games.egyptia.rules.round import MUST_CONFIRM, open_question
from benben.games.egyptia.state import Egyptia, Sheet

MOST_PLANS: Final = 60
ROLLOUTS_EACH: Final = 6  # fewer plans are looked at if there are not so many rollouts for each
USELESS: Final = 2.0  # points lost by a ship that is used when all is done
UNPLANNED: Final = 0.5  # points: an answer without a plan is worse by so much than it looks
UNSEEN: Final = 20.0  # points: an answer that leads to no plan is worse by so much


class RoundThinker(Thinker[Egyptia]):
    """Thinks at the first question of a round, and keeps the plans for the others. One rollout is one iteration."""

    def __init__(self, s: Egyptia, rows: Numbers) -> None:
        self.rows: Numbers = rows
        self.scout: Scout = Scout(s, rows)
        self.found: RoundPlans = RoundPlans(self.scout.s)
        self.plans: list[RoundPlan] = []
        self.start: Sheet = s.sheets[0]  # where they begin …
        self.before: tuple[int, ...] = ()  # … in the round that began so

    def think(self, worlds: Worlds[Egyptia], effort: Effort, answers: Answers, ratings: vec[float]) -> None:
        s = worlds.draw()
        me = s.sheets[worlds.seat]
        if open_question(s, me) == MUST_CONFIRM:
            for i in range(answers.count):
                ratings[i] = 0.0 if CONFIRM.has(answers.ids[i]) else -USELESS
            return
        self.look_at(s, me)
        plans = self.kept_plans(s, me)
        if len(plans) == 0:
            plans = self.found.chosen(max(1, min(MOST_PLANS, effort.iterations // ROLLOUTS_EACH)))
            self.keep(s, me, plans)
            Comparison(s, worlds.seat, self.scout, plans).run(effort, worlds.rng.next32())
        self.rate(me, plans, answers, ratings)

    def look_at(self, s: Egyptia, me: Sheet) -> None:
        """Find all plans from here on."""
        if s.cards != self.scout.s.cards:
            self.scout = Scout(s, self.rows)
            self.found = RoundPlans(self.scout.s)
        self.scout.s.roll = s.roll
        self.found.find(self.scout.looks[HEX_COUNT - s.round], me)

    # Plans that are kept

    def keep(self, s: Egyptia, me: Sheet, plans: list[RoundPlan]) -> None:
        self.plans = plans
        self.start = Sheet(s.box, me)
        self.before = before_round(s, me)

    def kept_plans(self, s: Egyptia, me: Sheet) -> list[RoundPlan]:
        """Those of the plans at hand that begin as the round has begun; none if it is another round."""
        start = self.start
        if not is_earlier(start, me) or before_round(s, me) != self.before:
            return []
        stock = start.stock + me.gained - start.gained
        return [plan for plan in self.plans if plan.fits(me) and me.stock == stock - plan.paid(me)]

    # Ratings

    def rate(self, me: Sheet, plans: list[RoundPlan], answers: Answers, ratings: vec[float]) -> None:
        """What an answer's best plan promises; without a plan, as much less as it looks worse."""
        found = self.found
        best = max([plan.estimate for plan in plans])
        for i in range(answers.count):
            worse = found.best - found.guesses.get(answers.ids[i], found.best - UNSEEN)
            ratings[i] = best - UNPLANNED - worse
        for plan in plans:
            answer = plan.answer(found.s, me)
            for i in range(answers.count):
                if answers.ids[i] == answer:
                    ratings[i] = max(ratings[i], plan.estimate)


def before_round(s: Egyptia, me: Sheet) -> tuple[int, ...]:
    """What a sheet was when the round began, and the round."""
    then = Sheet(s.box, me)
    then.take_back_round()
    return (s.round, s.roll, *traces(then))


def is_earlier(start: Sheet, me: Sheet) -> bool:
    """Whether all that a sheet has decided in a round is decided in the same way on another."""
    return RoundPlan(0.0, me, 0, me.building, me.hex, 0, me.reward).fits(start)


def fits(s: Egyptia) -> bool:
    """Whether the learned numbers were made for such a table: they were for the printed components, alone or not."""
    return len(s.box.variant) == 0


def thinker(s: Egyptia) -> Thinker[Egyptia]:
    return RoundThinker(s, shipped() if fits(s) else hand_made())
