"""The file in which an arena keeps its games: what was planned in the first line, then a line for each finished game.

Lines are only ever added, so whoever is stopped loses nothing; a last line without its end was cut off and is dropped.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from msgspec import DecodeError, json

from benben.core.errors import BenbenError, system_reason
from benben.lab.arena import ArenaPlan, Place, Played
from benben.lab.workers import BOOK

FORMAT = {"benben": "arena", "format": 1}
SAFE = 1.0  # seconds after which lines lie on the disk, even if the power fails


class Ledger:
    """An open file with games, or none: then games are only remembered."""

    def __init__(self, file: IO[bytes] | None, played: dict[Place, Played]) -> None:
        self._file = file
        self._safe = time.monotonic()
        self.played = played

    def add(self, some: list[Played]) -> None:
        """Keep finished games."""
        self.played |= {one.place: one for one in some}
        if self._file is None:
            return
        self._file.write(b"".join(json.encode(one) + b"\n" for one in some))
        self._file.flush()
        if time.monotonic() - self._safe > SAFE:
            os.fsync(self._file.fileno())
            self._safe = time.monotonic()

    def games(self, plan: ArenaPlan) -> list[Played]:
        """The games of a plan, in its order."""
        return [self.played[place] for place in plan.places if place in self.played]


@contextmanager
def opened(path: Path | None, plan: ArenaPlan) -> Iterator[Ledger]:
    """The file of a plan, new or with what was played before."""
    if path is None:
        yield Ledger(None, {})
        return
    try:
        file = path.open("r+b" if path.exists() else "x+b")
    except OSError as error:
        raise BenbenError(BOOK.message("cannot-be-written", file=str(path), why=system_reason(error))) from None
    with file:
        _lock(file, path)
        played = _read(file, path, plan)
        yield Ledger(file, played)
        file.flush()
        os.fsync(file.fileno())


def _lock(file: IO[bytes], path: Path) -> None:
    """Two arenas must not write to one file. The lock ends with the process."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BenbenError(BOOK.message("arena-file-in-use", file=str(path))) from None


def _read(file: IO[bytes], path: Path, plan: ArenaPlan) -> dict[Place, Played]:
    """What was played before; afterwards the file ends with a whole line."""
    whole, end, _ = file.read().rpartition(b"\n")
    first, *lines = whole.split(b"\n")
    if not end:
        _begin(file, path, plan)
        return {}
    if _decoded(first) != FORMAT | {"plan": plan.identity}:
        raise BenbenError(BOOK.message("arena-file-of-other-plan", file=str(path)))
    played: dict[Place, Played] = {}
    for n, line in enumerate(lines, start=2):
        try:
            one = json.decode(line, type=Played)
        except (DecodeError, RecursionError):
            raise BenbenError(BOOK.message("arena-file-broken", file=str(path), line=str(n))) from None
        played[one.place] = one
    file.seek(len(whole) + 1)
    file.truncate()
    return played


def _begin(file: IO[bytes], path: Path, plan: ArenaPlan) -> None:
    """Write the first line of a new file, or of one whose first line was cut off."""
    line = json.encode(FORMAT | {"plan": plan.identity}) + b"\n"
    file.seek(0)
    if not line.startswith(file.read()):
        raise BenbenError(BOOK.message("arena-file-of-other-plan", file=str(path)))
    file.seek(0)
    file.write(line)
    file.flush()


def _decoded(line: bytes) -> object:
    try:
        return json.decode(line)
    except (DecodeError, RecursionError):
        return None
