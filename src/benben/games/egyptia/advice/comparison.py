"""Which of some plans for a round is the best: each is played to the end of the game, many times."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.rng import Rng
from benben.core.thinking import Effort
from benben.games.egyptia.advice.rivals import Rivals, is_close
from benben.games.egyptia.advice.round_plans import RoundPlan
from benben.games.egyptia.advice.round_search import mix
from benben.games.egyptia.advice.scout import Scout, rank
from benben.games.egyptia.city import BUILDING_COUNT, HEX_COUNT
from benben.games.egyptia.scoring import score
from benben.games.egyptia.state import Egyptia, Sheet

TRUST: Final = 10.0  # so many rollouts count as much as what a plan looks worth
WIN: Final = 7.0  # points that a certain win is worth near the end …
POINT: Final = 0.3  # … where a point counts so much beside it
TASTE: Final = 0.05  # points: plans that differ by no more are as good as equal
LIKINGS: Final = 255


class Comparison:
    """Plans are played to the end of the game, all with the same dice; the worse half is given up again and again."""

    def __init__(self, s: Egyptia, seat: i64, scout: Scout, plans: list[RoundPlan]) -> None:
        self.scout: Scout = scout
        self.round: i64 = s.round
        self.seat: i64 = seat
        self.plans: list[RoundPlan] = plans
        self.rivals: Rivals | None = Rivals(s, seat, scout) if is_close(s) else None
        self.seats: i64 = s.seats

    def run(self, effort: Effort, seed: i64) -> None:
        """Compare as long as the effort lasts; every plan has an estimate then."""
        live = list(self.plans)
        phases = halvings(i64(len(live)))
        effort.begin()
        rng = Rng(seed, self.round, self.seat)
        for phase in range(phases):
            games = max(1, effort.iterations // (phases * len(live)))
            if self.round == HEX_COUNT:
                games = 1  # nothing is left to chance
            for game in range(games):
                if not self.play(live, effort, rng):
                    break
            self.estimate()
            live.sort(key=by_estimate)
            live = live[: (len(live) + 1) // 2]
        self.settle(live)

    def play(self, live: list[RoundPlan], effort: Effort, rng: Rng) -> bool:
        """One game from each plan with the same dice; tells whether there is effort left."""
        scout = self.scout
        scout.foresee(self.round + 1, rng)
        rivals = self.rivals
        if rivals is not None:
            rivals.play()
        for plan in live:
            if not effort.goes_on():
                return False
            plan.sum += self.value(plan.end, rivals)
            plan.count += 1
        return True

    def value(self, end: Sheet, rivals: Rivals | None) -> float:
        scout = self.scout
        if rivals is None:
            return float(score(scout.s, scout.rollout(end, self.round, HEX_COUNT)))
        me = scout.rollout(end, self.round, rivals.end)
        return WIN * rivals.share_of_win(scout.done, rank(scout.s, me)) + POINT * float(score(scout.s, me))

    def estimate(self) -> None:
        """The mean of the rollouts, mixed with what the plan looks worth."""
        count: i64 = 0
        gap = 0.0  # between rollouts and looks, of all plans
        for plan in self.plans:
            gap += plan.sum - plan.worth * float(plan.count)
            count += plan.count
        gap /= float(max(1, count))
        for plan in self.plans:
            plan.estimate = (plan.sum + TRUST * (plan.worth + gap)) / (float(plan.count) + TRUST)

    def settle(self, live: list[RoundPlan]) -> None:
        """No plan that was given up is better than the one that was not; of those as good, a seat has its favourite."""
        top = max([plan.estimate for plan in live])
        for plan in self.plans:
            plan.estimate = min(plan.estimate, top)
        best = live[0]
        for plan in self.plans:
            if self.seats > 1 and plan.estimate >= top - TASTE and self.liking(plan) > self.liking(best):
                best = plan
        best.estimate = top + TASTE / 100.0

    def liking(self, plan: RoundPlan) -> i64:
        """Every seat sees the same dice; without a liking of their own all bots would build much the same city."""
        return mix(((self.seat + 1) * BUILDING_COUNT + plan.building) * HEX_COUNT + plan.hex) & LIKINGS


def by_estimate(plan: RoundPlan) -> float:
    return -plan.estimate


def halvings(n: i64) -> i64:
    """How often n things are halved until one is left."""
    times: i64 = 0
    while n > 1:
        n = (n + 1) // 2
        times += 1
    return times
