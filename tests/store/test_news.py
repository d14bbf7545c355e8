"""Several processes on one PostgreSQL database hear of each other, also after a lost connection."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from benben.store import Repeated, Store, StoreError
from tests.store.conftest import NO_PSYCOPG
from tests.store.processes import child, says
from tests.store.server import Server
from tests.store.things import a_line, a_move, after, opened, seats_of, using, with_table

psycopg = pytest.importorskip("psycopg", reason=NO_PSYCOPG, exc_type=ImportError)
TELL = pytest.importorskip("benben.store.news").TELL

END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> "


def end_connections(url: str) -> None:
    """Cut all connections to a database."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(END_ALL + "pg_backend_pid()")


async def until(true: Callable[[], bool], seconds: float = 10) -> float:
    """Wait until something is true; returns how long it took."""
    begin = time.monotonic()
    while not true():
        assert time.monotonic() < begin + seconds
        await asyncio.sleep(0.005)
    return time.monotonic() - begin


def test_two_processes_hear_each_other(postgres: str) -> None:
    async def play(store: Store) -> None:
        heard: list[str] = []
        store.listen(heard.append)
        await with_table(store)
        with child("chat", postgres) as other:
            assert says(other) == "open" and other.stdin
            await store.append(a_move(0), after(0))
            begin = time.monotonic()
            assert await asyncio.to_thread(says, other) == "heard t"
            assert time.monotonic() - begin < 1
            other.stdin.write("\n")
            assert await asyncio.to_thread(says, other) == "said"
            assert await until(lambda: heard == ["t"]) < 1
            other.stdin.write("\n")
            assert other.wait(10) == 0

    using(postgres, play)


