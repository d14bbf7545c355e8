"""SAND-8: a build, brick by brick."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.tables import (
    DONE,
    MAX_SEATS,
    NOT_ENOUGH_STRENGTH,
    SKIP,
    TOO_FEW_STONES,
)
from benben.games.egizia_shifting_sands.actions import (
    BRICK,
)
from benben.games.egizia_shifting_sands.components import FIRST_STATUE_SITE
from benben.games.egizia_shifting_sands.refusals import (
    ANOTHER_ZONE,
    FIRST_BRICK,
    MUST_BUILD,
)
from benben.games.egizia_shifting_sands.rules.bricks import (
    IMPOSSIBLE,
    end_of_sites,
    finish_bricks,
    first_site,
    is_of_zone,
    lay_brick,
    price,
    why_no_brick,
)
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.state import Sands


class Laying(Step[Sands]):
    """SAND-8.3, SAND-8.7: brick by brick, as long as strength and stones reach; then the build is finished."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.player: i64 = player

    def run(self, s: Sands) -> None:
        left = budget(s, self.player)
        for site in range(first_site(s.zone), end_of_sites(s.zone)):
            cost = price(s, self.player, site)
            if cost != IMPOSSIBLE and cost <= left:
                s.plan(LAY_BRICK.at(self.player, 0))
                return
        finish_build(s, self.player)


def budget(s: Sands, seat: i64) -> i64:
    """SAND-8.3: what is left for bricks: of the strength, and of the stones as they were when the build began."""
    return min(s.strength, s.players[seat].stones) - s.cost


class LayBrick(Step[Sands]):
    """SAND-8.3, SAND-11.3: the next brick, or enough; those of statues bring no points."""

    def legal(self, s: Sands, out: Answers) -> None:
        left = budget(s, self.seat)
        for site in range(first_site(s.zone), end_of_sites(s.zone)):
            cost = price(s, self.seat, site)
            if cost != IMPOSSIBLE and cost <= left:
                out.add(BRICK.at(site))
        if s.cost > 0:
            out.add(DONE.at(0))

    def answer(self, s: Sands, a: i64) -> None:
        if DONE.has(a):
            finish_build(s, self.seat)
            return
        site = BRICK.x(a)
        cost = price(s, self.seat, site)
        if site < FIRST_STATUE_SITE:
            s.pending += cost
        s.cost += cost
        s.plan(LAYING.at(self.seat, 0))
        lay_brick(s, self.seat, site, cost)

    def refuse(self, s: Sands, a: i64) -> i64:
        if DONE.has(a):
            return FIRST_BRICK
        if SKIP.has(a):
            return MUST_BUILD
        if not BRICK.has(a):
            return 0
        if not is_of_zone(BRICK.x(a), s.zone):
            return ANOTHER_ZONE
        reason = why_no_brick(s, self.seat, BRICK.x(a))
        if reason:
            return reason
        cost = s.cost + price(s, self.seat, BRICK.x(a))
        return NOT_ENOUGH_STRENGTH if cost > s.strength else TOO_FEW_STONES


def finish_build(s: Sands, seat: i64) -> None:
    """SAND-8.7, SAND-8.11: stones are paid, points scored; now the seat has built here."""
    me = s.players[seat]
    me.stones -= s.cost
    me.built |= bit(s.zone)
    s.cost = 0
    s.strength = 0
    finish_bricks(s, seat)


LAYING: Final[Family] = STEPS.family(Laying, player=MAX_SEATS)
LAY_BRICK: Final[Family] = STEPS.family(LayBrick, seat=MAX_SEATS)
