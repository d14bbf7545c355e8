"""RA-10: what the Suns do when the turn's other dice are used."""

from __future__ import annotations

from benben.core.steps import Step
from benben.games.ra_dice.actions import FOR_SUNS, RA_MOVED
from benben.games.ra_dice.rules.points import gain
from benben.games.ra_dice.state import Ra


class CountSuns(Step[Ra]):
    """RA-10.1, RA-10.2, RA-10.3: one or two Suns move Ra, three score; with more Ra stays, too."""

    def run(self, s: Ra) -> None:
        if 0 < s.suns <= s.box.suns_that_move:
            s.ra += s.suns
            s.note(RA_MOVED, s.turn, s.ra, s.suns)
        elif s.suns == s.box.suns_that_score:
            gain(s, s.turn, s.box.suns_points, FOR_SUNS)
