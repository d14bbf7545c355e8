"""RA-2, RA-3, RA-4, RA-10: the turn, from the first roll to the next player, as one list."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.steps import NOBODY, Step
from benben.games.ra_dice.components import ALL_DICE, MAX_SEATS, REROLLS
from benben.games.ra_dice.rules.epoch import EndTurn
from benben.games.ra_dice.rules.roll import ROLL_DICE
from benben.games.ra_dice.rules.steps import STEPS
from benben.games.ra_dice.rules.suns import CountSuns
from benben.games.ra_dice.rules.use import FORGET_USES, USE_DICE
from benben.games.ra_dice.state import Ra

COUNT_SUNS: Final = STEPS.add(CountSuns(NOBODY, 0))
END_OF_TURN: Final = STEPS.add(EndTurn(NOBODY, 0))


def turn_of(seat: i64) -> vec[Step]:
    """RA-3.1, RA-4.1, RA-10.1: a seat's turn, in the book's order; a roll asks for rerolls as long as some are left."""
    return vec[Step](
        [
            FORGET_USES,
            ROLL_DICE.at(ALL_DICE, REROLLS),
            USE_DICE.at(seat, 0),
            COUNT_SUNS,
            END_OF_TURN,
        ]
    )


TURN_OF: Final = [turn_of(seat) for seat in range(i64(MAX_SEATS))]


class TakeTurn(Step[Ra]):
    """RA-2.2, RA-3.1: one player's turn after the other, until the end of the third epoch empties the agenda."""

    def run(self, s: Ra) -> None:
        s.plan(TAKE_TURN)
        s.plan_all(TURN_OF[s.turn])


TAKE_TURN: Final = STEPS.add(TakeTurn(NOBODY, 0))
