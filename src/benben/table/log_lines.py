"""The log of a table in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from benben.core.events import Event
from benben.core.game import Game, View
from benben.table.schema import LogLine


class LogLines:
    """The log lines that have been put into words already, for each seat: a growing log costs only what is new."""

    def __init__(self) -> None:
        self._lines: dict[tuple[int, tuple[str, ...]], tuple[list[Event], list[LogLine]]] = {}

    def lines(self, game: Game, view: View, events: list[Event], seat: int) -> list[LogLine]:
        known, told = self._lines.get((seat, tuple(view["names"])), ([], []))
        at = len(known)
        if at > len(events) or (at and events[at - 1] is not known[-1]):
            known, told, at = [], [], 0
        more = list(_told(game, view, events[at:], seat))
        self._lines[seat, tuple(view["names"])] = (list(events), told + more)
        return told + more


def _told(game: Game, view: View, events: list[Event], seat: int) -> Iterable[LogLine]:
    for event in events:
        if event.seen_by < 0 or event.seen_by == seat:
            text = game.words.event(view, event)
            if text:
                yield LogLine(event.n + 1, event.seat, text)
