"""The tables that are in use: read when wanted, one of each, kept up with what other processes write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any
from weakref import WeakValueDictionary

from benben.core.errors import BenbenError
from benben.core.steps import EVERYBODY
from benben.language import book_of
from benben.store import Store, Taken
from benben.store.rows import MoveRow
from benben.table import journal
from benben.table.table import Pending, Table

CHAT_KEPT = 200  # lines shown
KEPT = 500  # tables that are kept at hand though nobody looks at them

BOOK = book_of("benben.table")

log = logging.getLogger("benben")


class NoSuchTable(BenbenError):
    """No table has this id."""


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class OpenTables:
    """The tables that are in use, and the store behind them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.changed: Callable[[Table, int], None] = lambda table, seat: None  # told of a change and who can see it
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()  # all that anybody uses: one of each
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._at_hand: dict[str, Table] = {}  # the last ones that were used, so that they are not read again
        self._chores: set[asyncio.Task[None]] = set()
        self._news: set[str] = set()  # tables that will be read anew
        self._closed = False
        store.listen(self._on_news)

    async def open(self, id: str) -> Table:
        """A table by its id, as it is on disk."""
        table = self._tables.get(id)
        if table is None:
            async with self._lock(id):
                table = self._tables.get(id) or await self._fetch(id)
                self._tables[id] = table
            self.wake_bots(table)
        self._keep_at_hand(table)
        return table

    def _keep_at_hand(self, table: Table) -> None:
        self._at_hand.pop(table.id, None)
        self._at_hand[table.id] = table
        if len(self._at_hand) > KEPT:
            del self._at_hand[next(iter(self._at_hand))]

    async def _fetch(self, id: str) -> Table:
        found = await self.store.table(id)
        if found is None:
            raise NoSuchTable(BOOK.message("no-such-table"))
        table = Table(*found)
        await self._catch_up(table)
        table.chat = await self.store.chat(id, last=CHAT_KEPT)
        if table.n == 0:
            await self._start(table)
        return table

    async def _start(self, table: Table) -> None:
        try:
            await self._append(table, table.start(), "")
        except Taken:  # another process was faster
            await self._catch_up(table)

    def forget(self, table: Table) -> None:
        """Drop a table that nobody looks at; it is on disk."""
        self._at_hand.pop(table.id, None)

    def wake_bots(self, table: Table) -> None:
        """Called whenever somebody else may be asked at a table."""

    async def close(self) -> None:
        """Finish what was begun."""
        self._closed = True
        while self._chores:
            await asyncio.gather(*self._chores, return_exceptions=True)

    # What is on disk

    async def _append(self, table: Table, pending: Pending, key: str) -> None:
        """Write something down, then let it happen."""
        move = MoveRow(table.id, table.n, journal.encode(pending.entry), key, now())
        await self.store.append(move, table.state_row(pending.match, table.n + 1))
        table.accept(pending)
        table.elsewhere = False
        table.keys.add(key)

    async def _catch_up(self, table: Table, elsewhere: bool = False) -> None:
        """Follow what is on disk."""
        moves = await self.store.moves(table.id, table.n)
        table.keys.update(move.key for move in moves)
        if moves:
            table.follow(moves)
            table.elsewhere = elsewhere

    # One thing after the other

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id) or asyncio.Lock()
        self._locks[id] = lock
        return lock

    def _chore(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that is finished even if nobody waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chore_done)
        return task

    def _chore_done(self, task: asyncio.Task[None]) -> None:
        self._chores.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, BenbenError):
            log.error("Something failed at a table.", exc_info=error)

    # News

    def _announce(self, table: Table, seat: int = EVERYBODY) -> None:
        self.changed(table, seat)
        self.wake_bots(table)

    def _on_news(self, id: str) -> None:
        """Another process has changed a table, or '' for any."""
        used = {*self._tables, *self._locks}  # a table with a lock is perhaps being read
        for known in used if id == "" else used & {id}:
            if known not in self._news and not self._closed:
                self._news.add(known)
                self._chore(self._refresh(known))

    async def _refresh(self, id: str) -> None:
        async with self._lock(id):
            self._news.discard(id)
            table = self._tables.get(id)
            if table is None:
                return
            with suppress(BenbenError):  # it will be heard of again
                await self._read_anew(table)
        self._announce(table)

    async def _read_anew(self, table: Table) -> None:
        await self._catch_up(table, elsewhere=True)
        found = await self.store.table(table.id)
        if found is not None:
            table.row = found[0]
            table.set_seats(found[1])
        table.chat = await self.store.chat(table.id, last=CHAT_KEPT)
