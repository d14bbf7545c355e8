"""Where tables live. One store is used by one event loop; nothing of it blocks the loop."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

from sqlalchemy import Connection

from benben.store import queries, writes
from benben.store.errors import Taken
from benben.store.rows import ChatRow, MoveRow, MoveState, SeatRow, Table, TableRow, can_be_stored, check

T = TypeVar("T")
Query = Callable[[Connection], T]
Change = Callable[[Connection, bool], T]  # with whether it was tried before and may have been done

SECRET_BYTES: Final = 32


class Store(ABC):
    """Tables, seats, moves and chat. A change is on disk when the call returns."""

    @abstractmethod
    async def _read(self, query: Query[T]) -> T:
        """Ask the database, all in one view of it."""

    @abstractmethod
    async def _write(self, table: str, change: Change[T]) -> T:
        """Change the database in one transaction, and tell other processes which table changed."""

    @abstractmethod
    def listen(self, callback: Callable[[str], None]) -> None:
        """Call back in the event loop with the id of each table that another process changes.

        An empty id means that news may have been lost: look at every table you care for.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and give everything back."""

    # Tables and seats

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        """Store a new table and its seats; raises Taken if there is one with its id."""
        for row in (table, *seats):
            check(row)
        await self._write(table.id, lambda c, again: writes.add_table(c, table, seats, again))

    async def table(self, id: str) -> Table | None:
        """A table and its seats in order, None if there is none with this id."""
        return await self._read(lambda c: queries.table(c, id)) if can_be_stored(id) else None

    async def set_seat(self, seat: SeatRow, *, expected: SeatRow | None = None) -> bool:
        """Change a seat. If it is not there, or not as expected, nothing changes and this says False."""
        check(seat)
        return await self._write(seat.table, lambda c, again: writes.set_seat(c, seat, expected, again))

    async def set_rematch(self, table: str, other: str) -> str:
        """Offer another table after this one. The first offer stands; returns it."""
        return await self._write(table, lambda c, _: writes.set_rematch(c, table, other))

    # Moves

    async def append(self, move: MoveRow, state: MoveState) -> None:
        """Store a table's next move, and how the table stands after it.

        Raises Repeated if the table has a move with the same key, and Taken if the number is not the next one.
        After a StoreError send it again with the same key: it is stored once, even if the first attempt arrived.
        """
        check(move)
        await self._write(move.table, lambda c, again: writes.append(c, move, state, again))

    async def moves(self, table: str, since: int = 0) -> list[MoveRow]:
        """The moves of a table from number `since` on."""
        return await self._read(lambda c: queries.moves_of(c, table, since))

    # Chat

    async def add_chat(self, chat: ChatRow) -> int:
        """Store a line of chat; returns the number it gets, whatever number the row has."""
        check(chat)
        return await self._write(chat.table, lambda c, again: writes.add_chat(c, chat, again))

    async def chat(self, table: str, since: int = 0, last: int = 200) -> list[ChatRow]:
        """The last lines of a table from number `since` on, the oldest of them first."""
        return await self._read(lambda c: queries.chat_of(c, table, since, last))

    # Lists

    async def tables_of(self, holder: str, limit: int = 100) -> list[Table]:
        """The tables where a visitor sits: running ones first, then the newest first."""
        return await self._read(lambda c: queries.tables_of(c, holder, limit))

    async def open_tables(self, limit: int = 50) -> list[Table]:
        """The running tables that strangers may see, the newest first."""
        return await self._read(lambda c: queries.listed_tables(c, limit, over=False))

    async def finished_tables(self, limit: int = 50) -> list[Table]:
        """The finished tables that strangers may see, the newest first."""
        return await self._read(lambda c: queries.listed_tables(c, limit, over=True))

    async def running_tables(self) -> list[tuple[str, list[int]]]:
        """The running tables where bots play, and which seats are to answer there."""
        return await self._read(queries.running_tables)

    # Secrets

    async def secret(self, name: str) -> bytes:
        """Random bytes for a purpose: made on first use, then the same for ever and for every process."""
        known = await self._read(lambda c: queries.secret(c, name))
        if known is not None:
            return known
        new = secrets.token_bytes(SECRET_BYTES)
        with suppress(Taken):
            await self._write("", lambda c, _: writes.add_secret(c, name, new))
        return await self.secret(name)
