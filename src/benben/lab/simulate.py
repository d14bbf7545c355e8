"""Many games between bots, on all cores, with the same result for any number of workers."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from signal import SIGTERM
from typing import Any

from benben.core.errors import BenbenError
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.lab.playing import decisions_in, digest_of, names_for, play_out
from benben.lab.workers import BOOK, done_by, held

CHUNKS_PER_WORKER = 16
MAX_CHUNK = 256


@dataclass(frozen=True)
class Plan:
    """What to simulate."""

    game: str
    players: int
    bots: tuple[str, ...]  # one for each seat of the first game
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    fixed_seats: bool = False
    records: str = ""  # a folder to write every game's record to
    components: dict[str, list[int]] = field(default_factory=dict)

    def seating(self, index: int) -> list[str]:
        """Who sits where in a game: one seat further each game, unless seats are fixed."""
        shift = 0 if self.fixed_seats else index % self.players
        return [self.bots[(seat - shift) % self.players] for seat in range(self.players)]

    def record_name(self, number: str) -> str:
        """The name of the file with a game's record."""
        return f"{self.game}-{self.seed}-{number}.jsonl"


@dataclass
class Result:
    """One game: who sat where, the scores, who won."""

    index: int
    seating: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    digest: bytes


def seats_for(bots: list[str], players: int) -> tuple[str, ...]:
    """One bot's name for all seats, or one name for each."""
    if len(bots) == 1:
        return tuple(bots * players)
    if len(bots) != players:
        raise BenbenError(BOOK.message("wrong-number-of-bots", players=players, given=len(bots)))
    return tuple(bots)


def play_game(plan: Plan, index: int) -> Result:
    """One game of the plan, from its own streams of chance."""
    seating = plan.seating(index)
    match = _match(plan, index, seating)
    play_out(match, seating, [rng_of(plan.seed, index, 1 + seat) for seat in range(plan.players)])
    if plan.records:
        with held(SIGTERM):  # a worker that is stopped leaves no half-written file behind
            match.record.save(Path(plan.records) / plan.record_name(f"{index:06}"))
    return Result(index, seating, match.scores, match.winners, decisions_in(match), digest_of(match))


def _match(plan: Plan, index: int, seating: list[str]) -> Match:
    seed = rng_of(plan.seed, index, 0).next32()
    match: Match = game(plan.game).match(
        plan.players, seed, options=plan.options, variant=plan.components or None, names=names_for(seating)
    )
    match.record.seats = list(seating)
    return match


def play_chunk(plan: Plan, indices: range) -> list[Result]:
    """Some games of the plan."""
    return [play_game(plan, index) for index in indices]


def results(plan: Plan, workers: int, tell: Callable[[int], None] = lambda done: None) -> list[Result]:
    """All games of the plan, in order; `tell` hears how many are done."""
    chunk = max(1, min(MAX_CHUNK, math.ceil(plan.games / (workers * CHUNKS_PER_WORKER))))
    chunks = [range(at, min(at + chunk, plan.games)) for at in range(0, plan.games, chunk)]
    found: list[Result] = []
    with closing(done_by(partial(play_chunk, plan), chunks, workers)) as played:
        for some in played:
            found += some
            tell(len(found))
    return sorted(found, key=lambda result: result.index)


def summary(plan: Plan, played: list[Result], seconds: float) -> dict[str, Any]:
    """The figures of a simulation: the document that `benben simulate --json` prints."""
    return {
        "game": plan.game,
        "players": plan.players,
        "games": plan.games,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "options": plan.options,
        "seats": _seat_rows(plan, played),
        "bots_summary": _bot_rows(plan, played),
        "winner_mean": round(winner_mean(played), 3),
        "decisions": sum(result.decisions for result in played),
        "seconds": round(seconds, 3),
        "games_per_s": round(plan.games / seconds, 2),
        "digest": hashlib.sha256(b"".join(result.digest for result in played)).hexdigest(),
    }


def _seat_rows(plan: Plan, played: list[Result]) -> list[dict[str, Any]]:
    """For each seat, and each bot that sat there."""
    rows = []
    for seat in range(plan.players):
        for name in dict.fromkeys(plan.bots):
            tallied = [(r, seat) for r in played if r.seating[seat] == name]
            if tallied:
                rows.append({"seat": seat, "bot": name} | _figures(tallied))
    return rows


def _bot_rows(plan: Plan, played: list[Result]) -> list[dict[str, Any]]:
    """For each bot, wherever it sat."""
    rows = []
    for name in dict.fromkeys(plan.bots):
        tallied = [(r, seat) for r in played for seat in range(plan.players) if r.seating[seat] == name]
        rows.append({"bot": name} | _figures(tallied))
    return rows


def _figures(tallied: list[tuple[Result, int]]) -> dict[str, Any]:
    """Wins (a shared win counts in parts) and points."""
    wins = sum(1 / len(result.winners) for result, seat in tallied if seat in result.winners)
    points = [result.scores[seat] for result, seat in tallied]
    mean = sum(points) / len(points)
    sd = math.sqrt(sum((n - mean) ** 2 for n in points) / (len(points) - 1)) if len(points) > 1 else 0.0
    return {
        "wins": round(wins, 4),
        "win_share": round(wins / len(points), 4),
        "mean": round(mean, 3),
        "sd": round(sd, 3),
        "min": min(points),
        "max": max(points),
    }


def winner_mean(played: list[Result]) -> float:
    """The mean score of the winners."""
    return sum(max(result.scores) for result in played) / len(played)
