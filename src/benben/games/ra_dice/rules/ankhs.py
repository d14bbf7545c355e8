"""RA-9: a pair of Ankhs for points."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.games.ra_dice.actions import FOR_ANKHS, SCORE_ANKHS
from benben.games.ra_dice.components import ANKH_PAIR
from benben.games.ra_dice.refusals import NO_ANKH_PAIR
from benben.games.ra_dice.rules.use import Use, gain
from benben.games.ra_dice.state import Player, Ra


class ScoreAnkhPair(Use):
    """RA-9.2: two unused Ankhs score at once; each further pair does so again."""

    def legal(self, s: Ra, me: Player, out: Answers) -> None:
        if s.ankhs >= ANKH_PAIR:
            out.add(SCORE_ANKHS)

    def answer(self, s: Ra, me: Player, a: i64) -> None:
        s.ankhs -= ANKH_PAIR
        gain(s, s.turn, s.box.ankh_pair_points, FOR_ANKHS)

    def refuse(self, s: Ra, me: Player, a: i64) -> i64:
        return NO_ANKH_PAIR
