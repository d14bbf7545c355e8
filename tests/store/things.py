"""Rows to store, and how a test uses a store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from benben.store import ChatRow, MoveRow, MoveState, SeatRow, Store, TableRow, open_store

T = TypeVar("T")
NOON = "2026-01-01T12:00:00Z"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def using(url: str, play: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, do something with it, close it."""

    async def body() -> T:
        async with opened(url) as store:
            return await play(store)

    return asyncio.run(body())


def a_table(id: str = "t", **words: object) -> TableRow:
    row = TableRow(id, "ra-dice", 1, 2, {"length": "short"}, {"pharaoh": [1, 2]}, True, "own", NOON, NOON)
    for name, value in words.items():
        setattr(row, name, value)
    return row


def seats_of(table: str = "t", holder: str = "ann", bot: str = "greedy") -> list[SeatRow]:
    return [
        SeatRow(table, 0, "Ann", "human", token=b"\x00\xff", holder=holder),
        SeatRow(table, 1, bot or "Bob", "bot" if bot else "human", bot=bot),
    ]


def a_move(n: int, table: str = "t", key: str = "", body: bytes = b"{}", time: str = NOON) -> MoveRow:
    return MoveRow(table, n, body, key, time)


def after(n: int, *, over: bool = False) -> MoveState:
    """How a table stands after move number n."""
    return MoveState(over, [n, -n], [0] if over else [], [] if over else [n % 2], n + 1)


def a_line(text: str = "hello", table: str = "t", seat: int = 0) -> ChatRow:
    return ChatRow(table, -1, seat, "Ann", text, NOON)


async def with_table(store: Store, id: str = "t", **words: object) -> Store:
    await store.add_table(a_table(id, **words), seats_of(id))
    return store
