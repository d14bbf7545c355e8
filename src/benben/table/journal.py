"""What a table's journal holds: every answer with the chance that followed it, and every answer taken back.

The journal is the game. Played again from its first entry it gives the table as it is, whatever happened to the
server; a record of the game is made from it. Answers and outcomes stand in it as in a record, by their names: numbers
change when a game gets a new kind of answer, and would then be read as other answers without anybody noticing.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from benben.core.errors import BenbenError
from benben.core.game import Form
from benben.core.match import Match
from benben.core.record import Record
from benben.core.registry import game
from benben.core.steps import CHANCE
from benben.language import book_of

BOOK = book_of("benben.table")


class Start(Struct, frozen=True, tag_field="do", tag="start", omit_defaults=True):
    """The chance before the first question."""

    chance: list[Form]
    rules: int = 0  # the version of the rules by which it was written; 0: that of the table


class Answer(Struct, frozen=True, tag_field="do", tag="answer", omit_defaults=True):
    """A seat's answer, and the chance that followed it."""

    seat: int
    answer: Form
    chance: list[Form]
    rules: int = 0  # as above


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
        raise BenbenError(BOOK.message("unreadable-entry", error=str(error))) from None
    return entry


# Doing something new: the match goes on, and the entry for it is returned


def start(match: Match, rules: int) -> Start:
    """Let chance happen before the first question, at a table of this version of the rules."""
    return Start(_named(match, draw_chance(match)), _newer(match, rules))


def answer(match: Match, seat: int, a: int, rules: int) -> Answer:
    """Give an answer, and let chance happen until a player is asked, at a table of this version of the rules."""
    match.play(a, seat)
    form = match.game.actions.to_json(a)
    return Answer(seat, form, _named(match, draw_chance(match)), _newer(match, rules))


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


def _newer(match: Match, rules: int) -> int:
    """The version of the rules of today, if a table is of an older one; else 0."""
    return match.game.rules.version if match.game.rules.version != rules else 0


def _named(match: Match, outcomes: list[int]) -> list[Form]:
    return [match.game.outcomes.to_json(outcome) for outcome in outcomes]


# Doing again what is written


def apply(match: Match, entry: Entry, rules: int) -> None:
    """Do again what an entry tells, at a table of this version of the rules.

    Raises BadAnswer or IllegalAnswer if the rules of today do not know an answer, or not there.
    """
    if isinstance(entry, Undo):
        undo(match, entry.seat, entry.answers)
        return
    lines = entry.lines if isinstance(entry, Played) else [(CHANCE, form) for form in entry.chance]
    if isinstance(entry, Answer):
        lines = [(entry.seat, entry.answer), *lines]
    written_by = rules if isinstance(entry, Played) else entry.rules or rules
    older = match.game.rules.older.get(written_by)
    for seat, form in lines:
        match.play(form if older is None else older(match.state, seat, form), seat)
