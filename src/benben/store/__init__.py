"""Where tables are kept: an SQLite file for one server process, or PostgreSQL for several.

Nothing heavy is imported before a store is opened.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from benben.store.errors import NoTable, Repeated, StoreError, Taken
from benben.store.rows import ChatRow, MoveRow, MoveState, SeatRow, Table, TableRow

if TYPE_CHECKING:
    from benben.store.store import Store

__all__ = [
    "ChatRow",
    "MoveRow",
    "MoveState",
    "NoTable",
    "Repeated",
    "SeatRow",
    "Store",
    "StoreError",
    "Table",
    "TableRow",
    "Taken",
    "open_store",
]


async def open_store(url_or_path: str, *, migrate: bool = True) -> Store:
    """Open a store: a file's path or sqlite:///path for SQLite, postgresql://… for PostgreSQL.

    A new database is set up and an older one is brought up to date; without `migrate` they are refused.
    """
    from benben.store.opening import opened

    return await asyncio.to_thread(opened, url_or_path, migrate, asyncio.get_running_loop())


def __getattr__(name: str) -> Any:
    if name == "Store":
        from benben.store.store import Store

        return Store
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
