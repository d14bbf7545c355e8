"""Egyptia."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.contract import Rung
from benben.core.game import About, Advice, Game, Knowledge, Look, Option, Options, Rules, Words
from benben.core.learning import Course
from benben.games.egyptia.actions import ACTIONS, EVENTS, OUTCOMES
from benben.games.egyptia.advice.course import NumbersCourse
from benben.games.egyptia.advice.hints import HINTS
from benben.games.egyptia.advice.thinker import fits, thinker
from benben.games.egyptia.components import CELLS, LIMITS, MAX_SEATS, MIN_SEATS, EgyptiaComponents
from benben.games.egyptia.look.board import board, touches
from benben.games.egyptia.look.cover import COVER
from benben.games.egyptia.look.plan import PLANS
from benben.games.egyptia.look.rivals import city_map
from benben.games.egyptia.look.symbols import TOPICS, examples, facts, symbol
from benben.games.egyptia.older import with_favor
from benben.games.egyptia.pharaoh_cards import CARDS, CARDS_OF_LETTER, LETTERS
from benben.games.egyptia.refusals import REFUSALS
from benben.games.egyptia.rules.confirm import unasked
from benben.games.egyptia.rules.round import take_back
from benben.games.egyptia.rules.steps import STEPS
from benben.games.egyptia.scoring import scores, winners
from benben.games.egyptia.setup import start
from benben.games.egyptia.state import Egyptia
from benben.games.egyptia.view import conserved, table
from benben.games.egyptia.view.encode import encode
from benben.games.egyptia.view.position import POSITIONS
from benben.games.egyptia.words import chips, text
from benben.games.egyptia.words.answers import answer
from benben.games.egyptia.words.text_board import board as text_board
from benben.games.egyptia.words.text_board import spoken


def _cards_of(letter: int) -> tuple[str, ...]:
    return CARDS[letter * CARDS_OF_LETTER : (letter + 1) * CARDS_OF_LETTER]


def _option(letter: int) -> Option:
    name = LETTERS[letter]
    return Option(f"card_{name.lower()}", ("random", *_cards_of(letter)))


OPTIONS = tuple(_option(letter) for letter in range(len(LETTERS)))

RUNGS = (Rung(1, 4.0), Rung(1, 1.5), Rung(30, 0.5), Rung(300), Rung(4000))


def _start(players: int, options: Options, box: EgyptiaComponents) -> Egyptia:
    return start(players, vec[i64]([option.values.index(options[option.name]) for option in OPTIONS]), box)


def _course(players: int, options: Options, seed: int) -> Course:
    """The same numbers for any number of players and any cards: nobody can hinder anybody."""
    return NumbersCourse(seed)


GAME = Game(
    key="egyptia",
    about=About(
        author="Steven Aramini",
        minutes=(30, 45),
        package="benben.games.egyptia",
    ),
    rules=Rules(
        version=2,
        older={1: with_favor},
        seats=(MIN_SEATS, MAX_SEATS),
        seats_rule="EGY-1.1",
        options=OPTIONS,
        actions=ACTIONS,
        outcomes=OUTCOMES,
        events=EVENTS,
        refusals=REFUSALS,
        steps=STEPS,
        cells=CELLS,
        limits=LIMITS,
        box=EgyptiaComponents,
        start=_start,
        scores=scores,
        winners=winners,
        conserved=conserved,
        unasked=unasked,
        decisions=50_000,
        take_back=take_back,
    ),
    knowledge=Knowledge(
        table=table,
        encode=encode,
    ),
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
    ),
    look=Look(
        board=board,
        touches=touches,
        facts=facts,
        symbol=symbol,
        examples=examples,
        cover=COVER,
        plans=PLANS,
        map=city_map,
        topics=TOPICS,
    ),
    advice=Advice(HINTS, thinker=thinker, rungs=RUNGS, fits=fits, course=_course),
    positions=POSITIONS,
)
