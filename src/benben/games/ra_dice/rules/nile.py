"""RA-6: the Nile track and its floods."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.games.ra_dice.actions import ADVANCE_NILE, FLOOD_NILE, FLOODED, MIXES, NILE_MOVED
from benben.games.ra_dice.components import TRACK_END
from benben.games.ra_dice.refusals import (
    ANKH_NEEDS_NILE,
    ANKHS_SPENT,
    DICE_SPENT,
    FLOOD_NEEDS_THREE,
    NILE_AT_END,
    NOTHING_USED,
)
from benben.games.ra_dice.rules.use import Use
from benben.games.ra_dice.state import Player, Ra


class AdvanceNile(Use):
    """RA-6.1, RA-6.2, RA-6.3: Nile dice, and Ankhs beside one that moves too, move the marker with its floods."""

    def legal(self, s: Ra, me: Player, out: Answers) -> None:
        if s.niles == 0 and not (s.nile_used and s.ankhs > 0):
            return
        room: i64 = TRACK_END - me.nile
        for dice in range(s.niles + 1):
            if dice > 0 or s.nile_used:
                for ankhs in range(s.ankhs + 1):
                    if 0 < dice + ankhs <= room:
                        out.add(ADVANCE_NILE + dice * MIXES + ankhs)

    def answer(self, s: Ra, me: Player, a: i64) -> None:
        dice = (a - ADVANCE_NILE) // MIXES
        ankhs = (a - ADVANCE_NILE) % MIXES
        s.niles -= dice
        s.ankhs -= ankhs
        s.nile_used = True
        me.nile += dice + ankhs
        s.note(NILE_MOVED, s.turn, me.nile, me.nile - dice - ankhs)

    def refuse(self, s: Ra, me: Player, a: i64) -> i64:
        dice = (a - ADVANCE_NILE) // MIXES
        ankhs = (a - ADVANCE_NILE) % MIXES
        if dice + ankhs == 0:
            return NOTHING_USED
        if dice > s.niles:
            return DICE_SPENT
        if ankhs > s.ankhs:
            return ANKHS_SPENT
        if dice == 0 and not s.nile_used:
            return ANKH_NEEDS_NILE
        return NILE_AT_END


class FloodNile(Use):
    """RA-6.4, RA-6.5: three dice, at least one of them a Nile and the rest Ankhs, add a flood."""

    def legal(self, s: Ra, me: Player, out: Answers) -> None:
        need = s.box.flood_dice
        if s.niles == 0 or s.niles + s.ankhs < need:
            return
        for ankhs in range(need):
            if ankhs <= s.ankhs and need - ankhs <= s.niles:
                out.add(FLOOD_NILE + ankhs)

    def answer(self, s: Ra, me: Player, a: i64) -> None:
        ankhs = a - FLOOD_NILE
        s.niles -= s.box.flood_dice - ankhs
        s.ankhs -= ankhs
        me.floods += 1
        s.note(FLOODED, s.turn, me.floods)

    def refuse(self, s: Ra, me: Player, a: i64) -> i64:
        ankhs = a - FLOOD_NILE
        if s.niles == 0 or s.niles + s.ankhs < s.box.flood_dice or ankhs >= s.box.flood_dice:
            return FLOOD_NEEDS_THREE
        if ankhs > s.ankhs:
            return ANKHS_SPENT
        return DICE_SPENT