def test_every_change_is_heard(postgres: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        async with opened(postgres) as other:
            heard: list[str] = []
            other.listen(heard.append)
            for change in (
                store.append(a_move(0), after(0)),
                store.add_chat(a_line()),
                store.set_seat(replace(seats_of()[0], name="Eve")),
                store.set_rematch("t", "u"),
            ):
                await change
                await until(lambda: heard == ["t"])
                heard.clear()

    using(postgres, play)


def test_nobody_hears_himself(postgres: str) -> None:
    async def play(store: Store) -> None:
        heard: list[str] = []
        store.listen(heard.append)
        await with_table(store)
        async with opened(postgres) as other:
            await with_table(other, "u")
            await until(lambda: bool(heard))
        assert heard == ["u"]

    using(postgres, play)


def test_what_changed_last_is_told_before_closing(postgres: str) -> None:
    async def play(store: Store) -> None:
        heard: list[str] = []
        store.listen(heard.append)
        async with opened(postgres) as other:
            await asyncio.gather(*(with_table(other, f"t{i}") for i in range(50)))
        await until(lambda: set(heard) == {f"t{i}" for i in range(50)})

    using(postgres, play)


def test_connections_come_back(postgres: str) -> None:
    async def play(store: Store) -> None:
        heard: list[str] = []
        await with_table(store)
        async with opened(postgres) as other:
            other.listen(heard.append)
            await asyncio.gather(*(store.table("t") for _ in range(20)))
            await asyncio.to_thread(end_connections, postgres)
            await store.append(a_move(0), after(0))
            assert len(await store.moves("t")) == 1
            await until(lambda: "" in heard)
            heard.clear()
            await store.append(a_move(1), after(1))
            await until(lambda: "t" in heard)

    using(postgres, play)


def test_news_that_could_not_be_told_are_told_later(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real, failures = psycopg.Connection.execute, ["once"]

    def execute(wire: object, query: str, *values: object) -> object:
        if query == TELL and failures:
            raise psycopg.OperationalError(failures.pop())
        return real(wire, query, *values)

    async def play(store: Store) -> None:
        heard: list[str] = []
        store.listen(heard.append)
        async with opened(postgres) as other:
            monkeypatch.setattr(psycopg.Connection, "execute", execute)
            await with_table(other)
            await until(lambda: heard == ["t"])
        assert failures == []

    using(postgres, play)


def test_a_server_that_goes_and_comes_back(server: Server, postgres: str) -> None:
    async def play(store: Store) -> None:
        heard: list[str] = []
        store.listen(heard.append)
        await with_table(store)
        await asyncio.to_thread(server.stop)
        try:
            with pytest.raises(StoreError, match="cannot be used"):
                await store.table("t")
            with pytest.raises(StoreError, match="cannot be used"):
                await store.append(a_move(0), after(0))
        finally:
            await asyncio.to_thread(server.start)
        await store.append(a_move(0), after(0))
        await until(lambda: heard == [""])

    using(postgres, play)


def test_a_store_can_be_closed_while_the_server_is_gone(server: Server, postgres: str) -> None:
    async def play() -> None:
        async with opened(postgres) as store:
            await with_table(store)
            await asyncio.to_thread(server.stop)

    try:
        asyncio.run(play())
    finally:
        server.start()


@pytest.fixture
def lost_reply(monkeypatch: pytest.MonkeyPatch) -> Callable[[Store], None]:
    """Makes the next commit happen, but its connection end before anybody hears of it."""

    def lose(store: Store) -> None:
        dialect: Any = store._engine.dialect  # type: ignore[attr-defined]

        def commit(connection: Any) -> None:
            monkeypatch.undo()
            dialect.do_commit(connection)
            connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")

        monkeypatch.setattr(dialect, "do_commit", commit)

    return lose


Lose = Callable[[Store], None]


def test_a_move_whose_reply_was_lost_is_stored_once(postgres: str, lost_reply: Lose) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        for n, key in enumerate(["a key", ""]):
            lost_reply(store)
            await store.append(a_move(n, key=key), after(n))
        assert [move.n for move in await store.moves("t")] == [0, 1]

    using(postgres, play)


def test_other_changes_whose_reply_was_lost_are_made_once(postgres: str, lost_reply: Lose) -> None:
    async def play(store: Store) -> None:
        lost_reply(store)
        await with_table(store)
        lost_reply(store)
        assert await store.add_chat(a_line()) == 0
        lost_reply(store)
        assert await store.set_seat(replace(seats_of()[0], name="Eve"), expected=seats_of()[0])
        lost_reply(store)
        assert await store.set_rematch("t", "u") == "u"
        lost_reply(store)
        assert len(await store.secret("x")) == 32
        assert await store.add_chat(a_line("more")) == 1
        assert len(await store.chat("t")) == 2

    using(postgres, play)


def test_a_connection_that_breaks_twice_is_a_sentence(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("", None, psycopg.OperationalError("gone"), connection_invalidated=True)

    async def play(store: Store) -> None:
        await with_table(store)
        with monkeypatch.context() as patch:
            patch.setattr(Engine, "begin", fail)
            with pytest.raises(StoreError, match="cannot be used: gone"):
                await store.append(a_move(0), after(0))
        await store.append(a_move(0), after(0))

    using(postgres, play)


async def insist(store: Store, n: int, id: str) -> None:
    """Store a move as a browser would: the same again with the same key, until it is there."""
    while True:
        try:
            return await store.append(a_move(n, id, key=f"k{n}"), after(n))
        except Repeated as known:
            return None if known.n == n else pytest.fail("stored elsewhere")
        except StoreError:
            await asyncio.sleep(0.01)


def test_moves_while_connections_break_all_the_time(postgres: str) -> None:
    async def game(store: Store, id: str) -> None:
        for n in range(40):
            await insist(store, n, id)

    async def play(store: Store) -> None:
        for i in range(8):
            await with_table(store, f"t{i}")
        games = asyncio.gather(*(game(store, f"t{i}") for i in range(8)))
        while not games.done():
            await asyncio.to_thread(end_connections, postgres)
            await asyncio.sleep(0.02)
        await games
        for i in range(8):
            assert [row.n for row in await store.moves(f"t{i}")] == list(range(40))

    using(postgres, play)
