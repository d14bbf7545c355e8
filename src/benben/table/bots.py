"""Bots at tables: each is asked when its turn comes, and answers as a person would."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from typing import Protocol

from benben.bots import ADVICE_SECONDS, ADVISER, STAND_IN
from benben.core.errors import printable
from benben.core.rng import fresh
from benben.language import USUAL, book_of, speaking
from benben.table.notices import Notice
from benben.table.table import NotYours, Stale, Table
from benben.table.workers import ALONE, ASKED_BY_A_PERSON, BEFORE_PEOPLE, BotFailed, Workers, task_for

GRACE = 2.0  # seconds until a bot that another process should have asked is asked here
AGAIN = 1.0  # seconds until bots are woken again after something went wrong
PATIENCE = 3  # failures of a bot after which the stand-in keeps its seat

BOOK = book_of("benben.table")

log = logging.getLogger("benben")  # who runs a server reads it in one language, whoever's bot it is about


class Host(Protocol):
    """Who keeps the tables: what bots do there, it writes down and tells everybody."""

    async def answer(self, table: Table, seat: int, given: int, n: int) -> None: ...

    async def tell(self, table: Table, notice: Notice) -> None: ...

    async def change_bot(self, table: Table, seat: int, name: str) -> None: ...


class Bots:
    """The bots of all tables."""

    def __init__(self, workers: Workers, pace: float, host: Host) -> None:
        self.workers = workers
        self.pace = pace  # seconds a bot takes at least, so that people can follow
        self.host = host
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by the id of the table
        self._closed = False

    def wake(self, table: Table) -> None:
        """Let the bots answer whose turn it is."""
        if table.bots_to_answer and table.id not in self._tasks and not self._closed:
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: Table, done: asyncio.Task[None]) -> None:
        del self._tasks[table.id]
        if done.cancelled() or self._closed:
            return
        if error := done.exception():
            with speaking(USUAL):
                log.error("The bots at table %s were stopped: %s", table.id, printable(error))
        if table.bots_to_answer:
            asyncio.get_running_loop().call_later(AGAIN, self.wake, table)

    async def _play(self, table: Table) -> None:
        while table.bots_to_answer:
            n = table.n
            await asyncio.sleep(GRACE if table.elsewhere else 0.0)  # other processes can ask it first
            if table.n == n and table.bots_to_answer:
                await self._answer_for(table, table.bots_to_answer[0])

    async def _answer_for(self, table: Table, seat: int) -> None:
        """It thinks while people still look at what happened before."""
        n = table.version(seat)
        answers, _ = await asyncio.gather(self._choose(table, seat), asyncio.sleep(self._pause(table, seat)))
        for ahead, answer in enumerate(answers):
            if table.is_bot(seat):  # still, after it has thought
                with suppress(Stale):
                    await self.host.answer(table, seat, answer, n + ahead)

    def _pause(self, table: Table, seat: int) -> float:
        """Seconds until a bot answers, so that people can follow."""
        seen = table.own_stage(seat) < 0  # what it does while all choose at once nobody sees
        return self.pace if seen and table.has_people else 0.0

    # Choosing

    async def _choose(self, table: Table, seat: int) -> list[int]:
        """What the bot of a seat chooses; if it fails the stand-in does, if that fails any answer is taken."""
        match, bot = table.match, table.seats[seat].bot
        rank = BEFORE_PEOPLE if table.has_people else ALONE
        for name in dict.fromkeys((bot, STAND_IN)):
            try:
                answers = await self.workers.choose(replace(task_for(match, seat, name), rank=rank))
            except BotFailed as error:
                with speaking(USUAL):
                    log.warning("%s Another answer is given in its place.", error)
            else:
                if name != bot:
                    await self._note_failure(table, seat, bot, "bot-failed")
                return answers
        await self._note_failure(table, seat, bot, "bot-and-stand-in-failed")
        legal = match.legal(seat)
        return [legal[fresh().below(len(legal))]]

    async def _note_failure(self, table: Table, seat: int, bot: str, key: str) -> None:
        """Tell the players, once; a bot that fails again and again loses its seat to the stand-in."""
        table.failures[seat] = table.failures.get(seat, 0) + 1
        row = table.seats[seat]
        if row.bot != bot:  # meanwhile somebody else sits there
            return
        if table.failures[seat] >= PATIENCE and bot != STAND_IN:
            table.failures[seat] = 0
            key = "bot-replaced"
            with suppress(Stale):
                await self.host.change_bot(table, seat, STAND_IN)
        await self.host.tell(table, Notice(key, row.name, bot, STAND_IN))

    async def hint(self, table: Table, seat: int) -> int:
        """What a good bot would answer for a seat that is asked."""
        if not table.started or seat not in table.match.open_seats:
            raise NotYours(BOOK.message("no-hint-now"))
        task = task_for(table.match, seat, ADVISER, ADVICE_SECONDS)
        return (await self.workers.choose(replace(task, whole=False, rank=ASKED_BY_A_PERSON)))[0]

    async def close(self) -> None:
        """They think no longer."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await asyncio.to_thread(self.workers.close)
