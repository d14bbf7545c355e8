"""Bots that are programs of their own, in any language: `cmd:./mybot --depth 3`.

They speak JSON lines over stdin and stdout, as docs/bots.md tells, see their seat's view only, and are under limits of
time and memory. The limits are against accidents: a program that means harm is not locked up by them.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
from functools import partial
from typing import Any, NoReturn

from benben.bots.asking import MAX_TEXT, BadBot
from benben.bots.pipes import MAX_LINE, Ended, LineTooLong, Program, TooSlow, Unasked
from benben.bots.side import Side
from benben.core.errors import BenbenError, printable, shown
from benben.language import Message, book_of

BOOK = book_of("benben.bots")

PREFIX = "cmd:"
PROTOCOL = 1
SECONDS = 10.0  # for an answer, unless BENBEN_BOT_SECONDS says otherwise
START = 10.0  # seconds more for the first answer, in which it has to start
MEMORY = 1024  # MiB, unless BENBEN_BOT_MEMORY says otherwise
CPU = 3600  # seconds of one core in one game
MIB = 2**20


class BadProgram(BenbenError):
    """A program that cannot be started."""


class ProgramBot:
    """One program that plays one seat of one game. It is started with the first question and ended by `close`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.words = _words(name)
        self.seconds = _setting("BENBEN_BOT_SECONDS", SECONDS, 0.01, 3600.0)
        self.memory = int(_setting("BENBEN_BOT_MEMORY", MEMORY, 1, 2**30)) * MIB
        self._program: Program | None = None
        self._asked = 0

    def choose(self, side: Side) -> int:
        try:
            return self._answer_of(self._spoken(side), side)
        except BaseException:
            self.close()  # whatever it has done, nobody listens to it any more
            raise

    def close(self) -> None:
        """End the program, and all that it has started."""
        if self._program is not None:
            self._program.close()
        self._program = None

    def _spoken(self, side: Side) -> bytes:
        """The line that the program says to a question."""
        lines, limit = [self._question(side)], self.seconds
        if self._program is None:
            self._program, self._asked = Program(self.words, self.memory, CPU), 0
            lines.insert(0, self._hello(side))
            limit += START
        self._asked += 1
        text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
        try:
            return self._program.exchange(text.encode(), limit)
        except TooSlow:
            raise self._bad("program-too-slow", seconds=limit) from None
        except LineTooLong:
            raise self._bad("program-line-too-long", most=MAX_LINE) from None
        except Unasked as words:
            raise self._bad("program-unasked", text=_short(words.args[0])) from None
        except Ended:
            self._tell_end()

    def _tell_end(self) -> NoReturn:
        """It has ended instead of answering; the last line that it wrote to stderr may tell why."""
        assert self._program is not None
        code = self._program.exit_code()
        why = _short(self._program.last_words())
        if why:
            raise self._bad("program-ended-because", code=str(code), why=why.rstrip("."))
        raise self._bad("program-ended", code=str(code))

    def _hello(self, side: Side) -> dict[str, Any]:
        """What does not change during a game."""
        hello = {"benben": "bot", "protocol": PROTOCOL, "game": side.game.key, "rules": side.game.rules.version}
        return hello | {"players": side.view["players"], "options": side.options, "seat": side.seat}

    def _question(self, side: Side) -> dict[str, Any]:
        """What the seat may know now, and what it may answer."""
        say, form = side.say, side.game.actions.to_json
        legal = [{"id": answer, "say": say(answer), "do": form(answer)} for answer in side.legal]
        seconds = min(self.seconds, side.seconds) if side.seconds > 0 else self.seconds
        return {"n": self._asked, "seconds": seconds, "view": side.view, "legal": legal}

    def _answer_of(self, line: bytes, side: Side) -> int:
        """The answer in a line: by its id, its notation or its JSON form. Whether it is legal is asked elsewhere."""
        try:
            reply: object = json.loads(line)
        except (ValueError, RecursionError):
            reply = None
        answer = reply.get("answer") if isinstance(reply, dict) else None
        actions = side.game.actions
        if type(answer) is int:
            return answer
        if not isinstance(answer, str | dict):
            raise self._bad("program-nonsense", text=_short(line))
        try:
            return actions.parse(answer) if isinstance(answer, str) else actions.from_json(answer)
        except BenbenError as error:
            raise self._bad("program-no-answer", answer=shown(answer), why=error.whole) from None

    def _bad(self, key: str, **params: Any) -> BadBot:
        return BadBot(BOOK.message(key, bot=self.name, **params))


def _words(name: str) -> list[str]:
    """The program and its arguments, if there is such a program."""
    complain = partial(_complain, name)
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        raise complain("program-with-open-quote") from None
    if not words or not words[0]:
        raise complain("program-missing")
    if shutil.which(words[0]) is None:
        raise complain("program-not-found", program=_short(words[0]))
    return words


def _complain(name: str, key: str, **params: Any) -> BadProgram:
    return BadProgram(BOOK.message(key, bot=_short(name), **params))


def _setting(name: str, usual: float, low: float, high: float) -> float:
    """A number from the environment."""
    text = os.environ.get(name, "")
    try:
        value = float(text or usual)
    except ValueError:
        value = -1.0
    if low <= value <= high:
        return value
    limits: dict[str, Message | str] = {"low": f"{low:g}", "high": f"{high:g}"}
    raise BadProgram(BOOK.message("program-setting", name=name, given=shown(text), **limits))


def _short(text: bytes | str) -> str:
    """The beginning of what a program printed, in one line that no screen obeys."""
    whole = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    return printable(" ".join(whole.split()))[:MAX_TEXT]
