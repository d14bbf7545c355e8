"""RA-5: the Pharaoh track."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Use
from benben.games.ra_dice.actions import ADVANCE_PHARAOH, PHARAOH_MOVED
from benben.games.ra_dice.refusals import ANKH_NEEDS_PHARAOH
from benben.games.ra_dice.rules.moves import offer_moves, refuse_move
from benben.games.ra_dice.state import Ra, on_track


class AdvancePharaoh(Use[Ra]):
    """RA-5.1, RA-5.2, RA-5.3: Pharaoh dice, and Ankhs beside at least one of them, move the marker, up to 12."""

    def legal(self, s: Ra, seat: i64, out: Answers) -> None:
        offer_moves(ADVANCE_PHARAOH, s.pharaohs, s.ankhs, s.pharaoh_used, out)

    def answer(self, s: Ra, seat: i64, a: i64) -> None:
        me = s.players[seat]
        before = me.pharaoh
        s.pharaohs -= ADVANCE_PHARAOH.x(a)
        s.ankhs -= ADVANCE_PHARAOH.y(a)
        s.pharaoh_used = True
        me.pharaoh = on_track(before + ADVANCE_PHARAOH.x(a) + ADVANCE_PHARAOH.y(a))
        s.note(PHARAOH_MOVED, seat, me.pharaoh, before)

    def refuse(self, s: Ra, seat: i64, a: i64) -> i64:
        return refuse_move(ADVANCE_PHARAOH, a, s.pharaohs, s.ankhs, ANKH_NEEDS_PHARAOH)
