"""ARC-9: idols."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Use
from benben.games.architects.actions import FOR_IDOLS, IDOL_RAISED, RAISE_IDOL
from benben.games.architects.cards import IDOL, IDOL_KINDS, ONE, count
from benben.games.architects.components import SITES
from benben.games.architects.refusals import NICHES_TAKEN, NO_NICHE, NOT_IN_HAND, NOT_IN_PLAY
from benben.games.architects.scoring import score_idol
from benben.games.architects.state import NONE, Architects, Site, extended, length


class RaiseIdol(Use[Architects]):
    """ARC-9.1, ARC-9.2, ARC-9.3: an idol into a free niche, also of a kind that is there already."""

    def legal(self, s: Architects, seat: i64, out: Answers) -> None:
        hand = s.players[seat].hand
        for kind in range(i64(IDOL_KINDS)):
            if count(hand, IDOL + kind) > 0:
                for i in range(i64(SITES)):
                    if has_niche(s, s.sites[i]):
                        out.add(RAISE_IDOL.at(kind, s.sites[i].plan))

    def answer(self, s: Architects, seat: i64, a: i64) -> None:
        kind, plan = RAISE_IDOL.x(a), RAISE_IDOL.y(a)
        site = s.site_of(plan)
        assert site is not None
        s.players[seat].hand -= ONE[IDOL + kind]
        points = score_idol(s.box, site, kind)
        site.idols = extended(site.idols, kind)
        s.note(IDOL_RAISED, seat, kind, plan)
        s.gain(seat, points, FOR_IDOLS)

    def refuse(self, s: Architects, seat: i64, a: i64) -> i64:
        kind, plan = RAISE_IDOL.x(a), RAISE_IDOL.y(a)
        if count(s.players[seat].hand, IDOL + kind) == 0:
            return NOT_IN_HAND[IDOL + kind]
        if s.site_of(plan) is None:
            return NOT_IN_PLAY[plan]
        return NO_NICHE[plan] if s.box.niches[plan] == 0 else NICHES_TAKEN[plan]


def has_niche(s: Architects, site: Site) -> bool:
    """ARC-9.1: whether a pyramid in play has a niche without an idol."""
    return site.plan != NONE and length(site.idols) < s.box.niches[site.plan]
