"""Playing an arena to its end, and showing how it went."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from benben.lab.arena import ArenaPlan, play_rest
from benben.lab.figures import figure, line
from benben.lab.ledger import opened
from benben.lab.progress import Tell, progress
from benben.lab.standings import standings
from benben.language import book_of

BOOK = book_of("benben.lab")
say = BOOK.say

NAME = 16  # how wide the first column of the table is
WIDTHS = {"games": 7, "share": 8, "interval": 11, "rating": 7, "margin": 6, "ms": 8, "worst": 8, "iterations": 8}
PAIR = 32  # how wide a pair of bots is
PAIR_WIDTHS = {"games": 7, "share": 8, "interval": 11}


def fought(plan: ArenaPlan, out: Path | None, workers: int | None, show: bool) -> dict[str, Any]:
    """Play what is not played yet, with a progress bar; the figures of all games."""
    with progress(plan.game, len(plan.places), show) as tell:
        return played_to_end(plan, out, workers, tell)


def played_to_end(plan: ArenaPlan, out: Path | None, workers: int | None, tell: Tell) -> dict[str, Any]:
    """The figures of a plan, after all its games; `tell` hears how many are done."""
    with opened(out, plan) as ledger:
        done = len(ledger.games(plan))
        tell(done, "")
        for some in play_rest(plan, set(ledger.played), workers or os.cpu_count() or 1):
            ledger.add(some)
            done += len(some)
            tell(done, "")
        return standings(plan, ledger.games(plan))


def print_standings(document: dict[str, Any]) -> None:
    """The figures as a table, and beneath it who did how well against whom."""
    players, seed = document["players"], str(document["seed"])
    print(say("games-played", games=document["games"], game=document["game"], players=players, seed=seed))
    print(line(say("column-bot"), NAME, [say(f"arena-column-{name}") for name in WIDTHS], WIDTHS.values()))
    for row in document["standings"]:
        rating, margin = figure(row["rating"], 0), f"±{figure(row['rating_margin'], 0)}"
        print(line(row["bot"], NAME, [*share_cells(row), rating, margin, *effort_cells(row)], WIDTHS.values()))
    pairs = [table for table in document["tables"] if len(table["shares"]) == 2]
    for table in pairs if len(document["standings"]) > 2 else []:
        first, second = table["shares"]
        told = say("arena-pair", bot=first, other=second)
        print(line(told, PAIR, share_cells(table["shares"][first]), PAIR_WIDTHS.values()))
    print(say("arena-digest", decisions=document["decisions"], digest=document["digest"][:16]))


def share_cells(row: dict[str, Any]) -> list[str]:
    """Games, the share of wins, and its interval."""
    low, high = figure(100 * row["share_low"], 1), figure(100 * row["share_high"], 1)
    return [figure(row["games"], 0), say("percent", share=figure(100 * row["win_share"], 1)), f"{low}–{high}"]


def effort_cells(row: dict[str, Any]) -> list[str]:
    """Milliseconds for an answer, usually and at worst, and iterations."""
    iterations = figure(row["iterations"], 0) if row["iterations"] else "–"
    return [milliseconds(row["ms_median"]), milliseconds(row["ms_worst"]), iterations]


def milliseconds(ms: float) -> str:
    """With as many digits as tell something."""
    return figure(ms, 2 if ms < 1 else 1 if ms < 10 else 0)
