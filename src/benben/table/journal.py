"""What a table's journal holds: every answer with the chance that followed it, and every answer taken back.

The journal is the game. Played again from its first entry it gives the table as it is, whatever happened to the
server; a record of the game is made from it.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from benben.core.errors import BenbenError
from benben.core.match import Match
from benben.core.steps import CHANCE


class Start(Struct, frozen=True, tag_field="do", tag="start"):
    """The chance before the first question."""

    chance: list[int]


class Answer(Struct, frozen=True, tag_field="do", tag="answer"):
    """A seat's answer, and the chance that followed it."""

    seat: int
    a: int
    chance: list[int]


class Undo(Struct, frozen=True, tag_field="do", tag="undo"):
    """A seat's last answers, so many of them, taken back."""

    seat: int
    answers: int


class Played(Struct, frozen=True, tag_field="do", tag="played"):
    """A game that was played elsewhere: all its answers, chance included, as seat and number."""

    lines: list[tuple[int, int]]


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


def apply(match: Match, entry: Entry) -> None:
    """Do again what an entry tells."""
    if isinstance(entry, Undo):
        for _ in range(entry.answers):
            match.undo(entry.seat)
        return
    if isinstance(entry, Played):
        for seat, a in entry.lines:
            match.play(a, seat)
        return
    if isinstance(entry, Answer):
        match.play(entry.a, entry.seat)
    for outcome in entry.chance:
        match.play(outcome, CHANCE)


def draw_chance(match: Match) -> list[int]:
    """Let chance happen until a player is asked; returns the outcomes."""
    outcomes: list[int] = []
    while match.actor == CHANCE:
        outcomes.append(match.roll())
    return outcomes
