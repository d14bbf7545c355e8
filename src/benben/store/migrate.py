"""Bring a database to the schema of this program, or say why that cannot be."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from benben.language import Message
from benben.store.errors import BOOK, StoreError
from benben.store.schema import HEAD, VERSION_TABLE, metadata

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = Lock()  # Alembic keeps what it is doing in its modules


def version(connection: Connection) -> str | None:
    """The last migration the database has had; None if it was never one of ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return None if found is None else str(found)


def bring_up_to_date(connection: Connection, migrate: bool, place: Message | str) -> None:
    """Do the migrations that are missing, in the transaction that was begun."""
    before = version(connection)
    if before == HEAD:
        return
    if before is None:
        _refuse_strange_tables(connection, place)
    elif before > HEAD:
        raise StoreError(BOOK.message("written-by-newer", place=place))
    if not migrate:
        raise StoreError(BOOK.message("not-set-up", place=place))
    _upgrade(connection)


def _refuse_strange_tables(connection: Connection, place: Message | str) -> None:
    """A whole file must be ours or empty; in a database server others may have theirs, but not under our names."""
    names = set(inspect(connection).get_table_names())
    if connection.dialect.name != "sqlite":
        names &= set(metadata.tables)
    if names:
        raise StoreError(BOOK.message("of-another-program", place=place))


def configuration(connection: Connection) -> Config:
    """What Alembic needs to know; there is no file for it."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    from alembic import command  # heavy, and only needed when something is to be done

    with ONE_AT_A_TIME:
        command.upgrade(configuration(connection), "head")
