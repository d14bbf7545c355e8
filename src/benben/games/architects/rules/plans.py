"""ARC-6: plans, and pyramids that are completed."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Use
from benben.games.architects.actions import COMPLETED, FOR_ARCHITECT, FOR_FOREMAN, PLANNED, PLAY_PLAN
from benben.games.architects.cards import ONE, PLAN, PLAN_KINDS, count, has_plan
from benben.games.architects.components import SITES
from benben.games.architects.refusals import ONE_PLAN, PLAN_IN_PLAY, PLAN_NOT_HELD, TWO_PLANS
from benben.games.architects.rules.passing import bring_back
from benben.games.architects.state import NONE, Architects, Site


class PlayPlan(Use[Architects]):
    """ARC-6.1, ARC-6.2, ARC-6.3: a plan from the hand onto a free site, for the architect's points."""

    def legal(self, s: Architects, seat: i64, out: Answers) -> None:
        hand = s.players[seat].hand
        if not has_plan(hand) or s.plans() >= s.box.plans_in_play:
            return
        for plan in range(i64(PLAN_KINDS)):
            if count(hand, PLAN + plan) > 0:
                out.add(PLAY_PLAN.at(plan))

    def answer(self, s: Architects, seat: i64, a: i64) -> None:
        plan = PLAY_PLAN.x(a)
        s.players[seat].hand -= ONE[PLAN + plan]
        free_site(s).plan = plan
        s.note(PLANNED, seat, plan)
        s.gain(seat, s.box.architect[plan], FOR_ARCHITECT)
        bring_back(s)

    def refuse(self, s: Architects, seat: i64, a: i64) -> i64:
        plan = PLAY_PLAN.x(a)
        if s.site_of(plan) is not None:
            return PLAN_IN_PLAY[plan]
        if count(s.players[seat].hand, PLAN + plan) == 0:
            return PLAN_NOT_HELD[plan]
        return TWO_PLANS if s.box.plans_in_play == SITES else ONE_PLAN


def free_site(s: Architects) -> Site:
    """ARC-6.1: the left site, or the right one if that is taken."""
    if s.sites[0].plan == NONE:
        return s.sites[0]
    return s.sites[1]


def lay_block(s: Architects, seat: i64, site: Site) -> None:
    """ARC-6.4: a block in its place; the last one completes the pyramid, whatever rooms are empty."""
    site.blocks += 1
    if site.blocks >= s.box.blocks[site.plan]:
        complete(s, seat, site)


def complete(s: Architects, seat: i64, site: Site) -> None:
    """ARC-6.5, ARC-6.6: the foreman's points; then all cards of the pyramid and its plan are discarded, blocks too."""
    plan = site.plan
    s.note(COMPLETED, seat, plan)
    s.used += site.cards()
    site.clear()
    s.gain(seat, s.box.foreman[plan], FOR_FOREMAN)
