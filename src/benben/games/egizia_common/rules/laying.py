"""A build, brick by brick."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit
from benben.core.steps import Family, Step
from benben.games.egizia_common.rules.offers import Offer
from benben.games.egizia_common.rules.steps import STEPS
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import (
    ANOTHER_ZONE,
    DONE,
    FIRST_BRICK,
    MAX_SEATS,
    MUST_BUILD,
    NOT_ENOUGH_STRENGTH,
    SKIP,
    TOO_FEW_STONES,
)

IMPOSSIBLE: Final = 0  # a price that nothing has


def cheapest(s: Egizia, seat: i64, zone: i64) -> i64:
    """The lowest price of a brick at a zone; IMPOSSIBLE, if none can be laid."""
    least: i64 = IMPOSSIBLE
    for site in range(s.rules.first_sites[zone], s.rules.first_sites[zone + 1]):
        cost = s.rules.price(s, seat, site)
        if cost != IMPOSSIBLE and (least == IMPOSSIBLE or cost < least):
            least = cost
    return least


class Laying(Offer):
    """SAND-8.3, SAND-8.7: brick by brick, as long as strength and stones reach; then the build is finished."""

    def run(self, s: Egizia) -> None:
        least = cheapest(s, self.player, s.zone)
        if least != IMPOSSIBLE and least <= budget(s, self.player):
            s.plan(LAY_BRICK.at(self.player, 0))
        else:
            finish_build(s, self.player)


def budget(s: Egizia, seat: i64) -> i64:
    """SAND-8.3, EGI-8.5: left for bricks: of the strength, and of the stones there were when the build began."""
    return min(s.strength, s.players[seat].stones) - s.cost


class LayBrick(Step[Egizia]):
    """SAND-8.2, SAND-8.3, EGI-8.1: the next brick, on a monument of the zone, or enough."""

    def legal(self, s: Egizia, out: Answers) -> None:
        left = budget(s, self.seat)
        for site in range(s.rules.first_sites[s.zone], s.rules.first_sites[s.zone + 1]):
            cost = s.rules.price(s, self.seat, site)
            if cost != IMPOSSIBLE and cost <= left:
                out.add(s.rules.kinds.brick.at(site))
        if s.cost > 0:
            out.add(DONE.at(0))

    def answer(self, s: Egizia, a: i64) -> None:
        if DONE.has(a):
            finish_build(s, self.seat)
            return
        site = s.rules.kinds.brick.x(a)
        cost = s.rules.price(s, self.seat, site)
        s.cost += cost
        s.plan(LAYING.at(self.seat, 0))
        s.rules.lay_brick(s, self.seat, site, cost)

    def refuse(self, s: Egizia, a: i64) -> i64:
        if DONE.has(a):
            return FIRST_BRICK
        if SKIP.has(a):
            return MUST_BUILD
        if not s.rules.kinds.brick.has(a):
            return 0
        return self._refuse_brick(s, s.rules.kinds.brick.x(a))

    def _refuse_brick(self, s: Egizia, site: i64) -> i64:
        if not s.rules.first_sites[s.zone] <= site < s.rules.first_sites[s.zone + 1]:
            return ANOTHER_ZONE
        reason = s.rules.why_no_brick(s, self.seat, site)
        if reason:
            return reason
        cost = s.cost + s.rules.price(s, self.seat, site)
        return NOT_ENOUGH_STRENGTH if cost > s.strength else TOO_FEW_STONES


def finish_build(s: Egizia, seat: i64) -> None:
    """SAND-8.7, SAND-8.11, EGI-8.8: stones are paid, points scored; now the seat has built here."""
    me = s.players[seat]
    me.stones -= s.cost
    me.built |= bit(s.zone)
    s.cost = 0
    s.strength = 0
    s.rules.finish_bricks(s, seat)


LAYING: Final[Family] = STEPS.family(Laying, player=MAX_SEATS)
LAY_BRICK: Final[Family] = STEPS.family(LayBrick, seat=MAX_SEATS)
