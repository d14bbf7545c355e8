"""EGY-2: the roll of all dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Outcomes
from benben.core.rng import Rng
from benben.core.steps import CHANCE, NOBODY, Step
from benben.games.egyptia.actions import ROLL, ROLLED
from benben.games.egyptia.components import COLUMN_COUNT, DICE_COUNT, ROLLS, EgyptiaComponents
from benben.games.egyptia.rules.steps import STEPS
from benben.games.egyptia.state import Egyptia


class RollDice(Step[Egyptia]):
    """EGY-2.2, EGY-2.3: each die lies in its row, in the column that shows its value; the value counts no more."""

    def sample(self, s: Egyptia, rng: Rng) -> i64:
        roll: i64 = 0
        for die in range(i64(DICE_COUNT)):
            roll = roll * COLUMN_COUNT + column_of(s.box, die, rng)
        return ROLL.first + roll

    def outcomes(self, s: Egyptia, out: Outcomes) -> None:
        for roll in range(i64(ROLLS)):
            out.add(ROLL.first + roll, weight(s.box, roll))

    def possible(self, s: Egyptia, a: i64) -> bool:
        return ROLL.has(a)

    def answer(self, s: Egyptia, a: i64) -> None:
        s.roll = a - ROLL.first
        s.note(ROLLED, NOBODY, s.roll)


def column_of(box: EgyptiaComponents, die: i64, rng: Rng) -> i64:
    """EGY-2.2: the column in which a die comes to lie."""
    first = die * COLUMN_COUNT
    faces: i64 = 0
    for i in range(i64(COLUMN_COUNT)):
        faces += box.faces[first + i]
    face = rng.below(faces)
    column: i64 = 0
    while face >= box.faces[first + column]:
        face -= box.faces[first + column]
        column += 1
    return column


def weight(box: EgyptiaComponents, roll: i64) -> i64:
    """How many ways there are to throw this: the faces of each die in its column, multiplied."""
    ways: i64 = 1
    die: i64 = DICE_COUNT
    while die > 0:
        die -= 1
        ways *= box.faces[die * COLUMN_COUNT + roll % COLUMN_COUNT]
        roll //= COLUMN_COUNT
    return ways


ROLL_DICE: Final = STEPS.add(RollDice(CHANCE, 0))
