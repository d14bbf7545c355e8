"""ARC-5: who begins, and the turns."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers, Outcomes
from benben.core.steps import CHANCE, NOBODY, Step
from benben.games.architects.actions import (
    ACTIONS,
    BURY_BOTH,
    CARVE_GLYPH,
    LAY_MUMMY,
    LAY_SARCOPHAGUS,
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
from benben.games.architects.rules.play import STEPS, Play
from benben.games.architects.rules.tombs import BuryBoth, LayMummy, LaySarcophagus
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
                out.add(LOT + seat)

    def answer(self, s: Architects, a: i64) -> None:
        begin(s, a - LOT)


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


class MayPlay(Step[Architects]):
    """ARC-5.3: one card of the hand, or a pass."""

    def legal(self, s: Architects, out: Answers) -> None:
        hand = s.players[self.seat].hand
        plays = PLAYS
        for i in range(i64(len(plays))):
            plays[i].legal(s, hand, out)

    def answer(self, s: Architects, a: i64) -> None:
        PLAY_OF[a].answer(s, self.seat, a)

    def refuse(self, s: Architects, a: i64) -> i64:
        if PICK_CARD <= a < PLAY_PLAN:
            return PICKS_ARE_OVER
        if a == REST:
            return NOBODY_RESTS
        if a >= MOVE_BLOCK:
            return WORKERS_FIRST
        return PLAY_OF[a].refuse(s, s.players[self.seat], a)


PLAYS: Final[vec[Play]] = vec[Play](
    [
        PlayPlan(PLAY_PLAN, PLAY_WORKER - PLAY_PLAN),
        PlayWorker(PLAY_WORKER, LAY_MUMMY - PLAY_WORKER),
        LayMummy(LAY_MUMMY, LAY_SARCOPHAGUS - LAY_MUMMY),
        LaySarcophagus(LAY_SARCOPHAGUS, BURY_BOTH - LAY_SARCOPHAGUS),
        BuryBoth(BURY_BOTH, RAISE_IDOL - BURY_BOTH),
        RaiseIdol(RAISE_IDOL, CARVE_GLYPH - RAISE_IDOL),
        CarveGlyph(CARVE_GLYPH, PASS - CARVE_GLYPH),
        PassTurn(PASS, 1),
    ]
)


def play_of(a: int) -> Play:
    """The play that an answer belongs to; the first one stands in where there is none."""
    for play in PLAYS:
        if play.first <= a < play.first + play.answers:
            return play
    return PLAYS[0]


PLAY_OF: Final[vec[Play]] = vec[Play]([play_of(a) for a in range(ACTIONS.size)])

FIND_START: Final = STEPS.add(FindStart(NOBODY, 0))
DRAW_START: Final = STEPS.add(DrawStart(CHANCE, 0))
NEXT_TURN: Final = STEPS.add(NextTurn(NOBODY, 0))
MAY_PLAY: Final = STEPS.family(MayPlay, seat=MAX_SEATS)
