"""The arena: bots play each other from every seat, with the same chance for all of them.

A table is who plays together. At each table all bots go once around the seats with the same chance (a round), then
chance changes. So luck and seats are shared out evenly, and every game can be played again alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import cached_property, partial
from itertools import combinations
from typing import Any

from msgspec import Struct

from benben.core.errors import BenbenError
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.lab.playing import decisions_in, digest_of, names_for, play_out
from benben.lab.workers import BOOK, done_by

CHUNKS_PER_WORKER = 64
MAX_CHUNK = 16  # games that are lost when an arena is stopped in the middle of them

Place = tuple[int, int]  # the number of a table, and of a game at it


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game: a line of the file with all of them."""

    table: int
    game: int
    seats: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    digest: str
    micros: list[list[int]]  # by seat, for each answer with a choice
    iterations: list[int]  # by seat, of all answers

    @property
    def place(self) -> Place:
        return self.table, self.game


@dataclass(frozen=True)
class ArenaPlan:
    """Who shall play whom."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int  # at each table, in whole rounds
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    against: str = ""  # each bot plays alone against bots of this name

    @cached_property
    def everybody(self) -> list[str]:
        """All who play."""
        return [*self.bots, *([self.against] if self.against else [])]

    @cached_property
    def tables(self) -> list[tuple[str, ...]]:
        """Who plays together, in no order."""
        if self.against:
            return [(name, *[self.against] * (self.players - 1)) for name in self.bots]
        if len(self.bots) >= self.players:
            return list(combinations(self.bots, self.players))
        return [shared for a, b in combinations(self.bots, 2) for shared in _shared(a, b, self.players)]

    @property
    def rounds(self) -> int:
        return -(-self.games // self.players)

    @property
    def places(self) -> list[Place]:
        """All games: first one round at every table, then the next, so that a part of them is fair, too."""
        return [
            (table, number * self.players + turn)
            for number in range(self.rounds)
            for table in range(len(self.tables))
            for turn in range(self.players)
        ]

    @property
    def identity(self) -> dict[str, Any]:
        """What fixes each single game, as JSON. How many there are does not: more of them can be played later."""
        plan = asdict(self) | {"bots": list(self.bots), "rules": game(self.game).rules.version}
        del plan["games"]
        return plan

    def seating(self, place: Place) -> list[str]:
        """Who sits where: each round in another order around the table, and in a round one seat further each game."""
        table, number = place
        bots, order = self.tables[table], self.order(number // self.players)
        return [bots[order[(seat - number) % self.players]] for seat in range(self.players)]

    def chance(self, number: int) -> int:
        """The seed of all games of a round, at every table."""
        return rng_of(self.seed, number, 0).next32()

    def order(self, number: int) -> list[int]:
        """Who sits beside whom in a round."""
        rng, order = rng_of(self.seed, number, 1), list(range(self.players))
        for n in range(len(order) - 1, 1, -1):  # the first one stays: the order goes around the table
            other = 1 + rng.below(n)
            order[n], order[other] = order[other], order[n]
        return order


def _shared(a: str, b: str, players: int) -> list[tuple[str, ...]]:
    """The tables of two bots that share the seats, each having as many as the other, or one more at one of two."""
    tables = [tuple((a, b)[n % 2] for n in range(players))]
    return tables if players % 2 == 0 else [*tables, tuple((b, a)[n % 2] for n in range(players))]


def check_plan(plan: ArenaPlan) -> ArenaPlan:
    """The plan, if it can be played."""
    if plan.players < 2:
        raise BenbenError(BOOK.message("arena-alone"))
    twice = [name for n, name in enumerate(plan.everybody) if name in plan.everybody[:n]]
    if twice:
        raise BenbenError(BOOK.message("arena-bot-twice", bot=twice[0]))
    if len(plan.everybody) < 2:
        raise BenbenError(BOOK.message("arena-one-bot"))
    return plan


def play_place(plan: ArenaPlan, place: Place) -> Played:
    """One game of the plan."""
    seating, (table, number) = plan.seating(place), place
    match: Match = game(plan.game).match(
        plan.players, plan.chance(number // plan.players), options=plan.options, names=names_for(seating)
    )
    rngs = [rng_of(plan.seed, table, number, 1 + seat) for seat in range(plan.players)]
    thoughts = play_out(match, seating, rngs)
    micros, iterations = [one.micros for one in thoughts], [one.iterations for one in thoughts]
    digest = digest_of(match).hex()
    return Played(
        table, number, seating, match.scores, match.winners, decisions_in(match), digest, micros, iterations
    )  # fmt: skip


def play_places(plan: ArenaPlan, places: Sequence[Place]) -> list[Played]:
    """Some games of the plan."""
    return [play_place(plan, place) for place in places]


def play_rest(plan: ArenaPlan, done: set[Place], workers: int) -> Iterator[list[Played]]:
    """All games that are not done yet, as they get finished."""
    rest = [place for place in plan.places if place not in done]
    chunk = max(1, min(MAX_CHUNK, len(rest) // (workers * CHUNKS_PER_WORKER)))
    chunks = [rest[at : at + chunk] for at in range(0, len(rest), chunk)]
    with closing(done_by(partial(play_places, plan), chunks, workers)) as played:
        yield from played


def digest(played: list[Played]) -> str:
    """The same for two arenas only if all games went the same way; how they were computed does not matter."""
    return hashlib.sha256("".join(one.digest for one in sorted(played, key=_by_place)).encode()).hexdigest()


def _by_place(played: Played) -> Place:
    return played.place
