"""Which store an address means."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from benben.core.errors import printable
from benben.store.errors import StoreError
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
    raise StoreError(f"{printable(url.drivername)}:// is no database we know: sqlite:///… and postgresql://… are.")


def _parsed(text: str) -> URL:
    """An address in its parts. What is wrong is not shown: there may be a password in it."""
    try:
        return make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(
            "The database's address cannot be read: sqlite:///… or postgresql://user@host/database is right."
        ) from None


def _sqlite(path: str, migrate: bool, loop: AbstractEventLoop) -> Store:
    if path in ("", ":memory:"):
        raise StoreError("Tables are kept in a file; give its path.")
    from benben.store.sqlite import SqliteStore

    return SqliteStore(Path(path), migrate, loop)


def _postgres(url: URL, migrate: bool, loop: AbstractEventLoop) -> Store:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise StoreError("PostgreSQL needs one more package: pip install 'benben[postgres]'.") from None
    from benben.store.postgres import PostgresStore

    return PostgresStore(url.set(drivername="postgresql+psycopg"), migrate, loop)
