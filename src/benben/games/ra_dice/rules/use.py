"""RA-4: one use of dice, as an entry of the menu from which a player chooses again and again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.events import SCORE
from benben.core.steps import StepTable
from benben.games.ra_dice.state import Player, Ra

STEPS: Final = StepTable()  # every step of the game


class Use:
    """One way of using dice."""

    def __init__(self, first: i64, count: i64) -> None:
        self.first: i64 = first  # its answers are the ids from here on
        self.count: i64 = count

    def legal(self, s: Ra, me: Player, out: Answers) -> None:
        """Write the uses that the unused dice allow."""
        raise NotImplementedError

    def answer(self, s: Ra, me: Player, a: i64) -> None:
        raise NotImplementedError

    def refuse(self, s: Ra, me: Player, a: i64) -> i64:
        """The number of the reason against an answer that is not legal."""
        raise NotImplementedError


def gain(s: Ra, seat: i64, points: i64, reason: i64) -> None:
    """RA-12.12: move a player's marker on the score track."""
    s.players[seat].score += points
    s.note(SCORE, seat, points, reason)
