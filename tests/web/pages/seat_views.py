"""Sights of real matches, made as a table would make them, for the previews and the tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import benben
from benben.core.game import View
from benben.core.match import Match, replay
from benben.core.record import Record, read
from benben.core.steps import SPECTATOR
from benben.table.schema import (
    ChatLine,
    CurvePoint,
    Fact,
    LogLine,
    Mark,
    Person,
    PointsRow,
    SeatView,
)
from benben.table.seat_view import choices_of, refused_of
from benben.web.cards import GameCard, Lobby, TableCard, game_card

NAMES = ["Anna", "Ben", "Chidi", "Dana"]
LONG = ["Anastasia Nefertari von und zu Karnak", "Ben", "W" * 40, "<b>Dana</b> & “friends”"]
LINKS = {
    "seat-2": "https://benben.example/sit/3k9QmZx7Tq2LrV8nYw4BfA",
    "seat-3": "https://benben.example/sit/Pz1XcVb6Nm0AsDfGhJkL9Q",
    "watch": "https://benben.example/watch/u7YtReWqAsDfGh",
}
SAID = [
    ChatLine(1, 1, "Ben", "Good luck to all of you!", "20:14"),
    ChatLine(2, 0, "Anna", "Not a single Sun, please.", "20:15"),
    ChatLine(3, -3, "Eve", "<script>alert(1)</script>", "20:17"),
]


def played(answers: int | None = None, record: str = "02") -> Match:
    """A golden game after so many answers of players; without a number, to its end."""
    whole = golden(record)
    return replay(benben.game("ra-dice"), whole, None if answers is None else _line(whole, answers))


def until(step: str, record: str = "02", least: int = 0, seat: int | None = None) -> Match:
    """The first moment after so many answers at which a step asks (a seat)."""
    whole = golden(record)
    for line in range(_line(whole, least), len(whole.lines)):
        match = replay(benben.game("ra-dice"), whole, line)
        if match.view(0)["step"] == step and seat in (None, match.actor):
            return match
    raise ValueError(f"{step} was never asked")


@cache
def golden(number: str) -> Record:
    """A golden game, with names."""
    record = read(Path(__file__).parents[2] / "records" / "ra-dice" / f"golden-{number}.jsonl")
    record.names = NAMES[: record.players]
    return record


def _line(record: Record, answers: int) -> int:
    """How many lines there are when so many answers have been given and chance has spoken."""
    given = [n for n, line in enumerate(record.lines) if line.seat >= 0]
    return given[answers]


def sight_of(match: Match, seat: int = SPECTATOR, *, table: str = "k7Qm2x", **changes: Any) -> SeatView:
    """What a seat sees of a match; keywords replace what is otherwise taken from it."""
    view, game = match.view(seat), match.game
    choices = [] if match.actor != seat else choices_of(match, seat, view)
    plain: dict[str, Any] = {
        "table": table,
        "game": game.key,
        "title": game.title,
        "options": match.record.options,
        "n": len(match.record.lines),
        "lines": len(match.record.lines),
        "seat": seat,
        "open": False,
        "started": True,
        "over": match.over,
        "question": match.question(seat, view),
        "more": match.more(seat, view),
        "note": "Answers with a lock cannot be taken back." if choices else "",
        "stage": game.words.stage(view),
        "choices": choices,
        "refused": refused_of(match, seat, view) if choices else [],
        "undo_to": [],
        "undo_words": [],
        "can_redo": False,
        "people": people_of(match, seat),
        "log": _log(match, view),
        "chat": [],
        "touched": _touched(match),
        "winners": match.winners,
        "points": _points(match),
        "curve": _curve(match),
        "marks": _marks(match),
        "rematch": "",
        "view": view,
    }
    return SeatView(**plain | changes)


def moment(match: Match, lines: int) -> SeatView:
    """A match as a watcher saw it after so many answers."""
    return sight_of(replay(match.game, match.record, lines), chat=[], note="")


def people_of(match: Match, seat: int, **kinds: Any) -> list[Person]:
    """Anna is human, Chidi is away, the others are bots."""
    view, facts = match.view(seat), match.game.look.facts
    assert facts is not None
    return [
        Person(
            seat=other,
            name=name,
            kind="bot" if other == 1 else "human",
            bot="vizier" if other == 1 else "",
            score=match.scores[other],
            acts=not match.over and other in match.open_seats,
            here=other != 2,
            you=other == seat,
            facts=tuple(Fact(*fact) for fact in facts(view, other)),
        )
        for other, name in enumerate(match.names)
    ]


def _touched(match: Match) -> list[str]:
    """What the last answer of a player touched."""
    lines = match.record.lines
    last = next((n for n in range(len(lines) - 1, -1, -1) if lines[n].seat >= 0), None)
    if last is None:
        return []
    before = replay(match.game, match.record, last)
    return match.game.look.touches(before.view(lines[last].seat), match.game.actions.to_json(lines[last].a))


def _log(match: Match, view: View) -> list[LogLine]:
    told = ((event, match.game.words.event(view, event)) for event in match.events)
    return [LogLine(event.n + 1, event.seat, text) for event, text in told if text]


def _points(match: Match) -> list[PointsRow]:
    rows = [[0] * match.record.players for _ in match.game.rules.events.reasons]
    for event in match.events:
        if event.name == "score":
            rows[event.y][event.seat] += event.x
    reasons = zip(match.game.reasons(), rows, strict=True)
    return [PointsRow(reason, row) for reason, row in reasons if any(row)]


def _curve(match: Match) -> list[CurvePoint]:
    scores, found = [0] * match.record.players, {0: [0] * match.record.players}
    for event in match.events:
        if event.name == "score":
            scores = [*scores[: event.seat], scores[event.seat] + event.x, *scores[event.seat + 1 :]]
            found[event.n + 1] = scores
    return [CurvePoint(n, row) for n, row in found.items()]


def _marks(match: Match) -> list[Mark]:
    marked = [event for event in match.events if event.name in match.game.words.milestones]
    return [Mark(event.n, match.game.say(f"milestone-{event.name}", x=event.x)) for event in marked]


# The lobby

OTHERS = [
    ("egyptia", "Egyptia", (1, 99), (40, 40), "One roll for all; build your city, dodge the plagues."),
    ("architects", "Egyptian Architects", (2, 5), (30, 30), "Draft a hand, then raise two pyramids together."),
    ("egizia", "Egizia", (2, 4), (90, 90), "Ships down the Nile, ten spaces a bank. The classic."),
    ("egizia-sands", "Egizia: Shifting Sands", (2, 4), (90, 120), "New river tiles, statues and a colonnade."),
]


def ra_card() -> GameCard:
    """The card of the game that there is."""
    return game_card("ra-dice")


def lobby(games: int = 1, tables: int = 3, name: str = "Anna") -> Lobby:
    """A lobby with so many games and tables in each list."""
    others = [GameCard(key, title, "", gist, seats, time, []) for key, title, seats, time, gist in OTHERS]
    cards = [ra_card(), *others]
    return Lobby(
        name=name,
        games=cards[:games],
        rival="builder",
        yours=_yours()[:tables],
        open=_open()[:tables],
        finished=_finished()[:tables],
    )


def _card(table: str, names: list[str], **changes: Any) -> TableCard:
    plain: dict[str, Any] = {
        "table": table,
        "game": "ra-dice",
        "title": "Ra: The Dice Game",
        "names": names,
        "kinds": ["human"] * len(names),
        "bots": [""] * len(names),
        "seat": 0,
        "your_turn": False,
        "acts": [],
        "over": False,
        "scores": [15, 23, 25, 15][: len(names)],
        "winners": [],
        "changed": "just now",
    }
    return TableCard(**plain | changes)


def _yours() -> list[TableCard]:
    return [
        _card(
            "a1",
            NAMES,
            your_turn=True,
            acts=["Anna"],
            kinds=["human", "bot", "human", "human"],
            bots=["", "vizier", "", ""],
        ),
        _card("a2", ["Anna", "Ben"], acts=["Ben"], changed="4 minutes ago"),
        _card("a3", ["Anna", "", "W" * 40], acts=[], kinds=["human", "open", "human"], changed="yesterday"),
    ]


def _open() -> list[TableCard]:
    return [
        _card("b1", ["Eve", ""], seat=-3, kinds=["human", "open"], changed="2 minutes ago"),
        _card("b2", ["Mallory", "Trent", "Peggy"], seat=-3, acts=["Trent"], changed="just now"),
    ]


def _finished() -> list[TableCard]:
    return [
        _card("c1", NAMES, over=True, scores=[55, 45, 41, 24], winners=[0], changed="today"),
        _card("c2", ["Anna", "greedy"], over=True, scores=[41, 52], winners=[1], changed="yesterday"),
        _card("c3", ["Anna", "Ben", "Chidi"], over=True, scores=[47, 47, 12], winners=[0, 1], changed="Sunday"),
    ]
