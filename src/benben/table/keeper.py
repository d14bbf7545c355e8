"""All tables of a server: opened anew or again, changed one answer at a time, written down before it is said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from benben.core.errors import BenbenError
from benben.core.match import Answer as Given
from benben.core.record import Record
from benben.core.registry import game
from benben.core.steps import EVERYBODY
from benben.language import book_of
from benben.store import Repeated, Store, Taken
from benben.store.rows import SeatRow, TableRow
from benben.table import journal
from benben.table.bots import Bots
from benben.table.credentials import check_key
from benben.table.open_tables import now
from benben.table.people import People
from benben.table.table import Pending, Table
from benben.table.workers import Workers

BOOK = book_of("benben.table")


class Keeper(People):
    """The open tables, with all that can be done at them."""

    def __init__(self, store: Store, workers: Workers, pace: float = 0.0, own_bots: Sequence[str] = ()) -> None:
        super().__init__(store, own_bots)
        self.bots = Bots(workers, pace, self)

    # New tables

    async def create(
        self,
        id: str,
        key: str,
        seats: list[SeatRow],
        options: dict[str, str] | None = None,
        *,
        open: bool = False,
        undo: str = "own",
    ) -> Table:
        """A new table with these people; `id` is a `new_id()`."""
        played = game(key)
        players = played.check_players(len(seats))
        row = TableRow(
            id=id, game=played.key, rules=played.rules.version, players=players,
            options=played.check_options(options or {}), changes={}, open=open, undo=undo, created=now(), changed=now(),
        )  # fmt: skip
        for n, seat in enumerate(seats):
            seat.table, seat.seat = id, n
        await self.store.add_table(row, seats)
        return await self.open(id)

    async def add_played(self, id: str, record: Record) -> Table:
        """A table with a game that was played elsewhere, to look at; nobody can answer there."""
        if record.position is not None:
            raise BenbenError(BOOK.message("began-from-position"))
        row = TableRow(
            id=id, game=record.game, rules=record.rules, players=record.players, options=record.options,
            changes=record.variant, open=False, undo="none", created=now(), changed=now(),
        )  # fmt: skip
        seats = [SeatRow(id, n, name, "human") for n, name in enumerate(record.names)]
        await self.store.add_table(row, seats)
        table = Table(row, seats)
        entry, match = journal.played(record), table.match.clone()
        journal.apply(match, entry, record.rules)
        await self._append(table, Pending(entry, match), "")
        return await self.open(id)

    # Answers

    async def answer(self, table: Table, seat: int, given: Given, n: int, key: str = "") -> None:
        """Answer the open question; when this returns the answer is on disk."""
        await self._change(table, seat, key, lambda: table.answer(seat, given, n))

    async def undo(self, table: Table, seat: int, n: int, to: int | None = None, key: str = "") -> None:
        await self._change(table, seat, key, lambda: table.undo(seat, n, to))

    async def redo(self, table: Table, seat: int, n: int, key: str = "") -> None:
        await self._change(table, seat, key, lambda: table.redo(seat, n))

    async def _change(self, table: Table, seat: int, key: str, make: Callable[[], Pending]) -> None:
        """One change, from start to end even if whoever asked for it has gone."""
        check_key(key)
        await asyncio.shield(self._chore(self._change_now(table, seat, key, make)))

    async def _change_now(self, table: Table, seat: int, key: str, make: Callable[[], Pending]) -> None:
        own = f"{seat}:{key}" if key else ""
        async with self._lock(table.id):
            if own and own in table.keys:
                return
            n, before = table.n, table.own_stage(seat)
            await self._append_or_catch_up(table, own, make)
            alone = table.n == n + 1 and table.own_stage(seat) == before >= 0
        self._announce(table, seat if alone else EVERYBODY)

    async def _append_or_catch_up(self, table: Table, key: str, make: Callable[[], Pending]) -> None:
        """Make a change; if another process was faster, only if it still fits then."""
        while True:
            n = table.n
            try:
                return await self._append(table, make(), key)
            except Repeated:
                return await self._catch_up(table, elsewhere=True)
            except Taken:
                await self._catch_up(table, elsewhere=True)
                if table.n == n:
                    raise

    # Bots

    def wake_bots(self, table: Table) -> None:
        """Let the bots answer whose turn it is."""
        self.bots.wake(table)

    async def hint(self, table: Table, seat: int) -> int:
        """What a good bot would answer for a seat that is asked."""
        return await self.bots.hint(table, seat)

    def resume(self) -> None:
        """After a start: bots whose turn it is go on, while the server is already there for everybody."""
        self._chore(self._resume())

    async def _resume(self) -> None:
        for id, acts in await self.store.running_tables():
            if acts and not self._closed:
                with suppress(BenbenError):
                    self.forget(await self.open(id))

    async def close(self) -> None:
        """Finish what was begun; bots think no longer."""
        self._closed = True
        await self.bots.close()
        await super().close()
