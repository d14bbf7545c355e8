"""Bots in processes of their own: they see a world dealt from their seat's view, have limited time, block nobody."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from benben.bots import Side, ask, bot
from benben.core.errors import BenbenError, system_reason
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import fresh, rng_of
from benben.core.snapshot import dump, load
from benben.core.steps import State
from benben.language import book_of

BOOK = book_of("benben.table")


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


def task_for(match: Match, seat: int, name: str) -> Task:
    """The question that is open for a seat, for a bot."""
    rng = fresh()
    world = match.game.determinize(match.state, seat, rng)
    world.focus(seat)
    record = match.record
    return Task(record.game, record.options, record.variant, dump(world), seat, name, rng.next32())


def choose(task: Task) -> list[int]:
    """A bot's answer; where all choose at once, its answers to all questions of its own. In the worker's process."""
    rules, rng, answers = game(task.game), rng_of(task.seed), list[int]()
    world = load(rules, task.world, task.options, task.changes)
    world.focus(task.seat)
    while True:
        answers.append(ask(bot(task.bot), task.bot, Side.of(rules, world, task.seat, rng)))
        if not goes_on(world, task.seat, answers[-1]):
            return answers


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


class Worker:
    """One process that asks bots."""

    def __init__(self) -> None:
        spawn = get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

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
        self._idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        self._all: set[Worker] = set()
        for _ in range(count):
            self._idle.put_nowait(None)  # started when first needed

    async def choose(self, task: Task) -> list[int]:
        """The bot's answers; raises BotFailed if it gives none in time."""
        worker = await self._idle.get()
        try:
            if worker is None:
                worker = await self._new_worker(task.bot)
            return await asyncio.to_thread(worker.ask, task, self.limit)
        except BaseException:
            if worker is not None:
                self._all.discard(worker)
                worker.close()
            worker = None
            raise
        finally:
            self._idle.put_nowait(worker)

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
