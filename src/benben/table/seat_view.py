"""A table as a seat or a watcher sees it. Everything here is made from that seat's view: nothing else goes out."""

from __future__ import annotations

from typing import Any

from benben.core.events import Event
from benben.core.game import Game, View
from benben.core.match import Match, points_by_reason, replay
from benben.core.rng import rng_of
from benben.core.steps import SPECTATOR, Log, State
from benben.store.rows import SeatRow
from benben.table.schema import ChatLine, Choice, CurvePoint, Fact, LogLine, Mark, Person, PointsRow, SeatView
from benben.table.sealed import is_sealed_question, known_lines, known_moment, known_points, known_record
from benben.table.table import Table

FREE = "You can take this back."
FIXED = "This cannot be taken back."
MIXED = "Answers with a lock cannot be taken back."


def seat_view(table: Table, held: tuple[int, ...] = ()) -> SeatView:
    """The table now, for who holds these seats; for a watcher if they are none."""
    match, seat = table.match, table.seat_for(held)
    choices = choices_of(match, seat) if table.started else []
    may_undo = table.may_undo(seat)
    return SeatView(
        **scene(table, match, seat),
        n=table.version(seat),
        note=note(choices) if table.row.undo != "none" else "",
        choices=choices,
        undo_to=known_points(match, seat) if may_undo else [],
        undo_words=[words_then(table, point) for point in match.undo_points(seat)] if may_undo else [],
        can_redo=seat >= 0 and table.can_redo(seat),
        people=people(table, match, seat, held),
        chat=[ChatLine(c.n, c.seat, c.name, c.text, c.time) for c in table.chat],
        touched=table.touched,
        rematch=table.row.rematch,
    )


def moments(table: Table, held: tuple[int, ...] = ()) -> int:
    """How many answers a replay has, for who holds these seats."""
    return len(known_lines(table.match, (held or (SPECTATOR,))[0]))


def moment(table: Table, lines: int, held: tuple[int, ...] = ()) -> SeatView:
    """The table as it was after so many answers, as the seat saw it then; nothing can be answered there."""
    seat = (held or (SPECTATOR,))[0]
    match = replay(table.game, known_record(table.match, seat), lines)
    return SeatView(
        **scene(table, match, seat),
        n=table.version(seat),
        note="",
        choices=[],
        undo_to=[],
        undo_words=[],
        can_redo=False,
        people=people(table, match, seat, held),
        chat=[],
        touched=[],
        rematch="",
    )


def scene(table: Table, match: Match, seat: int) -> dict[str, Any]:
    """What a moment of the game looks like, apart from the people and what they may do."""
    view = match.view(seat)
    seen = [event for event in match.events if event.seen_by < 0 or event.seen_by == seat]
    return {
        "table": table.id,
        "game": table.game.key,
        "title": table.game.title,
        "options": table.row.options,
        "lines": len(known_lines(match, seat)),
        "seat": seat,
        "open": table.row.open,
        "started": table.started,
        "over": match.over,
        "question": match.question(seat) if match.actor != -1 else "Chance is next.",
        "log": log(table, match, view, seat),
        "winners": match.winners,
        "points": [PointsRow(*row) for row in points_by_reason(table.game, seen, view["players"])],
        "curve": curve(seen, view["players"]),
        "marks": [
            Mark(event.n, table.game.words.milestones[event.name].format(x=event.x, y=event.y))
            for event in seen
            if event.name in table.game.words.milestones
        ],
        "view": view,
    }


def log(table: Table, match: Match, view: View, seat: int) -> list[LogLine]:
    """What happened, each sentence with its moment, counted as the seat may count."""
    lines = table.log_lines.lines(table.game, view, match.events, seat)
    if match.sealed_round is None:
        return lines
    return [LogLine(known_moment(match, line.n, seat), line.seat, line.text) for line in lines]


# Answers


def choices_of(match: Match, seat: int) -> list[Choice]:
    """The legal answers of a seat that is asked."""
    if seat < 0 or match.over or seat not in match.open_seats:
        return []
    game, view = match.game, match.view(seat)
    world = game.determinize(match.state, seat, rng_of(0))
    world.focus(seat)
    last = is_sealed_question(match) and match.open_seats == [seat]
    return [choice(game, view, world, a, last) for a in game.legal(world)]


def choice(game: Game, view: View, world: State, a: int, last: bool) -> Choice:
    form = game.actions.to_json(a)
    return Choice(
        a=a,
        say=game.actions.say(a),
        do=str(form["do"]),
        words=game.words.answer(view, form),
        touches=game.look.touches(view, form),
        symbol=game.look.symbol(form),
        final=is_final(game, world, a, last),
    )


def is_final(game: Game, world: State, a: int, last: bool) -> bool:
    """Whether an answer cannot be taken back: tried on a world that agrees with all the seat knows.

    Simultaneous answers can be taken back until all are there; `last` says that only this seat's is missing.
    """
    trial, log, seat = world.clone(), Log(), world.actor()
    trial.log = log
    if world.is_sealed():
        closed = trial.apply_sealed(a)
        return closed or (last and seat not in trial.open_seats())
    trial.apply(a)
    return trial.actor() != seat or any(game.rules.events.kinds[raw[0]].reveals for raw in log.events)


def note(choices: list[Choice]) -> str:
    """Whether what is asked can be taken back, in a sentence."""
    finals = {choice.final for choice in choices}
    return "" if not finals else FREE if finals == {False} else FIXED if finals == {True} else MIXED


def words_then(table: Table, line: int) -> str:
    """What an answer given before was, in the words of that moment; put together once."""
    given = table.match.record.lines[line]
    key = (line, given.seat, given.a)
    if key not in table.words:
        then = replay(table.game, table.match.record, line)
        table.words[key] = then.words(given.a, given.seat)
    return table.words[key]


# People


def people(table: Table, match: Match, seat: int, held: tuple[int, ...]) -> list[Person]:
    view = match.view(seat)
    return [person(table, view, row, held) for row in table.seats]


def person(table: Table, view: View, row: SeatRow, held: tuple[int, ...]) -> Person:
    facts = table.game.look.facts(view, row.seat)
    return Person(
        seat=row.seat,
        name=row.name,
        kind=row.kind,
        bot=row.bot,
        score=view["scores"][row.seat],
        acts=not view["over"] and row.seat in view["open"],
        here=row.kind == "bot" or row.seat in table.here,
        you=row.seat in held,
        facts=[Fact(*fact) for fact in facts],
    )


# What happened


def curve(events: list[Event], players: int) -> list[CurvePoint]:
    """The scores after each answer that changed them.

    A game that counts at its end only tells by events named `standing` how things stood before.
    """
    scores, found = [0] * players, {0: [0] * players}
    is_told = any(event.name == "standing" for event in events)
    for event in events:
        if event.name == ("standing" if is_told else "score"):
            points = event.x + (0 if is_told else scores[event.seat])
            scores = [*scores[: event.seat], points, *scores[event.seat + 1 :]]
            found[event.n + 1] = scores
    return [CurvePoint(n, row) for n, row in found.items()]
