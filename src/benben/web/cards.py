"""What the lobby shows of games and tables: only what every watcher may know."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Struct, field

from benben.core.names import said
from benben.core.registry import game, keys
from benben.core.steps import SPECTATOR
from benben.language import ago
from benben.store.rows import SeatRow, TableRow
from benben.web.visitors import Visitor
from benben.web.words import say

MINUTE = 60  # seconds


class TableCard(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    names: list[str]
    kinds: list[str]
    bots: list[str]  # who plays there, '' for people
    seat: int  # yours; −3 if you only watch
    your_turn: bool
    acts: list[str]  # who is to answer
    over: bool
    scores: list[int]
    winners: list[int]
    changed: str  # when, in words


class GameCard(Struct, frozen=True):
    """A game in the lobby."""

    key: str
    title: str
    author: str
    summary: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: list[dict[str, Any]]  # name, title, words, values, value_words


class Lobby(Struct, frozen=True):
    """The first page, as one visitor sees it."""

    name: str  # the visitor's, '' if none was given yet
    games: list[GameCard]
    rival: str  # the bot that the visitor plays against, '' if none was chosen yet
    yours: list[TableCard]
    open: list[TableCard]  # tables that wait for somebody, or can be watched
    finished: list[TableCard]
    own_bots: list[str] = field(default_factory=list)  # of who serves


def game_card(key: str) -> GameCard:
    return msgspec.convert(game(key).card(), GameCard)


def table_card(found: tuple[TableRow, list[SeatRow]], visitor: Visitor) -> TableCard:
    """A table in a list."""
    row, seats = found
    yours = [seat.seat for seat in seats if seat.holder == visitor.id and seat.kind == "human"]
    return TableCard(
        table=row.id,
        game=row.game,
        title=game(row.game).title,
        names=[said(seat.name) for seat in seats],
        kinds=[seat.kind for seat in seats],
        bots=[seat.bot for seat in seats],
        seat=yours[0] if yours else SPECTATOR,
        your_turn=any(seat in row.acts for seat in yours),
        acts=[said(seats[seat].name) for seat in row.acts],
        over=row.over,
        scores=row.scores or [0] * row.players,
        winners=row.winners,
        changed=since(row.changed),
    )


def cards(found: list[tuple[TableRow, list[SeatRow]]], visitor: Visitor) -> list[TableCard]:
    """Tables in a list; those of games that this version does not have are left out."""
    known = set(keys(examples=True))
    return [table_card(one, visitor) for one in found if one[0].game in known]


def since(time: str) -> str:
    """How long ago a moment is, in words."""
    then = datetime.strptime(time, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    seconds = (datetime.now(UTC) - then).total_seconds()
    return ago(seconds) if seconds >= MINUTE else say("just-now")
