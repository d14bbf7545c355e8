"""ARC-8: mummies and sarcophagi."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has
from benben.games.architects.actions import (
    BOTH_LAID,
    BURY_BOTH,
    FOR_TOMBS,
    LAY_MUMMY,
    LAY_SARCOPHAGUS,
    MUMMY_LAID,
    SARCOPHAGUS_LAID,
)
from benben.games.architects.cards import MUMMY, ONE, SARCOPHAGUS, count
from benben.games.architects.components import MOST_TOMBS, SITES
from benben.games.architects.refusals import (
    MUMMY_IS_THERE,
    NO_SUCH_TOMB,
    NOT_BOTH_HELD,
    NOT_IN_HAND,
    NOT_IN_PLAY,
    SARCOPHAGUS_IS_THERE,
    TOMB_NOT_EMPTY,
)
from benben.games.architects.rules.play import ALLOWED, Play, gain
from benben.games.architects.scoring import score_both, score_mummy, score_sarcophagus
from benben.games.architects.state import NONE, Architects, Player, Site


class LayMummy(Play):
    """ARC-8.1, ARC-8.2: into a tomb without one; the second card of a tomb scores more."""

    def legal(self, s: Architects, hand: i64, out: Answers) -> None:
        if count(hand, MUMMY) > 0:
            for i in range(i64(SITES)):
                offer(s, s.sites[i], s.sites[i].mummies, LAY_MUMMY, out)

    def answer(self, s: Architects, seat: i64, a: i64) -> None:
        plan, tomb = plan_of(a - LAY_MUMMY), tomb_of(a - LAY_MUMMY)
        site = s.site_of(plan)
        assert site is not None
        s.players[seat].hand -= ONE[MUMMY]
        points = score_mummy(s.box, site, tomb)
        site.mummies |= bit(tomb)
        s.note(MUMMY_LAID, seat, plan, tomb)
        gain(s, seat, points, FOR_TOMBS)

    def refuse(self, s: Architects, me: Player, a: i64) -> i64:
        if count(me.hand, MUMMY) == 0:
            return NOT_IN_HAND[MUMMY]
        reason = no_tomb(s, a - LAY_MUMMY)
        return MUMMY_IS_THERE[a - LAY_MUMMY] if reason == ALLOWED else reason


class LaySarcophagus(Play):
    """ARC-8.1, ARC-8.2: into a tomb without one; the second card of a tomb scores more."""

    def legal(self, s: Architects, hand: i64, out: Answers) -> None:
        if count(hand, SARCOPHAGUS) > 0:
            for i in range(i64(SITES)):
                offer(s, s.sites[i], s.sites[i].sarcophagi, LAY_SARCOPHAGUS, out)

    def answer(self, s: Architects, seat: i64, a: i64) -> None:
        plan, tomb = plan_of(a - LAY_SARCOPHAGUS), tomb_of(a - LAY_SARCOPHAGUS)
        site = s.site_of(plan)
        assert site is not None
        s.players[seat].hand -= ONE[SARCOPHAGUS]
        points = score_sarcophagus(s.box, site, tomb)
        site.sarcophagi |= bit(tomb)
        s.note(SARCOPHAGUS_LAID, seat, plan, tomb)
        gain(s, seat, points, FOR_TOMBS)

    def refuse(self, s: Architects, me: Player, a: i64) -> i64:
        if count(me.hand, SARCOPHAGUS) == 0:
            return NOT_IN_HAND[SARCOPHAGUS]
        reason = no_tomb(s, a - LAY_SARCOPHAGUS)
        return SARCOPHAGUS_IS_THERE[a - LAY_SARCOPHAGUS] if reason == ALLOWED else reason


class BuryBoth(Play):
    """ARC-8.3: a mummy and a sarcophagus of one hand into an empty tomb, in one turn."""

    def legal(self, s: Architects, hand: i64, out: Answers) -> None:
        if count(hand, MUMMY) > 0 and count(hand, SARCOPHAGUS) > 0:
            for i in range(i64(SITES)):
                offer(s, s.sites[i], s.sites[i].mummies | s.sites[i].sarcophagi, BURY_BOTH, out)

    def answer(self, s: Architects, seat: i64, a: i64) -> None:
        plan, tomb = plan_of(a - BURY_BOTH), tomb_of(a - BURY_BOTH)
        site = s.site_of(plan)
        assert site is not None
        s.players[seat].hand -= ONE[MUMMY] + ONE[SARCOPHAGUS]
        site.mummies |= bit(tomb)
        site.sarcophagi |= bit(tomb)
        s.note(BOTH_LAID, seat, plan, tomb)
        gain(s, seat, score_both(s.box), FOR_TOMBS)

    def refuse(self, s: Architects, me: Player, a: i64) -> i64:
        if count(me.hand, MUMMY) == 0 or count(me.hand, SARCOPHAGUS) == 0:
            return NOT_BOTH_HELD
        reason = no_tomb(s, a - BURY_BOTH)
        return TOMB_NOT_EMPTY[a - BURY_BOTH] if reason == ALLOWED else reason


def offer(s: Architects, site: Site, taken: i64, first: i64, out: Answers) -> None:
    """ARC-6.7: every tomb of a pyramid in play that is not taken, among alike ones each."""
    if site.plan == NONE:
        return
    for tomb in range(s.box.tombs[site.plan]):
        if not has(taken, tomb):
            out.add(first + site.plan * MOST_TOMBS + tomb)


def plan_of(place: i64) -> i64:
    """The pyramid of an answer's place."""
    return place // MOST_TOMBS


def tomb_of(place: i64) -> i64:
    """The tomb of an answer's place, 0 for the first."""
    return place % MOST_TOMBS


def no_tomb(s: Architects, place: i64) -> i64:
    """ARC-6.7: the reason why there is no such tomb in play."""
    plan = plan_of(place)
    if s.site_of(plan) is None:
        return NOT_IN_PLAY[plan]
    return NO_SUCH_TOMB[place] if tomb_of(place) >= s.box.tombs[plan] else ALLOWED
