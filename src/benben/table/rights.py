"""Who may do what at a table. Each check passes in silence, or says why not."""

from __future__ import annotations

from benben.core.errors import BenbenError
from benben.core.names import told
from benben.language import book_of
from benben.table.credentials import is_token
from benben.table.table import NotYours, Table

BOOK = book_of("benben.table")


def check_seat(table: Table, seat: int) -> None:
    """Whether the table has a seat of this number."""
    if not 0 <= seat < len(table.seats):
        raise BenbenError(BOOK.message("no-such-seat", seat=str(seat), most=str(len(table.seats) - 1)))


def check_invitation(table: Table, seat: int, invitation: str) -> None:
    """An empty seat is for who was invited to it; at an open table for anybody."""
    check_seat(table, seat)
    row = table.seats[seat]
    if row.kind != "open" or not (table.row.open or is_token(invitation, row.invite)):
        raise NotYours(BOOK.message("seat-is-taken"))


def check_bot(table: Table, held: tuple[int, ...], seat: int) -> None:
    """Everybody at the table may call a bot for an empty seat or for somebody who is away; nobody for who is here."""
    check_seat(table, seat)
    if not held:
        raise NotYours(BOOK.message("only-seated-call-bots"))
    row = table.seats[seat]
    if row.kind == "bot":
        raise BenbenError(BOOK.message("bot-sits-there"))
    if row.kind == "human" and seat not in held and seat in table.here:
        raise NotYours(BOOK.message("no-bot-for-who-is-here", name=told(row.name)))


def check_chat(table: Table, held: tuple[int, ...]) -> None:
    """Who sits at a table may talk there; at an open one also who watches."""
    if not held and not table.row.open:
        raise NotYours(BOOK.message("only-seated-talk"))


def check_record(table: Table) -> None:
    """Everybody may have the record, if nothing in it is still a secret."""
    if not table.match.over and table.game.has_secrets:
        raise NotYours(BOOK.message("record-holds-secrets"))


def check_rematch(table: Table) -> None:
    """Another game is offered after this one, not before."""
    if not table.match.over:
        raise NotYours(BOOK.message("no-rematch-yet"))
