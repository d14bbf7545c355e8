"""ARC-8: mummies and sarcophagi."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers, Kind
from benben.core.bits import bit, has
from benben.core.menu import Use
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
from benben.games.architects.components import SITES
from benben.games.architects.refusals import (
    MUMMY_IS_THERE,
    NO_SUCH_TOMB,
    NOT_BOTH_HELD,
    NOT_IN_HAND,
    NOT_IN_PLAY,
    SARCOPHAGUS_IS_THERE,
    TOMB_NOT_EMPTY,
)
from benben.games.architects.scoring import score_tomb
from benben.games.architects.state import NONE, Architects, Site


class LayInTomb(Use[Architects]):
    """ARC-8.1, ARC-8.3: a mummy, a sarcophagus, or both of one hand, into a tomb that has none of what is laid."""

    def __init__(self, kind: Kind, mummy: bool, sarcophagus: bool, laid: i64, not_held: i64, taken: vec[i64]) -> None:
        super().__init__(kind)
        self.mummy: bool = mummy  # whether a mummy is laid
        self.sarcophagus: bool = sarcophagus  # whether a sarcophagus is laid
        self.laid: i64 = laid  # the event that tells it
        self.not_held: i64 = not_held  # the reason against it, for a hand without the cards
        self.taken: vec[i64] = taken  # for a tomb without room, in the order of the answers

    def legal(self, s: Architects, seat: i64, out: Answers) -> None:
        if self.is_held(s.players[seat].hand):
            for i in range(i64(SITES)):
                self.offer(s, s.sites[i], out)

    def offer(self, s: Architects, site: Site, out: Answers) -> None:
        """ARC-6.7: every tomb of a pyramid in play that has room, among alike ones each."""
        if site.plan == NONE:
            return
        for tomb in range(s.box.tombs[site.plan]):
            if self.has_room(site, tomb):
                out.add(self.kind.at(site.plan, tomb))

    def answer(self, s: Architects, seat: i64, a: i64) -> None:
        plan, tomb = self.kind.x(a), self.kind.y(a)
        site = s.site_of(plan)
        assert site is not None
        points = score_tomb(s.box, site, tomb, self.mummy, self.sarcophagus)
        if self.mummy:
            s.players[seat].hand -= ONE[MUMMY]
            site.mummies |= bit(tomb)
        if self.sarcophagus:
            s.players[seat].hand -= ONE[SARCOPHAGUS]
            site.sarcophagi |= bit(tomb)
        s.note(self.laid, seat, plan, tomb)
        s.gain(seat, points, FOR_TOMBS)

    def refuse(self, s: Architects, seat: i64, a: i64) -> i64:
        plan, tomb, n = self.kind.x(a), self.kind.y(a), a - self.kind.first
        if not self.is_held(s.players[seat].hand):
            return self.not_held
        if s.site_of(plan) is None:
            return NOT_IN_PLAY[plan]
        return NO_SUCH_TOMB[n] if tomb >= s.box.tombs[plan] else self.taken[n]

    def is_held(self, hand: i64) -> bool:
        """ARC-8.3: whether a hand has all that is laid."""
        if self.mummy and count(hand, MUMMY) == 0:
            return False
        return not self.sarcophagus or count(hand, SARCOPHAGUS) > 0

    def has_room(self, site: Site, tomb: i64) -> bool:
        """ARC-8.1: a tomb holds one of each."""
        if self.mummy and has(site.mummies, tomb):
            return False
        return not self.sarcophagus or not has(site.sarcophagi, tomb)


BURIALS: Final[list[Use]] = [
    LayInTomb(LAY_MUMMY, True, False, MUMMY_LAID, NOT_IN_HAND[MUMMY], MUMMY_IS_THERE),
    LayInTomb(LAY_SARCOPHAGUS, False, True, SARCOPHAGUS_LAID, NOT_IN_HAND[SARCOPHAGUS], SARCOPHAGUS_IS_THERE),
    LayInTomb(BURY_BOTH, True, True, BOTH_LAID, NOT_BOTH_HELD, TOMB_NOT_EMPTY),
]
