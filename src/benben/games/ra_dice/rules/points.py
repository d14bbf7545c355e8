"""RA-12.12: the score track."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.events import SCORE
from benben.games.ra_dice.state import Ra


def gain(s: Ra, seat: i64, points: i64, reason: i64) -> None:
    """RA-12.12: move a player's marker on the score track."""
    s.players[seat].score += points
    s.note(SCORE, seat, points, reason)
