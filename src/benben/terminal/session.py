"""A game in the terminal: people and bots take turns, and people can ask as well as answer."""

from __future__ import annotations

import shlex
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from benben.bots import ADVICE_SECONDS, ADVISER, RIVAL_SECONDS, BadBot, Bot, Side, ask, bot, end, remark, rivals
from benben.core.display import fitted, width
from benben.core.errors import BadAnswer, BenbenError, IllegalAnswer, shown, system_reason
from benben.core.match import Match
from benben.core.names import said_kind
from benben.core.rng import fresh, rng_of
from benben.core.rulebook import rules_of
from benben.core.steps import SPECTATOR
from benben.folders import data_folder
from benben.language import book_of
from benben.terminal.screen import Screen, say

BOOK = book_of("benben.terminal")

HUMAN = "human"
RETOLD = 6  # how many answers of a resumed game are told again
COMMANDS = ("undo", "redo", "why", "hint", "help", "list", "board", "log", "save", "quit")


class Leave(Exception):
    """The player wants to go."""


class Session:
    """One sitting at one match."""

    def __init__(self, match: Match, screen: Screen, save_to: Path | None) -> None:
        self.match = match
        self.screen = screen
        self.save_to = save_to  # written after each answer, if given
        self.bots: dict[int, Bot] = {s: bot(name) for s, name in enumerate(match.record.seats) if name != HUMAN}
        self.log_lines = max(0, len(match.record.lines) - RETOLD)  # how many answers have been told in the log
        self.unsaved = ""  # why the last answer could not be saved
        self.rng = fresh() if match.seed is None else rng_of(match.seed, 1)  # the bots'

    def run(self) -> None:
        """Play to the end, or until the player leaves; a game that was left can be resumed."""
        self._greet()
        try:
            with interruptible(), self._bots_ended():
                while not self.match.over:
                    self._turn()
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            self._keep()
            return
        except BadBot:
            self._keep()
            raise
        except Leave:
            return
        self._tell()
        self.screen.board(self.match, self.match.view())
        self.screen.scores(self.match)
        self._autosave()

    @contextmanager
    def _bots_ended(self) -> Iterator[None]:
        """However the game ends, the programs of its bots do."""
        try:
            yield
        finally:
            for one in self.bots.values():
                end(one)

    def _greet(self) -> None:
        """Who plays, and where help is."""
        seats = zip(self.match.names, self.match.record.seats, strict=True)
        people = ", ".join(say("who-plays", name=name, player=player, kind=said_kind(player)) for name, player in seats)
        self.screen.say(say("greeting", game=self.match.game.title, people=people), "bold")
        told = remark(self.match.game, self.match.state)
        if told and set(rivals()) & set(self.match.record.seats):
            self.screen.say(str(told))

    # Turns

    def _turn(self) -> None:
        seat = self.match.actor
        self._tell()
        if seat in self.bots:
            side = Side(self.match, seat, self.rng)
            side.seconds = RIVAL_SECONDS if self._has_people else 0.0
            self.match.play(ask(self.bots[seat], self.match.record.seats[seat], side))
        else:
            self._ask(seat)
        self._autosave()

    @property
    def _has_people(self) -> bool:
        """Whether somebody waits for the bots."""
        return len(self.bots) < len(self.match.names)

    def _tell(self) -> None:
        """Log lines that have not been shown yet, as who sits before the screen may know them."""
        self.screen.log(self.match.log(self._reader(), self.log_lines))
        self.log_lines = len(self.match.record.lines)

    def _reader(self) -> int:
        """The person who reads; of several the one to move, and while a bot moves what everybody may know."""
        people = [seat for seat in range(len(self.match.names)) if seat not in self.bots]
        if len(people) == 1:
            return people[0]
        return self.match.actor if self.match.actor in people else SPECTATOR

    def _ask(self, seat: int) -> None:
        """Show the question and go on asking until it is answered."""
        self._show(seat)
        before = len(self.match.record.lines)
        while len(self.match.record.lines) == before:
            self._obey(seat, self.screen.ask())

    def _show(self, seat: int) -> None:
        self.screen.board(self.match, self.match.view(seat))
        self.screen.say(self.match.asked(seat), "bold")
        self.screen.answers(self.match, self.match.legal())

    def _obey(self, seat: int, text: str) -> None:
        """One line of input: a command, a number, or a notation."""
        word, _, rest = text.partition(" ")
        name = command_of(word)
        try:
            if not text:
                self.screen.say(say("nothing-typed"))
            elif name:
                command: Callable[[int, str], None] = getattr(self, f"_{name}_")
                command(seat, rest.strip())
            else:
                self.match.play(self._answer(text))
        except IllegalAnswer as error:
            self.screen.say(say("not-now", why=error.whole))
        except BadAnswer as error:
            self.screen.say(say("no-answer", why=error.whole))
        except BenbenError as error:
            self.screen.say(str(error))
        except OSError as error:
            self.screen.say(say("did-not-work", why=system_reason(error), file=str(error.filename)))

    def _answer(self, text: str) -> int:
        """The id that a number in the list, or a notation, stands for."""
        if not text.isdecimal():
            return self.match.parse(text)
        legal = self.match.legal()
        if len(text) > 4 or not 1 <= int(text) <= len(legal):
            raise BadAnswer(BOOK.message("no-answer-of-number", given=text[:20], most=str(len(legal))))
        return legal[int(text) - 1]

    # Commands

    def _undo_(self, seat: int, rest: str) -> None:
        self.match.undo(seat)
        self.log_lines = min(self.log_lines, len(self.match.record.lines))
        self.screen.say(say("taken-back"))

    def _redo_(self, seat: int, rest: str) -> None:
        self.match.redo()

    def _why_(self, seat: int, rest: str) -> None:
        if not rest:
            raise BadAnswer(BOOK.message("why-what", answer=self.match.game.actions.say(0)))
        answer = self._answer(rest)
        refusal = self.match.why_not(answer, seat)
        if refusal is None:
            self.screen.say(say("it-is-allowed", words=self.match.words(answer)))
        else:
            self.screen.say(str(refusal.whole))
            self._rule(refusal.rule)

    def _hint_(self, seat: int, rest: str) -> None:
        side = Side(self.match, seat, self.rng)
        side.seconds = ADVICE_SECONDS
        answer = ask(bot(ADVISER), ADVISER, side)
        self.screen.say(say("a-hint", words=self.match.words(answer), answer=self.match.say(answer)))

    def _help_(self, seat: int, rest: str) -> None:
        game = self.match.game
        titles = {topic: game.say(f"help-{topic}.title") for topic in game.words.topics}
        topics = ", ".join(titles.values())
        asked = [topic for topic, title in titles.items() if rest.casefold() in (topic, title.casefold())]
        if asked:
            self.screen.say(game.say(f"help-{asked[0]}"))
        elif rest:
            self._rule(rest.upper(), or_else=say("no-help-on", given=shown(rest), topics=topics))
        else:
            self.screen.say(game.say("primer"))
            self.screen.say(say("topics-and-commands", topics=topics))
            for line in command_lines():
                self.screen.say(f"  {line}")

    def _rule(self, rule_id: str, or_else: str = "") -> None:
        rule = rules_of(self.match.game.about).get(rule_id)
        if rule is not None:
            self.screen.say(f"{rule.id}: {rule.text}" + (f" {rule.ruling}" if rule.ruling else ""))
        elif or_else:
            self.screen.say(or_else)

    def _list_(self, seat: int, rest: str) -> None:
        self.screen.answers(self.match, self.match.legal(), long=True)

    def _board_(self, seat: int, rest: str) -> None:
        self._show(seat)

    def _log_(self, seat: int, rest: str) -> None:
        self.screen.log(self.match.log(seat))

    def _save_(self, seat: int, rest: str) -> None:
        path = Path(rest).expanduser() if rest else None
        if path is not None and path.exists():
            raise BenbenError(BOOK.message("file-exists", file=rest))
        self._keep(path)
        self.save_to = path or self.save_to

    def _quit_(self, seat: int, rest: str) -> None:
        self.screen.say(say("save-or-not"))
        if not self.screen.ask().lower().startswith("n"):
            self._keep()
        raise Leave

    # Saving

    def _keep(self, path: Path | None = None) -> None:
        """Save, and say how to go on."""
        path = path or (self.save_to if not self.unsaved else None) or _new_save(self.match.game.key)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.match.record.save(path)
        self.unsaved = ""
        self.screen.say(say("saved"))
        self.screen.command(f"{program()} play --resume {shlex.quote(str(path))}")

    def _autosave(self) -> None:
        """Write the game down; if that fails say so once, and go on: the game is still here."""
        if self.save_to is None:
            return
        try:
            self.match.record.save(self.save_to)
            self.unsaved = ""
        except (OSError, BenbenError) as error:
            if str(error) != self.unsaved:
                self.screen.say(say("not-saved", why=str(error)))
            self.unsaved = str(error)


