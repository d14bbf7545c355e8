"""RA-6: the Nile track and its floods."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Use
from benben.games.ra_dice.actions import ADVANCE_NILE, FLOOD_NILE, FLOODED, NILE_MOVED
from benben.games.ra_dice.refusals import (
    ANKH_NEEDS_NILE,
    ANKHS_SPENT,
    DICE_SPENT,
    FLOOD_NEEDS_NILE,
    FLOOD_NEEDS_THREE,
)
from benben.games.ra_dice.rules.moves import offer_moves, refuse_move
from benben.games.ra_dice.state import Ra, on_track


class AdvanceNile(Use[Ra]):
    """RA-6.1, RA-6.2, RA-6.3: Nile dice, and Ankhs beside one that moves too, move the marker with its floods."""

    def legal(self, s: Ra, seat: i64, out: Answers) -> None:
        offer_moves(ADVANCE_NILE, s.niles, s.ankhs, s.nile_used, out)

    def answer(self, s: Ra, seat: i64, a: i64) -> None:
        me = s.players[seat]
        before = me.nile
        s.niles -= ADVANCE_NILE.x(a)
        s.ankhs -= ADVANCE_NILE.y(a)
        s.nile_used = True
        me.nile = on_track(before + ADVANCE_NILE.x(a) + ADVANCE_NILE.y(a))
        s.note(NILE_MOVED, seat, me.nile, before)

    def refuse(self, s: Ra, seat: i64, a: i64) -> i64:
        return refuse_move(ADVANCE_NILE, a, s.niles, s.ankhs, ANKH_NEEDS_NILE)


class FloodNile(Use[Ra]):
    """RA-6.4, RA-6.5: three dice, at least one of them a Nile and the rest Ankhs, add a flood."""

    def legal(self, s: Ra, seat: i64, out: Answers) -> None:
        need = s.box.flood_dice
        if s.niles == 0 or s.niles + s.ankhs < need:
            return
        for ankhs in range(need):
            if ankhs <= s.ankhs and need - ankhs <= s.niles:
                out.add(FLOOD_NILE.at(ankhs))

    def answer(self, s: Ra, seat: i64, a: i64) -> None:
        ankhs = FLOOD_NILE.x(a)
        s.niles -= s.box.flood_dice - ankhs
        s.ankhs -= ankhs
        s.players[seat].floods += 1
        s.note(FLOODED, seat, s.players[seat].floods)

    def refuse(self, s: Ra, seat: i64, a: i64) -> i64:
        ankhs = FLOOD_NILE.x(a)
        if s.niles == 0 or ankhs >= s.box.flood_dice:
            return FLOOD_NEEDS_NILE
        if s.niles + s.ankhs < s.box.flood_dice:
            return FLOOD_NEEDS_THREE
        if ankhs > s.ankhs:
            return ANKHS_SPENT
        return DICE_SPENT
