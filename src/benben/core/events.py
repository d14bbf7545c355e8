"""What happens when an answer is applied, told in typed events: the source of log lines, animation and statistics."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import check_open

SCORE: Final = 0  # in every game's table: seat, points, reason


class EventKind:
    """One kind of event and the names of its two numbers ('' where unused)."""

    def __init__(self, name: str, x: str, y: str, reveals: bool) -> None:
        self.name = name
        self.x = x
        self.y = y
        self.reveals = reveals


class EventTable:
    """Every kind of event of a game; the first is always `score`."""

    def __init__(self, reasons: tuple[str, ...]) -> None:
        self.reasons = reasons  # why points are scored, by number: the messages `reason-…` of the game
        self.kinds: list[EventKind] = [EventKind("score", "points", "reason", False)]
        self.closed = False  # whether another table goes on where this one ends

    def add(self, name: str, x: str = "", y: str = "", reveals: bool = False) -> i64:
        """Declare a kind of event; `reveals`: after it nobody can take an answer back."""
        check_open(self.closed, name)
        self.kinds.append(EventKind(name, x, y, reveals))
        return len(self.kinds) - 1

    def extended(self, reasons: tuple[str, ...]) -> EventTable:
        """A table of a game that begins with all kinds and reasons of this one, which belongs to the game's family."""
        self.closed = True
        other = EventTable((*self.reasons, *reasons))
        other.kinds = list(self.kinds)
        return other


class Event:
    """One event, as the outer layers read it."""

    __slots__ = ("kind", "n", "name", "seat", "seen_by", "x", "y")

    def __init__(self, table: EventTable, n: int, raw: tuple[int, int, int, int, int]) -> None:
        self.kind, self.seat, self.x, self.y, self.seen_by = raw
        self.name = table.kinds[self.kind].name
        self.n = n  # the number of the answer that brought it about

    def __repr__(self) -> str:
        return f"Event(n={self.n}, {self.name}, seat={self.seat}, x={self.x}, y={self.y}, seen_by={self.seen_by})"
