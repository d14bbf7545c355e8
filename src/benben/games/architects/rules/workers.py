"""ARC-7: workers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Use
from benben.core.steps import NOBODY, Step
from benben.games.architects.actions import (
    BLOCK_MOVED,
    FOR_WORKERS,
    MOVE_BLOCK,
    PASS,
    PHASE_ENDED,
    PLAY_WORKER,
    REST,
    WORKED,
)
from benben.games.architects.cards import ONE, WORKER, WORKER_KINDS, count
from benben.games.architects.components import MAX_SEATS, MOST_WORKERS, SITES
from benben.games.architects.refusals import (
    BLOCK_FIRST,
    MUST_MOVE_ONE,
    NO_PLACE_FOR_BLOCK,
    NOT_IN_HAND,
    NOTHING_TO_BUILD,
    QUARRY_EMPTY,
    REST_INSTEAD,
)
from benben.games.architects.rules.plans import lay_block
from benben.games.architects.rules.steps import STEPS
from benben.games.architects.scoring import score_workers
from benben.games.architects.state import NONE, Architects, Site


class PlayWorker(Use[Architects]):
    """ARC-7.1: a card with workers, if at least one of them can move a block."""

    def legal(self, s: Architects, seat: i64, out: Answers) -> None:
        if not can_move(s):
            return
        hand = s.players[seat].hand
        for kind in range(i64(WORKER_KINDS)):
            if count(hand, WORKER + kind) > 0:
                out.add(PLAY_WORKER.at(kind))

    def answer(self, s: Architects, seat: i64, a: i64) -> None:
        kind = PLAY_WORKER.x(a)
        s.players[seat].hand -= ONE[WORKER + kind]
        s.used += ONE[WORKER + kind]
        s.moved = 0
        s.note(WORKED, seat, s.box.workers[kind])
        work(s, seat, s.box.workers[kind])

    def refuse(self, s: Architects, seat: i64, a: i64) -> i64:
        card = WORKER + PLAY_WORKER.x(a)
        if count(s.players[seat].hand, card) == 0:
            return NOT_IN_HAND[card]
        return QUARRY_EMPTY if s.quarry == 0 else NOTHING_TO_BUILD


def can_move(s: Architects) -> bool:
    """ARC-7.1: whether there is a block in the quarry and a pyramid in play; such a pyramid always lacks a block."""
    return s.quarry > 0 and s.plans() > 0


def work(s: Architects, seat: i64, left: i64) -> None:
    """ARC-7.1: so many workers of the card are left; the first one is not asked where there is no choice."""
    if s.moved == 0 and s.plans() == 1:
        move(s, seat, only_site(s))
        left -= 1
    if left > 0 and can_move(s):
        s.plan(MOVE_BLOCKS.at(seat, left))


def only_site(s: Architects) -> Site:
    """The site with the only plan in play."""
    if s.sites[0].plan != NONE:
        return s.sites[0]
    return s.sites[1]


def move(s: Architects, seat: i64, site: Site) -> None:
    """ARC-7.1: a worker takes a block from the quarry to a pyramid."""
    s.quarry -= 1
    s.moved += 1
    s.players[seat].workers += 1
    s.note(BLOCK_MOVED, seat, site.plan, site.blocks + 1)
    lay_block(s, seat, site)


class MoveBlocks(Step[Architects]):
    """ARC-7.1, ARC-7.2, ARC-7.3: each worker goes to any pyramid; after the first block the others may rest."""

    def legal(self, s: Architects, out: Answers) -> None:
        for i in range(i64(SITES)):
            if s.sites[i].plan != NONE:
                out.add(MOVE_BLOCK.at(s.sites[i].plan))
        if s.moved > 0:
            out.add(REST.at(0))

    def answer(self, s: Architects, a: i64) -> None:
        if REST.has(a):
            return
        site = s.site_of(MOVE_BLOCK.x(a))
        if site is not None:
            move(s, self.seat, site)
        work(s, self.seat, self.left - 1)

    def refuse(self, s: Architects, a: i64) -> i64:
        if MOVE_BLOCK.has(a):
            return NO_PLACE_FOR_BLOCK[MOVE_BLOCK.x(a)]
        if REST.has(a):
            return MUST_MOVE_ONE
        return REST_INSTEAD if PASS.has(a) and s.moved > 0 else BLOCK_FIRST


class ScoreWorkers(Step[Architects]):
    """ARC-7.4: at the end of the phase everybody's workers that moved a block bring points."""

    def run(self, s: Architects) -> None:
        s.note(PHASE_ENDED, NOBODY)
        for seat in range(s.seats):
            s.gain(seat, score_workers(s.box, s.players[seat].workers), FOR_WORKERS)


MOVE_BLOCKS: Final = STEPS.family(MoveBlocks, seat=MAX_SEATS, left=MOST_WORKERS + 1)
SCORE_WORKERS: Final = STEPS.add(ScoreWorkers(NOBODY, 0))
