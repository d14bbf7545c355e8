"""A server process for tests, which may be killed at any moment: python -m tests.store.child <what> <address>."""

from __future__ import annotations

import asyncio
import os
import sys

from benben.store import Store, open_store
from tests.store.things import a_line, a_move, a_table, after, seats_of

TABLES = 6


def say(*words: object) -> None:
    """Print at once, in one piece."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def go_on(store: Store, id: str) -> None:
    """Play a table from where it stands, and say each number once it is stored."""
    if await store.table(id) is None:
        await store.add_table(a_table(id), seats_of(id))
    n = len(await store.moves(id))
    while True:
        await store.append(a_move(n, id, key=f"k{n}", body=f"{id} {n}".encode()), after(n))
        say(id, n)
        n += 1


async def play(store: Store) -> None:
    """Several tables at once, for ever."""
    await asyncio.gather(*(go_on(store, f"t{i}") for i in range(TABLES)))


async def hold(store: Store) -> None:
    """Keep the store open for ever."""
    say("open")
    await asyncio.sleep(3600)


async def chat(store: Store) -> None:
    """Say something, then repeat each table id that others changed."""
    store.listen(lambda table: say("heard", table))
    say("open")
    await asyncio.to_thread(sys.stdin.readline)
    await store.add_chat(a_line())
    say("said")
    await asyncio.to_thread(sys.stdin.readline)


async def main(what: str, url: str) -> None:
    store = await open_store(url)
    try:
        await {"play": play, "hold": hold, "chat": chat}[what](store)
    finally:
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
