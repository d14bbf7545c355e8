"""Ra: The Dice Game."""

from __future__ import annotations

from benben.core.contract import Rung
from benben.core.game import About, Advice, Game, Knowledge, Look, Option, Options, Rules, Words
from benben.games.ra_dice.actions import ACTIONS, EVENTS, OUTCOMES
from benben.games.ra_dice.advice.course import RaCourse
from benben.games.ra_dice.advice.hints import HINTS
from benben.games.ra_dice.advice.thinker import RaThinker, file_of, fits, tables_for
from benben.games.ra_dice.components import CELLS, LIMITS, MAX_SEATS, MIN_SEATS, SUN_TRACKS, RaComponents
from benben.games.ra_dice.look.board import board, touches
from benben.games.ra_dice.look.cover import COVER
from benben.games.ra_dice.look.plan import PLANS
from benben.games.ra_dice.look.symbols import TOPICS, examples, facts, symbol
from benben.games.ra_dice.refusals import REFUSALS
from benben.games.ra_dice.rules.steps import STEPS
from benben.games.ra_dice.scoring import scores, winners
from benben.games.ra_dice.setup import start
from benben.games.ra_dice.state import Ra
from benben.games.ra_dice.view import conserved, table
from benben.games.ra_dice.view.encode import encode
from benben.games.ra_dice.view.position import POSITIONS
from benben.games.ra_dice.words import chips, text
from benben.games.ra_dice.words.text_board import board as text_board
from benben.games.ra_dice.words.text_board import spoken


def _start(players: int, options: Options, box: RaComponents) -> Ra:
    return start(players, options["sun_track"] == "long", box)


def _course(players: int, options: Options, seed: int) -> RaCourse:
    return RaCourse(_start(players, options, RaComponents()), file_of(players, options["sun_track"] == "long"), seed)


# All of them weigh every roll exactly; the weaker ones choose more loosely, in points.
RUNGS = (Rung(1, 2.5), Rung(1, 1.2), Rung(1, 0.6), Rung(1, 0.25), Rung(1))


GAME = Game(
    key="ra-dice",
    about=About(
        author="Reiner Knizia",
        minutes=(30, 45),
        package="benben.games.ra_dice",
    ),
    rules=Rules(
        version=1,
        seats=(MIN_SEATS, MAX_SEATS),
        seats_rule="RA-1.1",
        options=(Option("sun_track", SUN_TRACKS),),
        actions=ACTIONS,
        outcomes=OUTCOMES,
        events=EVENTS,
        refusals=REFUSALS,
        steps=STEPS,
        cells=CELLS,
        limits=LIMITS,
        box=RaComponents,
        start=_start,
        scores=scores,
        winners=lambda s: winners(scores(s)),
        conserved=conserved,
    ),
    knowledge=Knowledge(
        table=table,
        encode=encode,
    ),
    words=Words(
        question=text.question,
        answer=text.answer,
        event=text.event,
        topics=text.TOPICS,
        text_board=text_board,
        spoken=spoken,
        more=text.more,
        milestones=("epoch_ended",),
        chip=chips.chip,
        stage=chips.stage,
        wanted=chips.wanted,
    ),
    look=Look(
        board=board,
        touches=touches,
        facts=facts,
        symbol=symbol,
        examples=examples,
        cover=COVER,
        plans=PLANS,
        topics=TOPICS,
    ),
    advice=Advice(
        hints=HINTS,
        thinker=lambda world: RaThinker(tables_for(world)),
        rungs=RUNGS,
        fits=fits,
        course=_course,
    ),
    positions=POSITIONS,
)
