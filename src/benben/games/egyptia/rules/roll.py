"""EGY-2: the round, which begins with a roll of all dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Outcomes
from benben.core.rng import Rng
from benben.core.steps import CHANCE, NOBODY, Step
from benben.games.egyptia.actions import ROLL, ROLLED
from benben.games.egyptia.components import COLUMN_COUNT, DICE_COUNT, ROLLS, EgyptiaComponents
from benben.games.egyptia.rules.confirm import SHOW_ROUND
from benben.games.egyptia.rules.end import end_game, is_over
from benben.games.egyptia.rules.produce import MUST_CHOOSE_COLUMN
from benben.games.egyptia.rules.ships import STEPS
from benben.games.egyptia.state import Egyptia


class PlayRounds(Step[Egyptia]):
    """EGY-2.1, EGY-12.3: rounds follow each other until the game is over."""

    def run(self, s: Egyptia) -> None:
        if s.round > 0 and is_over(s):
            end_game(s)
        else:
            s.round += 1
            s.plan(self)
            s.plan(SHOW_ROUND)
            s.plan(ROLL_DICE)


class RollDice(Step[Egyptia]):
    """EGY-2.2, EGY-2.3: each die lies in its row, in the column that shows its value; the value counts no more."""

    def sample(self, s: Egyptia, rng: Rng) -> i64:
        roll: i64 = 0
        for die in range(i64(DICE_COUNT)):
            roll = roll * COLUMN_COUNT + column_of(s.box, die, rng)
        return ROLL + roll

    def outcomes(self, s: Egyptia, out: Outcomes) -> None:
        for roll in range(i64(ROLLS)):
            out.add(ROLL + roll, weight(s.box, roll))

    def possible(self, s: Egyptia, a: i64) -> bool:
        return ROLL <= a < ROLL + ROLLS

    def answer(self, s: Egyptia, a: i64) -> None:
        """EGY-2.4: now all seats go through the phases at the same time, each for itself."""
        s.roll = a - ROLL
        s.note(ROLLED, NOBODY, s.roll)
        seat = s.seats
        while seat > 0:
            seat -= 1
            s.plan(MUST_CHOOSE_COLUMN.at(seat, 0))


def take_back(s: Egyptia, seat: i64) -> Step:
    """EGY-2.4: nobody sees how another plays the round that is open: its sheet is as it was when the round began."""
    s.sheets[seat].take_back_round()
    return MUST_CHOOSE_COLUMN.at(seat, 0)


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
PLAY_ROUNDS: Final = STEPS.add(PlayRounds(NOBODY, 0))
