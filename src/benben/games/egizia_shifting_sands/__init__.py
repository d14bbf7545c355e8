"""Egizia: Shifting Sands."""

from __future__ import annotations

from benben.core.game import About, Advice, Game, Knowledge, Look, Options, Rules, Words
from benben.core.learning import Course
from benben.games.egizia_common.advice import RUNGS
from benben.games.egizia_common.look.symbols import REASONS
from benben.games.egizia_common.redeal import redeal
from benben.games.egizia_common.rules.round import unasked
from benben.games.egizia_common.scoring import scores
from benben.games.egizia_common.tables import MAX_SEATS, MIN_SEATS
from benben.games.egizia_shifting_sands.actions import ACTIONS, EVENTS, OUTCOMES
from benben.games.egizia_shifting_sands.advice import learned_value
from benben.games.egizia_shifting_sands.advice.hints import HINTS
from benben.games.egizia_shifting_sands.components import CELLS, LIMITS, SandsComponents
from benben.games.egizia_shifting_sands.look.board import TOPICS, board, touches
from benben.games.egizia_shifting_sands.look.cover import COVER
from benben.games.egizia_shifting_sands.look.map import tableau_map
from benben.games.egizia_shifting_sands.look.plan import PLANS, plan
from benben.games.egizia_shifting_sands.look.symbols import examples, facts, symbol
from benben.games.egizia_shifting_sands.refusals import REFUSALS
from benben.games.egizia_shifting_sands.rules.set_up import take_back
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.scoring import winners
from benben.games.egizia_shifting_sands.setup import start
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.view import conserved, table
from benben.games.egizia_shifting_sands.view.encode import encode
from benben.games.egizia_shifting_sands.view.sense import POSITIONS
from benben.games.egizia_shifting_sands.words import chips, text
from benben.games.egizia_shifting_sands.words.answers import answer
from benben.games.egizia_shifting_sands.words.spoken import spoken
from benben.games.egizia_shifting_sands.words.text_board import board as text_board


def _start(players: int, options: Options, box: SandsComponents) -> Sands:
    return start(players, box)


def _course(players: int, options: Options, seed: int) -> Course:
    return learned_value.course(players, lambda: GAME.new_state(players, options), seed)


GAME = Game(
    key="egizia-shifting-sands",
    about=About(
        author="Virginio Gigli, Flaminia Brasini, Stefano Luperto, Antonio Tinto",
        minutes=(60, 120),
        package="benben.games.egizia_shifting_sands",
        family="benben.games.egizia_common",
    ),
    rules=Rules(
        version=1,
        seats=(MIN_SEATS, MAX_SEATS),
        seats_rule="SAND-1.1",
        actions=ACTIONS,
        outcomes=OUTCOMES,
        events=EVENTS,
        refusals=REFUSALS,
        steps=STEPS,
        cells=CELLS,
        limits=LIMITS,
        box=SandsComponents,
        start=_start,
        scores=scores,
        winners=winners,
        conserved=conserved,
        take_back=take_back,
        unasked=unasked,
        decisions=5_000,
    ),
    knowledge=Knowledge(table=table, encode=encode, redeal=redeal),
    words=Words(
        question=text.question,
        answer=answer,
        event=text.event,
        topics=text.TOPICS,
        text_board=text_board,
        spoken=spoken,
        chip=chips.chip,
        stage=chips.stage,
        more=text.more,
        wanted=chips.wanted,
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
        map=tableau_map,
        reasons=REASONS,
        topics=TOPICS,
    ),
    advice=Advice(HINTS, learned_value.thinker, RUNGS, learned_value.fits, _course),
    positions=POSITIONS,
)
