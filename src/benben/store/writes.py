"""Everything that is changed in the database, each in a transaction of its own.

Each takes `again`: whether the same change was tried before, and the connection was lost before we heard how it ended.
Then what is already there may be ours, and is not done twice.
"""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from benben.core.errors import shown
from benben.store import queries
from benben.store.errors import BOOK, NoTable, Repeated, Taken
from benben.store.rows import ChatRow, MoveRow, MoveState, SeatRow, TableRow
from benben.store.schema import chat, moves, seats, secrets, tables

ADD_TABLE = insert(tables)
ADD_SEATS = insert(seats)
ADD_MOVE = insert(moves)
ADD_CHAT = insert(chat)
ADD_SECRET = insert(secrets)
AT_TABLE = update(tables).where(tables.c.id == bindparam("of"))
AT_MOVE = AT_TABLE.where(tables.c.next_move == bindparam("expected"))
AT_SEAT = update(seats).where(seats.c["table"] == bindparam("of"), seats.c.seat == bindparam("number"))
AS_EXPECTED = AT_SEAT.where(*(column == bindparam(f"old_{column.key}") for column in seats.c))
NEXT_CHAT = select(tables.c.next_chat).where(tables.c.id == bindparam("of")).with_for_update()  # others wait


def add_table(connection: Connection, table: TableRow, people: list[SeatRow], again: bool) -> None:
    if again and queries.table_row(connection, table.id):
        return
    try:
        connection.execute(ADD_TABLE, asdict(table) | {"next_move": 0, "next_chat": 0})
    except IntegrityError:
        raise Taken(BOOK.message("table-exists", table=shown(table.id))) from None
    if people:
        connection.execute(ADD_SEATS, [asdict(seat) for seat in people])


def append(connection: Connection, move: MoveRow, state: MoveState, again: bool) -> None:
    """Store a move, and how the table stands after it. The first statement makes others at this table wait."""
    if not _advance(connection, move, state):
        if again and queries.move(connection, move.table, move.n) == move:
            return
        _refuse(connection, move)
    if (n := queries.move_of_key(connection, move.table, move.key)) is not None:
        raise Repeated(n)
    connection.execute(ADD_MOVE, asdict(move))


def _advance(connection: Connection, move: MoveRow, state: MoveState) -> bool:
    """Whether this is the table's next move; then the table stands as after it."""
    values = asdict(state) | {"changed": move.time, "next_move": move.n + 1}
    return connection.execute(AT_MOVE, values | {"of": move.table, "expected": move.n}).rowcount == 1


def _refuse(connection: Connection, move: MoveRow) -> None:
    if (n := queries.move_of_key(connection, move.table, move.key)) is not None:
        raise Repeated(n)
    if queries.table_row(connection, move.table) is None:
        raise _no_table(move.table)
    raise Taken(BOOK.message("not-the-next-move", number=str(move.n)))


def _no_table(id: str) -> NoTable:
    return NoTable(BOOK.message("no-table", table=shown(id)))


def add_chat(connection: Connection, line: ChatRow, again: bool) -> int:
    """Store a line of chat as the table's next one; returns its number."""
    n: int | None = connection.scalar(NEXT_CHAT, {"of": line.table})
    if n is None:
        raise _no_table(line.table)
    if again and (known := queries.line_like(connection, line)) is not None:
        return known
    connection.execute(ADD_CHAT, asdict(line) | {"n": n})
    connection.execute(AT_TABLE, {"of": line.table, "next_chat": n + 1})
    return n


def set_seat(connection: Connection, seat: SeatRow, expected: SeatRow | None, again: bool) -> bool:
    """Change a seat, if it is as expected; says whether it was."""
    where = {"of": seat.table, "number": seat.seat}
    if expected is None:
        return connection.execute(AT_SEAT, asdict(seat) | where).rowcount == 1
    old = {f"old_{name}": value for name, value in asdict(expected).items()}
    if connection.execute(AS_EXPECTED, asdict(seat) | where | old).rowcount == 1:
        return True
    return again and queries.seat(connection, seat.table, seat.seat) == seat


def set_rematch(connection: Connection, table: str, other: str) -> str:
    """Offer a table after this one, if none was offered yet; returns the one that holds."""
    connection.execute(AT_TABLE.where(tables.c.rematch == ""), {"of": table, "rematch": other})
    row = queries.table_row(connection, table)
    if row is None:
        raise _no_table(table)
    return row.rematch


def add_secret(connection: Connection, name: str, value: bytes) -> None:
    try:
        connection.execute(ADD_SECRET, {"name": name, "value": value})
    except IntegrityError:
        raise Taken(BOOK.message("secret-exists", name=shown(name))) from None
