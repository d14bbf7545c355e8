"""Tables in an SQLite file, for one server process."""

from __future__ import annotations

import sqlite3
from asyncio import AbstractEventLoop, to_thread
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from benben.core.errors import system_reason
from benben.store.errors import BOOK, StoreError
from benben.store.lock import Lock
from benben.store.migrate import bring_up_to_date
from benben.store.store import Change, Query, Store
from benben.store.writer import Writer

T = TypeVar("T")

READERS: Final = 4
MAGIC: Final = b"SQLite format 3\0"  # how a database begins
BUSY_SECONDS: Final = 5  # how long to wait for another program that looks into the file
DURABLE: Final = ("journal_mode=WAL", "synchronous=FULL")
WRITING: Final = (*DURABLE, "foreign_keys=ON")
READING: Final = ("query_only=ON",)

FAULTS: Final = {  # what is said about an error of SQLite
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "broken",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "cannot-open",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_NOTADB: "no-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
}


def explained(error: DBAPIError, path: Path) -> StoreError:
    """What is wrong with the file, in a sentence."""
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF  # the rest of the code says more than we need
    if code not in FAULTS:
        return StoreError(BOOK.message("cannot-be-used", place=str(path), why=str(error.orig)))
    return StoreError(BOOK.message(f"sqlite-{FAULTS[code]}", place=str(path)))


def make_private(path: Path) -> None:
    """A new file is for its owner only: it has secrets in it. SQLite gives the same rights to the files beside it."""
    try:
        path.touch(0o600)
    except OSError as error:
        raise StoreError(BOOK.message("cannot-be-written", place=str(path), why=system_reason(error))) from None


def engine_for(path: Path, begin: str, settings: tuple[str, ...], connections: int) -> Engine:
    """Connections to a file, each with its settings; transactions begin as said, not as Python's module likes."""
    url = URL.create("sqlite", database=str(path))
    words = {"timeout": BUSY_SECONDS, "isolation_level": None}
    engine = create_engine(url, connect_args=words, pool_size=connections, max_overflow=0)

    def connected(connection: Any, _: object) -> None:
        for setting in settings:
            connection.execute(f"PRAGMA {setting}").close()

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


def check_kind(path: Path) -> None:
    """Refuse a file that is something else, before anything is laid beside it."""
    try:
        with path.open("rb") as file:
            head = file.read(len(MAGIC))
    except OSError:
        return  # a new file, or one that opening it says more about
    if head and head != MAGIC:
        raise StoreError(BOOK.message("sqlite-no-database", place=str(path)))


class SqliteStore(Store):
    """One thread writes; some read, each with its own connection."""

    def __init__(self, path: Path, migrate: bool, loop: AbstractEventLoop) -> None:
        self._path = path.resolve()
        self._loop = loop
        self._closed = False
        check_kind(self._path)
        self._lock = Lock(self._path)
        try:
            self._prepare(migrate)
        except BaseException:
            self._lock.release()
            raise
        self._readers = ThreadPoolExecutor(READERS, "benben-reader")
        self._reading = engine_for(self._path, "BEGIN", READING, READERS)
        self._writing = engine_for(self._path, "BEGIN IMMEDIATE", WRITING, 1)
        self._writer = Writer(self._writing, loop)

    def _prepare(self, migrate: bool) -> None:
        """Make the file ready. References are not watched meanwhile: SQLite changes a table by making it anew."""
        make_private(self._path)
        engine = engine_for(self._path, "BEGIN IMMEDIATE", DURABLE, 1)
        try:
            with engine.begin() as connection:
                bring_up_to_date(connection, migrate, str(self._path))
        except DBAPIError as error:
            raise explained(error, self._path) from None
        finally:
            engine.dispose()

    async def _read(self, query: Query[T]) -> T:
        self._refuse_if_closed()
        return await self._loop.run_in_executor(self._readers, self._asked, query)

    def _asked(self, query: Query[T]) -> T:
        try:
            with self._reading.begin() as connection:
                return query(connection)
        except DBAPIError as error:
            raise explained(error, self._path) from None

    async def _write(self, table: str, change: Change[T]) -> T:
        self._refuse_if_closed()
        try:
            return await self._writer.write(lambda connection: change(connection, False))
        except DBAPIError as error:
            raise explained(error, self._path) from None

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreError(BOOK.message("closed"))

    def listen(self, callback: Callable[[str], None]) -> None:
        """There is no other process."""

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._writer.finish()
            await to_thread(self._give_back)

    def _give_back(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()  # the last one: it tidies up the file
        self._lock.release()
