"""The secret that signs cookies and makes tokens."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from benben.core.errors import BenbenError
from benben.store import Store

BYTES = 32


async def secret_of(database: str, store: Store) -> bytes:
    """From BENBEN_SECRET; else a file beside an SQLite database; else kept in the database, for several processes."""
    if given := os.environ.get("BENBEN_SECRET"):
        if len(given) < BYTES:
            raise BenbenError(f"BENBEN_SECRET must have at least {BYTES} letters.")
        return given.encode()
    if database.startswith("postgresql"):
        return await store.secret("cookies")
    return _from_file(Path(database.removeprefix("sqlite:///") + ".secret"))


def _from_file(path: Path) -> bytes:
    """Made on first use, readable by the owner only."""
    with suppress(FileExistsError):
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(BYTES))
            file.flush()
            os.fsync(file.fileno())
    found = path.read_bytes()
    if len(found) < BYTES:
        raise BenbenError(f"{path} is damaged; remove it, and everybody gets new cookies.")
    return found
