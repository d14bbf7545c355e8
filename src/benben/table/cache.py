"""What has been made for the frames of a table already, so that it is made once for each seat and answer."""

from __future__ import annotations

from collections.abc import Callable

from benben.core.game import Form, View
from benben.core.match import Match, replay
from benben.core.steps import SPECTATOR
from benben.table.history import History
from benben.table.schema import Choice, Refused

Shown = Callable[[], View]  # what was shown at a moment, for who asks later

MOST_SEATS = 8  # whose views are kept: of a table with 99 they would fill the memory


class SeatCache:
    """What one seat sees at one moment, before anything is put on a page."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.choices: list[Choice] | None = None  # when they were asked for
        self.refused: list[Refused] | None = None


class ViewCache:
    """A table's views, histories and words. Nothing in it is needed to go on: it can all be made again."""

    def __init__(self) -> None:
        self._match: Match | None = None  # that the views are of
        self._seats: dict[int, SeatCache] = {}
        self._histories: dict[int, History] = {}
        self._offered: dict[int, tuple[int, list[Choice]]] = {}  # to each seat last, at which of its versions
        self._words: dict[tuple[int, int, int], str] = {}  # of answers that may be taken back: line, seat and number
        self._touched: list[str] = []
        self._touching: tuple[Shown, Form] | None = None  # the last answer, until somebody asks what it touched

    def seat(self, match: Match, seat: int) -> SeatCache:
        """What a seat sees of the match as it is now."""
        if match is not self._match:
            self.forget_views()
            self._match = match
        found = self._seats.get(seat) or SeatCache(match.view(seat))
        self._seats.pop(seat, None)
        self._seats[seat] = found
        if len(self._seats) > MOST_SEATS:
            del self._seats[next(iter(self._seats))]
        return found

    def forget_views(self) -> None:
        """Something in them is not so any more: the game went on, or somebody has another name."""
        self._match = None
        self._seats.clear()

    def history(self, match: Match, view: View) -> History:
        """What the seat of a view has seen happen."""
        seat = view["seat"]
        history = self._histories.setdefault(seat, History(match.game, seat))
        history.follow(view, match.events)
        return history

    # Answers

    def shown_to_all(self, match: Match) -> Shown:
        """The view that everybody has of a match as it is now; made when it is asked for, though the match went on."""
        if match is self._match and SPECTATOR in self._seats:
            view = self._seats[SPECTATOR].view
            return lambda: view
        game, state = match.game, match.state.clone()
        return lambda: game.view(state, SPECTATOR)

    def note_touching(self, shown: Shown | None, form: Form) -> None:
        """This answer was given last, where everybody saw this; None if it was no answer."""
        self._touching, self._touched = (shown, form) if shown else None, []

    def touched(self, match: Match) -> list[str]:
        """The elements of the board that the last answer touched, as everybody may see it."""
        if self._touching is not None:
            shown, form = self._touching
            self._touched = match.game.look.touches(shown(), form)
            self._touching = None
        return self._touched

    def note_choices(self, seat: int, version: int, choices: list[Choice]) -> None:
        """These answers are shown to a seat, at the version of the table that it knows."""
        self._offered[seat] = (version, choices)

    def note_words(self, seat: int, version: int, a: int, line: int) -> None:
        """A seat gave an answer at a version that it knew: if it was shown there, its words are known."""
        shown_at, choices = self._offered.get(seat, (-1, []))
        for choice in choices:
            if choice.a == a and shown_at == version:
                self._words[line, seat, a] = choice.words

    def words_of(self, match: Match, line: int) -> str:
        """What an answer given before was, in the words of that moment."""
        given = match.record.lines[line]
        key = (line, given.seat, given.a)
        if key not in self._words:
            then = replay(match.game, match.record, line)
            self._words[key] = then.words(given.a, given.seat)
        return self._words[key]
