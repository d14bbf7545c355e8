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

from benben.bots import BadBot, Bot, Side, ask, bot
from benben.core.errors import BadAnswer, BenbenError, IllegalAnswer
from benben.core.match import Match
from benben.core.rng import fresh, rng_of
from benben.core.rulebook import rules_of
from benben.folders import data_folder
from benben.terminal.screen import Screen

HUMAN = "human"
RETOLD = 6  # how many answers of a resumed game are told again
COMMANDS = {
    "undo": "take back your last answer",
    "redo": "give it again",
    "why": "why NUMBER or why NOTATION: why an answer is not allowed, with the rule",
    "hint": "what a bot would answer",
    "help": "the rules in short; help TOPIC or help RULE-ID for more",
    "list": "all answers in words",
    "board": "show the board again",
    "log": "everything that happened",
    "save": "save the game; save FILE under another name",
    "quit": "leave; the game can be saved",
}


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
            with interruptible():
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

    def _greet(self) -> None:
        """Who plays, and where help is."""
        people = [f"{name} ({who})" for name, who in zip(self.match.names, self.match.record.seats, strict=True)]
        self.screen.say(f"{self.match.game.title}: {', '.join(people)}. Type help for the rules and commands.", "bold")

    # Turns

    def _turn(self) -> None:
        seat = self.match.actor
        self._tell()
        if seat in self.bots:
            side = Side(self.match, seat, self.rng)
            self.match.play(ask(self.bots[seat], self.match.record.seats[seat], side))
        else:
            self._ask(seat)
        self._autosave()

    def _tell(self) -> None:
        """Log lines that have not been shown yet."""
        self.screen.log(self.match.log(self.match.actor, self.log_lines))
        self.log_lines = len(self.match.record.lines)

    def _ask(self, seat: int) -> None:
        """Show the question and go on asking until it is answered."""
        self._show(seat)
        before = len(self.match.record.lines)
        while len(self.match.record.lines) == before:
            self._obey(seat, self.screen.ask())

    def _show(self, seat: int) -> None:
        self.screen.board(self.match, self.match.view(seat))
        self.screen.say(self.match.question(seat), "bold")
        self.screen.answers(self.match, self.match.legal())

    def _obey(self, seat: int, text: str) -> None:
        """One line of input: a command, a number, or a notation."""
        word, _, rest = text.partition(" ")
        command: Callable[[int, str], None] | None = getattr(self, f"_{word.lower()}_", None)
        try:
            if not text:
                self.screen.say("Type a number, an answer such as those listed, or help.")
            elif command is not None and word.lower() in COMMANDS:
                command(seat, rest.strip())
            else:
                self.match.play(self._answer(text))
        except IllegalAnswer as error:
            self.screen.say(f"Not now: {error}")
        except BadAnswer as error:
            self.screen.say(f"{capital(str(error))} Type help for the commands.")
        except BenbenError as error:
            self.screen.say(str(error))
        except OSError as error:
            self.screen.say(f"That did not work: {error.strerror}: {error.filename}")

    def _answer(self, text: str) -> int:
        """The id that a number in the list, or a notation, stands for."""
        if not text.isdecimal():
            return self.match.parse(text)
        legal = self.match.legal()
        if len(text) > 4 or not 1 <= int(text) <= len(legal):
            raise BadAnswer(f"There is no answer {text[:20]}; they go from 1 to {len(legal)}.")
        return legal[int(text) - 1]

    # Commands

    def _undo_(self, seat: int, rest: str) -> None:
        self.match.undo(seat)
        self.log_lines = min(self.log_lines, len(self.match.record.lines))
        self.screen.say("Taken back.")

    def _redo_(self, seat: int, rest: str) -> None:
        self.match.redo()

    def _why_(self, seat: int, rest: str) -> None:
        if not rest:
            raise BadAnswer("Write: why NUMBER, or why and an answer, as in: why " + self.match.game.actions.say(0))
        answer = self._answer(rest)
        refusal = self.match.why_not(answer, seat)
        if refusal is None:
            self.screen.say(f"It is allowed: {self.match.words(answer)}.")
        else:
            self.screen.say(f"{refusal.sentence} ({refusal.rule})" if refusal.rule else refusal.sentence)
            self._rule(refusal.rule)

    def _hint_(self, seat: int, rest: str) -> None:
        answer = bot("greedy").choose(Side(self.match, seat, self.rng))
        self.screen.say(f"A greedy player would answer: {self.match.words(answer)}  ({self.match.say(answer)})")

    def _help_(self, seat: int, rest: str) -> None:
        help = self.match.game.help()
        if rest.lower() in help:
            self.screen.say(help[rest.lower()])
        elif rest:
            self._rule(rest.upper(), or_else=f"There is no help on {rest[:40]!r}; topics are {', '.join(help)}.")
        else:
            self.screen.say(self.match.game.say("primer"))
            self.screen.say(f"Topics: {', '.join(help)}. Commands:")
            for name, does in COMMANDS.items():
                self.screen.say(f"  {name:<6} {does}")

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
            raise BenbenError(f"{rest} exists already; nothing was written. Choose another name.")
        self._keep(path)
        self.save_to = path or self.save_to

    def _quit_(self, seat: int, rest: str) -> None:
        self.screen.say("Save the game? (yes or no)")
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
        self.screen.say("Saved. To go on:")
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
                self.screen.say(f"Not saved: {error} The game goes on; save FILE keeps it elsewhere.")
            self.unsaved = str(error)


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


def capital(sentence: str) -> str:
    """The sentence with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


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
