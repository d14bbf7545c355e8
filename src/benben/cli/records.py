"""The commands for recorded games: replay, position, verify."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.faults import BOOK
from benben.cli.given import Json, RecordFile, print_json
from benben.core.errors import BenbenError

if TYPE_CHECKING:
    from benben.core.record import Record

say = BOOK.say


def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", min=0)] = None,
    board: Annotated[bool, typer.Option("--board")] = False,
    svg: Annotated[Path | None, typer.Option()] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
) -> None:
    """Step through a recorded game, or show one moment of it."""
    from benben.core.record import read, verify
    from benben.terminal.replay import step_through, tell
    from benben.terminal.screen import Screen

    record = verify(read(file)).record
    check_moment(file, record, "--to", to)
    screen = Screen(plain)
    if svg is not None:
        draw(record, to, svg)
    elif to is None and not board and sys.stdin.isatty():
        step_through(record, screen)
    else:
        tell(record, to, board, screen)


def check_moment(file: Path, record: Record, option: str, n: int | None) -> None:
    """Whether a record has so many answers."""
    count = len(record.lines)
    if n is not None and n > count:
        raise BenbenError(BOOK.message("moment-too-late", file=str(file), count=count, option=option))


def draw(record: Record, to: int | None, path: Path) -> None:
    """Draw the board at a moment of a record into a file."""
    from benben.core.match import replay as replayed
    from benben.core.registry import game
    from benben.draw import Marks, standalone

    chosen = game(record.game)
    if chosen.look.board is None:
        raise BenbenError(BOOK.message("no-drawn-board", game=chosen.book.message("title")))
    if path.exists() and path.suffix != ".svg":
        raise BenbenError(BOOK.message("drawing-exists", file=str(path)))
    match = replayed(chosen, record, to)
    path.write_text(standalone(chosen.look.board(match.view(), Marks()), title=chosen.title), encoding="utf-8")
    print(say("drawn", file=str(path)))


def position(file: RecordFile, at: Annotated[int | None, typer.Option("--at", min=0)] = None) -> None:
    """Print a moment of a recorded game as a position, hidden cards and all."""
    from benben.core.match import replay as replayed
    from benben.core.record import read, verify

    match = verify(read(file))
    check_moment(file, match.record, "--at", at)
    print_json(replayed(match.game, match.record, at).position())


def verify(file: RecordFile, json: Json = False) -> None:
    """Play a record again and check every answer and the scores."""
    from benben.core.record import read
    from benben.core.record import verify as check

    match = check(read(file))
    if json:
        scores = match.scores if match.over else None
        print_json({"file": str(file), "valid": True, "game": match.game.key, "finished": match.over, "scores": scores})
    elif match.over:
        print(say("valid", file=str(file), outcome=match.question()))
    else:
        print(say("valid-so-far", file=str(file), count=len(match.record.lines)))
