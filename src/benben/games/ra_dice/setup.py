"""RA-1: the set-up, in the book's order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Outcomes
from benben.core.steps import CHANCE, Step
from benben.games.ra_dice.actions import FOR_START, START_PLAYER, STARTED
from benben.games.ra_dice.components import MIN_SEATS, RaComponents
from benben.games.ra_dice.rules.points import gain
from benben.games.ra_dice.rules.round import TAKE_TURN
from benben.games.ra_dice.rules.steps import STEPS
from benben.games.ra_dice.state import Ra


def start(seats: i64, long: bool, box: RaComponents) -> Ra:
    """RA-1.1, RA-1.2, RA-1.3: Ra on its space, all markers at 0; then the start player is drawn."""
    s = Ra(seats, box, None)
    track = box.sun_track_standard
    if long:
        track = box.sun_track_long
    s.steps = track[seats - MIN_SEATS]
    s.plan(TAKE_TURN)
    s.plan(DRAW_START_PLAYER)
    return s


class DrawStartPlayer(Step[Ra]):
    """RA-1.4: one of the players starts with 10 points, those after with one more each."""

    def outcomes(self, s: Ra, out: Outcomes) -> None:
        for seat in range(s.seats):
            out.add(START_PLAYER.at(seat))

    def answer(self, s: Ra, a: i64) -> None:
        s.turn = START_PLAYER.x(a)
        s.note(STARTED, s.turn)
        for i in range(s.seats):
            points = s.box.first_score + i * s.box.later_scores_more
            gain(s, (s.turn + i) % s.seats, points, FOR_START)


DRAW_START_PLAYER: Final = STEPS.add(DrawStartPlayer(CHANCE, 0))
