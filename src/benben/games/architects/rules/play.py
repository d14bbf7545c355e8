"""ARC-5: one way of using a turn, as an entry of the menu from which a player chooses one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.events import SCORE
from benben.core.steps import StepTable
from benben.games.architects.state import Architects, Player

STEPS: Final = StepTable()  # every step of the game
ALLOWED: Final = 0  # there is no reason against it, as yet


class Play:
    """One kind of card that may be played, or the pass."""

    def __init__(self, first: i64, answers: i64) -> None:
        self.first: i64 = first  # its answers are the ids from here on
        self.answers: i64 = answers

    def legal(self, s: Architects, hand: i64, out: Answers) -> None:
        """Write the answers that this hand allows."""
        raise NotImplementedError

    def answer(self, s: Architects, seat: i64, a: i64) -> None:
        raise NotImplementedError

    def refuse(self, s: Architects, me: Player, a: i64) -> i64:
        """The number of the reason against an answer that is not legal."""
        raise NotImplementedError


def gain(s: Architects, seat: i64, points: i64, reason: i64) -> None:
    """Score points; none are not told."""
    if points != 0:
        s.players[seat].points += points
        s.note(SCORE, seat, points, reason)
