"""EGI-6, EGI-7: what is offered after the placement, how crews are fed, and two crews that become stronger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has, members_of, size
from benben.core.menu import Uses
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia.actions import TAKE
from benben.games.egizia.refusals import SAME_CREW
from benben.games.egizia.rules.anytime import FEED_USE, GRAIN_USE, MENUS, RAISE_USE
from benben.games.egizia.rules.steps import STEPS
from benben.games.egizia.state import Classic
from benben.games.egizia_common.crews import CREW_COUNT, not_at
from benben.games.egizia_common.player import NO_DOCK
from benben.games.egizia_common.river import NO_PLACE, ZONE_PLACES, ZONES
from benben.games.egizia_common.rules.feeding import DONE_HERE, FEED, FEED_NOW, produce_stones
from benben.games.egizia_common.rules.leftovers import TakeLeftover
from benben.games.egizia_common.rules.offers import Offer, plan_for
from benben.games.egizia_common.state import FEEDING, MINING, Egizia
from benben.games.egizia_common.tables import CREW_AT_TOP, MAX_SEATS, RAISE


class ReturnShips(Step[Classic]):
    """EGI-4.10: ships on card spaces and in towns go back to their players; those at building sites stay."""

    def run(self, s: Classic) -> None:
        for seat in range(s.seats):
            me = s.players[seat]
            me.places, me.farthest = 0, NO_PLACE
            for zone in range(i64(ZONES)):
                if me.dock(zone) != NO_DOCK:
                    me.places |= bit(ZONE_PLACES[zone])
                    me.farthest = ZONE_PLACES[zone]
            me.ships = max(0, s.box.ships - size(me.places))


class FeedAll(Step[Classic]):
    """EGI-6.1: one after the other, who is in front first, as the markers stand when the feeding begins."""

    def run(self, s: Classic) -> None:
        s.phase = FEEDING
        plan_for(s, s.standing, FEED)


class Produce(Step[Classic]):
    """EGI-6.5: after the feeding everybody's quarries produce."""

    def run(self, s: Classic) -> None:
        s.phase = MINING
        produce_stones(s)


class RaiseTwo(Offer):
    """EGI-7.9: two different crews become stronger; where only two can, nobody is asked."""

    def run(self, s: Egizia) -> None:
        crews = not_at(s.players[self.player].crews, s.box.strongest)
        if size(crews) > 2:
            s.plan(CHOOSE_TWO.at(self.player, 0))
        else:
            for crew in members_of(crews):
                s.raise_crew(self.player, crew, 1)


class ChooseTwo(Step[Classic]):
    """EGI-7.9: which crew; then which other one."""

    def __init__(self, seat: i64, first: i64) -> None:
        super().__init__(seat, first)  # the crew that was chosen first, from 1 on

    def legal(self, s: Classic, out: Answers) -> None:
        crews = not_at(s.players[self.seat].crews, s.box.strongest)
        for crew in range(i64(CREW_COUNT)):
            if has(crews, crew) and crew + 1 != self.left:
                out.add(RAISE.at(crew))

    def answer(self, s: Classic, a: i64) -> None:
        crew = RAISE.x(a)
        s.raise_crew(self.seat, crew, 1)
        if self.left == 0:
            s.plan(CHOOSE_TWO.at(self.seat, crew + 1))

    def refuse(self, s: Classic, a: i64) -> i64:
        if not RAISE.has(a):
            return 0
        return SAME_CREW if RAISE.x(a) + 1 == self.left else CREW_AT_TOP


LEFTOVER: Final[Uses] = MENUS.with_anytime([TakeLeftover(TAKE), DONE_HERE])
FEEDING_USES: Final[Uses] = MENUS.with_anytime([GRAIN_USE, FEED_USE, FEED_NOW])
RAISING_USES: Final[Uses] = MENUS.with_anytime([RAISE_USE, DONE_HERE])
PREPARING_USES: Final[Uses] = MENUS.with_anytime([DONE_HERE])

RAISE_TWO: Final[Family] = STEPS.family(RaiseTwo, player=MAX_SEATS)
CHOOSE_TWO: Final[Family] = STEPS.family(ChooseTwo, seat=MAX_SEATS, first=CREW_COUNT + 1)
RETURN_SHIPS: Final = STEPS.add(ReturnShips(NOBODY, 0))
FEED_ALL: Final = STEPS.add(FeedAll(NOBODY, 0))
PRODUCE: Final = STEPS.add(Produce(NOBODY, 0))
