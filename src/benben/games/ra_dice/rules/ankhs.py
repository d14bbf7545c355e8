"""RA-9: a pair of Ankhs for points."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Use
from benben.games.ra_dice.actions import FOR_ANKHS, SCORE_ANKHS
from benben.games.ra_dice.components import ANKH_PAIR
from benben.games.ra_dice.refusals import NO_ANKH_PAIR
from benben.games.ra_dice.rules.points import gain
from benben.games.ra_dice.state import Ra


class ScoreAnkhPair(Use[Ra]):
    """RA-9.2: two unused Ankhs score at once; each further pair does so again."""

    def legal(self, s: Ra, seat: i64, out: Answers) -> None:
        if s.ankhs >= ANKH_PAIR:
            out.add(SCORE_ANKHS.first)

    def answer(self, s: Ra, seat: i64, a: i64) -> None:
        s.ankhs -= ANKH_PAIR
        gain(s, seat, s.box.ankh_pair_points, FOR_ANKHS)

    def refuse(self, s: Ra, seat: i64, a: i64) -> i64:
        return NO_ANKH_PAIR
