"""Writing to the terminal: drawn with Rich, or as plain sentences for screen readers and files."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.markup import escape

from benben.core.game import View
from benben.core.match import Match

WIDTH = 80
COMPACT = 9  # with more answers than this, notations in columns instead of words


class Screen:
    """One way of showing a match."""

    def __init__(self, plain: bool = False) -> None:
        encoding = (sys.stdout.encoding or "").lower().replace("-", "")
        self.plain = plain or encoding != "utf8"
        width = None if sys.stdout.isatty() else WIDTH
        self.console = Console(highlight=False, width=width, no_color=self.plain or None, emoji=False)

    def say(self, text: str, style: str = "") -> None:
        """A line of ours or of the game's, never read as markup."""
        if self.plain:
            print(text)
        else:
            self.console.print(escape(text), style=style or None, soft_wrap=False)

    def command(self, text: str) -> None:
        """Something to copy: never broken into lines."""
        if self.plain:
            print(f"  {text}")
        else:
            self.console.print("  " + escape(text), soft_wrap=True)

    def board(self, match: Match, view: View) -> None:
        """The board as the seat sees it."""
        if self.plain:
            for line in match.game.spoken(view):
                print(line)
        else:
            self.console.print()
            self.console.print(match.game.text_board(view), no_wrap=True, overflow="crop")
            self.console.print()

    def log(self, lines: list[str]) -> None:
        for line in lines:
            self.say(line, "dim")

    def answers(self, match: Match, legal: list[int], long: bool = False) -> None:
        """The legal answers with their numbers."""
        if self.plain or long or len(legal) <= COMPACT:
            for n, a in enumerate(legal, 1):
                self.say(f"{n:>3}  {match.words(a)}  ({match.say(a)})")
        else:
            self._columns([f"{n:>3} {match.say(a)}" for n, a in enumerate(legal, 1)])

    def _columns(self, cells: list[str]) -> None:
        wide = max(len(cell) for cell in cells) + 2
        across = max(1, self.console.width // wide)
        down = -(-len(cells) // across)
        for row in range(down):
            self.say("".join(cell.ljust(wide) for cell in cells[row::down]).rstrip())

    def scores(self, match: Match) -> None:
        """The end: who won, and where the points came from."""
        self.say(match.question(), "bold")
        for seat, name in enumerate(match.names):
            self.say(f"{name}: {match.scores[seat]} = {score_parts(match, seat)}")


def score_parts(match: Match, seat: int) -> str:
    """A seat's points by reason."""
    reasons = match.game.events.reasons
    sums = [0] * len(reasons)
    for event in match.events:
        if event.name == "score" and event.seat == seat:
            sums[event.y] += event.x
    return ", ".join(f"{reason} {points:+}" for reason, points in zip(reasons, sums, strict=True) if points) or "0"
