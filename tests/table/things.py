"""Tables to test: a store in a file, a keeper over it, and people who answer."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from benben.bots.random import RandomBot
from benben.bots.side import Side
from benben.core import registry
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.core.snapshot import load
from benben.store import SeatRow, open_store
from benben.table.credentials import hashed, new_id
from benben.table.keeper import Keeper
from benben.table.schema import SeatView
from benben.table.seat_view import seat_view
from benben.table.table import Table
from benben.table.workers import BotFailed, Task, Workers
from tests.toys import vault

T = TypeVar("T")
RA = "ra-dice"


class NearWorkers(Workers):
    """Bots that answer here, at once; what they were asked is kept."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[Task] = []

    async def choose(self, task: Task) -> list[int]:
        self.asked.append(task)
        await asyncio.sleep(0)
        tables = game(task.game)
        world = load(tables, task.world, task.options, task.changes)
        return [RandomBot().choose(Side.of(tables, world, task.seat, rng_of(task.seed)))]


class NoWorkers(NearWorkers):
    """Bots that always fail."""

    async def choose(self, task: Task) -> list[int]:
        self.asked.append(task)
        raise BotFailed("It has no wish to play.")


@asynccontextmanager
async def keeping(url: str, workers: Workers | None = None, pace: float = 0.0) -> AsyncIterator[Keeper]:
    store = await open_store(url)
    keeper = Keeper(store, workers or NearWorkers(), pace)
    try:
        yield keeper
    finally:
        await keeper.close()
        await store.close()


def with_keeper(
    url: object, play: Callable[[Keeper], Awaitable[T]], workers: Workers | None = None, pace: float = 0.0
) -> T:
    """Open a keeper over a store, do something with it, close both."""

    async def body() -> T:
        async with keeping(str(url), workers, pace) as keeper:
            return await play(keeper)

    return asyncio.run(body())


def people(*kinds: str) -> list[SeatRow]:
    """Seats: 'you' for a person, 'open' for an invitation, else the bot of that name."""
    return [_seat(n, kind) for n, kind in enumerate(kinds)]


def _seat(n: int, kind: str) -> SeatRow:
    if kind == "you":
        return SeatRow("", n, f"Player {n + 1}", "human", "", hashed(f"token {n}"), f"visitor {n}")
    if kind == "open":
        return SeatRow("", n, "Open seat", "open", invite=hashed(f"invitation {n}"))
    return SeatRow("", n, f"Bot {n + 1}", "bot", kind)


async def a_table(keeper: Keeper, *kinds: str, game: str = RA, **words: Any) -> Table:
    return await keeper.create(new_id(), game, people(*(kinds or ("you", "you"))), **words)


def asked(table: Table) -> int:
    """A seat that is to answer."""
    return table.match.open_seats[0]


def seen(table: Table, seat: int = -3) -> SeatView:
    return seat_view(table, () if seat < 0 else (seat,))


async def give(keeper: Keeper, table: Table, which: int = 0, key: str = "") -> int:
    """The seat that is asked gives one of its legal answers; returns the seat."""
    seat = asked(table)
    legal = table.match.legal(seat)
    await keeper.answer(table, seat, legal[which % len(legal)], table.version(seat), key)
    return seat


async def play_on(keeper: Keeper, table: Table, until: Callable[[Table], bool]) -> None:
    """Answer for everybody, each time differently, until something is so."""
    turn = 0
    while not until(table):
        assert not table.match.over and turn < 3000
        await give(keeper, table, turn * 7)
        turn += 1


async def until(is_so: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait for something that others do."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.005)


def change_vault(*changes: tuple[str, str]) -> ModuleType:
    """From now on Vault is the game that its file with these changes makes."""
    text = Path(vault.__file__).read_text()
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    module = ModuleType("tests.toys.changed_vault")
    sys.modules[module.__name__] = module
    exec(compile(text, "changed_vault.py", "exec"), module.__dict__)
    registry.register("vault", module.__name__)
    return module
