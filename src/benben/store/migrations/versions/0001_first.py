"""Tables, seats, moves, chat and secrets."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    add_tables()
    add_seats()
    add_moves()
    add_chat()
    op.create_table("secrets", sa.Column("name", sa.Text, primary_key=True), needed("value", sa.LargeBinary))


def needed(name: str, kind: type[sa.types.TypeEngine[Any]]) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def add_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        needed("game", sa.Text),
        needed("rules", sa.Integer),
        needed("players", sa.Integer),
        needed("options", sa.JSON),
        needed("changes", sa.JSON),
        needed("open", sa.Boolean),
        needed("undo", sa.Text),
        needed("created", sa.Text),
        needed("changed", sa.Text),
        needed("over", sa.Boolean),
        needed("scores", sa.JSON),
        needed("winners", sa.JSON),
        needed("rematch", sa.Text),
        needed("acts", sa.JSON),
        needed("moves", sa.Integer),
        needed("next_move", sa.Integer),
        needed("next_chat", sa.Integer),
    )
    op.create_index("tables_listed", "tables", ["over", "open", "changed"])


def add_seats() -> None:
    op.create_table(
        "seats",
        of_table(),
        number("seat"),
        needed("name", sa.Text),
        needed("kind", sa.Text),
        needed("bot", sa.Text),
        needed("token", sa.LargeBinary),
        needed("holder", sa.Text),
        needed("invite", sa.LargeBinary),
    )
    op.create_index("seats_holder", "seats", ["holder"])


def add_moves() -> None:
    op.create_table(
        "moves",
        of_table(),
        number("n"),
        needed("body", sa.LargeBinary),
        needed("key", sa.Text),
        needed("time", sa.Text),
    )
    with_key = sa.text("key != ''")
    op.create_index(
        "moves_key", "moves", ["table_id", "key"], unique=True, sqlite_where=with_key, postgresql_where=with_key
    )


def add_chat() -> None:
    op.create_table(
        "chat",
        of_table(),
        number("n"),
        needed("seat", sa.Integer),
        needed("name", sa.Text),
        needed("text", sa.Text),
        needed("time", sa.Text),
    )
