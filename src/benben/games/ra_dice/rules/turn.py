"""RA-3 and RA-4: the turn, from the roll to the last use of dice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers, Outcomes
from benben.core.bits import bit, has
from benben.core.rng import Rng
from benben.core.steps import CHANCE, NOBODY, Step
from benben.games.ra_dice.actions import (
    ACTIONS,
    ADVANCE_NILE,
    ADVANCE_PHARAOH,
    DECLARE_DISASTER,
    END_TURN,
    FLOOD_NILE,
    KEEP,
    KEPT,
    MIXES,
    PAIR_WITH,
    PLACE_CIVILIZATION,
    PLACE_MONUMENT,
    REROLL,
    RETRIEVE_CIVILIZATION,
    ROLL,
    ROLLED,
    SCORE_ANKHS,
)
from benben.games.ra_dice.components import (
    ALL_DICE,
    ANKH,
    CIVILIZATION,
    DICE,
    DISASTERS,
    MAX_SEATS,
    MONUMENT,
    NILE,
    PHARAOH,
    PLACES,
    REROLLS,
    SIDES,
    SPACES,
    SUN,
)
from benben.games.ra_dice.refusals import NO_REROLL_LEFT, REROLL_FIRST, SUN_STAYS
from benben.games.ra_dice.rules.ankhs import ScoreAnkhPair
from benben.games.ra_dice.rules.civilization import PlaceCivilization
from benben.games.ra_dice.rules.disaster import DeclareDisaster
from benben.games.ra_dice.rules.epoch import EndTurn
from benben.games.ra_dice.rules.monuments import PlaceMonument
from benben.games.ra_dice.rules.nile import AdvanceNile, FloodNile
from benben.games.ra_dice.rules.pharaoh import AdvancePharaoh
from benben.games.ra_dice.rules.suns import CountSuns
from benben.games.ra_dice.rules.use import STEPS, Use
from benben.games.ra_dice.state import Ra


class RollDice(Step[Ra]):
    """RA-3.1, RA-3.4, RA-3.6: roll some dice; as long as rerolls are left the player may go on."""

    def __init__(self, dice: i64, left: i64) -> None:
        super().__init__(CHANCE, left)
        self.dice: i64 = dice  # the set of dice to roll

    def sample(self, s: Ra, rng: Rng) -> i64:
        faces: i64 = 0
        for die in range(i64(DICE)):
            if has(self.dice, die):
                faces = faces * SIDES + rng.below(SIDES)
            else:
                faces = faces * SIDES + s.face(die)
        return ROLL + faces

    def outcomes(self, s: Ra, out: Outcomes) -> None:
        rolls: list[i64] = [0]
        for die in range(i64(DICE)):
            if has(self.dice, die):
                rolls = [faces * SIDES + face for faces in rolls for face in range(i64(SIDES))]
            else:
                rolls = [faces * SIDES + s.face(die) for faces in rolls]
        for faces in rolls:
            out.add(ROLL + faces)

    def possible(self, s: Ra, a: i64) -> bool:
        for die in range(i64(DICE)):
            if not has(self.dice, die) and (a - ROLL) // PLACES[die] % SIDES != s.face(die):
                return False
        return a >= ROLL

    def answer(self, s: Ra, a: i64) -> None:
        s.faces = a - ROLL
        sort_dice(s)
        s.note(ROLLED, s.turn, s.faces, self.dice)
        if self.left > 0 and s.suns < DICE:
            s.plan(MAY_REROLL.at(s.turn, self.left))


def sort_dice(s: Ra) -> None:
    """Count what the dice show: all of it is unused."""
    s.suns = 0
    s.ankhs = 0
    s.pharaohs = 0
    s.niles = 0
    s.civilizations = 0
    s.monument_dice = 0
    s.rerollable = 0
    faces = s.faces
    for i in range(i64(DICE)):
        die = DICE - 1 - i
        face = faces % SIDES
        faces //= SIDES
        if face == SUN:
            s.suns += 1
        else:
            s.rerollable |= bit(die)
        if face == ANKH:
            s.ankhs += 1
        elif face == PHARAOH:
            s.pharaohs += 1
        elif face == NILE:
            s.niles += 1
        elif face == CIVILIZATION:
            s.civilizations |= bit(die)
        elif face == MONUMENT:
            s.monument_dice |= bit(die)
    s.disaster_open = s.suns >= s.box.suns_for_disaster


class MayReroll(Step[Ra]):
    """RA-3.2, RA-3.3, RA-3.5: the player may roll any dice but Suns again, also such as were kept before."""

    def legal(self, s: Ra, out: Answers) -> None:
        out.add(KEEP)
        dice = s.rerollable
        while dice:  # every subset of them, all of them first
            out.add(REROLL + dice - 1)
            dice = (dice - 1) & s.rerollable

    def answer(self, s: Ra, a: i64) -> None:
        if a == KEEP:
            s.note(KEPT, self.seat)
        else:
            s.plan(ROLL_DICE.at(a - REROLL + 1, self.left - 1))

    def refuse(self, s: Ra, a: i64) -> i64:
        if REROLL <= a < REROLL + ALL_DICE:
            return SUN_STAYS
        return REROLL_FIRST


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


class ClearDice(Step[Ra]):
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

ROLL_DICE: Final = STEPS.family(RollDice, ALL_DICE + 1, REROLLS + 1)
MAY_REROLL: Final = STEPS.family(MayReroll, MAX_SEATS, REROLLS + 1)
USE_DICE: Final = STEPS.family(UseDice, MAX_SEATS)
CLEAR_DICE: Final = STEPS.add(ClearDice(NOBODY, 0))
COUNT_SUNS: Final = STEPS.add(CountSuns(NOBODY, 0))
END_OF_TURN: Final = STEPS.add(EndTurn(NOBODY, 0))


class TakeTurn(Step[Ra]):
    """RA-2.2, RA-3.1: one player's turn, in the book's order."""

    def run(self, s: Ra) -> None:
        s.plan(TAKE_TURN)
        s.plan_all(TURN_OF[s.turn])


def turn_of(seat: i64) -> vec[Step]:
    """A seat's turn as an agenda."""
    return vec[Step]([CLEAR_DICE, ROLL_DICE.at(ALL_DICE, REROLLS), USE_DICE.at(seat, 0), COUNT_SUNS, END_OF_TURN])


TURN_OF: Final = [turn_of(seat) for seat in range(i64(MAX_SEATS))]
TAKE_TURN: Final = STEPS.add(TakeTurn(NOBODY, 0))
