"""Egyptian Architects."""

from __future__ import annotations

from benben.core.contract import Rung
from benben.core.game import About, Advice, Game, Knowledge, Look, Options, Rules, Words
from benben.games.architects.actions import ACTIONS, EVENTS, OUTCOMES
from benben.games.architects.advice.hints import HINTS
from benben.games.architects.advice.thinker import ArchitectsThinker
from benben.games.architects.components import (
    CELLS,
    LIMITS,
    MAX_SEATS,
    MIN_SEATS,
    ArchitectsComponents,
)
from benben.games.architects.look.board import TOPICS, board, touches
from benben.games.architects.look.cover import COVER
from benben.games.architects.look.plan import PLANS, plan
from benben.games.architects.look.symbols import examples, facts, symbol
from benben.games.architects.redeal.knowledge import redeal
from benben.games.architects.refusals import REFUSALS
from benben.games.architects.rules.draft import take_back
from benben.games.architects.rules.round import unasked
from benben.games.architects.rules.steps import STEPS
from benben.games.architects.scoring import scores, winners
from benben.games.architects.setup import start
from benben.games.architects.state import Architects
from benben.games.architects.view import conserved, table
from benben.games.architects.view.encode import encode
from benben.games.architects.view.sense import POSITIONS
from benben.games.architects.words import text
from benben.games.architects.words.answers import answer
from benben.games.architects.words.chips import chip, stage, wanted
from benben.games.architects.words.text_board import board as text_board
from benben.games.architects.words.text_board import spoken


def _start(players: int, options: Options, box: ArchitectsComponents) -> Architects:
    return start(players, box)


RUNGS = (
    Rung(4, 2.5),  # the first two look one answer ahead: temperatures in points
    Rung(4, 1.2),
    Rung(24, 0.7),  # the others search: temperatures in logarithms of how often an answer was tried
    Rung(150, 0.3),
    Rung(3000),
)

GAME = Game(
    key="architects",
    about=About(
        author="AshLore Games",
        minutes=(30, 45),
        package="benben.games.architects",
    ),
    rules=Rules(
        version=1,
        seats=(MIN_SEATS, MAX_SEATS),
        seats_rule="ARC-1.1",
        actions=ACTIONS,
        outcomes=OUTCOMES,
        events=EVENTS,
        refusals=REFUSALS,
        steps=STEPS,
        cells=CELLS,
        limits=LIMITS,
        box=ArchitectsComponents,
        start=_start,
        scores=scores,
        winners=winners,
        conserved=conserved,
        unasked=unasked,
        take_back=take_back,
    ),
    knowledge=Knowledge(
        table=table,
        encode=encode,
        redeal=redeal,
    ),
    words=Words(
        question=text.question,
        more=text.more,
        answer=answer,
        event=text.event,
        topics=text.TOPICS,
        text_board=text_board,
        spoken=spoken,
        chip=chip,
        stage=stage,
        wanted=wanted,
        milestones=("round_ended",),
    ),
    look=Look(
        board=board,
        touches=touches,
        facts=facts,
        symbol=symbol,
        examples=examples,
        cover=COVER,
        plans=PLANS,
        plan=plan,
        topics=TOPICS,
    ),
    advice=Advice(HINTS, thinker=ArchitectsThinker, rungs=RUNGS),
    positions=POSITIONS,
)
