"""A file that one process at a time can hold; the system lets go of it when the process ends, however it ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from benben.core.errors import system_reason
from benben.store.errors import BOOK, StoreError

if sys.platform == "win32":
    import msvcrt

    def _hold(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _hold(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from the beginning until `release`."""

    def __init__(self, guarded: Path) -> None:
        """Hold the lock beside a file, under the file's real name."""
        path = guarded.with_name(guarded.name + "-lock")
        try:
            self._file: IO[bytes] = path.open("ab")
        except OSError as error:
            why = system_reason(error)
            raise StoreError(BOOK.message("cannot-be-opened-because", place=str(guarded), why=why)) from None
        try:
            _hold(self._file)
        except OSError:
            self._file.close()
            raise StoreError(BOOK.message("in-use", place=str(guarded))) from None

    def release(self) -> None:
        self._file.close()
