"""RA-5: the Pharaoh track."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.games.ra_dice.actions import ADVANCE_PHARAOH, MIXES, PHARAOH_MOVED
from benben.games.ra_dice.components import TRACK_END
from benben.games.ra_dice.refusals import ANKH_NEEDS_PHARAOH, ANKHS_SPENT, DICE_SPENT, NOTHING_USED, PHARAOH_AT_END
from benben.games.ra_dice.rules.use import Use
from benben.games.ra_dice.state import Player, Ra


class AdvancePharaoh(Use):
    """RA-5.1, RA-5.2, RA-5.3: Pharaoh dice, and Ankhs beside at least one of them, move the marker, up to 12."""

    def legal(self, s: Ra, me: Player, out: Answers) -> None:
        if s.pharaohs == 0 and not (s.pharaoh_used and s.ankhs > 0):
            return
        room: i64 = TRACK_END - me.pharaoh
        for dice in range(s.pharaohs + 1):
            if dice > 0 or s.pharaoh_used:
                for ankhs in range(s.ankhs + 1):
                    if 0 < dice + ankhs <= room:
                        out.add(ADVANCE_PHARAOH + dice * MIXES + ankhs)

    def answer(self, s: Ra, me: Player, a: i64) -> None:
        dice = (a - ADVANCE_PHARAOH) // MIXES
        ankhs = (a - ADVANCE_PHARAOH) % MIXES
        s.pharaohs -= dice
        s.ankhs -= ankhs
        s.pharaoh_used = True
        me.pharaoh += dice + ankhs
        s.note(PHARAOH_MOVED, s.turn, me.pharaoh, me.pharaoh - dice - ankhs)

    def refuse(self, s: Ra, me: Player, a: i64) -> i64:
        dice = (a - ADVANCE_PHARAOH) // MIXES
        ankhs = (a - ADVANCE_PHARAOH) % MIXES
        if dice + ankhs == 0:
            return NOTHING_USED
        if dice > s.pharaohs:
            return DICE_SPENT
        if ankhs > s.ankhs:
            return ANKHS_SPENT
        if dice == 0 and not s.pharaoh_used:
            return ANKH_NEEDS_PHARAOH
        return PHARAOH_AT_END
