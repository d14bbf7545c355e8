"""The migrations make what the schema says."""

from __future__ import annotations

from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy import Connection, Table, event, inspect

from benben.store import ChatRow, MoveRow, SeatRow, Store, TableRow, queries, schema
from benben.store.migrate import FOLDER
from tests.store.things import using, with_table


def differences(connection: Connection) -> list[object]:
    words = {"version_table": schema.VERSION_TABLE, "compare_type": True, "compare_server_default": True}
    found: list[object] = compare_metadata(MigrationContext.configure(connection, opts=words), schema.metadata)
    return found


def indexes(connection: Connection) -> dict[str, tuple[object, bool]]:
    """Each index with its columns and whether it is unique."""
    tables = schema.metadata.tables
    found = [index for table in tables for index in inspect(connection).get_indexes(table)]
    return {str(index["name"]): (index["column_names"], bool(index["unique"])) for index in found}


def test_migrations_and_schema_agree(url: str) -> None:
    async def play(store: Store) -> None:
        assert await store._read(differences) == []

    using(url, play)


def test_a_difference_would_be_found(url: str) -> None:
    async def play(store: Store) -> None:
        await store._write("", lambda c, _: c.exec_driver_sql("DROP INDEX seats_holder"))
        assert len(await store._read(differences)) == 1

    using(url, play)


def test_the_indexes(url: str) -> None:
    assert using(url, lambda store: store._read(indexes)) == {
        "tables_listed": (["over", "open", "changed"], False),
        "seats_holder": (["holder"], False),
        "moves_key": (["table_id", "key"], True),
    }


def test_the_last_migration_is_the_head() -> None:
    assert ScriptDirectory(str(FOLDER)).get_current_head() == schema.HEAD


@pytest.mark.parametrize(
    ("table", "row", "more"),
    [
        (schema.tables, TableRow, ["next_move", "next_chat"]),
        (schema.seats, SeatRow, []),
        (schema.moves, MoveRow, []),
        (schema.chat, ChatRow, []),
    ],
)
def test_tables_have_the_columns_of_their_rows(table: Table, row: type[Struct], more: list[str]) -> None:
    assert table.c.keys() == [*row.__struct_fields__, *more]


def plans(connection: Connection) -> list[str]:
    """How SQLite finds what each query asks for."""
    found: list[str] = []

    def explain(connection: Connection, _: object, statement: str, values: Any, *__: object) -> None:
        if statement.startswith("SELECT"):
            found.extend(row[3] for row in connection.exec_driver_sql("EXPLAIN QUERY PLAN " + statement, values))

    event.listen(connection, "before_cursor_execute", explain)
    queries.table(connection, "t")
    queries.moves_of(connection, "t", 0)
    queries.move_of_key(connection, "t", "k")
    queries.chat_of(connection, "t", 0, 1)
    queries.tables_of(connection, "ann", 1)
    queries.listed_tables(connection, 1, over=False)
    queries.listed_tables(connection, 1, over=True)
    queries.running_tables(connection)
    return found


def test_no_query_looks_at_everything(sqlite: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        found = await store._read(plans)
        assert any("moves_key" in plan for plan in found)
        assert [plan for plan in found if "SCAN" in plan] == []

    using(sqlite, play)
