"""Long work told in words: what is being done, and a sign of life every few seconds; and one at a time."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import IO

QUIET = 3.0  # seconds without a word, at most
LONGEST = 1800.0  # seconds; what takes longer hangs
WIDTH = 72


class Failed(Exception):
    """A command that did not succeed; its text is all that the command printed."""


class Output:
    """What a command has printed so far, read beside it."""

    def __init__(self, pipe: IO[str]) -> None:
        self.lines: list[str] = []
        self.pipe = pipe
        self.thread = Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        for line in self.pipe:
            self.lines.append(line.rstrip())

    def last(self) -> str:
        """The last line that tells something to people, shortened."""
        told = next((line for line in reversed(self.lines) if line.strip() and "WARNING" not in line), "")
        return told.strip()[:WIDTH]


def tell(words: str) -> None:
    print(words, flush=True)


def sign_of_life(began: float, detail: str = "") -> None:
    tell(f"  … {time.monotonic() - began:.0f} s{': ' if detail else ''}{detail}")


def run(
    title: str,
    command: Sequence[str],
    *,
    cwd: Path,
    details: bool = True,
    env: dict[str, str] | None = None,
    longest: float = LONGEST,
) -> str:
    """Run a command that may take long; what it printed. `details`: whether its last line is a sign of life."""
    tell(f"{title} …")
    began = time.monotonic()
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env=os.environ | (env or {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    assert process.stdout is not None
    output = Output(process.stdout)
    try:
        while not _ended(process):
            sign_of_life(began, output.last() if details else "")
            if time.monotonic() - began > longest:
                output.lines.append(f"Stopped after {longest:.0f} s.")
                break
    finally:
        _end(process)
    output.thread.join(QUIET)
    process.stdout.close()
    printed = "\n".join(output.lines)
    if process.returncode:
        raise Failed(printed)
    return printed


def _ended(process: subprocess.Popen[str]) -> bool:
    with suppress(subprocess.TimeoutExpired):
        process.wait(QUIET)
    return process.returncode is not None


def _end(process: subprocess.Popen[str]) -> None:
    """End the command with everything that it started, also after Ctrl-C."""
    if process.poll() is None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def locked(path: Path, waiting: str) -> Iterator[None]:
    """One process at a time; the others wait and say for what. Whoever dies gives the lock back."""
    with path.open("a") as file:
        began, told = time.monotonic(), 0.0
        while not _locks(file, fcntl.LOCK_EX):
            if not told:
                tell(waiting)
            if time.monotonic() - told > QUIET:
                sign_of_life(began)
                told = time.monotonic()
            time.sleep(0.2)
        yield


def is_locked(path: Path) -> bool:
    """Whether somebody holds the lock."""
    if not path.exists():
        return False
    with path.open("a") as file:
        return not _locks(file, fcntl.LOCK_EX)


def is_used(folder: Path) -> bool:
    """Whether a program runs from this build: each holds a shared lock on its folder."""
    number = os.open(folder, os.O_RDONLY)
    try:
        return not _locks(number, fcntl.LOCK_EX)
    finally:
        os.close(number)


def _locks(file: IO[str] | int, kind: int) -> bool:
    try:
        fcntl.flock(file, kind | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
