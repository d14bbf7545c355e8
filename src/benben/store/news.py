"""How processes that share a PostgreSQL database tell each other which tables have changed.

One thread with one connection both tells and hears. It tells after the change is committed: a NOTIFY inside of the
transaction would make all transactions wait for each other. What changes while it tells is told together.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import closing, suppress
from selectors import EVENT_READ, DefaultSelector
from threading import Event, Lock, Thread
from typing import Any, Final

import psycopg

Wire = psycopg.Connection[Any]
Connect = Callable[[], Wire]

CHANNEL: Final = "benben"
TELL: Final = f"SELECT pg_notify('{CHANNEL}', id) FROM unnest(%s::text[]) AS id"
PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to come back


class News:
    """Tells and hears until it is closed, across lost connections."""

    def __init__(self, connect: Connect, heard: Callable[[str], None]) -> None:
        self._connect = connect
        self._heard = heard  # called in the thread; with an empty id if news may have been lost
        self._changed: set[str] = set()
        self._guard = Lock()
        self._closing = Event()
        self._bell, self._ear = socket.socketpair()
        self._bell.setblocking(False)
        self._ear.setblocking(False)
        try:
            wire = self._wired()
        except BaseException:
            self._close_bell()
            raise
        self._thread = Thread(target=self._serve, args=(wire,), name="benben-news", daemon=True)
        self._thread.start()

    def tell(self, table: str) -> None:
        """Tell all other processes soon that a table has changed."""
        with self._guard:
            self._changed.add(table)
        self._ring()

    def close(self) -> None:
        """Tell what is still to be told, and end."""
        self._closing.set()
        self._ring()
        self._thread.join()
        self._close_bell()

    def _ring(self) -> None:
        with suppress(BlockingIOError):  # so many rings that it wakes anyhow
            self._bell.send(b"!")

    def _close_bell(self) -> None:
        self._bell.close()
        self._ear.close()

    # In the thread

    def _wired(self) -> Wire:
        """A new connection that hears."""
        wire = self._connect()
        try:
            wire.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            wire.close()
            raise
        return wire

    def _serve(self, wire: Wire | None) -> None:
        while wire:
            with closing(wire), suppress(psycopg.Error, OSError):
                self._attend(wire)
                return
            wire = self._wired_again()

    def _wired_again(self) -> Wire | None:
        """A new connection after one was lost, as soon as there can be one; None if we are to end."""
        attempt = 0
        while not self._closing.wait(PAUSES[min(attempt, len(PAUSES) - 1)]):
            with suppress(psycopg.Error, OSError):
                wire = self._wired()
                self._heard("")
                return wire
            attempt += 1
        return None

    def _attend(self, wire: Wire) -> None:
        """Wait for something to tell or to hear, until we are to end."""
        with DefaultSelector() as both:
            both.register(self._ear, EVENT_READ)
            both.register(wire, EVENT_READ)
            while not self._closing.is_set():
                self._tell_all(wire)
                self._hear_all(wire)
                both.select()
                self._hush()
        self._tell_all(wire)

    def _hush(self) -> None:
        with suppress(BlockingIOError):
            while self._ear.recv(4096):
                pass

    def _tell_all(self, wire: Wire) -> None:
        with self._guard:
            tables, self._changed = self._changed, set()
        if not tables:
            return
        try:
            wire.execute(TELL, [sorted(tables)])
        except BaseException:
            with self._guard:  # once more when we are connected again
                self._changed |= tables
            raise

    def _hear_all(self, wire: Wire) -> None:
        for note in wire.notifies(timeout=0):
            if note.pid != wire.info.backend_pid:
                self._heard(note.payload)
