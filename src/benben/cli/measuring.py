"""The commands for many games: simulate, arena, bench."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.faults import BOOK
from benben.cli.given import GameKey, Json, Players, Settings, Workers, parse_options, print_json
from benben.core.errors import BenbenError

if TYPE_CHECKING:
    from benben.lab.arena import ArenaPlan

ARENA_GAMES = 100  # at each table
LADDER_GAMES = 400  # in each row


def simulate(
    key: GameKey,
    players: Players = None,
    bots: Annotated[str, typer.Option()] = "random",
    games: Annotated[int, typer.Option(min=1, max=10_000_000)] = 100,
    seed: Annotated[int, typer.Option()] = 1,
    workers: Workers = None,
    option: Settings = None,
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats")] = False,
    records: Annotated[Path | None, typer.Option()] = None,
    out: Annotated[Path | None, typer.Option()] = None,
    json: Json = False,
) -> None:
    """Play many games between bots and sum them up."""
    from benben.bots import bot, listed
    from benben.core.registry import game
    from benben.lab.report import check_out, check_records, print_summary, watched, write_rows
    from benben.lab.simulate import Plan, seats_for, summary

    chosen = game(key)
    count = chosen.check_players(players if players is not None else chosen.seats[0])
    seats = seats_for(listed(bots), count)
    for name in seats:
        bot(name)
    options = chosen.check_options(parse_options(option))
    check_out(out)
    plan = Plan(key, count, seats, games, seed, options, fixed_seats, str(records or ""))
    if records is not None:
        check_records(plan)
    played, seconds = watched(plan, workers, show=not json and sys.stderr.isatty())
    if out is not None:
        write_rows(out, played)
    document = summary(plan, played, seconds)
    if json:
        print_json(document)
    else:
        print_summary(document)


def arena(
    keys: Annotated[list[str] | None, typer.Argument()] = None,
    bots: Annotated[str, typer.Option()] = "",
    against: Annotated[str, typer.Option()] = "",
    ladder: Annotated[bool, typer.Option("--ladder")] = False,
    games: Annotated[int | None, typer.Option(min=1, max=10_000_000)] = None,
    players: Players = None,
    seed: Annotated[int, typer.Option()] = 1,
    workers: Workers = None,
    option: Settings = None,
    out: Annotated[Path | None, typer.Option()] = None,
    json: Json = False,
) -> None:
    """Let bots play each other and rate them."""
    if ladder:
        settings = {"--bots": bots, "--against": against, "--players": players, "--option": option}
        given = [flag for flag, value in settings.items() if value not in (None, "", [])]
        _climb(keys or [], games or LADDER_GAMES, seed, workers, out, json, given)
        return
    from benben.lab.arena_report import fought, print_standings

    plan = _arena_plan(keys or [], bots, against, games or ARENA_GAMES, players, seed, option)
    document = fought(plan, out, workers, show=not json and sys.stderr.isatty())
    if json:
        print_json(document)
    else:
        print_standings(document)


def _arena_plan(
    keys: list[str],
    bots: str,
    against: str,
    games: int,
    players: int | None,
    seed: int,
    option: list[str] | None,
) -> ArenaPlan:
    """What an arena shall play, if all of it can be played."""
    from benben.bots import bot, listed
    from benben.core.registry import game
    from benben.lab.arena import ArenaPlan, check_plan

    if len(keys) != 1:
        raise BenbenError(BOOK.message("arena-one-game", given=len(keys)))
    if not bots:
        raise BenbenError(BOOK.message("arena-without-bots"))
    chosen = game(keys[0])
    count = chosen.check_players(players if players is not None else max(2, chosen.seats[0]))
    options = chosen.check_options(parse_options(option))
    plan = check_plan(ArenaPlan(keys[0], count, tuple(listed(bots)), games, seed, options, against.strip()))
    for name in plan.everybody:
        bot(name)
    return plan


def _climb(
    keys: list[str],
    games: int,
    seed: int,
    workers: int | None,
    out: Path | None,
    json: bool,
    given: list[str],
) -> None:
    """Measure the ladder of some games, or of all."""
    from benben.core.registry import game
    from benben.core.registry import keys as all_keys
    from benben.lab.ladder import check_folder, climbed, contests, markdown

    if given:
        raise BenbenError(BOOK.message("ladder-with-settings", flags=", ".join(given)))
    for key in keys:
        game(key)
    rows = contests(list(dict.fromkeys(keys)) or list(all_keys()), games, seed)
    check_folder(out, rows)
    document = climbed(rows, out, workers, show=not json and sys.stderr.isatty())
    if json:
        print_json(document)
    else:
        print(markdown(document))


def bench(json: Json = False, seconds: Annotated[float, typer.Option(min=0.02, max=60)] = 1.0) -> None:
    """Measure decisions, games and clones per second, beside peers where they are installed."""
    from benben.lab.bench import measure, print_figures

    figures = measure(seconds)
    if json:
        print_json(figures)
    else:
        print_figures(figures)
