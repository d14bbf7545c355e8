"""Who is how strong, and how fast, after the games of an arena."""

from __future__ import annotations

import statistics
from typing import Any

from benben.lab.arena import ArenaPlan, Played, digest
from benben.lab.ratings import Rating, ranks, rate, share_of

Seat = tuple[Played, int]  # a game, and a seat in it


def standings(plan: ArenaPlan, played: list[Played]) -> dict[str, Any]:
    """The figures of an arena: the document that `benben arena --json` prints."""
    return {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "against": plan.against,
        "games_each": plan.rounds * plan.players,
        "games": len(played),
        "seed": plan.seed,
        "options": plan.options,
        "standings": _rows(plan, played),
        "tables": [_table(plan, n, played) for n in range(len(plan.tables))],
        "decisions": sum(one.decisions for one in played),
        "digest": digest(played),
    }


def _rows(plan: ArenaPlan, played: list[Played]) -> list[dict[str, Any]]:
    """A row for each bot, the strongest first."""
    rows = []
    for name, rating in zip(plan.everybody, ratings(plan, played), strict=True):
        seats = seats_of(name, played)
        figures = {"rating": round(rating.rating, 1), "rating_margin": round(rating.margin, 1)}
        rows.append({"bot": name} | won(seats) | figures | effort(seats))
    return sorted(rows, key=lambda row: -row["rating"])


def ratings(plan: ArenaPlan, played: list[Played]) -> list[Rating]:
    """The rating of everybody who played."""
    number = {name: n for n, name in enumerate(plan.everybody)}
    games = (
        [[number[one.seats[seat]] for seat in group] for group in ranks(one.scores, one.winners)] for one in played
    )  # fmt: skip
    return rate(len(number), games)


def seats_of(name: str, played: list[Played]) -> list[Seat]:
    """Every seat that a bot had."""
    return [(one, seat) for one in played for seat, bot in enumerate(one.seats) if bot == name]


def won(seats: list[Seat]) -> dict[str, Any]:
    """How often a bot won; a shared win counts in equal parts."""
    wins = sum(1 / len(one.winners) for one, seat in seats if seat in one.winners)
    share = share_of(wins, len(seats))
    figures = {"win_share": share.share, "share_low": share.low, "share_high": share.high}
    return {"games": len(seats), "wins": round(wins, 4)} | {name: round(x, 4) for name, x in figures.items()}


def effort(seats: list[Seat]) -> dict[str, Any]:
    """How long a bot thought about an answer, where it had a choice."""
    micros = [n for one, seat in seats for n in one.micros[seat]]
    iterations = sum(one.iterations[seat] for one, seat in seats)
    return {
        "answers": len(micros),
        "ms_median": round(statistics.median(micros) / 1000, 3) if micros else 0.0,
        "ms_worst": round(max(micros) / 1000, 3) if micros else 0.0,
        "iterations": round(iterations / len(micros), 1) if micros else 0.0,
    }


def _table(plan: ArenaPlan, n: int, played: list[Played]) -> dict[str, Any]:
    """How those who play together did at one table."""
    here = [one for one in played if one.table == n]
    bots = dict.fromkeys(plan.tables[n])
    return {"bots": list(plan.tables[n]), "shares": {name: won(seats_of(name, here)) for name in bots}}
