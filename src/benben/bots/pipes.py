"""A program at the other end of three pipes. Nothing that it does, or does not do, can hold up this process."""

from __future__ import annotations

import os
import selectors
import subprocess
import sys
import time
import weakref
from contextlib import suppress
from pathlib import Path
from typing import IO

GUARD = Path(__file__).with_name("guard.py")
MAX_LINE = 65536  # bytes
LAST_WORDS = 2000  # bytes of stderr that are kept
GRACE = 5.0  # seconds that a guard has to end its program
MOMENT = 0.5  # seconds between a program's last word and its end
READ = 65536


class TooSlow(Exception):
    """No line came in time."""


class LineTooLong(Exception):
    """A line has no end."""


class Unasked(Exception):
    """Something was printed that nobody had asked for."""


class Ended(Exception):
    """The program is gone, or has closed its stdout."""


class Program:
    """A program that runs: a line is said to it, a line comes back."""

    def __init__(self, words: list[str], memory: int, cpu: int) -> None:
        life, self._life = os.pipe()
        command = [sys.executable, "-I", "-S", str(GUARD), str(life), str(memory), str(cpu), *words]
        try:
            self._guard = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
                pass_fds=(life,), start_new_session=True,
            )  # fmt: skip
        except BaseException:
            os.close(self._life)
            raise
        finally:
            os.close(life)
        self._in, self._out, self._err = pipes = _pipes(self._guard)
        self._heard = b""  # of stdout
        self._told = b""  # of stderr
        self._end = weakref.finalize(self, _end, self._guard, self._life, pipes)

    def exchange(self, text: bytes, seconds: float) -> bytes:
        """Say something and wait for one line."""
        self._hear()
        if self._heard:
            raise Unasked(self._heard)
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._out, selectors.EVENT_READ)
            ready.register(self._err, selectors.EVENT_READ)
            ready.register(self._in, selectors.EVENT_WRITE)
            while b"\n" not in self._heard:
                if len(self._heard) > MAX_LINE:
                    raise LineTooLong
                text = self._go_on(ready, text, until)
        line, _, self._heard = self._heard.partition(b"\n")
        if len(line) > MAX_LINE:
            raise LineTooLong
        return line

    def _go_on(self, ready: selectors.BaseSelector, text: bytes, until: float) -> bytes:
        """Wait until some pipe can be used, and use it; returns what is still to be said."""
        left = until - time.monotonic()
        if left <= 0:
            raise TooSlow
        for key, _ in ready.select(left):
            if key.fileobj is self._in:
                text = self._say(text)
                if not text:
                    ready.unregister(self._in)
            elif key.fileobj is self._err:
                if self._hear_errors() == b"":
                    ready.unregister(self._err)
            elif self._hear() == b"":
                raise Ended
        return text

    def _say(self, text: bytes) -> bytes:
        """Say as much as fits into the pipe; returns the rest. Who does not read may still answer."""
        try:
            return text[self._in.write(text) or 0 :]
        except BrokenPipeError:
            return b""

    def _hear(self) -> bytes | None:
        """Take what has come on stdout; None if there is nothing yet, and nothing at all if it is closed."""
        some: bytes | None = self._out.read(READ)
        self._heard += some or b""
        return some

    def _hear_errors(self) -> bytes | None:
        """The same for stderr."""
        some: bytes | None = self._err.read(READ)
        self._told = (self._told + (some or b""))[-LAST_WORDS:]
        return some

    def last_words(self) -> str:
        """The last line on stderr that says something."""
        lines = self._told.decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else ""

    def exit_code(self) -> int:
        """How a program that has ended by itself did so."""
        with suppress(subprocess.TimeoutExpired):
            self._guard.wait(MOMENT)
        while self._hear_errors():
            pass
        self._end()
        return self._guard.returncode

    def close(self) -> None:
        """End it, and everything that it has started."""
        self._end()


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Its stdin, stdout and stderr, none of which makes us wait."""
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    for pipe in (process.stdin, process.stdout, process.stderr):
        os.set_blocking(pipe.fileno(), False)
    return process.stdin, process.stdout, process.stderr


def _end(guard: subprocess.Popen[bytes], life: int, pipes: tuple[IO[bytes], ...]) -> None:
    """The guard ends its program when our end of the pipe is closed."""
    os.close(life)
    try:
        guard.wait(GRACE)
    except subprocess.TimeoutExpired:
        guard.kill()
        guard.wait()
    for pipe in pipes:
        pipe.close()
