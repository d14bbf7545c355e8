"""Tables in a PostgreSQL database, for several server processes."""

from __future__ import annotations

from asyncio import AbstractEventLoop, to_thread
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

import psycopg
from sqlalchemy import URL, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from benben.language import Message
from benben.store.errors import BOOK, StoreError
from benben.store.migrate import bring_up_to_date
from benben.store.news import News
from benben.store.store import Change, Query, Store

T = TypeVar("T")

CONNECTIONS: Final = 8
MIGRATION_LOCK: Final = 0x62656E62656E  # "benben": one process at a time sets up the database
SAFELY: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
LINE: Final[dict[str, Any]] = {  # notice a dead line in less than a minute
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


def place(url: URL) -> Message:
    """The database in words, without the password."""
    host = url.host or url.query.get("host")
    if not host:
        return BOOK.message("postgres-here", database=url.database or "")
    return BOOK.message("postgres-at", database=url.database or "", host=str(host))


def explained(error: Exception, url: URL) -> StoreError:
    """What is wrong with the database, in a sentence."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    lines = str(cause).strip().splitlines()
    reason = lines[0].rstrip(".") if lines else BOOK.message("no-reason-given")
    return StoreError(BOOK.message("cannot-be-used", place=place(url), why=reason))


class PostgresStore(Store):
    """Some threads, each with its own connection; one more to hear from other processes."""

    def __init__(self, url: URL, migrate: bool, loop: AbstractEventLoop) -> None:
        self._url = url.set(query={**{key: str(value) for key, value in LINE.items()}, **url.query})
        self._loop = loop
        self._closed = False
        self._callbacks: list[Callable[[str], None]] = []
        self._engine = create_engine(self._url, pool_size=CONNECTIONS, max_overflow=0, use_native_hstore=False)
        event.listen(self._engine, "connect", _connected)
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        try:
            self._prepare(migrate)
            self._news = News(self._wire, self._heard)
        except (DBAPIError, psycopg.Error) as error:
            raise explained(error, url) from None
        finally:
            self._engine.dispose()  # connections come again when they are needed
        self._threads = ThreadPoolExecutor(CONNECTIONS, "benben-store")

    def _prepare(self, migrate: bool) -> None:
        with self._engine.begin() as connection:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            bring_up_to_date(connection, migrate, place(self._url))

    def _wire(self) -> psycopg.Connection[Any]:
        """A connection of its own for news."""
        args, words = self._engine.dialect.create_connect_args(self._url)
        return psycopg.connect(*args, **words, autocommit=True)

    async def _read(self, query: Query[T]) -> T:
        return await self._in_thread(self._asked, query)

    async def _write(self, table: str, change: Change[T]) -> T:
        return await self._in_thread(self._changed, table, change)

    async def _in_thread(self, work: Callable[..., T], *args: object) -> T:
        if self._closed:
            raise StoreError(BOOK.message("closed"))
        return await self._loop.run_in_executor(self._threads, work, *args)

    # In a thread

    def _asked(self, query: Query[T]) -> T:
        def ask(_: bool) -> T:
            with self._reading.begin() as connection:
                return query(connection)

        return self._twice(ask)

    def _changed(self, table: str, change: Change[T]) -> T:
        def make(again: bool) -> T:
            with self._engine.begin() as connection:
                return change(connection, again)

        done = self._twice(make)
        if table:
            self._news.tell(table)
        return done

    def _twice(self, attempt: Callable[[bool], T]) -> T:
        """Try; if the connection breaks, once more. Then what we want may already be done."""
        try:
            try:
                return attempt(False)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return attempt(True)
        except DBAPIError as error:
            raise explained(error, self._url) from None

    # Other processes

    def listen(self, callback: Callable[[str], None]) -> None:
        self._callbacks.append(callback)

    def _heard(self, table: str) -> None:
        with suppress(RuntimeError):  # the loop may be closed, and nobody listens any more
            self._loop.call_soon_threadsafe(self._call_back, table)

    def _call_back(self, table: str) -> None:
        for callback in self._callbacks:
            callback(table)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await to_thread(self._give_back)

    def _give_back(self) -> None:
        self._threads.shutdown()
        self._news.close()
        self._engine.dispose()


def _connected(connection: Any, _: object) -> None:
    """A change is on disk when it is committed, whatever the server's default."""
    connection.execute(SAFELY)
    connection.commit()
