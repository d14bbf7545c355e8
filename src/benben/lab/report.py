"""Showing a simulation: a progress bar while it runs, a table at the end, rows in a file."""

from __future__ import annotations

import csv
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benben.core.errors import BenbenError, system_reason
from benben.lab.figures import figure, line
from benben.lab.progress import progress
from benben.lab.simulate import Plan, Result, results
from benben.language import book_of, number

BOOK = book_of("benben.lab")
say = BOOK.say

COLUMNS = ["game", "seat", "bot", "score", "won", "decisions"]
NAME = 20  # how wide the first column of the table is
WIDTHS = {"seat": 5, "wins": 10, "share": 8, "mean": 9, "sd": 8, "min": 6, "max": 6}  # of the others


def watched(plan: Plan, workers: int | None, show: bool) -> tuple[list[Result], float]:
    """Play the plan with a progress bar; returns the games and the seconds."""
    began = time.perf_counter()
    with progress(plan.game, plan.games, show) as tell:
        played = results(plan, workers or os.cpu_count() or 1, lambda done: tell(done, ""))
    return played, time.perf_counter() - began


def print_summary(document: dict[str, Any]) -> None:
    """The figures as a table."""
    players, seed = document["players"], str(document["seed"])
    print(say("games-played", games=document["games"], game=document["game"], players=players, seed=seed))
    print(line(say("column-bot"), NAME, [say(f"column-{name}") for name in WIDTHS], WIDTHS.values()))
    for row in document["bots_summary"]:
        print_row(row, say("all-seats"))
    for row in document["seats"]:
        print_row(row, str(row["seat"] + 1))
    speed, decisions = number(document["games_per_s"]), document["decisions"]
    seconds, digest = number(document["seconds"]), document["digest"][:16]
    print(say("how-fast", seconds=seconds, speed=speed, decisions=decisions, digest=digest))


def print_row(row: dict[str, Any], seat: str) -> None:
    """A bot's figures, everywhere or at one seat."""
    share = say("percent", share=figure(100 * row["win_share"], 1))
    wins, mean, sd = figure(row["wins"], 1), figure(row["mean"], 2), figure(row["sd"], 2)
    cells = [seat, wins, share, mean, sd, figure(row["min"], 0), figure(row["max"], 0)]
    print(line(row["bot"], NAME, cells, WIDTHS.values()))


def check_out(path: Path | None) -> None:
    """Whether rows can be written there, before anything is played."""
    if path is None:
        return
    if path.suffix not in {".csv", ".parquet"}:
        raise BenbenError(BOOK.message("rows-in-other-format", file=path.name))
    if path.suffix == ".parquet":
        _polars()
    if path.is_dir() or not path.parent.is_dir():
        raise BenbenError(BOOK.message("no-file-to-write", file=str(path)))
    try:
        _try_out(path)
    except OSError as error:
        raise BenbenError(BOOK.message("cannot-be-written", file=str(path), why=system_reason(error))) from None


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
        raise BenbenError(BOOK.message("folder-cannot-be-made", folder=str(folder), why=system_reason(error))) from None
    if found is not None:
        raise BenbenError(BOOK.message("record-exists", file=str(found)))


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
        raise BenbenError(BOOK.message("parquet-needs-polars")) from None
    return polars
