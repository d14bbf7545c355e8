"""What leaves the server: everything a seat or a watcher sees of a table, as plain data made from a view."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Choice(Struct, frozen=True):
    """One legal answer."""

    a: int  # its number
    say: str  # its notation
    do: str  # its kind
    words: str
    touches: list[str]  # the elements of the board it is given on, the main one first
    symbol: str  # the drawing beside the words, '' for none
    final: bool  # whether it cannot be taken back: a roll, a card or somebody else's answer follows
    short: str  # the answer in at most three words
    gain: str = ""  # what it brings, as '+4'
    cost: str = ""  # what it takes
    group: str = ""  # what it has in common with others
    ends: bool = False  # whether it ends something, or leads back


class Refused(Struct, frozen=True):
    """An answer that one might look for and that is not legal now, with the reason."""

    say: str
    short: str
    symbol: str
    reason: str
    rule: str


class Fact(Struct, frozen=True):
    """One public figure about a player: a drawing, the figure, and what it is in words."""

    symbol: str
    text: str
    label: str


class Person(Struct, frozen=True):
    """A seat and who sits there."""

    seat: int
    name: str
    kind: str  # human, bot, or open: waiting for somebody
    bot: str  # the bot's name, also one that plays for somebody who is away
    score: int
    acts: bool
    here: bool  # whether a browser of theirs is connected
    you: bool
    facts: tuple[Fact, ...]


class LogLine(Struct, frozen=True):
    """One sentence of what happened, and after how many answers it stands."""

    n: int
    seat: int
    text: str


class ChatLine(Struct, frozen=True):
    """Something said at the table."""

    n: int
    seat: int  # −3 for a watcher, −2 for the table itself
    name: str
    text: str
    time: str


class PointsRow(Struct, frozen=True):
    """Points for one reason, for each seat."""

    reason: str
    points: list[int]


class CurvePoint(Struct, frozen=True):
    """The scores after so many answers."""

    n: int
    scores: list[int]


class Mark(Struct, frozen=True):
    """A moment worth a line in the chart, as the end of an epoch."""

    n: int
    words: str


class SeatView(Struct, frozen=True):
    """A table as one seat or a watcher sees it at one moment."""

    table: str  # the table's id
    game: str
    title: str  # of the game
    options: dict[str, str]
    n: int  # the version of the game: an answer names it, and is refused if somebody was faster
    lines: int  # how many answers have been given, chance included: the moment in the replay
    seat: int  # whose seat_view this is; −3 for a watcher
    open: bool  # whether strangers may watch and take open seats
    started: bool  # whether every seat is taken
    over: bool
    question: str
    more: str  # what explains it
    note: str  # a second line: what a choice costs, whether it can be taken back
    stage: str  # where the game stands, as 'Epoch 2 of 3'
    choices: list[Choice]
    refused: list[Refused]
    undo_to: list[int]  # the moments (`lines`) this seat may go back to, the latest first
    undo_words: list[str]  # what would be taken back, for each of them
    can_redo: bool
    people: list[Person]
    log: list[LogLine]  # oldest first
    chat: list[ChatLine]  # oldest first
    touched: list[str]  # the elements that the last answers changed
    winners: list[int]
    points: list[PointsRow]
    curve: list[CurvePoint]
    marks: list[Mark]
    rematch: str  # the id of the table that was offered after this one, '' for none
    view: dict[str, Any]
