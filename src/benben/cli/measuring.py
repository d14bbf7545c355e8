"""The commands for many games: simulate, bench."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from benben.cli.given import GameKey, Json, Players, Settings, parse_options, print_json


def simulate(
    key: GameKey,
    players: Players = None,
    bots: Annotated[str, typer.Option()] = "random",
    games: Annotated[int, typer.Option(min=1, max=10_000_000)] = 100,
    seed: Annotated[int, typer.Option()] = 1,
    workers: Annotated[int | None, typer.Option(min=1, max=256)] = None,
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


def bench(json: Json = False, seconds: Annotated[float, typer.Option(min=0.02, max=60)] = 1.0) -> None:
    """Measure decisions, games and clones per second, beside peers where they are installed."""
    from benben.lab.bench import measure, print_figures

    figures = measure(seconds)
    if json:
        print_json(figures)
    else:
        print_figures(figures)
