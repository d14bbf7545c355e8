"""Barge race: a toy of a family."""

from __future__ import annotations

from benben.core.components import Cells, Components
from benben.core.game import About, Advice, Game, Options, Rules
from tests.toys.barge_common.look import look
from tests.toys.barge_common.tables import MAX_SEATS
from tests.toys.barge_common.view import knowledge
from tests.toys.barge_common.words import WORDS
from tests.toys.barge_race.actions import ACTIONS, EVENTS, OUTCOMES, REFUSALS
from tests.toys.barge_race.advice import HINTS
from tests.toys.barge_race.rules import STEPS, TURN_OF, points_of
from tests.toys.barge_race.state import CELLS, Race


def _box(variant: Cells, name: str) -> Components:
    return Components(CELLS, variant, name)


def _start(players: int, options: Options, box: Components) -> Race:
    s = Race(players, box, None)
    s.plan_all(TURN_OF[0])
    return s


def _scores(s: Race) -> list[int]:
    return [points_of(s, seat) if s.depth == 0 else 0 for seat in range(s.seats)]


GAME = Game(
    key="barge-race",
    about=About("nobody", (1, 2), "tests.toys.barge_race", "tests.toys.barge_common"),
    rules=Rules(
        version=1,
        seats=(1, MAX_SEATS),
        actions=ACTIONS,
        outcomes=OUTCOMES,
        events=EVENTS,
        refusals=REFUSALS,
        steps=STEPS,
        cells=CELLS,
        limits={"river": (1, 30), "most_rests": (0, 9)},
        box=_box,
        start=_start,
        scores=_scores,
        winners=lambda s: [i for i, n in enumerate(_scores(s)) if n == max(_scores(s))],
        conserved=lambda s: {"barges": len(s.places)},
    ),
    knowledge=knowledge(lambda s, seat: s.rests[seat]),
    words=WORDS,
    look=look("rest", "Rest"),
    advice=Advice(HINTS),
)
