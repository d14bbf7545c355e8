"""The tables of the database. Each has the columns of its row in `rows.py`, in the same order.

A change here needs a new file in `migrations/versions`, and its number as HEAD.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

HEAD: Final = "0002"  # the migration that makes what is written here
VERSION_TABLE: Final = "benben_version"

metadata = MetaData()
HAS_KEY = text("key != ''")  # of a move

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("changes", JSON, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("undo", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("changed", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("acts", JSON, nullable=False),
    Column("moves", Integer, nullable=False),
    # Not in the row: the numbers of the next move and the next line of chat. Who changes one holds the table.
    Column("next_move", Integer, nullable=False),
    Column("next_chat", Integer, nullable=False),
    Index("tables_listed", "over", "open", "changed"),
)


def of_table() -> Column[str]:
    """The column that says to which table a row belongs."""
    return Column("table_id", Text, ForeignKey("tables.id"), key="table", primary_key=True)


def number(name: str) -> Column[int]:
    """The column that numbers the rows of one table."""
    return Column(name, Integer, primary_key=True, autoincrement=False)


seats = Table(
    "seats",
    metadata,
    of_table(),
    number("seat"),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("token", LargeBinary, nullable=False),
    Column("holder", Text, nullable=False),
    Column("invite", LargeBinary, nullable=False),
    Index("seats_holder", "holder"),
)

moves = Table(
    "moves",
    metadata,
    of_table(),
    number("n"),
    Column("body", LargeBinary, nullable=False),
    Column("key", Text, nullable=False),
    Column("time", Text, nullable=False),
    Index(
        "moves_key",
        "table",
        "key",
        unique=True,
        sqlite_where=HAS_KEY,
        postgresql_where=HAS_KEY,
    ),
)

chat = Table(
    "chat",
    metadata,
    of_table(),
    number("n"),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Text, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
