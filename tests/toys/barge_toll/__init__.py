"""Barge toll: the other toy of a family."""

from __future__ import annotations

from benben.core.components import Cells, Components
from benben.core.game import About, Advice, Game, Options, Rules
from tests.toys.barge_common.look import look
from tests.toys.barge_common.tables import MAX_SEATS
from tests.toys.barge_common.view import knowledge
from tests.toys.barge_common.words import WORDS
from tests.toys.barge_toll.actions import ACTIONS, EVENTS, OUTCOMES, REFUSALS
from tests.toys.barge_toll.advice import HINTS
from tests.toys.barge_toll.rules import STEPS, TURN_OF
from tests.toys.barge_toll.state import CELLS, Toll


def _box(variant: Cells, name: str) -> Components:
    return Components(CELLS, variant, name)


def _start(players: int, options: Options, box: Components) -> Toll:
    s = Toll(players, box, None)
    s.plan_all(TURN_OF[0])
    return s


def _scores(s: Toll) -> list[int]:
    return [s.places[seat] + s.coins[seat] if s.depth == 0 else 0 for seat in range(s.seats)]


GAME = Game(
    key="barge-toll",
    about=About("nobody", (1, 2), "tests.toys.barge_toll", "tests.toys.barge_common"),
    rules=Rules(
        version=1,
        seats=(1, MAX_SEATS),
        actions=ACTIONS,
        outcomes=OUTCOMES,
        events=EVENTS,
        refusals=REFUSALS,
        steps=STEPS,
        cells=CELLS,
        limits={"river": (1, 30), "coins": (0, 9), "rounds": (1, 9)},
        box=_box,
        start=_start,
        scores=_scores,
        winners=lambda s: [i for i, n in enumerate(_scores(s)) if n == max(_scores(s))],
        conserved=lambda s: {"barges": len(s.places)},
    ),
    knowledge=knowledge(lambda s, seat: s.coins[seat]),
    words=WORDS,
    look=look("bribe", "Bribe"),
    advice=Advice(HINTS),
)
