"""All tables of a server: fetched when wanted, changed one answer at a time, written down before it is said."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any
from weakref import WeakValueDictionary

from benben.bots import names as bot_names
from benben.core.errors import BenbenError, printable
from benben.core.match import Answer as Given
from benben.core.record import Record
from benben.core.registry import game
from benben.core.rng import fresh
from benben.core.steps import EVERYBODY
from benben.store import Repeated, Store, Taken
from benben.store.rows import ChatRow, MoveRow, SeatRow, TableRow
from benben.table import journal
from benben.table.credentials import check_key, check_name, hashed, is_token
from benben.table.rights import check_invitation
from benben.table.table import Change, NotYours, Stale, Table
from benben.table.workers import BotFailed, Workers, task_for

MAX_CHAT = 500  # letters
CHAT_KEPT = 200  # lines shown
GRACE = 2.0  # seconds until a bot that another process should have asked is asked here
AGAIN = 1.0  # seconds until bots are woken again after something went wrong
KEPT = 500  # tables that are kept at hand though nobody looks at them

log = logging.getLogger("benben")


class NoSuchTable(BenbenError):
    """No table has this id."""


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Keeper:
    """The tables that are in use, and the store behind them."""

    def __init__(self, store: Store, workers: Workers, pace: float = 0.0) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace  # seconds a bot waits, so that people can follow
        self.changed: Callable[[Table, int], None] = lambda table, seat: None  # told of a change and who can see it
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()  # all that anybody uses: one of each
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._at_hand: dict[str, Table] = {}  # the last ones that were used, so that they are not read again
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self._news: set[str] = set()  # tables that will be read anew
        self._closed = False
        store.listen(self._heard)

    # Tables

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
            raise NoSuchTable("There is no such table. It may have been mistyped, or the link is cut off.")
        table = Table(*found)
        await self._catch_up(table)
        table.chat = await self.store.chat(id, last=CHAT_KEPT)
        if table.n == 0:
            await self._start(table)
        return table

    async def _start(self, table: Table) -> None:
        try:
            await self._keep(table, table.start(), "")
        except Taken:  # another process was faster
            await self._catch_up(table)

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
        tables = game(key)
        players = tables.check_players(len(seats))
        row = TableRow(
            id=id, game=tables.key, rules=tables.rules.version, players=players,
            options=tables.check_options(options or {}), changes={}, open=open, undo=undo, created=now(), changed=now(),
        )  # fmt: skip
        for n, seat in enumerate(seats):
            seat.table, seat.seat = id, n
        await self.store.add_table(row, seats)
        return await self.open(id)

    async def add_played(self, id: str, record: Record) -> Table:
        """A table with a game that was played elsewhere, to look at; nobody can answer there."""
        if record.position is not None:
            raise BenbenError("This game began from a position; step through it with: benben replay FILE")
        row = TableRow(
            id=id, game=record.game, rules=record.rules, players=record.players, options=record.options,
            changes=record.variant, open=False, undo="none", created=now(), changed=now(),
        )  # fmt: skip
        seats = [SeatRow(id, n, name, "human") for n, name in enumerate(record.names)]
        await self.store.add_table(row, seats)
        table = Table(row, seats)
        entry = journal.Played([(line.seat, line.a) for line in record.lines])
        match = table.match.clone()
        journal.apply(match, entry)
        await self._keep(table, Change(entry, match), "")
        return await self.open(id)

    def forget(self, table: Table) -> None:
        """Drop a table that nobody looks at; it is on disk."""
        self._at_hand.pop(table.id, None)

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
        for task in self._bots.values():
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)
        while self._chores:
            await asyncio.gather(*self._chores, return_exceptions=True)
        await asyncio.to_thread(self.workers.close)

    # Answers

    async def answer(self, table: Table, seat: int, given: Given, n: int, key: str = "") -> None:
        """Answer the open question; when this returns the answer is on disk."""
        await self._change(table, seat, key, lambda: table.answer(seat, given, n))

    async def undo(self, table: Table, seat: int, n: int, to: int | None = None, key: str = "") -> None:
        await self._change(table, seat, key, lambda: table.undo(seat, n, to))

    async def redo(self, table: Table, seat: int, n: int, key: str = "") -> None:
        await self._change(table, seat, key, lambda: table.redo(seat, n))

    async def _change(self, table: Table, seat: int, key: str, make: Callable[[], Change]) -> None:
        """One change, from start to end even if whoever asked for it has gone."""
        check_key(key)
        await asyncio.shield(self._chore(self._do_change(table, seat, key, make)))

    async def _do_change(self, table: Table, seat: int, key: str, make: Callable[[], Change]) -> None:
        own = f"{seat}:{key}" if key else ""
        async with self._lock(table.id):
            if own and own in table.keys:
                return
            n, before = table.n, table.own_stage(seat)
            await self._write_down(table, own, make)
            alone = table.n == n + 1 and table.own_stage(seat) == before >= 0
        self._say(table, seat if alone else EVERYBODY)

    async def _write_down(self, table: Table, key: str, make: Callable[[], Change]) -> None:
        """Make a change; if another process was faster, only if it still fits then."""
        while True:
            n = table.n
            try:
                return await self._keep(table, make(), key)
            except Repeated:
                return await self._catch_up(table, elsewhere=True)
            except Taken:
                await self._catch_up(table, elsewhere=True)
                if table.n == n:
                    raise

    async def _keep(self, table: Table, change: Change, key: str) -> None:
        """Write a change down, then make it."""
        move = MoveRow(table.id, table.n, journal.encode(change.entry), key, now())
        await self.store.append(move, table.state_row(change.match, table.n + 1))
        table.accept(change)
        table.elsewhere = False
        table.keys.add(key)

    async def _catch_up(self, table: Table, elsewhere: bool = False) -> None:
        """Follow what is on disk."""
        moves = await self.store.moves(table.id, table.n)
        table.keys.update(move.key for move in moves)
        if moves:
            table.follow(moves)
            table.elsewhere = elsewhere

    # People

    async def chat(self, table: Table, seat: int, name: str, text: str) -> None:
        """Say something at the table."""
        line = printable(" ".join(text.split()))
        if not 0 < len(line) <= MAX_CHAT:
            raise BenbenError(f"A message has 1 to {MAX_CHAT} letters; this one has {len(line)}.")
        row = ChatRow(table.id, 0, seat, name, line, now())
        row.n = await self.store.add_chat(row)
        if row.n not in {said.n for said in table.chat}:
            table.chat = [*table.chat, row][-CHAT_KEPT:]
        self._say(table)

    async def sit(self, table: Table, seat: int, invite: str, name: str, holder: str, token: str) -> None:
        """Take an open seat; from now on `token` holds it, and the invitation is used up."""
        check_invitation(table, seat, invite)
        before = table.seats[seat]
        row = SeatRow(table.id, seat, check_name(name), "human", "", hashed(token), holder, b"")
        await self._set_seat(table, row, before)

    async def seat_bot(self, table: Table, seat: int, name: str) -> None:
        """Let a bot answer for a seat; its player can come back."""
        if name not in bot_names():
            raise BenbenError(f"There is no bot of that name; the bots are {', '.join(bot_names())}.")
        before = table.seats[seat]
        kind, called = ("bot", f"{name.capitalize()} bot") if before.kind == "open" else (before.kind, before.name)
        row = SeatRow(table.id, seat, called, kind, name, before.token, before.holder, b"")
        await self._set_seat(table, row, before)

    async def seat_back(self, table: Table, seat: int) -> None:
        """The player answers again."""
        before = table.seats[seat]
        if before.kind != "human":
            raise NotYours("That seat is the bot's own.")
        row = SeatRow(table.id, seat, before.name, "human", "", before.token, before.holder, b"")
        await self._set_seat(table, row, before)

    async def _set_seat(self, table: Table, row: SeatRow, before: SeatRow) -> None:
        async with self._lock(table.id):
            if not await self.store.set_seat(row, expected=before):
                raise Stale("Somebody else has just changed this seat; look at the table again.")
            table.set_seats([row if other.seat == row.seat else other for other in table.seats])
        self._say(table)

    async def rematch(self, table: Table, create: Callable[[], Coroutine[Any, Any, Table]]) -> str:
        """Offer another game after this one; the first offer holds."""
        async with self._lock(table.id):
            if not table.row.rematch:
                other = await create()
                table.row.rematch = await self.store.set_rematch(table.id, other.id)
        self._say(table)
        return table.row.rematch

    def seats_of(self, table: Table, token: str, holder: str) -> tuple[int, ...]:
        """The seats that a token or a visitor holds; several where people share a screen, none for a watcher."""
        people = [row for row in table.seats if row.kind == "human"]
        return tuple(
            row.seat for row in people if is_token(token, row.token) or (holder != "" and row.holder == holder)
        )

    # Bots

    def wake_bots(self, table: Table) -> None:
        """Let the bots answer whose turn it is."""
        if table.bots_to_answer and table.id not in self._bots and not self._closed:
            task = asyncio.get_running_loop().create_task(self._let_bots(table))
            self._bots[table.id] = task
            task.add_done_callback(lambda done: self._bots_done(table, done))

    def _bots_done(self, table: Table, done: asyncio.Task[None]) -> None:
        del self._bots[table.id]
        if done.cancelled() or self._closed:
            return
        if error := done.exception():
            log.error("The bots at table %s were stopped: %s", table.id, printable(error))
        if table.bots_to_answer:
            asyncio.get_running_loop().call_later(AGAIN, self.wake_bots, table)

    async def _let_bots(self, table: Table) -> None:
        while table.bots_to_answer:
            n = table.n
            await asyncio.sleep(self._patience(table, table.bots_to_answer[0]))
            if table.n == n and table.bots_to_answer:
                await self._let_bot(table, table.bots_to_answer[0])

    def _patience(self, table: Table, seat: int) -> float:
        """Seconds until a bot is asked: that people can follow, and that other processes can ask it first."""
        seen = table.own_stage(seat) < 0  # what it does while all choose at once nobody sees
        watched = seen and any(row.kind == "human" and not row.bot for row in table.seats)
        return max(GRACE if table.elsewhere else 0.0, self.pace if watched else 0.0)

    async def _let_bot(self, table: Table, seat: int) -> None:
        n = table.version(seat)
        for ahead, answer in enumerate(await self._bot_answers(table, seat)):
            if table.is_bot(seat):  # still, after it has thought
                with suppress(Stale):
                    await self.answer(table, seat, answer, n + ahead)

    async def _bot_answers(self, table: Table, seat: int) -> list[int]:
        """What the bot of a seat chooses; any legal answer, should it fail."""
        match = table.match
        try:
            return await self.workers.choose(task_for(match, seat, table.seats[seat].bot))
        except BotFailed as error:
            log.warning("%s Another answer is given in its place.", error)
            legal = match.legal(seat)
            return [legal[fresh().below(len(legal))]]

    async def hint(self, table: Table, seat: int) -> int:
        """What a good bot would answer for a seat that is asked."""
        if not table.started or seat not in table.match.open_seats:
            raise NotYours("A hint is for who is asked; it is not your turn.")
        return (await self.workers.choose(task_for(table.match, seat, bot_names()[-1])))[0]

    # Inside

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

    def _say(self, table: Table, seat: int = EVERYBODY) -> None:
        self.changed(table, seat)
        self.wake_bots(table)

    def _heard(self, id: str) -> None:
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
        self._say(table)

    async def _read_anew(self, table: Table) -> None:
        await self._catch_up(table, elsewhere=True)
        found = await self.store.table(table.id)
        if found is not None:
            table.row = found[0]
            table.set_seats(found[1])
        table.chat = await self.store.chat(table.id, last=CHAT_KEPT)
