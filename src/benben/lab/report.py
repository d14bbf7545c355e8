"""Showing a simulation: a progress bar while it runs, a table at the end, rows in a file."""

from __future__ import annotations

import csv
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benben.core.errors import BenbenError
from benben.lab.simulate import Plan, Result, results

COLUMNS = ["game", "seat", "bot", "score", "won", "decisions"]


def watched(plan: Plan, workers: int | None, show: bool) -> tuple[list[Result], float]:
    """Play the plan with a progress bar; returns the games and the seconds."""
    began = time.perf_counter()
    count = workers or os.cpu_count() or 1
    if not show:
        return results(plan, count), time.perf_counter() - began
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TimeRemainingColumn

    bar = (SpinnerColumn(), *Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True)) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        played = results(plan, count, lambda done: progress.update(task, completed=done))
    return played, time.perf_counter() - began


def print_summary(document: dict[str, Any]) -> None:
    """The figures as a table."""
    print(f"{document['games']} games of {document['game']}, {document['players']} players, seed {document['seed']}")
    print(f"{'bot':<20}{'seat':>5}{'wins':>10}{'share':>8}{'mean':>9}{'sd':>8}{'min':>6}{'max':>6}")
    for row in document["bots_summary"]:
        print_row(row, "all")
    for row in document["seats"]:
        print_row(row, str(row["seat"] + 1))
    rate = f"{document['games_per_s']} games/s, {document['decisions']} decisions"
    print(f"{document['seconds']} s, {rate}, digest {document['digest'][:16]}")


def print_row(row: dict[str, Any], seat: str) -> None:
    figures = f"{row['wins']:>10.1f}{row['win_share']:>8.1%}{row['mean']:>9.2f}{row['sd']:>8.2f}"
    print(f"{row['bot'][:19]:<20}{seat:>5}{figures}{row['min']:>6}{row['max']:>6}")


def check_out(path: Path | None) -> None:
    """Whether rows can be written there, before anything is played."""
    if path is None:
        return
    if path.suffix not in {".csv", ".parquet"}:
        raise BenbenError(f"Rows are written to a .csv or a .parquet file, not to {path.name}.")
    if path.suffix == ".parquet":
        _polars()
    if path.is_dir() or not path.parent.is_dir():
        raise BenbenError(f"{path} is no file that could be written.")
    try:
        _try_out(path)
    except OSError as error:
        raise BenbenError(f"{path} cannot be written: {error.strerror}.") from None


def _try_out(path: Path) -> None:
    """Open a file for writing and leave everything as it was."""
    if path.is_file():
        path.open("ab").close()
    elif not path.exists():
        path.open("xb").close()
        path.unlink()


def check_records(plan: Plan) -> None:
    """A folder for the records, made if it is not there; records of an earlier run are not written over."""
    folder = Path(plan.records)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = next(folder.glob(plan.record_name("*")), None)
    except OSError as error:
        raise BenbenError(f"The folder {folder} cannot be made: {error.strerror}.") from None
    if found is not None:
        raise BenbenError(f"{found} exists already; nothing was played. Choose another folder or another --seed.")


def rows(played: list[Result]) -> Iterator[dict[str, Any]]:
    """One row for each game and seat."""
    for result in played:
        for seat, score in enumerate(result.scores):
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            cells = [result.index, seat, result.seating[seat], score, won, result.decisions]
            yield dict(zip(COLUMNS, cells, strict=True))


def write_rows(path: Path, played: list[Result]) -> None:
    """All rows, as CSV or Parquet."""
    if path.suffix == ".parquet":
        _polars().DataFrame(list(rows(played))).write_parquet(path)
        return
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(rows(played))


def _polars() -> Any:
    try:
        import polars
    except ImportError:
        raise BenbenError(
            "A .parquet file needs polars: pip install 'benben[analysis]'; a .csv file needs nothing."
        ) from None
    return polars
