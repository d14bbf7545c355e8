"""The writing thread of SQLite: changes in groups, failures alone, a full disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, event

from benben.store import Store, StoreError, Taken
from benben.store import sqlite as sqlite_module
from benben.store.sqlite import SqliteStore
from tests.store.processes import says, start
from tests.store.things import a_line, a_move, after, using, with_table


def commits(store: Store) -> list[object]:
    """A list that grows with each transaction of the writer."""
    assert isinstance(store, SqliteStore)
    found: list[object] = []
    event.listen(store._writing, "commit", found.append)
    return found


async def together(*works: Awaitable[object]) -> list[object]:
    """What each gives or raises, all waiting at the same time."""
    return await asyncio.gather(*works, return_exceptions=True)


def test_what_waits_is_written_together(sqlite: str) -> None:
    async def play(store: Store) -> None:
        for i in range(50):
            await with_table(store, f"t{i}")
        done = commits(store)
        await together(*(store.append(a_move(0, f"t{i}"), after(0)) for i in range(50)))
        assert 1 <= len(done) <= 10

    using(sqlite, play)


def broken(error: Exception) -> Callable[[Connection, bool], None]:
    """A change that begins and then fails."""

    def change(connection: Connection, again: bool) -> None:
        connection.exec_driver_sql("UPDATE tables SET game = 'broken'")
        raise error

    return change


def test_a_failure_takes_back_itself_only(sqlite: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        ends = await together(
            store.append(a_move(0), after(0)),
            store._write("t", broken(KeyError("x"))),
            store.append(a_move(0), after(0)),
            store.append(a_move(1), after(1)),
            store._write("t", lambda c, _: c.exec_driver_sql("SELECT nonsense")),
            store.append(a_move(2), after(2)),
        )
        assert [type(end) for end in ends] == [type(None), KeyError, Taken, type(None), StoreError, type(None)]
        found = await store.table("t")
        assert found and found[0].game == "ra-dice" and found[0].moves == len(await store.moves("t")) == 3

    using(sqlite, play)


def test_who_ends_the_transaction_harms_nobody_else(sqlite: str) -> None:
    """SQLite itself takes back the whole transaction after some failures, as of the disk."""

    async def play(store: Store) -> None:
        await with_table(store)
        ends = await together(
            store.append(a_move(0), after(0)),
            store._write("t", lambda c, _: c.exec_driver_sql("ROLLBACK") and broken(KeyError("x"))(c, False)),
            store.append(a_move(1), after(1)),
        )
        assert ends[0] is None and isinstance(ends[1], Exception) and ends[2] is None
        found = await store.table("t")
        assert found and found[0].moves == len(await store.moves("t")) == 2

    using(sqlite, play)


def test_another_program_that_holds_the_file(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_module, "BUSY_SECONDS", 0.2)

    async def play(store: Store) -> None:
        await with_table(store)
        other = sqlite3.connect(sqlite, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        ends = await together(*(store.append(a_move(n), after(n)) for n in range(20)))
        assert {str(end) for end in ends} == {f"{sqlite} is in use by another program."}
        assert await store.table("t")
        other.close()
        await store.append(a_move(0), after(0))

    using(sqlite, play)


def only_reading(store: Store, on: str) -> None:
    assert isinstance(store, SqliteStore)
    connection = store._writing.raw_connection()
    connection.cursor().execute(f"PRAGMA query_only={on}")
    connection.close()


def test_a_file_that_cannot_be_written_for_a_while(sqlite: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        only_reading(store, "ON")
        with pytest.raises(StoreError, match="cannot be written"):
            await store.append(a_move(0), after(0))
        only_reading(store, "OFF")
        await store.append(a_move(0), after(0))

    using(sqlite, play)


FULL = """
import asyncio, resource, sys
from benben.store import StoreError, open_store
from tests.store.things import a_line, a_move, after, with_table

def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

async def main(path):
    store = await open_store(path)
    await with_table(store)
    await with_table(store, "u")
    limit(200_000)
    big, small = store.append(a_move(0, body=bytes(1_000_000)), after(0)), store.append(a_move(0, "u"), after(0))
    ends = await asyncio.gather(big, small, return_exceptions=True)
    print(*(type(end).__name__ for end in ends), ends[0])
    print(len(await store.moves("t")), len(await store.moves("u")))
    limit(resource.RLIM_INFINITY)
    await store.append(a_move(0, body=bytes(1_000_000)), after(0))
    await store.append(a_move(1, "u"), after(1))
    await store.close()
    print("done")

asyncio.run(main(sys.argv[1]))
"""


def test_a_full_disk(sqlite: str) -> None:
    pytest.importorskip("resource")
    with start("-c", FULL, sqlite) as process:
        end = says(process)
        assert end.startswith("StoreError NoneType") and "full" in end
        assert says(process) == "0 1"
        assert says(process) == "done"
    assert len(using(sqlite, lambda store: store.moves("t"))) == 1
    assert len(using(sqlite, lambda store: store.moves("u"))) == 2


def test_reading_does_not_wait_for_writing(sqlite: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        held = asyncio.Event()
        loop = asyncio.get_running_loop()
        free = asyncio.run_coroutine_threadsafe

        def slow(connection: Connection, again: bool) -> None:
            free(held.wait(), loop).result(10)

        writing = asyncio.create_task(store._write("t", slow))
        chat = asyncio.create_task(store.add_chat(a_line()))
        assert await store.table("t")
        assert not writing.done() and not chat.done()
        held.set()
        await asyncio.gather(writing, chat)

    using(sqlite, play)
