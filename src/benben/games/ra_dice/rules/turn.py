"""RA-4: the turn, and the use of dice in it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.steps import NOBODY, Step
from benben.games.ra_dice.actions import (
    ACTIONS,
    ADVANCE_NILE,
    ADVANCE_PHARAOH,
    DECLARE_DISASTER,
    END_TURN,
    FLOOD_NILE,
    MIXES,
    PAIR_WITH,
    PLACE_CIVILIZATION,
    PLACE_MONUMENT,
    RETRIEVE_CIVILIZATION,
    SCORE_ANKHS,
)
from benben.games.ra_dice.components import (
    ALL_DICE,
    DICE,
    DISASTERS,
    MAX_SEATS,
    REROLLS,
    SPACES,
)
from benben.games.ra_dice.refusals import NO_REROLL_LEFT
from benben.games.ra_dice.rules.ankhs import ScoreAnkhPair
from benben.games.ra_dice.rules.civilization import PlaceCivilization
from benben.games.ra_dice.rules.disaster import DeclareDisaster
from benben.games.ra_dice.rules.epoch import EndTurn
from benben.games.ra_dice.rules.monuments import PlaceMonument
from benben.games.ra_dice.rules.nile import AdvanceNile, FloodNile
from benben.games.ra_dice.rules.pharaoh import AdvancePharaoh
from benben.games.ra_dice.rules.roll import ROLL_DICE
from benben.games.ra_dice.rules.suns import CountSuns
from benben.games.ra_dice.rules.use import STEPS, Use
from benben.games.ra_dice.state import Ra


class UseDice(Step[Ra]):
    """RA-4.1, RA-4.2, RA-9.1: the player uses dice in any order, one use at a time, and stops at will."""

    def legal(self, s: Ra, out: Answers) -> None:
        me = s.players[self.seat]
        uses = USES
        for i in range(i64(len(uses))):
            uses[i].legal(s, me, out)
        out.add(END_TURN)

    def answer(self, s: Ra, a: i64) -> None:
        if a != END_TURN:
            s.plan(self)
            USE_OF[a].answer(s, s.players[self.seat], a)

    def refuse(self, s: Ra, a: i64) -> i64:
        if a < ADVANCE_PHARAOH:
            return NO_REROLL_LEFT
        if PAIR_WITH <= a < SCORE_ANKHS or RETRIEVE_CIVILIZATION <= a < END_TURN:
            return 0
        return USE_OF[a].refuse(s, s.players[self.seat], a)


class ForgetUses(Step[Ra]):
    """RA-4.2: at the start of a turn nothing has been used yet."""

    def run(self, s: Ra) -> None:
        s.pharaoh_used = False
        s.nile_used = False
        s.civilizations_placed = 0
        s.monuments_placed = 0


USES: Final[vec[Use]] = vec[Use](
    [
        AdvancePharaoh(ADVANCE_PHARAOH, MIXES * MIXES),
        AdvanceNile(ADVANCE_NILE, MIXES * MIXES),
        FloodNile(FLOOD_NILE, MIXES),
        PlaceCivilization(PLACE_CIVILIZATION, DICE),
        PlaceMonument(PLACE_MONUMENT, SPACES),
        ScoreAnkhPair(SCORE_ANKHS, 1),
        DeclareDisaster(DECLARE_DISASTER, len(DISASTERS)),
    ]
)


def use_of(a: int) -> Use:
    """The use that an answer belongs to; the first one stands in where there is none."""
    for use in USES:
        if use.first <= a < use.first + use.count:
            return use
    return USES[0]


USE_OF: Final[vec[Use]] = vec[Use]([use_of(a) for a in range(ACTIONS.size)])

USE_DICE: Final = STEPS.family(UseDice, seat=MAX_SEATS)
FORGET_USES: Final = STEPS.add(ForgetUses(NOBODY, 0))
COUNT_SUNS: Final = STEPS.add(CountSuns(NOBODY, 0))
END_OF_TURN: Final = STEPS.add(EndTurn(NOBODY, 0))


class TakeTurn(Step[Ra]):
    """RA-2.2, RA-3.1: one player's turn, in the book's order."""

    def run(self, s: Ra) -> None:
        s.plan(TAKE_TURN)
        s.plan_all(TURN_OF[s.turn])


def turn_of(seat: i64) -> vec[Step]:
    """RA-3.1, RA-4.1, RA-10.1: a seat's turn as an agenda."""
    return vec[Step]([FORGET_USES, ROLL_DICE.at(ALL_DICE, REROLLS), USE_DICE.at(seat, 0), COUNT_SUNS, END_OF_TURN])


TURN_OF: Final = [turn_of(seat) for seat in range(i64(MAX_SEATS))]
TAKE_TURN: Final = STEPS.add(TakeTurn(NOBODY, 0))
