"""Bots in processes of their own: they see a world dealt from their seat's view, have limited time, block nobody."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from dataclasses import dataclass, replace
from errno import ETIMEDOUT
from heapq import heappop, heappush
from itertools import count as counting
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from benben.bots import RIVAL_SECONDS, Side, ask, bot, end
from benben.core.errors import BenbenError, system_reason
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import fresh, rng_of
from benben.core.snapshot import dump, load
from benben.core.steps import State
from benben.language import book_of

BOOK = book_of("benben.table")

MEMORY = 2 * 1024**3  # bytes of addresses that a worker may have
POLITENESS = 5  # how much a worker stands back behind the server, which answers people
MOST_WORKERS = 8
START = 60.0  # seconds until a worker must be ready; a bot's own time begins after that
READY = "ready"
BRIEFEST = 0.05  # seconds that a bot may think however many are waiting

ASKED_BY_A_PERSON, BEFORE_PEOPLE, ALONE = range(3)  # how soon a question is put: to whom somebody listens, first


class BotFailed(BenbenError):
    """A bot that gave no answer, or none in time."""


@dataclass(frozen=True)
class Task:
    """A question to a bot: a world that agrees with all that its seat knows, and nothing more."""

    game: str
    options: dict[str, str]
    changes: dict[str, list[int]]
    world: dict[str, Any]
    seat: int
    bot: str
    seed: int
    seconds: float  # that the bot may think about an answer; 0: as long as it needs
    whole: bool = True  # whether all questions of a sealed round are meant, or only the first
    rank: int = BEFORE_PEOPLE


def task_for(match: Match, seat: int, name: str, seconds: float = RIVAL_SECONDS) -> Task:
    """The question that is open for a seat, for a bot."""
    rng = fresh()
    world = match.game.determinize(match.state, seat, rng)
    world.focus(seat)
    record = match.record
    return Task(record.game, record.options, record.variant, dump(world), seat, name, rng.next32(), seconds)


def choose(task: Task) -> list[int]:
    """A bot's answer; where all choose at once, its answers to all questions of its own. In the worker's process."""
    rules, rng, answers = game(task.game), rng_of(task.seed), list[int]()
    world = load(rules, task.world, task.options, task.changes)
    world.focus(task.seat)
    player = bot(task.bot)  # one for the whole task: it may have a plan
    try:
        while True:
            side = Side.of(rules, world, task.seat, rng)
            side.seconds = task.seconds
            answers.append(ask(player, task.bot, side))
            if not (task.whole and goes_on(world, task.seat, answers[-1])):
                return answers
    finally:
        end(player)


def goes_on(world: State, seat: int, answer: int) -> bool:
    """Whether a seat has another question at once, whatever the others do and chance brings."""
    if not world.is_sealed() or world.apply_sealed(answer):
        return False
    world.focus(seat)
    return world.actor() == seat


def serve(pipe: Connection) -> None:
    """A worker's life: one task after the other, until the pipe is closed."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers
    keep_in_bounds()
    with suppress(OSError):  # nobody wants it any more
        pipe.send(READY)
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(choose(task))
        except BenbenError as error:
            pipe.send(BotFailed(error.message, error.rule))
        except (BrokenPipeError, OSError):
            return


def keep_in_bounds() -> None:
    """A worker gives way to the server, has limited memory, and what its bots print is not heard."""
    with suppress(OSError, AttributeError):
        os.nice(POLITENESS)
    sys.stdout = Path(os.devnull).open("w")  # noqa: SIM115 (for as long as the process lives)
    with suppress(ImportError, OSError, ValueError):  # Windows has no such limits, and some systems refuse them
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def workers_here() -> int:
    """How many workers suit this machine: a core is left for the server."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST_WORKERS, cores - 1))


class Worker:
    """One process that asks bots."""

    def __init__(self) -> None:
        spawn = get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        try:
            if not self.pipe.poll(START) or self.pipe.recv() != READY:
                raise EOFError
        except EOFError:
            self.close()
            raise TimeoutError(ETIMEDOUT, os.strerror(ETIMEDOUT)) from None

    def ask(self, task: Task, limit: float) -> list[int]:
        """The bot's answers; blocks, at most as long as the limit."""
        try:
            self.pipe.send(task)
            if not self.pipe.poll(limit):
                raise BotFailed(BOOK.message("bot-took-too-long", bot=task.bot, seconds=limit))
            answers: list[int] | BotFailed = self.pipe.recv()
        except (EOFError, OSError):
            raise BotFailed(BOOK.message("bot-has-ended", bot=task.bot)) from None
        if isinstance(answers, BotFailed):
            raise answers
        return answers

    def close(self) -> None:
        """End the process first: whoever still waits at the pipe then hears of it."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Workers:
    """Some workers; a task waits until one is idle. A worker that failed is replaced."""

    def __init__(self, count: int = 1, limit: float = 20.0) -> None:
        self.limit = limit
        self.count = count
        self._idle: list[Worker | None] = [None] * count  # None: started when first needed
        self._all: set[Worker] = set()
        self._waiting: list[tuple[int, int, asyncio.Future[Worker | None]]] = []  # the next one first
        self._order = counting()

    async def choose(self, task: Task) -> list[int]:
        """The bot's answers; raises BotFailed if it gives none in time."""
        worker = await self._turn(task.rank)
        try:
            if worker is None:
                worker = await self._new_worker(task.bot)
            return await asyncio.to_thread(worker.ask, self._shared(task), self.limit)
        except BaseException:
            if worker is not None:
                self._all.discard(worker)
                asyncio.get_running_loop().run_in_executor(None, worker.close)
            worker = None
            raise
        finally:
            self._give(worker)

    def _shared(self, task: Task) -> Task:
        """Where many wait, each rival thinks less: people wait about as long as at one table."""
        if task.rank == ASKED_BY_A_PERSON:
            return task
        waiting = sum(not turn.done() for _, _, turn in self._waiting)
        share = min(1.0, self.count / (waiting + 1))
        return replace(task, seconds=min(task.seconds, max(BRIEFEST, task.seconds * share)))

    async def _turn(self, rank: int) -> Worker | None:
        """An idle worker; those whom people wait for get one first, else who came first."""
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[Worker | None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._order), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, worker: Worker | None) -> None:
        """Somebody else may have this worker."""
        while self._waiting:
            turn = heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    async def _new_worker(self, bot: str) -> Worker:
        try:
            worker = await asyncio.to_thread(Worker)
        except OSError as error:
            raise BotFailed(BOOK.message("no-process-for-bot", bot=bot, why=system_reason(error))) from None
        self._all.add(worker)
        return worker

    def close(self) -> None:
        for worker in self._all:
            worker.close()
        self._all.clear()
