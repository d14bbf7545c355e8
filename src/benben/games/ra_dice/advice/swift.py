"""Whole turns of Ra in a twentieth of a millisecond, to learn from many games.

Before the roll only the faces of dice are told apart, not their colours: 252 rolls instead of 7776. For every turn
the colours are shuffled once, and dice that show Civilization have the first of them, Monuments the last.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit
from benben.core.rng import Rng
from benben.games.ra_dice.actions import KEEP, REROLL
from benben.games.ra_dice.advice.tables import Tables
from benben.games.ra_dice.advice.turn import Turn
from benben.games.ra_dice.advice.uses import SwiftUses
from benben.games.ra_dice.components import ANKH, CIVILIZATION, DICE, MONUMENT, NILE, PHARAOH, SIDES, SUN
from benben.games.ra_dice.state import Ra

ROLLING: Final = SIDES  # what a die is that will be rolled, beside the six faces
MARKS: Final = SIDES + 1
NIBBLE: Final = 4  # bits: the number of dice with one mark


def handfuls(dice: int, marks: int) -> list[list[int]]:
    """Every way in which so many dice can show so many marks, their order aside: by mark how many."""
    if marks == 1:
        return [[dice]]
    return [[first, *rest] for first in range(dice + 1) for rest in handfuls(dice - first, marks - 1)]


def packed(counts: list[int]) -> int:
    return sum(count * 2 ** (NIBBLE * mark) for mark, count in enumerate(counts))


# All handfuls of five dice: those with fewer dice to roll first, so the 252 rolls come before all others.
HANDFULS: Final = sorted(handfuls(DICE, MARKS), key=lambda counts: counts[ROLLING])
PLACE: Final = {packed(counts): place for place, counts in enumerate(HANDFULS)}
CODES: Final[vec[i64]] = vec[i64]([packed(counts) for counts in HANDFULS])
SWIFT_ROLLS: Final = sum(1 for counts in HANDFULS if counts[ROLLING] == 0)


def after_one_die(counts: list[int]) -> list[int]:
    """By face: the handful in which one die to roll shows it."""
    if counts[ROLLING] == 0:
        return [0] * SIDES
    fewer = packed(counts) - 2 ** (NIBBLE * ROLLING)
    return [PLACE[fewer + 2 ** (NIBBLE * face)] for face in range(SIDES)]


AFTER: Final[vec[i64]] = vec[i64]([place for counts in HANDFULS for place in after_one_die(counts)])


def keeps_of(counts: list[int]) -> list[int]:
    """The handfuls that may be made of a roll: any dice but Suns are rolled again."""
    choices = [[0] if face == SUN else list(range(counts[face] + 1)) for face in range(SIDES)]
    keeps = []
    for again in product(*choices):
        kept = [counts[face] - again[face] for face in range(SIDES)]
        keeps.append(PLACE[packed([*kept, sum(again)])])
    return keeps


KEEPS_OF: Final[list[vec[i64]]] = [vec[i64](keeps_of(counts)) for counts in HANDFULS[:SWIFT_ROLLS]]


class Swift:
    """Plays all seats with the same numbers."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.uses: SwiftUses = SwiftUses(tables)
        self.order: vec[i64] = vec[i64](list(range(DICE)))  # the dice by colour, shuffled
        self.first: vec[i64] = vec[i64]([0] * SIDES)  # by number: the set of so many dice from the front …
        self.last: vec[i64] = vec[i64]([0] * SIDES)  # … and from the back
        self.rolls: vec[float] = vec[float]([0.0] * SWIFT_ROLLS)  # the chance to win with a roll
        self.later: vec[float] = vec[float]([0.0] * len(CODES))  # … with a handful before the last reroll
        self.now: vec[float] = vec[float]([0.0] * len(CODES))  # … before the first one

    def play(self, s: Ra, rng: Rng) -> None:
        """The turn of whose turn it is, from its roll to its end."""
        seat = s.turn
        turn = Turn(s, self.tables)
        self.foresee(turn, rng)
        s.apply(s.sample(rng))
        while s.actor() == seat and s.open_step().left > 0:
            self.reroll(s, rng)
        if s.actor() == seat:
            self.uses.play(s, turn)

    def foresee(self, turn: Turn, rng: Rng) -> None:
        """The chance to win by what is rolled and kept, both rerolls being weighed."""
        self.shuffle(rng)
        for roll in range(i64(SWIFT_ROLLS)):
            code = CODES[roll]
            self.rolls[roll] = turn.chance(
                count(code, SUN),
                count(code, PHARAOH),
                count(code, NILE),
                self.first[count(code, CIVILIZATION)],
                self.last[count(code, MONUMENT)],
                count(code, ANKH),
            )
        weigh(self.rolls, self.later)
        for roll in range(i64(SWIFT_ROLLS)):
            self.rolls[roll] = self.later[best_keep(self.later, roll)]
        weigh(self.rolls, self.now)

    def shuffle(self, rng: Rng) -> None:
        for die in range(i64(DICE)):
            self.order[die] = die
        for i in range(i64(DICE - 1)):
            j = i + rng.below(DICE - i)
            other = self.order[j]
            self.order[j] = self.order[i]
            self.order[i] = other
        for n in range(i64(DICE)):
            self.first[n + 1] = self.first[n] | bit(self.order[n])
            self.last[n + 1] = self.last[n] | bit(self.order[DICE - 1 - n])

    def reroll(self, s: Ra, rng: Rng) -> None:
        code: i64 = 0
        for die in range(i64(DICE)):
            code += bit(NIBBLE * s.face(die))
        values = self.later if s.open_step().left == 1 else self.now
        keep = CODES[best_keep(values, PLACE[code])]
        rolling: i64 = 0
        for die in range(i64(DICE)):
            face = s.face(die)
            if count(keep, face) > 0:
                keep -= bit(NIBBLE * face)
            else:
                rolling |= bit(die)
        if rolling == 0:
            s.apply(KEEP.first)
        else:
            s.apply(REROLL.at(rolling - 1))
            s.apply(s.sample(rng))


def count(code: i64, mark: i64) -> i64:
    """How many dice of a handful have a mark."""
    return (code >> (NIBBLE * mark)) & 15


def weigh(rolls: vec[float], values: vec[float]) -> None:
    """By handful: the average over what its dice to roll will show."""
    for place in range(i64(len(CODES))):
        if place < SWIFT_ROLLS:
            values[place] = rolls[place]
        else:
            sum: float = 0.0
            for face in range(i64(SIDES)):
                sum += values[AFTER[place * SIDES + face]]
            values[place] = sum / float(SIDES)


def best_keep(values: vec[float], roll: i64) -> i64:
    """The best handful that may be made of a roll."""
    keeps = KEEPS_OF[roll]
    best = roll  # all dice are kept
    for i in range(i64(len(keeps))):
        if values[keeps[i]] > values[best]:
            best = keeps[i]
    return best
