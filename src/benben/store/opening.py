"""Which store an address means."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from benben.core.errors import printable
from benben.store.errors import BOOK, StoreError
from benben.store.store import Store

POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")


def opened(url_or_path: str, migrate: bool, loop: AbstractEventLoop) -> Store:
    """Open the store that an address means."""
    if "://" not in url_or_path:
        return _sqlite(url_or_path, migrate, loop)
    url = _parsed(url_or_path)
    if url.drivername == "sqlite":
        return _sqlite(url.database or "", migrate, loop)
    if url.drivername in POSTGRES:
        return _postgres(url, migrate, loop)
    raise StoreError(BOOK.message("unknown-database", driver=printable(url.drivername)))


def _parsed(text: str) -> URL:
    """An address in its parts. What is wrong is not shown: there may be a password in it."""
    try:
        return make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(BOOK.message("wrong-address")) from None


def _sqlite(path: str, migrate: bool, loop: AbstractEventLoop) -> Store:
    if path in ("", ":memory:"):
        raise StoreError(BOOK.message("path-missing"))
    from benben.store.sqlite import SqliteStore

    return SqliteStore(Path(path), migrate, loop)


def _postgres(url: URL, migrate: bool, loop: AbstractEventLoop) -> Store:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise StoreError(BOOK.message("postgres-needs-package")) from None
    from benben.store.postgres import PostgresStore

    return PostgresStore(url.set(drivername="postgresql+psycopg"), migrate, loop)
