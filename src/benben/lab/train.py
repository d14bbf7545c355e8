"""Training: driving a game's course from its first step to its last, and writing what it has learned.

What is learned so far is kept beside the file, so training that was stopped goes on where it was. The file says how it
was made and nothing about when or where: the same training gives the same bytes.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from benben.core.errors import BenbenError, shown, system_reason
from benben.core.game import Game
from benben.core.learning import Course, written
from benben.lab.progress import Tell
from benben.language import book_of

BOOK = book_of("benben.lab")

KEEP = 20.0  # seconds after which what is learned so far is kept
ENDING = ".part"  # of the file with what is learned so far


@dataclass(frozen=True)
class Training:
    """What shall be learned, and how."""

    game: Game
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 1

    @property
    def command(self) -> str:
        """What makes the same file again."""
        options = "".join(f" --option {name}={value}" for name, value in self.options.items())
        return f"benben train {self.game.key} --seats {self.seats}{options} --seed {self.seed}"

    def course(self) -> Course:
        """The course of the game for this, at its beginning."""
        if self.game.advice.course is None:
            raise BenbenError(BOOK.message("no-course", game=self.game.book.message("title")))
        return self.game.advice.course(self.seats, self.options, self.seed)

    def how(self, course: Course) -> dict[str, Any]:
        """The header of the file."""
        return {
            "game": self.game.key,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "steps": int(course.steps),
            "rules": self.game.rules.version,
            "command": self.command,
        }


def file_for(training: Training, course: Course) -> Path:
    """The file for what is learned, where nobody says otherwise."""
    return Path(f"{training.game.key}-{course.file}.json")


def check_file(path: Path) -> None:
    """Whether a file can be written there, before anything is learned."""
    if path.exists():
        raise BenbenError(BOOK.message("learned-exists", file=str(path)))
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise BenbenError(BOOK.message("no-file-to-write", file=str(path)))


def learn(training: Training, course: Course, keep: Path, tell: Tell) -> str:
    """Take the course to its end, from what is kept in a file or from the beginning; the text to be written."""
    how = training.how(course)
    done = _resumed(course, keep, how)
    with _asked_to_stop() as asked:
        kept_at = time.monotonic()
        while done < course.steps:
            tell(done, course.told())
            course.step(done)
            done += 1
            if asked or time.monotonic() - kept_at >= KEEP:
                write_whole(keep, json.dumps({"how": how, "done": done, "kept": course.kept()}))
                kept_at = time.monotonic()
            if asked:
                raise KeyboardInterrupt
        tell(done, course.told())
    return written(how, course.numbers())


def _resumed(course: Course, keep: Path, how: dict[str, Any]) -> int:
    """How many steps were done before."""
    if not keep.exists():
        return 0
    try:
        found = json.loads(keep.read_bytes())
        known, done, kept = found["how"], found["done"], found["kept"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BenbenError(BOOK.message("kept-broken", file=str(keep))) from None
    if known != how or type(done) is not int or not 0 <= done <= course.steps:
        raise BenbenError(BOOK.message("kept-of-other-training", file=str(keep)))
    try:
        course.resume(kept)
    except (ValueError, KeyError, TypeError, IndexError):
        raise BenbenError(BOOK.message("kept-broken", file=str(keep))) from None
    return done


@contextmanager
def _asked_to_stop() -> Iterator[list[int]]:
    """Hears Ctrl-C and the wish of the system, so that a step can be finished and kept; a second one ends at once."""
    asked: list[int] = []

    def hear(number: int, frame: FrameType | None) -> None:
        if asked:
            raise KeyboardInterrupt
        asked.append(number)

    before = {number: signal.signal(number, hear) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield asked
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there with all its bytes or as it was before, even if the power fails."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with aside.open("wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    except OSError as error:
        aside.unlink(missing_ok=True)
        raise BenbenError(BOOK.message("cannot-be-written", file=str(path), why=system_reason(error))) from None


def training_of(game: Game, path: Path) -> Training:
    """How a file with learned numbers was made, by its header."""
    try:
        how = json.loads(path.read_bytes())["how"]
        key, seats, options, seed = (how[name] for name in ("game", "seats", "options", "seed"))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BenbenError(BOOK.message("not-learned", file=str(path))) from None
    if key != game.key:
        raise BenbenError(BOOK.message("learned-of-other-game", file=str(path), game=shown(key)))
    if type(seed) is not int:
        raise BenbenError(BOOK.message("not-learned", file=str(path)))
    return Training(game, game.check_players(seats), game.check_options(options), seed)
