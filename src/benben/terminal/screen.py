"""Writing to the terminal: drawn with Rich, or as plain sentences for screen readers and files."""

from __future__ import annotations

import sys
import textwrap

from rich.console import Console
from rich.markup import escape

from benben.core.display import width
from benben.core.errors import printable
from benben.core.game import View
from benben.core.match import Match
from benben.language import book_of, number, signed

say = book_of("benben.terminal").say

WIDTH = 80
COMPACT = 9  # with more answers than this, notations in columns instead of words
ASCII = str.maketrans(  # for terminals that know no more
    {"−": "-", "×": "x", "–": "-", "…": "...", "’": "'", "„": '"', "“": '"'}
    | {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
)


class Screen:
    """One way of showing a match."""

    def __init__(self, plain: bool = False) -> None:
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):  # what cannot be shown or read becomes a question mark
                stream.reconfigure(errors="replace")
        self.ascii = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
        self.plain = plain or self.ascii
        columns = None if sys.stdout.isatty() else WIDTH
        self.console = Console(highlight=False, width=columns, no_color=self.plain or None, emoji=False)

    def say(self, text: str, style: str = "") -> None:
        """A line of ours or of the game's, never read as markup."""
        if self.plain:
            print(text.translate(ASCII) if self.ascii else text)
        else:
            self.console.print(escape(text), style=style or None, soft_wrap=False)

    def ask(self) -> str:
        """A line that the player types; one that comes from a pipe is shown, so that the page reads as a dialogue."""
        text = input("> ").strip()
        if not sys.stdin.isatty():
            print(printable(text)[: WIDTH - 2])
        return text

    def command(self, text: str) -> None:
        """Something to copy: never broken into lines."""
        if self.plain:
            print(f"  {text}")
        else:
            self.console.print("  " + escape(text), soft_wrap=True)

    def board(self, match: Match, view: View) -> None:
        """The board as the seat sees it."""
        if self.plain:
            for line in match.game.words.spoken(view):
                self.say(line)
        else:
            self.console.print()
            self.console.print(match.game.words.text_board(view), no_wrap=True, overflow="crop")
            self.console.print()

    def log(self, lines: list[str]) -> None:
        for line in lines:
            self.say(line, "dim")

    def answers(self, match: Match, legal: list[int], long: bool = False) -> None:
        """The legal answers with their numbers."""
        if self.plain or long or len(legal) <= COMPACT:
            view, game = match.view(match.actor), match.game
            for n, a in enumerate(legal, 1):
                form = game.actions.to_json(a)
                gain = game.chip(view, form).gain
                words = f"{game.words.answer(view, form)}, {gain}" if gain else game.words.answer(view, form)
                self._item(n, f"{words}  ({match.say(a)})")
        else:
            digits = len(str(len(legal)))
            self._columns([f"{n:>{digits}} {match.say(a)}" for n, a in enumerate(legal, 1)])

    def _item(self, n: int, text: str) -> None:
        """One answer; what does not fit on the line goes on below the words, not below the number."""
        if self.plain:
            self.say(f"{n:>3}  {text}")
        else:
            room = {"initial_indent": f"{n:>3}  ", "subsequent_indent": " " * 5}
            for line in textwrap.wrap(text, self.console.width, **room):  # type: ignore[arg-type]
                self.console.print(escape(line), soft_wrap=True)

    def _columns(self, cells: list[str]) -> None:
        """In as many columns as fit, read downwards."""
        across = len(cells)
        while across > 1 and _total(cells, across) > self.console.width:
            across -= 1
        columns = _split(cells, across)
        for row in range(len(columns[0])):
            wide = [(column[row], _widest(column)) for column in columns if row < len(column)]
            self.say("  ".join(cell.ljust(columns) for cell, columns in wide).rstrip())

    def scores(self, match: Match) -> None:
        """The end: who won, and where the points came from."""
        self.say(match.asked(), "bold")
        for seat, name in enumerate(match.names):
            self.say(f"{name}: {number(match.scores[seat])} = {score_parts(match, seat)}")


def score_parts(match: Match, seat: int) -> str:
    """A seat's points by reason."""
    rows = match.game.points_by_reason(match.events, len(match.names))
    return ", ".join(f"{reason} {signed(points[seat])}" for reason, points in rows if points[seat]) or "0"


def _split(cells: list[str], across: int) -> list[list[str]]:
    down = -(-len(cells) // across)
    return [cells[at : at + down] for at in range(0, len(cells), down)]


def _widest(column: list[str]) -> int:
    return max(width(cell) for cell in column)


def _total(cells: list[str], across: int) -> int:
    columns = _split(cells, across)
    return sum(_widest(column) for column in columns) + 2 * (len(columns) - 1)
