"""RA-7: the Civilization area."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has, size
from benben.core.menu import Use
from benben.games.ra_dice.actions import CIVILIZATION_PLACED, PLACE_CIVILIZATION
from benben.games.ra_dice.components import DICE
from benben.games.ra_dice.refusals import (
    COLOUR_IS_FULL,
    COLOUR_IS_YOURS,
    COLOUR_NOT_CIVILIZATION,
    NO_REAL_CIVILIZATION,
    TOO_FEW_CIVILIZATIONS,
)
from benben.games.ra_dice.state import Ra


def ankhs_needed(s: Ra, markers: i64) -> i64:
    """RA-7.1, RA-7.2: the Ankhs that so many markers take in all, when real Civilization dice are taken first."""
    if markers == 0:
        return 0
    missing = s.box.civilization_dice + markers - 1 - size(s.civilizations)
    return max(missing, 0)


def ankhs_for_next(s: Ra) -> i64:
    """RA-7.1: the Ankhs that one more marker takes."""
    return ankhs_needed(s, s.civilizations_placed + 1) - ankhs_needed(s, s.civilizations_placed)


class PlaceCivilization(Use[Ra]):
    """RA-7.1 to RA-7.5: one marker on a colour that a die really shows, is not full and not yet the player's."""

    def legal(self, s: Ra, seat: i64, out: Answers) -> None:
        if s.civilizations == 0 or ankhs_for_next(s) > s.ankhs:
            return
        open_colours = s.civilizations & ~s.players[seat].civilization
        for colour in range(i64(DICE)):
            if has(open_colours, colour) and not s.is_full(colour):
                out.add(PLACE_CIVILIZATION.at(colour))

    def answer(self, s: Ra, seat: i64, a: i64) -> None:
        colour = PLACE_CIVILIZATION.x(a)
        s.ankhs -= ankhs_for_next(s)
        s.civilizations_placed += 1
        s.players[seat].civilization |= bit(colour)
        s.note(CIVILIZATION_PLACED, seat, colour)

    def refuse(self, s: Ra, seat: i64, a: i64) -> i64:
        colour = PLACE_CIVILIZATION.x(a)
        if s.civilizations == 0 and s.ankhs > 0:
            return NO_REAL_CIVILIZATION
        if not has(s.civilizations, colour):
            return COLOUR_NOT_CIVILIZATION
        if has(s.players[seat].civilization, colour):
            return COLOUR_IS_YOURS
        if s.is_full(colour):
            return COLOUR_IS_FULL
        return TOO_FEW_CIVILIZATIONS
