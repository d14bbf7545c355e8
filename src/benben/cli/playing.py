"""The command play: a new game in the terminal, or one that goes on."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from benben.cli.faults import BOOK
from benben.cli.given import Players, Seed, Settings, parse_options
from benben.core.errors import BenbenError, shown
from benben.core.names import MAX_NAME

if TYPE_CHECKING:
    from benben.core.match import Match


def play(
    key: Annotated[str | None, typer.Argument()] = None,
    players: Players = None,
    seats: Annotated[str, typer.Option()] = "",
    seed: Seed = None,
    option: Settings = None,
    names: Annotated[str, typer.Option()] = "",
    save: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    position: Annotated[Path | None, typer.Option()] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
) -> None:
    """Play in the terminal, against bots or at one keyboard."""
    from benben.terminal.screen import Screen
    from benben.terminal.session import Session

    if save is not None:
        _check_free(save)
    if resume is not None:
        settings: dict[str, Any] = {"--players": players, "--seats": seats, "--seed": seed, "--option": option}
        settings |= {"--names": names, "--position": position}
        match = _resumed(resume, key, [flag for flag, value in settings.items() if value not in (None, "", [])])
    else:
        match = _new_match(key, players, seats, seed, option, names, position)
    if save is not None:
        match.record.save(save)
    Session(match, Screen(plain), save or resume).run()


def _check_free(path: Path) -> None:
    if path.exists():
        raise BenbenError(BOOK.message("save-exists", file=str(path)))
    if not path.parent.is_dir():
        raise BenbenError(BOOK.message("no-folder-to-save-in", folder=str(path.parent)))


def _resumed(path: Path, key: str | None, flags: list[str]) -> Match:
    """The game in a file; what was settled when it began cannot be set again."""
    import benben

    file = str(path)
    if flags:
        raise BenbenError(BOOK.message("resume-with-settings", flags=", ".join(flags)))
    match = benben.load(path)
    if key is not None and key != match.game.key:
        raise BenbenError(BOOK.message("resume-other-game", file=file, game=match.game.key, given=shown(key)))
    if match.over:
        raise BenbenError(BOOK.message("resume-finished", file=file))
    _check_seats(match.record.seats)
    return match


def _check_seats(who: list[str]) -> None:
    """Whether each seat has a human or a bot that can be loaded."""
    from benben.bots import bot, names

    for name in who:
        if name == "human":
            continue
        if name not in names() and ":" not in name:
            raise BenbenError(BOOK.message("no-such-player", given=shown(name), bots=", ".join(names())))
        bot(name)


def _new_match(
    key: str | None,
    players: int | None,
    seats: str,
    seed: int | None,
    option: list[str] | None,
    names: str,
    position: Path | None,
) -> Match:
    from benben.bots import USUAL_RIVAL, listed
    from benben.core.match import Match
    from benben.core.names import check_names
    from benben.core.position import load
    from benben.core.registry import game

    form = None if position is None else load(position)
    chosen = game(key or ("ra-dice" if form is None else form.get("game")))
    options = parse_options(option) if option else None
    who = listed(seats) if seats else []
    if form is None and players is None:
        players = len(who) or chosen.seats[0]
    match = Match(chosen, players, seed, options=options, position=form)
    if match.over:
        raise BenbenError(BOOK.message("position-is-over", file=str(position)))
    count = match.record.players
    who = who or ["human"] + [USUAL_RIVAL] * (count - 1)
    if len(who) != count:
        raise BenbenError(BOOK.message("wrong-number-of-seats", count=count, given=len(who)))
    _check_seats(who)
    match.record.names = check_names(_people(names, who), count)
    match.record.seats = who
    match.record.time = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return match


def _people(names: str, who: list[str]) -> list[str]:
    """Names as given; else a builder's name for each seat."""
    from benben.bots import seat_name

    given = [name.strip() for name in names.split(",")] if names else []
    if given and (len(given) != len(who) or not all(0 < len(name) <= MAX_NAME for name in given)):
        raise BenbenError(BOOK.message("wrong-names", count=len(who), most=MAX_NAME))
    return given or [seat_name(seat) for seat in range(len(who))]
