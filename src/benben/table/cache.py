"""What has been made for the frames of a table already, so that it is made once for each seat and answer.

What is in words is kept for each language that it was asked for in.
"""

from __future__ import annotations

from collections.abc import Callable

from benben.core.game import Form, View
from benben.core.match import Match, replay
from benben.core.steps import SPECTATOR
from benben.language import language
from benben.table.history import History
from benben.table.schema import Choice, Refused

Shown = Callable[[], View]  # what was shown at a moment, for who asks later

MOST_SEATS = 8  # whose views are kept, each in one language: of a table with 99 they would fill the memory


class SeatCache:
    """What one seat sees at one moment in one language, before anything is put on a page."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.choices: list[Choice] | None = None  # when they were asked for
        self.refused: list[Refused] | None = None


class ViewCache:
    """A table's views, histories and words. Nothing in it is needed to go on: it can all be made again."""

    def __init__(self) -> None:
        self._match: Match | None = None  # that the views are of
        self._seats: dict[tuple[int, str], SeatCache] = {}  # by seat and language
        self._histories: dict[tuple[int, str], History] = {}  # by seat and language
        # To each seat last: at which of its versions, and in each language.
        self._offered: dict[int, tuple[int, dict[str, list[Choice]]]] = {}
        # Of answers that may be taken back, by line, seat, number and language.
        self._words: dict[tuple[int, int, int, str], str] = {}
        self._touched: list[str] = []
        self._touching: tuple[Shown, Form] | None = None  # the last answer, until somebody asks what it touched

    def seat(self, match: Match, seat: int) -> SeatCache:
        """What a seat sees of the match as it is now."""
        if match is not self._match:
            self.forget_views()
            self._match = match
        key = (seat, language())
        found = self._seats.pop(key, None) or SeatCache(self._view(match, seat))
        self._seats[key] = found
        if len(self._seats) > MOST_SEATS:
            del self._seats[next(iter(self._seats))]
        return found

    def _view(self, match: Match, seat: int) -> View:
        """A seat's view. In another language just the names can be others."""
        known = self._known_view(seat)
        return match.view(seat) if known is None else known | {"names": match.names}

    def _known_view(self, seat: int) -> View | None:
        """A seat's view in any language, if it has been made."""
        return next((cache.view for (other, _), cache in self._seats.items() if other == seat), None)

    def forget_views(self) -> None:
        """Something in them is not so any more: the game went on, or somebody has another name."""
        self._match = None
        self._seats.clear()

    def history(self, match: Match, view: View) -> History:
        """What the seat of a view has seen happen."""
        seat = view["seat"]
        history = self._histories.setdefault((seat, language()), History(match.game, seat))
        history.follow(view, match.events)
        return history

    # Answers

    def shown_to_all(self, match: Match) -> Shown:
        """The view that everybody has of a match as it is now; made when it is asked for, though the match went on."""
        view = self._known_view(SPECTATOR) if match is self._match else None
        if view is not None:
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
        shown_at, offered = self._offered.get(seat, (-1, {}))
        self._offered[seat] = (version, (offered if shown_at == version else {}) | {language(): choices})

    def note_words(self, seat: int, version: int, a: int, line: int) -> None:
        """A seat gave an answer at a version that it knew: if it was shown there, its words are known."""
        shown_at, offered = self._offered.get(seat, (-1, {}))
        for spoken, choices in offered.items() if shown_at == version else ():
            for choice in choices:
                if choice.a == a:
                    self._words[line, seat, a, spoken] = choice.words

    def words_of(self, match: Match, line: int) -> str:
        """What an answer given before was, in the words of that moment."""
        given = match.record.lines[line]
        key = (line, given.seat, given.a, language())
        if key not in self._words:
            then = replay(match.game, match.record, line)
            self._words[key] = then.words(given.a, given.seat)
        return self._words[key]
