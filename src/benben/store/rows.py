"""What is stored: tables, their seats, the moves and the chat. Plain values, as the database has them."""

from __future__ import annotations

from msgspec import Struct, field, json

from benben.core.errors import BenbenError
from benben.store.errors import BOOK


class TableRow(Struct):
    """A table: which game in which variant, how it stands, who is to answer."""

    id: str
    game: str
    rules: int  # the version of the rules
    players: int
    options: dict[str, str]
    changes: dict[str, list[int]]  # of component cells
    open: bool  # whether strangers may watch and take open seats
    undo: str  # own or none
    created: str  # ISO time, UTC; all times are
    changed: str
    over: bool = False
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    rematch: str = ""  # the id of the table that was offered after this one
    acts: list[int] = field(default_factory=list)  # the seats that are to answer now
    moves: int = 0


class SeatRow(Struct):
    """A seat and who sits there. Tokens are stored as their SHA-256 only."""

    table: str
    seat: int
    name: str = ""
    kind: str = "open"  # human, bot or open
    bot: str = ""
    token: bytes = b""  # hash of the seat's token
    holder: str = ""  # the id of the visitor who sits there
    invite: bytes = b""  # hash of an invitation's token


class MoveRow(Struct):
    """One move of a table. The store does not look into it."""

    table: str
    n: int  # moves are numbered from 0, without gaps
    body: bytes
    key: str  # a move with a key is stored only once, however often it is sent
    time: str


class MoveState(Struct):
    """How the table stands after a move."""

    over: bool
    scores: list[int]
    winners: list[int]
    acts: list[int]
    moves: int


class ChatRow(Struct):
    """Something said at a table."""

    table: str
    n: int
    seat: int
    name: str
    text: str
    time: str


Table = tuple[TableRow, list[SeatRow]]


def can_be_stored(text: str) -> bool:
    """Whether every database can keep this text: nothing with NUL or half of a sign in it was ever stored."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)


def check(row: Struct) -> None:
    """Refuse texts that some database cannot keep."""
    try:
        json.encode(row)
    except UnicodeEncodeError:
        raise BenbenError(BOOK.message("half-a-sign")) from None
    values = [getattr(row, name) for name in row.__struct_fields__]
    if any(isinstance(value, str) and "\0" in value for value in values):
        raise BenbenError(BOOK.message("sign-nul"))
