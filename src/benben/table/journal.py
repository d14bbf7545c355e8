"""What a table's journal holds: every answer with the chance that followed it, and every answer taken back.

The journal is the game. Played again from its first entry it gives the table as it is, whatever happened to the
server; a record of the game is made from it. Answers and outcomes stand in it as in a record, by their names: numbers
change when a game gets a new kind of answer, and would then be read as other answers without anybody noticing.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from benben.core.actions import Json
from benben.core.errors import BadAnswer, BenbenError
from benben.core.match import Match
from benben.core.record import Record
from benben.core.registry import game
from benben.core.steps import CHANCE

Form = dict[str, Json]  # an answer or an outcome: {"do": "reroll", "dice": ["blue"]}


class Start(Struct, frozen=True, tag_field="do", tag="start"):
    """The chance before the first question."""

    chance: list[Form]


class Answer(Struct, frozen=True, tag_field="do", tag="answer"):
    """A seat's answer, and the chance that followed it."""

    seat: int
    answer: Form
    chance: list[Form]


class Undo(Struct, frozen=True, tag_field="do", tag="undo"):
    """A seat's last answers, so many of them, taken back."""

    seat: int
    answers: int


class Played(Struct, frozen=True, tag_field="do", tag="played"):
    """A game that was played elsewhere: all its answers, chance included, each with its seat."""

    lines: list[tuple[int, Form]]


Entry = Start | Answer | Undo | Played
_decoder = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode(body: bytes) -> Entry:
    try:
        entry: Entry = _decoder.decode(body)
    except msgspec.MsgspecError as error:
        raise BenbenError(f"An entry of the table's journal cannot be read: {error}.") from None
    return entry


# Doing something new: the match goes on, and the entry for it is returned


def start(match: Match) -> Start:
    """Let chance happen before the first question."""
    return Start(_named(match, draw_chance(match)))


def answer(match: Match, seat: int, a: int) -> Answer:
    """Give an answer, and let chance happen until a player is asked."""
    match.play(a, seat)
    return Answer(seat, match.game.actions.to_json(a), _named(match, draw_chance(match)))


def undo(match: Match, seat: int, answers: int) -> Undo:
    """Take back so many answers of a seat."""
    for _ in range(answers):
        match.undo(seat)
    return Undo(seat, answers)


def played(record: Record) -> Played:
    """The entry for a game that was played elsewhere."""
    actions_of = game(record.game).actions_of
    return Played([(line.seat, actions_of(line.seat).to_json(line.a)) for line in record.lines])


def draw_chance(match: Match) -> list[int]:
    """Let chance happen until a player is asked; returns the outcomes."""
    outcomes: list[int] = []
    while match.actor == CHANCE:
        outcomes.append(match.roll())
    return outcomes


def _named(match: Match, outcomes: list[int]) -> list[Form]:
    return [match.game.outcomes.to_json(outcome) for outcome in outcomes]


# Doing again what is written


def apply(match: Match, entry: Entry, rules: int) -> None:
    """Do again what an entry tells, that was written by this version of the rules.

    Raises BadAnswer or IllegalAnswer if the rules of today do not know an answer, or not there.
    """
    if isinstance(entry, Undo):
        undo(match, entry.seat, entry.answers)
        return
    lines = entry.lines if isinstance(entry, Played) else [(CHANCE, form) for form in entry.chance]
    if isinstance(entry, Answer):
        lines = [(entry.seat, entry.answer), *lines]
    for seat, form in lines:
        match.play(id_of(match, seat, form, rules), seat)


def id_of(match: Match, seat: int, form: Form, rules: int) -> int:
    """The number of an answer that was written down.

    Older rules may have said less about it: then it is the one legal answer that agrees with all that was said.
    """
    try:
        return match.parse(form, seat)
    except BadAnswer:
        legal = match.legal(seat) if rules < match.game.rules.version and seat != CHANCE else []
        fits = [a for a in legal if form.items() <= match.game.actions.to_json(a).items()]
        if len(fits) != 1:
            raise
        return fits[0]
