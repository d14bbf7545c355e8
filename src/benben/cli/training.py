"""The command train: learn a game's numbers anew, or check how a file of them was made."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.faults import BOOK
from benben.cli.given import GameKey, Settings, parse_options
from benben.core.errors import BenbenError
from benben.language import number

if TYPE_CHECKING:
    from benben.core.game import Game
    from benben.lab.train import Training


def train(
    key: GameKey,
    seats: Annotated[int | None, typer.Option()] = None,
    option: Settings = None,
    seed: Annotated[int | None, typer.Option()] = None,
    out: Annotated[Path | None, typer.Option()] = None,
    check: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Learn the numbers by which a game's bots judge."""
    from benben.core.registry import game
    from benben.lab.progress import progress
    from benben.lab.train import ENDING, check_file, file_for, learn, write_whole

    training = _training(game(key), seats, option, seed, check)
    course = training.course()
    path = out or file_for(training, course)
    if check is None:
        check_file(path)
    keep, began = path.with_name(path.name + ENDING), time.perf_counter()
    with progress(key, int(course.steps), show=sys.stderr.isatty()) as tell:
        text = learn(training, course, keep, tell)
    if check is None:
        write_whole(path, text)
    keep.unlink(missing_ok=True)
    if check is None:
        seconds = number(round(time.perf_counter() - began, 1))
        print(BOOK.say("trained", file=str(path), steps=int(course.steps), seconds=seconds))
    else:
        _compare(check, text)


def _training(
    game: Game, seats: int | None, option: list[str] | None, seed: int | None, check: Path | None
) -> Training:
    """What shall be learned: as the options say, or as a file says that was made before."""
    from benben.lab.train import Training, training_of

    if check is not None:
        settings = {"--seats": seats, "--option": option, "--seed": seed}
        given = [flag for flag, value in settings.items() if value not in (None, [])]
        if given:
            raise BenbenError(BOOK.message("check-with-settings", flags=", ".join(given), file=str(check)))
        return training_of(game, check)
    if seats is None:
        raise BenbenError(BOOK.message("train-without-seats"))
    options = game.check_options(parse_options(option))
    return Training(game, game.check_players(seats), options, 1 if seed is None else seed)


def _compare(file: Path, text: str) -> None:
    """Say whether a file has the bytes of a new training; leave with 1 if not."""
    if file.read_bytes() == text.encode():
        print(BOOK.say("same-bytes", file=str(file)))
        return
    print(f"benben: {BOOK.say('other-bytes', file=str(file))}", file=sys.stderr)
    raise typer.Exit(1)
