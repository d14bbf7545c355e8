"""ARC-5: who begins, and the turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Kind, Outcomes
from benben.core.menu import Menu, Use, Uses
from benben.core.steps import CHANCE, NOBODY, Step
from benben.games.architects.actions import (
    ACTIONS,
    CARVE_GLYPH,
    LOT,
    MOVE_BLOCK,
    PASS,
    PICK_CARD,
    PLAY_PLAN,
    PLAY_WORKER,
    RAISE_IDOL,
    REST,
    STARTS,
)
from benben.games.architects.components import MAX_SEATS
from benben.games.architects.refusals import NOBODY_RESTS, PICKS_ARE_OVER, WORKERS_FIRST
from benben.games.architects.rules.glyphs import CarveGlyph
from benben.games.architects.rules.idols import RaiseIdol
from benben.games.architects.rules.passing import PassTurn, next_in
from benben.games.architects.rules.plans import PlayPlan
from benben.games.architects.rules.steps import STEPS
from benben.games.architects.rules.tombs import BURIALS
from benben.games.architects.rules.workers import PlayWorker
from benben.games.architects.state import NONE, Architects


class FindStart(Step[Architects]):
    """ARC-5.1, ARC-5.2: the player with the fewest points begins; a lot decides where the book does not."""

    def run(self, s: Architects) -> None:
        nearest: i64 = s.seats
        found: i64 = NONE
        tied = False
        for seat in range(s.seats):
            steps = steps_from_leader(s, seat)
            if steps <= nearest:
                tied = steps == nearest
                nearest = steps
                found = seat
        if tied:
            s.plan(DRAW_START)
        else:
            begin(s, found)


def steps_from_leader(s: Architects, seat: i64) -> i64:
    """ARC-5.2: how far to the left of the nearest leader a seat with the fewest points sits; else more than any."""
    least = s.players[0].points
    most = least
    for i in range(s.seats):
        least = min(least, s.players[i].points)
        most = max(most, s.players[i].points)
    if s.players[seat].points != least:
        return s.seats + 1
    steps: i64 = 0
    while s.players[(seat + s.seats - steps) % s.seats].points != most:
        steps += 1
    return steps


class DrawStart(Step[Architects]):
    """ARC-5.2: a lot among those who are still tied; all of them, if all are level."""

    def outcomes(self, s: Architects, out: Outcomes) -> None:
        steps = [int(steps_from_leader(s, seat)) for seat in range(s.seats)]
        for seat in range(s.seats):
            if steps[seat] == min(steps):
                out.add(LOT.at(seat))

    def answer(self, s: Architects, a: i64) -> None:
        begin(s, LOT.x(a))


def begin(s: Architects, seat: i64) -> None:
    """ARC-5.1: the start player is the next whose turn it is."""
    s.start = seat
    s.turn = (seat + s.seats - 1) % s.seats
    s.note(STARTS, seat)


class NextTurn(Step[Architects]):
    """ARC-5.3, ARC-11.5: the turn goes left to the next who is in; with nobody in the phase ends."""

    def run(self, s: Architects) -> None:
        s.turn = next_in(s, s.turn)
        if s.turn != NONE:
            s.plan(self)
            s.plan(MAY_PLAY.at(s.turn, 0))


class NotInTurn(Use[Architects]):
    """ARC-5.3: a kind of answer to another question than that of a turn, and the reason against it."""

    def __init__(self, kind: Kind, reason: i64) -> None:
        super().__init__(kind)
        self.reason: i64 = reason

    def refuse(self, s: Architects, seat: i64, a: i64) -> i64:
        return self.reason


PLAYS: Final = Uses(
    ACTIONS,
    [
        PlayPlan(PLAY_PLAN),
        PlayWorker(PLAY_WORKER),
        *BURIALS,
        RaiseIdol(RAISE_IDOL),
        CarveGlyph(CARVE_GLYPH),
        PassTurn(PASS),
    ],
    refused=[NotInTurn(PICK_CARD, PICKS_ARE_OVER), NotInTurn(MOVE_BLOCK, WORKERS_FIRST), NotInTurn(REST, NOBODY_RESTS)],
)


class MayPlay(Menu[Architects]):
    """ARC-5.3: one card of the hand, or a pass."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, left, PLAYS)


FIND_START: Final = STEPS.add(FindStart(NOBODY, 0))
DRAW_START: Final = STEPS.add(DrawStart(CHANCE, 0))
NEXT_TURN: Final = STEPS.add(NextTurn(NOBODY, 0))
MAY_PLAY: Final = STEPS.family(MayPlay, seat=MAX_SEATS)
