"""RA-3: the roll and its rerolls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers, Outcomes
from benben.core.bits import bit, has
from benben.core.rng import Rng
from benben.core.steps import CHANCE, Step
from benben.games.ra_dice.actions import KEEP, KEPT, REROLL, ROLL, ROLLED
from benben.games.ra_dice.components import (
    ALL_DICE,
    ANKH,
    CIVILIZATION,
    DICE,
    MAX_SEATS,
    MONUMENT,
    NILE,
    PHARAOH,
    PLACES,
    REROLLS,
    SIDES,
    SUN,
)
from benben.games.ra_dice.refusals import REROLL_FIRST, SUN_STAYS
from benben.games.ra_dice.rules.steps import STEPS
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
        return ROLL.first + faces

    def outcomes(self, s: Ra, out: Outcomes) -> None:
        rolls: list[i64] = [0]
        for die in range(i64(DICE)):
            if has(self.dice, die):
                rolls = [faces * SIDES + face for faces in rolls for face in range(i64(SIDES))]
            else:
                rolls = [faces * SIDES + s.face(die) for faces in rolls]
        for faces in rolls:
            out.add(ROLL.first + faces)

    def possible(self, s: Ra, a: i64) -> bool:
        for die in range(i64(DICE)):
            if not has(self.dice, die) and (a - ROLL.first) // PLACES[die] % SIDES != s.face(die):
                return False
        return ROLL.has(a)

    def answer(self, s: Ra, a: i64) -> None:
        s.faces = a - ROLL.first
        sort_dice(s)
        s.note(ROLLED, s.turn, s.faces, self.dice)
        if self.left > 0 and s.suns < DICE:
            s.plan(MAY_REROLL.at(s.turn, self.left))


def sort_dice(s: Ra) -> None:
    """RA-3.2, RA-10.3: count what the dice show; Suns lie on the Sun track, all else is unused."""
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
        out.add(KEEP.first)
        dice = s.rerollable
        while dice:  # every subset of them, all of them first
            out.add(REROLL.at(dice - 1))
            dice = (dice - 1) & s.rerollable

    def answer(self, s: Ra, a: i64) -> None:
        if KEEP.has(a):
            s.note(KEPT, self.seat)
        else:
            s.plan(ROLL_DICE.at(REROLL.x(a) + 1, self.left - 1))

    def refuse(self, s: Ra, a: i64) -> i64:
        if REROLL.has(a):
            return SUN_STAYS
        return REROLL_FIRST


ROLL_DICE: Final = STEPS.family(RollDice, dice=ALL_DICE + 1, left=REROLLS + 1)
MAY_REROLL: Final = STEPS.family(MayReroll, seat=MAX_SEATS, left=REROLLS + 1)
