"""RA-3: the roll and its rerolls."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers, Outcomes
from benben.core.bits import bit, has, shl
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
    shown = SHOWN[s.faces]
    s.suns = shown & COUNT
    s.ankhs = shown >> ANKHS & COUNT
    s.pharaohs = shown >> PHARAOHS & COUNT
    s.niles = shown >> NILES & COUNT
    s.civilizations = shown >> CIVILIZATIONS & ALL_DICE
    s.monument_dice = shown >> MONUMENTS & ALL_DICE
    s.rerollable = ALL_DICE & ~(shown >> SUNS_LIE)
    s.disaster_open = s.suns >= s.box.suns_for_disaster


# What a roll shows, in one number: how many Suns, Ankhs, Pharaohs and Niles there are, and which of the dice are
# Civilizations, Monuments and Suns. No rule is run as often as the one that looks it up.
COUNT: Final = 7  # three bits each
ANKHS: Final = 3
PHARAOHS: Final = 6
NILES: Final = 9
CIVILIZATIONS: Final = 12
MONUMENTS: Final = 17
SUNS_LIE: Final = 22


def shown_by(faces: i64) -> i64:
    """That number for one roll."""
    shown: i64 = 0
    for die in range(i64(DICE)):
        face = faces // PLACES[die] % SIDES
        if face == SUN:
            shown += 1 + shl(bit(die), SUNS_LIE)
        elif face == ANKH:
            shown += bit(ANKHS)
        elif face == PHARAOH:
            shown += bit(PHARAOHS)
        elif face == NILE:
            shown += bit(NILES)
        elif face == CIVILIZATION:
            shown += shl(bit(die), CIVILIZATIONS)
        elif face == MONUMENT:
            shown += shl(bit(die), MONUMENTS)
    return shown


SHOWN: Final = vec[i64]([shown_by(faces) for faces in range(ROLL.count)])


class MayReroll(Step[Ra]):
    """RA-3.2, RA-3.3, RA-3.5: the player may roll any dice but Suns again, also such as were kept before."""

    def legal(self, s: Ra, out: Answers) -> None:
        out.add(KEEP.first)
        first = REROLL.first - 1
        rerollable = dice = s.rerollable
        while dice:  # every subset of them, all of them first
            out.add(first + dice)
            dice = (dice - 1) & rerollable

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
