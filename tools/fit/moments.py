"""Tables worth looking at: one for each kind of question that random games meet, each as full as it gets."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from benben.core.game import Form, Game, View
from benben.core.match import Match
from benben.core.registry import game
from benben.core.steps import SPECTATOR
from benben.draw.register import Shape
from benben.language import language
from benben.store.rows import ChatRow, SeatRow, TableRow
from benben.table.schema import SeatView
from benben.table.seat_view import choices_of, moment, moments, seat_view
from benben.table.table import Table
from benben.web.pages.answers import FEW
from benben.web.pages.replay import replay_page
from benben.web.pages.table import plan_class, table_frame, table_page

LARGE = (30, 99)  # numbers of seats beside 1 to 6, where a game takes so many
LOOKED_AT = 8  # of a crowd so many people's questions are looked at, the others' now and then
AWAY = 2  # the seat of somebody who is not here
ID = "k7Qm2xAbCdEfGhIjKlMnOp"
SAID = ("Good luck to all of you!", "Not a single Sun, please.", "Ask the pharaoh, and " + "again " * 9 + "tomorrow.")

Names = Callable[[int], list[str]]


def usual(players: int) -> list[str]:
    """Names as people have them."""
    few = ["Anna", "Ben", "Chidi", "Dana", "Emeka", "Farida", "Gustav", "Hatshepsut"]
    return [few[seat] if seat < len(few) else f"Player {seat + 1}" for seat in range(players)]


def widest(players: int) -> list[str]:
    """Twenty of the widest letters each."""
    return [f"{'W' * 18}{seat + 1:02}" for seat in range(players)]


def signs(players: int) -> list[str]:
    """Twenty signs that are as wide as high."""
    return [f"{'尼羅河的建築師與法老王' * 2}"[:18] + f"{seat + 1:02}" for seat in range(players)]


class Kind(NamedTuple):
    """What tells one page of a game from another."""

    players: int
    role: str  # asked, other, watching, not started, over, replay
    plan: str
    step: str = ""
    answers: str = ""  # how many
    open: str = ""  # whether others are asked, too

    def __str__(self) -> str:
        words = (f"{self.players} seats", self.role, self.plan, self.step, self.answers, self.open)
        return ", ".join(word for word in words if word)


class Moment:
    """A table at one moment, for one seat or a watcher."""

    def __init__(self, kind: Kind, table: Table, seat: int, lines: int | None = None) -> None:
        self.kind, self.table, self.seat = kind, table, seat
        self.lines = lines  # of a replay: after how many answers
        self._frames: dict[tuple[Names, Shape, str], str] = {}

    def sight(self, names: Names) -> SeatView:
        """What is seen, where people have these names."""
        wanted = names(self.kind.players)
        if self.table.names != wanted:
            rows = [renamed(row, name) for row, name in zip(self.table.seats, wanted, strict=True)]
            self.table.set_seats(rows)
        held = () if self.seat < 0 else (self.seat,)
        self.table.here = set(range(self.kind.players)) - {AWAY} | set(held)
        if self.lines is not None:
            return moment(self.table, self.lines, held)
        return seat_view(self.table, held)

    def page(self, names: Names, shape: Shape) -> str:
        """The whole page."""
        sight = self.sight(names)
        if self.lines is None:
            return f"<!doctype html>{table_page(sight, links(sight), shape)}"
        return f"<!doctype html>{replay_page(sight, moments(self.table), f'/table/{ID}/record', shape)}"

    def frame(self, names: Names, shape: Shape) -> str:
        """What is pushed to a page that is there already; made once."""
        key = (names, shape, language())
        if key not in self._frames:
            self._frames[key] = str(table_frame(sight := self.sight(names), links(sight), shape))
        return self._frames[key]


def links(sight: SeatView) -> dict[str, str]:
    """Where friends are sent."""
    seats = {f"seat-{person.seat + 1}": f"/sit/3k9QmZx7Tq2LrV8nYw4BfA{person.seat}" for person in sight.people}
    return seats | {"watch": f"/table/{ID}", "phone": f"/seat/{ID}/0/3k9QmZx7Tq2LrV8nYw4BfA"}


def renamed(row: SeatRow, name: str) -> SeatRow:
    return SeatRow(row.table, row.seat, "" if row.kind == "open" else name, row.kind, row.bot)


def seat_numbers(found: Game) -> list[int]:
    """The numbers of seats at which a game is looked at."""
    low, high = found.seats
    return [players for players in (*range(1, 7), *LARGE) if low <= players <= high]


# A table without a store


def table_of(match: Match, *, started: bool = True) -> Table:
    """A table at which a match is played: one bot, one person who is away; the others are here."""
    found, players = match.game, match.record.players
    row = TableRow(ID, found.key, found.rules.version, players, match.record.options, {}, False, "own", "", "")
    kinds = [seated(seat) for seat in range(players)] if started else [("human", ""), *[("open", "")] * (players - 1)]
    names = usual(players)
    table = Table(row, [SeatRow(ID, seat, names[seat], *kind) for seat, kind in enumerate(kinds)])
    table.match = match
    table.set_seats([renamed(seat, names[seat.seat]) for seat in table.seats])
    table.n = len(match.record.lines)
    table.chat = [ChatRow(ID, n, n % players, names[n % players], text, "20:14") for n, text in enumerate(SAID)]
    return table


def seated(seat: int) -> tuple[str, str]:
    return ("bot", "apprentice") if seat == 1 else ("human", "")


# Random games


class Seeded:
    """A random game: each answer is as likely as any other."""

    def __init__(self, key: str, players: int, seed: int) -> None:
        found = game(key)
        options = {option.name: option.values[seed % len(option.values)] for option in found.rules.options}
        self.rng = random.Random(f"{key} {players} {seed}")
        self.match = found.match(players, seed, options=options)
        self.last: tuple[Callable[[], View], Form] | None = None  # what everybody saw before the last answer, and it

    @property
    def over(self) -> bool:
        return self.match.over

    def answer(self) -> None:
        """Somebody who is asked answers."""
        match = self.match
        seat = self.rng.choice(match.open_seats)
        a = self.rng.choice(match.legal(seat))
        sealed, state = match.state.is_sealed(), match.state.clone()
        self.last = None if sealed else (lambda: match.game.view(state, SPECTATOR), match.game.actions.to_json(a))
        match.play(a, seat)

    def table(self) -> Table:
        """A table as it is now."""
        table = table_of(self.match.clone())
        if self.last is not None:
            table.cache.note_touching(*self.last)
        return table

    def to_look_at(self) -> list[int]:
        """Whose pages are worth a look now: somebody who is asked, somebody who is not, a watcher."""
        match, players = self.match, self.match.record.players
        asked = self.rng.choice(match.open_seats)
        others = [seat for seat in range(min(players, LOOKED_AT)) if seat not in match.open_seats]
        return [asked, *others[:1], SPECTATOR]

    def is_looked_at(self) -> bool:
        return self.rng.random() < LOOKED_AT / self.match.record.players


def kind_of(match: Match, seat: int, view: View) -> tuple[Kind, int]:
    """What kind of page a seat sees, and how full it is."""
    found, players = match.game, match.record.players
    plan = found.look.plan(view)
    choices = choices_of(match, seat, view)
    role = "watching" if seat < 0 else "asked" if choices else "other"
    answers = "" if not choices else "one answer" if len(choices) == 1 else "few" if len(choices) <= FEW else "many"
    open_seats = "others too" if len(match.open_seats) > 1 else ""
    full = len(json.dumps(view)) + 100 * len(choices)
    return Kind(players, role, plan, view["step"], answers, open_seats), full


def fullest(key: str, players: int, games: int) -> list[Moment]:
    """Of every kind that random games meet the page with most on it; and the pages before and after a game."""
    best: dict[Kind, tuple[int, Table, int]] = {}
    ends: list[Moment] = []
    for seed in range(games):
        seeded = Seeded(key, players, seed)
        while not seeded.over:
            if seeded.is_looked_at():
                keep_fullest(best, seeded)
            seeded.answer()
        if not ends:
            ends = before_and_after(seeded)
    return [Moment(kind, table, seat) for kind, (_, table, seat) in best.items()] + ends


def keep_fullest(best: dict[Kind, tuple[int, Table, int]], seeded: Seeded) -> None:
    for seat in seeded.to_look_at():
        kind, full = kind_of(seeded.match, seat, seeded.match.view(seat))
        if kind not in best or best[kind][0] < full:
            best[kind] = full, seeded.table(), seat


def before_and_after(seeded: Seeded) -> list[Moment]:
    """A table that waits for friends, the end for a player and a watcher, and its replay."""
    match = seeded.match
    players, table, total = match.record.players, seeded.table(), len(match.record.lines)
    first = table_of(match.game.match(players, 0), started=False)
    waiting = [Moment(Kind(players, "not started", ""), first, 0)] if players > 1 else []
    return [
        *waiting,
        Moment(Kind(players, "over", ""), table, 0),
        Moment(Kind(players, "over, watching", ""), seeded.table(), SPECTATOR),
        Moment(Kind(players, "replay", "", "late"), table, SPECTATOR, total * 9 // 10),
        Moment(Kind(players, "replay", "", "end"), table, SPECTATOR, total),
    ]


def moments_of(keys: Sequence[str], games: int) -> Iterator[tuple[str, int, list[Moment]]]:
    """All pages to look at, by game and number of seats."""
    for key in keys:
        for players in seat_numbers(game(key)):
            yield key, players, fullest(key, players, games)


def followed(key: str, players: int, seed: int, answers: int, after: int = 0) -> list[Moment]:
    """A game as its first seat sees it, question after question: whatever is asked, of whomever."""
    seeded, found = Seeded(key, players, seed), []
    for n in range(after + answers):
        if seeded.over:
            break
        if n >= after:
            view: Any = seeded.match.view(0)
            kind = Kind(players, "followed", seeded.match.game.look.plan(view), view["step"], f"answer {n}")
            found.append(Moment(kind, seeded.table(), 0))
        seeded.answer()
    return found


def is_planned(sight: SeatView) -> bool:
    """Whether the registers of a page have places."""
    return plan_class(sight) != "unplanned"
