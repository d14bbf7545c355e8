"""Pig: the example game of CONTRIBUTING.md."""

from __future__ import annotations

from benben.core.game import About, Advice, Game, Knowledge, Rules
from benben.examples.pig import look, view, words
from benben.examples.pig.actions import ACTIONS, EVENTS, OUTCOMES, REFUSALS
from benben.examples.pig.advice import HINTS
from benben.examples.pig.components import CELLS, MAX_SEATS, MIN_SEATS, PigComponents
from benben.examples.pig.rules.turn import STEPS
from benben.examples.pig.scoring import scores, winners
from benben.examples.pig.setup import start

GAME = Game(
    key="pig",
    about=About(
        author="traditional",
        minutes=(5, 10),
        package="benben.examples.pig",
        example=True,
    ),
    rules=Rules(
        version=1,
        seats=(MIN_SEATS, MAX_SEATS),
        actions=ACTIONS,
        outcomes=OUTCOMES,
        events=EVENTS,
        refusals=REFUSALS,
        steps=STEPS,
        cells=CELLS,
        box=PigComponents,
        start=lambda players, options, box: start(players, box),
        scores=scores,
        winners=winners,
        conserved=view.conserved,
    ),
    knowledge=Knowledge(table=view.table, encode=view.encode),
    words=words.WORDS,
    advice=Advice(HINTS),
    look=look.LOOK,
)
