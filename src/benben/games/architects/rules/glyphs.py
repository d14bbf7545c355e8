"""ARC-10: hieroglyphics."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Use
from benben.games.architects.actions import CARVE_GLYPH, FOR_GLYPHS, GLYPH_CARVED
from benben.games.architects.cards import GLYPH, GLYPH_KINDS, ONE, count
from benben.games.architects.components import SITES
from benben.games.architects.refusals import NO_WALL, NOT_IN_HAND, NOT_IN_PLAY, WALLS_TAKEN
from benben.games.architects.state import NONE, Architects, Site, extended, length


class CarveGlyph(Use[Architects]):
    """ARC-10.1: hieroglyphics onto a free wall, for the points on the card."""

    def legal(self, s: Architects, seat: i64, out: Answers) -> None:
        hand = s.players[seat].hand
        for kind in range(i64(GLYPH_KINDS)):
            if count(hand, GLYPH + kind) > 0:
                for i in range(i64(SITES)):
                    if has_wall(s, s.sites[i]):
                        out.add(CARVE_GLYPH.at(kind, s.sites[i].plan))

    def answer(self, s: Architects, seat: i64, a: i64) -> None:
        kind, plan = CARVE_GLYPH.x(a), CARVE_GLYPH.y(a)
        site = s.site_of(plan)
        assert site is not None
        s.players[seat].hand -= ONE[GLYPH + kind]
        site.glyphs = extended(site.glyphs, kind)
        s.note(GLYPH_CARVED, seat, GLYPH + kind, plan)
        s.gain(seat, s.box.glyphs[kind], FOR_GLYPHS)

    def refuse(self, s: Architects, seat: i64, a: i64) -> i64:
        kind, plan = CARVE_GLYPH.x(a), CARVE_GLYPH.y(a)
        if count(s.players[seat].hand, GLYPH + kind) == 0:
            return NOT_IN_HAND[GLYPH + kind]
        if s.site_of(plan) is None:
            return NOT_IN_PLAY[plan]
        return NO_WALL[plan] if s.box.walls[plan] == 0 else WALLS_TAKEN[plan]


def has_wall(s: Architects, site: Site) -> bool:
    """ARC-6.7: whether a pyramid in play has a wall without hieroglyphics."""
    return site.plan != NONE and length(site.glyphs) < s.box.walls[site.plan]
