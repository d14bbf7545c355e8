"""Which dice to roll again: the value of every roll and of every set of kept dice, by exact expectation."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit, has
from benben.games.ra_dice.advice.evaluation import Gains
from benben.games.ra_dice.components import (
    ALL_DICE,
    ANKH,
    CIVILIZATION,
    DICE,
    MONUMENT,
    NILE,
    PHARAOH,
    PLACES,
    SIDES,
    SUN,
)

ROLLS: Final = 7776  # 6⁵
KEEPS: Final = 16807  # 7⁵: each die shows a face or is to be rolled (digit 6)
ROLLING: Final = 6
MARKS: Final = 7  # what a die of the kept ones can be: one of six faces, or to be rolled
KEEP_PLACES: Final[vec[i64]] = vec[i64]([2401, 343, 49, 7, 1])
CHANGES: Final[vec[i64]] = vec[i64](  # the die to change next, so that every set comes up once
    [0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 4, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0]
)


def roll_values(gains: Gains) -> vec[float]:
    """By roll: what its dice bring if they are kept."""
    values = vec[float]([0.0] * ROLLS)
    for roll in range(i64(ROLLS)):
        values[roll] = roll_value(gains, roll)
    return values


def roll_value(gains: Gains, roll: i64) -> float:
    counts: i64 = 0  # four bits for each face
    civilizations: i64 = 0
    monuments: i64 = 0
    rest = roll
    for i in range(i64(DICE)):
        face = rest % SIDES
        rest //= SIDES
        counts += bit(4 * face)
        if face == CIVILIZATION:
            civilizations |= bit(DICE - 1 - i)
        elif face == MONUMENT:
            monuments |= bit(DICE - 1 - i)
    return gains.of(
        nibble(counts, PHARAOH),
        nibble(counts, NILE),
        civilizations,
        monuments,
        nibble(counts, ANKH),
        nibble(counts, SUN),
    )


def nibble(counts: i64, face: i64) -> i64:
    return (counts >> (4 * face)) & 15


def keep_values(rolls: vec[float]) -> vec[float]:
    """By kept dice: the average value of what the others will show. A smaller number has fewer dice to roll."""
    values = vec[float]([0.0] * KEEPS)
    for keep in range(i64(KEEPS)):
        die = first_rolling(keep)
        if die < 0:
            values[keep] = rolls[roll_of(keep)]
        else:
            sum = 0.0
            for face in range(i64(SIDES)):
                sum += values[keep - (ROLLING - face) * KEEP_PLACES[die]]
            values[keep] = sum / float(SIDES)
    return values


def first_rolling(keep: i64) -> i64:
    """The first die that is to be rolled; −1 if none is."""
    for die in range(i64(DICE)):
        if keep // KEEP_PLACES[die] % MARKS == ROLLING:
            return die
    return -1


def roll_of(keep: i64) -> i64:
    """The number of the roll in which all dice show what is kept."""
    roll: i64 = 0
    for die in range(i64(DICE)):
        roll = roll * SIDES + keep // KEEP_PLACES[die] % MARKS
    return roll


def keep_of(roll: i64, rolling: i64) -> i64:
    """The kept dice of a roll, when this set of dice is rolled again."""
    keep: i64 = 0
    for die in range(i64(DICE)):
        if has(rolling, die):
            keep = keep * MARKS + ROLLING
        else:
            keep = keep * MARKS + roll // PLACES[die] % SIDES
    return keep


def reroll_values(keeps: vec[float]) -> vec[float]:
    """By roll: its value when one more reroll is allowed, the best dice to roll being chosen."""
    values = vec[float]([0.0] * ROLLS)
    more = vec[i64]([0] * DICE)
    for roll in range(i64(ROLLS)):
        kept = keep_of(roll, 0)
        fill_rolling(roll, more)
        values[roll] = best_keep(keeps, kept, more)
    return values


def fill_rolling(roll: i64, more: vec[i64]) -> None:
    """By die: what rolling it again adds to the number of the kept dice; nothing for a Sun, which stays."""
    rest = roll
    for i in range(i64(DICE)):
        die = DICE - 1 - i
        face = rest % SIDES
        rest //= SIDES
        more[die] = 0
        if face != SUN:
            more[die] = (ROLLING - face) * KEEP_PLACES[die]


def best_keep(keeps: vec[float], kept: i64, more: vec[i64]) -> float:
    """The best of all sets of dice to roll, gone through by changing one die at a time (Gray code)."""
    best = keeps[kept]
    rolling: i64 = 0
    for turn in range(i64(ALL_DICE)):
        die = CHANGES[turn]
        rolling ^= bit(die)
        if has(rolling, die):
            kept += more[die]
        else:
            kept -= more[die]
        best = max(best, keeps[kept])
    return best
