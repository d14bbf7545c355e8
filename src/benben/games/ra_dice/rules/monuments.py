"""RA-8: the Monument area."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has, size
from benben.core.menu import Use
from benben.core.steps import Step
from benben.games.ra_dice.actions import MONUMENT_PLACED, PAIR_WITH, PAIR_WITH_ANKH, PLACE_MONUMENT
from benben.games.ra_dice.components import COLUMNS, DICE, MAX_SEATS
from benben.games.ra_dice.refusals import (
    COLOUR_NOT_MONUMENT,
    COLUMN_IS_YOURS,
    NO_MONUMENT_DIE,
    NO_PARTNER,
    NOT_A_PARTNER,
    PAIR_FIRST,
    SPACE_IS_TAKEN,
)
from benben.games.ra_dice.rules.steps import STEPS
from benben.games.ra_dice.state import Ra


def has_partner(s: Ra) -> bool:
    """RA-8.2: whether, beside one Monument die, there is an Ankh or another Monument die."""
    return s.ankhs > 0 or size(s.monument_dice) > 1


class PlaceMonument(Use[Ra]):
    """RA-8.1 to RA-8.5: one die builds on any empty space of its colour; further markers take two dice
    and a column of their own."""

    def legal(self, s: Ra, seat: i64, out: Answers) -> None:
        if s.monument_dice == 0:
            return
        closed: i64 = 0
        if s.monuments_placed > 0:
            if not has_partner(s):
                return
            closed = s.players[seat].columns()
        built = s.built()
        for colour in range(i64(DICE)):
            if has(s.monument_dice, colour):
                taken = (built >> (colour * COLUMNS)) | closed
                for column in range(i64(COLUMNS)):
                    if not has(taken, column):
                        out.add(PLACE_MONUMENT.at(colour, column))

    def answer(self, s: Ra, seat: i64, a: i64) -> None:
        colour = PLACE_MONUMENT.x(a)
        s.monument_dice &= ~bit(colour)
        s.players[seat].monuments |= bit(a - PLACE_MONUMENT.first)
        s.note(MONUMENT_PLACED, seat, colour, PLACE_MONUMENT.y(a))
        if s.monuments_placed > 0:
            take_partner(s)
        s.monuments_placed += 1

    def refuse(self, s: Ra, seat: i64, a: i64) -> i64:
        if s.monuments_placed > 0 and not has_partner(s):
            return NO_PARTNER
        if not has(s.monument_dice, PLACE_MONUMENT.x(a)):
            return COLOUR_NOT_MONUMENT if s.monuments_placed > 0 else NO_MONUMENT_DIE
        if has(s.built(), a - PLACE_MONUMENT.first):
            return SPACE_IS_TAKEN
        return COLUMN_IS_YOURS


def take_partner(s: Ra) -> None:
    """RA-8.2: spend the second die of a further marker; ask which one only if there is a choice."""
    if s.monument_dice == 0:
        s.ankhs -= 1
    elif s.ankhs == 0 and size(s.monument_dice) == 1:
        s.monument_dice = 0
    else:
        s.plan(MUST_PAIR.at(s.turn, 0))


class MustPairMonument(Step[Ra]):
    """RA-8.2, RA-8.3: the player says which die goes with the one that gave the colour."""

    def legal(self, s: Ra, out: Answers) -> None:
        for colour in range(i64(DICE)):
            if has(s.monument_dice, colour):
                out.add(PAIR_WITH.at(colour))
        if s.ankhs > 0:
            out.add(PAIR_WITH_ANKH)

    def answer(self, s: Ra, a: i64) -> None:
        if a == PAIR_WITH_ANKH:
            s.ankhs -= 1
        else:
            s.monument_dice &= ~bit(PAIR_WITH.x(a))

    def refuse(self, s: Ra, a: i64) -> i64:
        if PAIR_WITH.has(a):
            return NOT_A_PARTNER
        return PAIR_FIRST


MUST_PAIR: Final = STEPS.family(MustPairMonument, seat=MAX_SEATS)
