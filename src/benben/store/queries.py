"""Everything that is asked of the database."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Column, Connection, Select, bindparam, exists, false, select, true
from sqlalchemy import Table as SqlTable

from benben.store.rows import ChatRow, MoveRow, SeatRow, Table, TableRow
from benben.store.schema import HAS_KEY, chat, moves, seats, secrets, tables

NEWEST_FIRST = (tables.c.changed.desc(), tables.c.id)
LISTED = tables.c.open == true()
RUNNING = tables.c.over == false()
FINISHED = tables.c.over == true()
WITH_BOTS = exists().where(seats.c["table"] == tables.c.id, seats.c.bot != "")


def columns(table: SqlTable, row: type[Struct]) -> list[Column[Any]]:
    """The columns that make up a row; a table may have more for its own use."""
    return [table.c[name] for name in row.__struct_fields__]


TABLE = select(*columns(tables, TableRow))
SEATS = select(*columns(seats, SeatRow)).order_by(seats.c["table"], seats.c.seat)
MOVES = (
    select(*columns(moves, MoveRow))
    .where(moves.c["table"] == bindparam("of"), moves.c.n >= bindparam("since"))
    .order_by(moves.c.n)
)
MOVE_OF_KEY = select(moves.c.n).where(
    moves.c["table"] == bindparam("of"),
    moves.c.key == bindparam("with_key"),
    HAS_KEY,  # else the index, which has only these, would not be used
)
CHAT = (
    select(*columns(chat, ChatRow))
    .where(chat.c["table"] == bindparam("of"), chat.c.n >= bindparam("since"))
    .order_by(chat.c.n.desc())
)


def table_row(connection: Connection, id: str) -> TableRow | None:
    row = connection.execute(TABLE.where(tables.c.id == id)).first()
    return TableRow(*row) if row else None


def table(connection: Connection, id: str) -> Table | None:
    """A table and its seats."""
    found = with_seats(connection, TABLE.where(tables.c.id == id))
    return found[0] if found else None


def with_seats(connection: Connection, wanted: Select[Any]) -> list[Table]:
    """The tables that are wanted, in that order, each with its seats."""
    found: dict[str, Table] = {row[0]: (TableRow(*row), []) for row in connection.execute(wanted)}
    if found:
        for row in connection.execute(SEATS.where(seats.c["table"].in_(found))):
            seat = SeatRow(*row)
            found[seat.table][1].append(seat)
    return list(found.values())


def seat(connection: Connection, table: str, number: int) -> SeatRow | None:
    row = connection.execute(SEATS.where(seats.c["table"] == table, seats.c.seat == number)).first()
    return SeatRow(*row) if row else None


def moves_of(connection: Connection, table: str, since: int) -> list[MoveRow]:
    return [MoveRow(*row) for row in connection.execute(MOVES, {"of": table, "since": since})]


def move(connection: Connection, table: str, n: int) -> MoveRow | None:
    row = connection.execute(MOVES.limit(1), {"of": table, "since": n}).first()
    return MoveRow(*row) if row and row.n == n else None


def move_of_key(connection: Connection, table: str, key: str) -> int | None:
    """The number of the move that was sent with this key."""
    return connection.scalar(MOVE_OF_KEY, {"of": table, "with_key": key}) if key else None


def chat_of(connection: Connection, table: str, since: int, last: int) -> list[ChatRow]:
    """The last lines from number `since` on, the oldest of them first."""
    found = connection.execute(CHAT.limit(last), {"of": table, "since": since})
    return [ChatRow(*row) for row in found][::-1]


def line_like(connection: Connection, line: ChatRow) -> int | None:
    """The number of a line that somebody said at the same moment in the same words."""
    names = ("table", "seat", "name", "text", "time")
    return connection.scalar(select(chat.c.n).where(*(chat.c[name] == getattr(line, name) for name in names)))


def tables_of(connection: Connection, holder: str, limit: int) -> list[Table]:
    """The tables where a visitor sits, running ones first."""
    theirs = select(seats.c["table"]).where(seats.c.holder == holder)
    wanted = TABLE.where(tables.c.id.in_(theirs)).order_by(tables.c.over, *NEWEST_FIRST).limit(limit)
    return with_seats(connection, wanted) if holder else []


def listed_tables(connection: Connection, limit: int, *, over: bool) -> list[Table]:
    """The tables that strangers may see, running or finished."""
    wanted = TABLE.where(LISTED, FINISHED if over else RUNNING).order_by(*NEWEST_FIRST).limit(limit)
    return with_seats(connection, wanted)


def running_tables(connection: Connection) -> list[tuple[str, list[int]]]:
    """The running tables where bots play, for whomever, and the seats that are to answer."""
    wanted = select(tables.c.id, tables.c.acts).where(RUNNING, WITH_BOTS).order_by(tables.c.id)
    return [(row.id, row.acts) for row in connection.execute(wanted)]


def secret(connection: Connection, name: str) -> bytes | None:
    return connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
