"""ARC-10: hieroglyphics."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.games.architects.actions import CARVE_GLYPH, FOR_GLYPHS, GLYPH_CARVED
from benben.games.architects.cards import GLYPH, GLYPH_KINDS, ONE, PLAN_KINDS, count
from benben.games.architects.components import SITES
from benben.games.architects.refusals import NO_WALL, NOT_IN_HAND, NOT_IN_PLAY, WALLS_TAKEN
from benben.games.architects.rules.play import Play, gain
from benben.games.architects.state import NONE, Architects, Player, Site, extended, length


class CarveGlyph(Play):
    """ARC-10.1: hieroglyphics onto a free wall, for the points on the card."""

    def legal(self, s: Architects, hand: i64, out: Answers) -> None:
        for kind in range(i64(GLYPH_KINDS)):
            if count(hand, GLYPH + kind) > 0:
                for i in range(i64(SITES)):
                    if has_wall(s, s.sites[i]):
                        out.add(CARVE_GLYPH + kind * PLAN_KINDS + s.sites[i].plan)

    def answer(self, s: Architects, seat: i64, a: i64) -> None:
        kind, plan = (a - CARVE_GLYPH) // PLAN_KINDS, (a - CARVE_GLYPH) % PLAN_KINDS
        site = s.site_of(plan)
        assert site is not None
        s.players[seat].hand -= ONE[GLYPH + kind]
        site.glyphs = extended(site.glyphs, kind)
        s.note(GLYPH_CARVED, seat, GLYPH + kind, plan)
        gain(s, seat, s.box.glyphs[kind], FOR_GLYPHS)

    def refuse(self, s: Architects, me: Player, a: i64) -> i64:
        kind, plan = (a - CARVE_GLYPH) // PLAN_KINDS, (a - CARVE_GLYPH) % PLAN_KINDS
        if count(me.hand, GLYPH + kind) == 0:
            return NOT_IN_HAND[GLYPH + kind]
        if s.site_of(plan) is None:
            return NOT_IN_PLAY[plan]
        return NO_WALL[plan] if s.box.walls[plan] == 0 else WALLS_TAKEN[plan]


def has_wall(s: Architects, site: Site) -> bool:
    """ARC-6.7: whether a pyramid in play has a wall without hieroglyphics."""
    return site.plan != NONE and length(site.glyphs) < s.box.walls[site.plan]