def command_of(word: str) -> str:
    """The command that a word means, in English or in the language spoken; '' if it means none."""
    typed = word.lower()
    return next((name for name in COMMANDS if typed in (name, say(f"command-{name}.typed"))), "")


def command_lines() -> list[str]:
    """Every command with what it does: its name, and the word for it in the language spoken."""
    words = {name: say(f"command-{name}.typed") for name in COMMANDS}
    labels = [name if word == name else f"{name}, {word}" for name, word in words.items()]
    room = max(width(label) for label in labels) + 2
    return [fitted(label, room) + say(f"command-{name}") for name, label in zip(COMMANDS, labels, strict=True)]


@contextmanager
def interruptible() -> Iterator[None]:
    """A kill, and a window that is closed, end the game as Ctrl-C does: it is saved."""

    def stop(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    wanted = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, stop) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def program() -> str:
    """How to start benben from here."""
    started = Path(sys.argv[0])
    if started.name != "benben":
        return f"{Path(sys.executable).name} -m benben"
    if shutil.which("benben"):
        return "benben"
    return str(started.relative_to(Path.cwd())) if started.is_relative_to(Path.cwd()) else str(started)


def _new_save(key: str) -> Path:
    """A file name that is free, in the user's data folder."""
    stem = f"{key}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = data_folder() / "saves"
    n = 1
    while (folder / f"{stem}-{n}.jsonl").exists():
        n += 1
    return folder / f"{stem}-{n}.jsonl"
