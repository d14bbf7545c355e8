"""Bring a database to the schema of this program, or say why that cannot be."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from benben.store.errors import StoreError
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


def bring_up_to_date(connection: Connection, migrate: bool, place: str) -> None:
    """Do the migrations that are missing, in the transaction that was begun."""
    before = version(connection)
    if before == HEAD:
        return
    if before is None:
        _refuse_strange_tables(connection, place)
    elif before > HEAD:
        raise StoreError(f"{place} was written by a newer benben than this one; install the newer one.")
    if not migrate:
        raise StoreError(f"{place} is not set up for this version of benben.")
    _upgrade(connection)


def _refuse_strange_tables(connection: Connection, place: str) -> None:
    """A whole file must be ours or empty; in a database server others may have theirs, but not under our names."""
    names = set(inspect(connection).get_table_names())
    if connection.dialect.name != "sqlite":
        names &= set(metadata.tables)
    if names:
        raise StoreError(f"{place} belongs to another program: it has tables that are not ours.")


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
