"""What a seat has seen happen: the log in sentences, where the points came from, and how the scores grew."""

from __future__ import annotations

from benben.core.events import Event
from benben.core.game import Game, View
from benben.table.schema import CurvePoint, LogLine, Mark, PointsRow


class History:
    """The events of a game as one seat saw them; following a growing game costs only what is new."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        # A game that counts at its end only tells by events named `standing` how things stood before.
        self._scored_by = "standing" if any(kind.name == "standing" for kind in game.rules.events.kinds) else "score"
        self._forget()

    def _forget(self, names: tuple[str, ...] = ()) -> None:
        self._names = names  # that the sentences are made with
        self._count = 0  # events that have been looked at
        self._last: Event | None = None  # of them
        self._log: list[LogLine] = []
        self._points = [[0] * len(names) for _ in self.game.rules.events.reasons]
        self._curve = [CurvePoint(0, [0] * len(names))]
        self._marks: list[Mark] = []

    def follow(self, view: View, events: list[Event]) -> None:
        """Take in the events that are new. If some were taken back, or somebody has another name, all are."""
        names, at = tuple(view["names"]), self._count
        is_same = at <= len(events) and (at == 0 or events[at - 1] is self._last)
        if names != self._names or not is_same:
            self._forget(names)
        for event in events[self._count :]:
            if event.seen_by < 0 or event.seen_by == self.seat:
                self._add(view, event)
        self._count, self._last = len(events), events[-1] if events else None

    def _add(self, view: View, event: Event) -> None:
        if text := self.game.words.event(view, event):
            self._log.append(LogLine(event.n + 1, event.seat, text))
        if event.name == "score":
            self._points[event.y][event.seat] += event.x
        if event.name == self._scored_by:
            self._add_scores(event)
        if event.name in self.game.words.milestones:
            self._marks.append(Mark(event.n, self.game.say(f"milestone-{event.name}", x=event.x)))

    def _add_scores(self, event: Event) -> None:
        last = self._curve[-1]
        scores = list(last.scores)
        scores[event.seat] = event.x + (scores[event.seat] if event.name == "score" else 0)
        if last.n == event.n + 1:
            self._curve.pop()
        self._curve.append(CurvePoint(event.n + 1, scores))

    # So far

    @property
    def log(self) -> list[LogLine]:
        return list(self._log)

    @property
    def points(self) -> list[PointsRow]:
        """Where everybody's points came from: each reason that brought any."""
        rows = zip(self.game.reasons(), self._points, strict=True)
        return [PointsRow(reason, list(row)) for reason, row in rows if any(row)]

    @property
    def curve(self) -> list[CurvePoint]:
        """The scores after each answer that changed them."""
        return list(self._curve)

    @property
    def marks(self) -> list[Mark]:
        return list(self._marks)
