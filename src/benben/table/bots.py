"""Bots at tables: each is asked when its turn comes, and answers as a person would."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from benben.bots import names as bot_names
from benben.core.errors import printable
from benben.core.rng import fresh
from benben.language import USUAL, book_of, speaking
from benben.table.table import NotYours, Stale, Table
from benben.table.workers import BotFailed, Workers, task_for

GRACE = 2.0  # seconds until a bot that another process should have asked is asked here
AGAIN = 1.0  # seconds until bots are woken again after something went wrong

BOOK = book_of("benben.table")

log = logging.getLogger("benben")  # who runs a server reads it in one language, whoever's bot it is about

GiveAnswer = Callable[[Table, int, int, int], Coroutine[Any, Any, None]]  # table, seat, answer, version


class Bots:
    """The bots of all tables."""

    def __init__(self, workers: Workers, pace: float, answer: GiveAnswer) -> None:
        self.workers = workers
        self.pace = pace  # seconds a bot waits, so that people can follow
        self._answer = answer
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
            await asyncio.sleep(self._pause(table, table.bots_to_answer[0]))
            if table.n == n and table.bots_to_answer:
                await self._answer_for(table, table.bots_to_answer[0])

    def _pause(self, table: Table, seat: int) -> float:
        """Seconds until a bot is asked: that people can follow, and that other processes can ask it first."""
        seen = table.own_stage(seat) < 0  # what it does while all choose at once nobody sees
        watched = seen and any(row.kind == "human" and not row.bot for row in table.seats)
        return max(GRACE if table.elsewhere else 0.0, self.pace if watched else 0.0)

    async def _answer_for(self, table: Table, seat: int) -> None:
        n = table.version(seat)
        for ahead, answer in enumerate(await self._choose(table, seat)):
            if table.is_bot(seat):  # still, after it has thought
                with suppress(Stale):
                    await self._answer(table, seat, answer, n + ahead)

    async def _choose(self, table: Table, seat: int) -> list[int]:
        """What the bot of a seat chooses; any legal answer, should it fail."""
        match = table.match
        try:
            return await self.workers.choose(task_for(match, seat, table.seats[seat].bot))
        except BotFailed as error:
            with speaking(USUAL):
                log.warning("%s Another answer is given in its place.", error)
            legal = match.legal(seat)
            return [legal[fresh().below(len(legal))]]

    async def hint(self, table: Table, seat: int) -> int:
        """What a good bot would answer for a seat that is asked."""
        if not table.started or seat not in table.match.open_seats:
            raise NotYours(BOOK.message("no-hint-now"))
        return (await self.workers.choose(task_for(table.match, seat, bot_names()[-1])))[0]

    async def close(self) -> None:
        """They think no longer."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await asyncio.to_thread(self.workers.close)
