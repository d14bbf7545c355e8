"""The one thread that changes an SQLite file.

To put something safely on disk takes milliseconds, however much it is. So everything that waits is done in one
transaction, and everybody hears of it once that is on disk. Each change has a savepoint: one that fails takes back
only itself.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from benben.store.errors import BOOK, StoreError

T = TypeVar("T")
Work = Callable[[Connection], Any]

LARGEST_GROUP: Final = 500


class Task(NamedTuple):
    """A change, and who waits for it."""

    work: Work
    waiting: Future[Any]


class Failed(NamedTuple):
    """A change that was not made, and why."""

    error: Exception


class Writer:
    """Makes changes in the order in which they are given."""

    def __init__(self, engine: Engine, loop: AbstractEventLoop) -> None:
        self._engine = engine
        self._loop = loop
        self._queue: SimpleQueue[Task | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._serve, name="benben-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Make a change; returns what it returns, once it is on disk."""
        if self._closed:
            raise StoreError(BOOK.message("closed"))
        waiting: Future[T] = self._loop.create_future()
        self._queue.put(Task(work, waiting))
        return await waiting

    def finish(self) -> None:
        """No new changes; those that wait are still made."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)

    def join(self) -> None:
        self._thread.join()

    # In the thread

    def _serve(self) -> None:
        while group := self._next_group():
            outcomes = self._outcomes(group)
            with suppress(RuntimeError):  # the loop may be closed, and nobody waits any more
                self._loop.call_soon_threadsafe(_settle, group, outcomes)

    def _next_group(self) -> list[Task]:
        """Wait for a change, and take all that wait with it; an empty group at the end."""
        group: list[Task] = []
        task = self._queue.get()
        while task is not None:
            group.append(task)
            if len(group) == LARGEST_GROUP:
                return group
            try:
                task = self._queue.get_nowait()
            except Empty:
                return group
        if group:
            self._queue.put(None)  # the end comes after this group
        return group

    def _outcomes(self, group: list[Task]) -> list[Any]:
        """What each change of a group returns, or that it failed; whatever did not fail is on disk."""
        reached = False
        try:
            with self._engine.begin() as connection:
                reached = True
                return [_outcome(connection, task.work) for task in group]
        except Exception as error:
            if reached and len(group) > 1:  # one of them, as by filling the disk, must not harm the others
                return [outcome for task in group for outcome in self._outcomes([task])]
            return [Failed(error)] * len(group)


def _outcome(connection: Connection, work: Work) -> Any:
    """Make one change inside of the transaction. If it cannot even be taken back, all fails."""
    connection.exec_driver_sql("SAVEPOINT change")
    try:
        outcome = work(connection)
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO change")
        outcome = Failed(error)
    connection.exec_driver_sql("RELEASE change")
    return outcome


def _settle(group: list[Task], outcomes: list[Any]) -> None:
    """Tell everybody who still waits."""
    for task, outcome in zip(group, outcomes, strict=True):
        if task.waiting.done():  # somebody gave up waiting
            continue
        if isinstance(outcome, Failed):
            task.waiting.set_exception(outcome.error)
        else:
            task.waiting.set_result(outcome)
