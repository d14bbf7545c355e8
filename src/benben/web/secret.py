"""The secret that signs cookies and makes tokens."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from benben.core.errors import BenbenError, system_reason
from benben.store import Store
from benben.web.words import BOOK

BYTES = 32
SQLITE = "sqlite:///"


async def secret_of(database: str, store: Store) -> bytes:
    """From BENBEN_SECRET; else a file beside an SQLite database; else kept in the database, for several processes."""
    if given := os.environ.get("BENBEN_SECRET"):
        if len(given) < BYTES:
            raise BenbenError(BOOK.message("secret-too-short", letters=BYTES))
        return given.encode()
    if is_file(database):
        return _from_file(Path(database.removeprefix(SQLITE) + ".secret"))
    return await store.secret("cookies")


def is_file(database: str) -> bool:
    return "://" not in database or database.startswith(SQLITE)


def _from_file(path: Path) -> bytes:
    """Made on first use; the store's lock sees to it that only one process does."""
    try:
        if not path.exists():
            _make(path)
        found = path.read_bytes()
    except OSError as error:
        raise BenbenError(BOOK.message("secret-unusable", path=str(path), reason=system_reason(error))) from None
    if len(found) < BYTES:
        raise BenbenError(BOOK.message("secret-damaged", path=str(path)))
    return found


def _make(path: Path) -> None:
    """Whole or not at all, and readable by the owner only."""
    new = path.with_name(path.name + "-new")
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(BYTES))
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
