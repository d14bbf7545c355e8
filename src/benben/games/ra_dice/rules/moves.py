"""RA-5, RA-6: dice that move a marker on one of the two tracks; both work alike."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers, Kind
from benben.games.ra_dice.refusals import ANKHS_SPENT, DICE_SPENT, NOTHING_USED


def offer_moves(kind: Kind, dice: i64, ankhs: i64, used: bool, out: Answers) -> None:
    """RA-5.1 to RA-5.3, RA-6.1 to RA-6.3: some real dice, and Ankhs if a real die moves the marker this turn, too."""
    if dice == 0 and not (used and ankhs > 0):
        return
    for real in range(dice + 1):
        if real > 0 or used:
            for beside in range(ankhs + 1):
                if real + beside > 0:
                    out.add(kind.at(real, beside))


def refuse_move(kind: Kind, a: i64, dice: i64, ankhs: i64, without_real_die: i64) -> i64:
    """The reason against such a move; the last one is that Ankhs alone do not move this marker."""
    if kind.x(a) + kind.y(a) == 0:
        return NOTHING_USED
    if kind.x(a) > dice:
        return DICE_SPENT
    if kind.y(a) > ankhs:
        return ANKHS_SPENT
    return without_real_die
