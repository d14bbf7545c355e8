"""Pig: the example game of CONTRIBUTING.md."""

from __future__ import annotations

from benben.core.game import Game
from benben.examples.pig import look, view, words
from benben.examples.pig.actions import ACTIONS, EVENTS, OUTCOMES, REFUSALS
from benben.examples.pig.advice import HINTS
from benben.examples.pig.components import CELLS, MAX_SEATS, MIN_SEATS, PigComponents
from benben.examples.pig.rules.turn import STEPS
from benben.examples.pig.scoring import scores, winners
from benben.examples.pig.setup import start

GAME = Game(
    key="pig",
    title="Pig",
    author="traditional",
    summary="Roll and roll again, and hold before a 1 takes it all.",
    seats=(MIN_SEATS, MAX_SEATS),
    minutes=(5, 10),
    version=1,
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
    table=view.table,
    determinize=view.determinize,
    conserved=view.conserved,
    encode=view.encode,
    words=words.WORDS,
    text_board=words.board,
    spoken=words.spoken,
    board=look.board,
    touches=look.touches,
    symbol=look.symbol,
    facts=look.facts,
    hints=HINTS,
    example=True,
    package="benben.examples.pig",
)
