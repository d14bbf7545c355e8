"""Egizia."""

from __future__ import annotations

from benben.core.game import About, Advice, Game, Knowledge, Look, Option, Options, Rules, Words
from benben.core.learning import Course
from benben.games.egizia.actions import ACTIONS, EVENTS, OUTCOMES
from benben.games.egizia.advice import learned_value
from benben.games.egizia.advice.hints import HINTS
from benben.games.egizia.components import CELLS, LIMITS, ClassicComponents
from benben.games.egizia.look.board import TOPICS, board, touches
from benben.games.egizia.look.cover import COVER
from benben.games.egizia.look.map import tableau_map
from benben.games.egizia.look.plan import PLANS, plan
from benben.games.egizia.look.symbols import examples, facts, symbol
from benben.games.egizia.refusals import REFUSALS
from benben.games.egizia.rules.steps import STEPS
from benben.games.egizia.scoring import winners
from benben.games.egizia.setup import start
from benben.games.egizia.state import Classic
from benben.games.egizia.view import conserved, table
from benben.games.egizia.view.encode import encode
from benben.games.egizia.view.sense import POSITIONS
from benben.games.egizia.words import chips, text
from benben.games.egizia.words.answers import answer
from benben.games.egizia.words.spoken import spoken
from benben.games.egizia.words.text_board import board as text_board
from benben.games.egizia_common.advice import RUNGS
from benben.games.egizia_common.look.symbols import REASONS
from benben.games.egizia_common.redeal import redeal
from benben.games.egizia_common.rules.round import unasked
from benben.games.egizia_common.scoring import scores
from benben.games.egizia_common.tables import MAX_SEATS, MIN_SEATS


def _start(players: int, options: Options, box: ClassicComponents) -> Classic:
    return start(players, options["tenth_card"] == "with", box)


def _course(players: int, options: Options, seed: int) -> Course:
    return learned_value.course(players, lambda: GAME.new_state(players, options), seed)


GAME = Game(
    key="egizia",
    about=About(
        author="Virginio Gigli, Flaminia Brasini, Stefano Luperto, Antonio Tinto",
        minutes=(60, 120),
        package="benben.games.egizia",
        family="benben.games.egizia_common",
    ),
    rules=Rules(
        version=1,
        seats=(MIN_SEATS, MAX_SEATS),
        seats_rule="EGI-1.1",
        options=(Option("tenth_card", ("with", "without")),),
        actions=ACTIONS,
        outcomes=OUTCOMES,
        events=EVENTS,
        refusals=REFUSALS,
        steps=STEPS,
        cells=CELLS,
        limits=LIMITS,
        box=ClassicComponents,
        start=_start,
        scores=scores,
        winners=winners,
        conserved=conserved,
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
