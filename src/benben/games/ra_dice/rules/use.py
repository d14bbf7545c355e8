"""RA-4: the use of dice, one menu from which the player chooses again and again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Menu, Use, Uses
from benben.core.steps import NOBODY, Step
from benben.games.ra_dice.actions import (
    ACTIONS,
    ADVANCE_NILE,
    ADVANCE_PHARAOH,
    DECLARE_DISASTER,
    END_TURN,
    FLOOD_NILE,
    KEEP,
    PLACE_CIVILIZATION,
    PLACE_MONUMENT,
    REROLL,
    SCORE_ANKHS,
)
from benben.games.ra_dice.components import MAX_SEATS
from benben.games.ra_dice.refusals import NO_REROLL_LEFT
from benben.games.ra_dice.rules.ankhs import ScoreAnkhPair
from benben.games.ra_dice.rules.civilization import PlaceCivilization
from benben.games.ra_dice.rules.disaster import DeclareDisaster
from benben.games.ra_dice.rules.monuments import PlaceMonument
from benben.games.ra_dice.rules.nile import AdvanceNile, FloodNile
from benben.games.ra_dice.rules.pharaoh import AdvancePharaoh
from benben.games.ra_dice.rules.steps import STEPS
from benben.games.ra_dice.state import Ra


class ForgetUses(Step[Ra]):
    """RA-4.2: at the start of a turn nothing has been used yet."""

    def run(self, s: Ra) -> None:
        s.pharaoh_used = False
        s.nile_used = False
        s.civilizations_placed = 0
        s.monuments_placed = 0


class StopUsing(Use[Ra]):
    """RA-4.1: the player may stop at any time."""

    def legal(self, s: Ra, seat: i64, out: Answers) -> None:
        out.add(END_TURN.first)

    def answer(self, s: Ra, seat: i64, a: i64) -> None:
        pass  # the menu is not open again, and the turn goes on


class RollingIsOver(Use[Ra]):
    """RA-3.4: who uses dice rolls no more."""

    def refuse(self, s: Ra, seat: i64, a: i64) -> i64:
        return NO_REROLL_LEFT


USES: Final = Uses(
    ACTIONS,
    [
        AdvancePharaoh(ADVANCE_PHARAOH, again=True),
        AdvanceNile(ADVANCE_NILE, again=True),
        FloodNile(FLOOD_NILE, again=True),
        PlaceCivilization(PLACE_CIVILIZATION, again=True),
        PlaceMonument(PLACE_MONUMENT, again=True),
        ScoreAnkhPair(SCORE_ANKHS, again=True),
        DeclareDisaster(DECLARE_DISASTER, again=True),
        StopUsing(END_TURN),
    ],
    refused=[RollingIsOver(KEEP), RollingIsOver(REROLL)],
)


class UseDice(Menu[Ra]):
    """RA-4.1, RA-4.2, RA-9.1: the player uses dice in any order, one use at a time, and stops at will."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, USES)


FORGET_USES: Final = STEPS.add(ForgetUses(NOBODY, 0))
USE_DICE: Final = STEPS.family(UseDice, seat=MAX_SEATS)
