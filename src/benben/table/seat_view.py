"""A table as a seat or a watcher sees it. Everything here is made from that seat's view: nothing else goes out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

from benben.core.game import Game, View
from benben.core.match import Match, replay
from benben.core.names import said
from benben.core.rng import rng_of
from benben.core.steps import CHANCE, SPECTATOR, Log, State
from benben.language import book_of
from benben.store.rows import SeatRow
from benben.table.history import History
from benben.table.notices import chat_text
from benben.table.schema import ChatLine, Choice, Fact, LogLine, Person, Refused, SeatView
from benben.table.sealed import is_sealed_question, known_lines, known_moment, known_points, known_record
from benben.table.table import Table

say = book_of("benben.table").say


@dataclass(frozen=True)
class Present:
    """What there is at a table only now: what may be done, was done last, is said. A replay has none of it."""

    note: str = ""
    choices: list[Choice] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    undo_to: list[int] = field(default_factory=list)
    undo_words: list[str] = field(default_factory=list)
    can_redo: bool = False
    chat: list[ChatLine] = field(default_factory=list)
    touched: list[str] = field(default_factory=list)
    rematch: str = ""


def seat_view(table: Table, held: tuple[int, ...] = ()) -> SeatView:
    """The table now, for who holds these seats; for a watcher if they are none."""
    match, seat = table.match, table.seat_for(held)
    view = table.cache.seat(match, seat).view
    return described(table, match, view, held, table.cache.history(match, view), present(table, seat))


def moments(table: Table, held: tuple[int, ...] = ()) -> int:
    """How many answers a replay has, for who holds these seats."""
    return len(known_lines(table.match, (held or (SPECTATOR,))[0]))


def moment(table: Table, lines: int, held: tuple[int, ...] = ()) -> SeatView:
    """The table as it was after so many answers, as the seat saw it then; nothing can be answered there."""
    seat = (held or (SPECTATOR,))[0]
    match = replay(table.game, known_record(table.match, seat), lines)
    view, history = match.view(seat), History(table.game, seat)
    history.follow(view, match.events)
    return described(table, match, view, held, history, Present())


def described(
    table: Table, match: Match, view: View, held: tuple[int, ...], history: History, now: Present
) -> SeatView:
    """A moment of the game, made from the view of a seat."""
    seat: int = view["seat"]
    return SeatView(
        table=table.id,
        game=table.game.key,
        title=table.game.title,
        options=table.row.options,
        n=table.version(seat),
        lines=len(known_lines(match, seat)),
        seat=seat,
        open=table.row.open,
        started=table.started,
        over=match.over,
        question=match.question(seat, view) if match.actor != CHANCE else say("chance-is-next"),
        more=match.more(seat, view) if match.actor != CHANCE else "",
        note=now.note,
        stage=table.game.words.stage(view),
        choices=now.choices,
        refused=now.refused,
        undo_to=now.undo_to,
        undo_words=now.undo_words,
        can_redo=now.can_redo,
        people=[person(table, view, row, held) for row in table.seats],
        log=log_for(match, seat, history.log),
        chat=now.chat,
        touched=now.touched,
        winners=match.winners,
        points=history.points,
        curve=history.curve,
        marks=history.marks,
        rematch=now.rematch,
        view=cast(dict[str, Any], view),
    )


def present(table: Table, seat: int) -> Present:
    """What a seat may do now, and what else there is at the table."""
    match = table.match
    choices = choices_at(table, seat) if table.started else []
    may_undo = table.may_undo(seat)
    return Present(
        note=note(choices) if table.row.undo != "none" else "",
        choices=choices,
        refused=refused_at(table, seat) if choices else [],
        undo_to=known_points(match, seat) if may_undo else [],
        undo_words=[table.cache.words_of(match, point) for point in match.undo_points(seat)] if may_undo else [],
        can_redo=seat >= 0 and table.can_redo(seat),
        chat=[ChatLine(c.n, c.seat, said(c.name), chat_text(c), c.time) for c in table.chat],
        touched=table.cache.touched(match),
        rematch=table.row.rematch,
    )


def log_for(match: Match, seat: int, lines: list[LogLine]) -> list[LogLine]:
    """The log, each sentence with its moment, counted as the seat may count: of a sealed round its own answers only."""
    if match.sealed_round is None:
        return lines
    opened = match.sealed_round.lines
    return [
        line if line.n <= opened else LogLine(known_moment(match, line.n, seat), line.seat, line.text) for line in lines
    ]


# Answers


def choices_at(table: Table, seat: int) -> list[Choice]:
    """The legal answers of a seat at a table; put together once."""
    known = table.cache.seat(table.match, seat)
    if known.choices is None:
        known.choices = choices_of(table.match, seat, known.view)
        table.cache.note_choices(seat, table.version(seat), known.choices)
    return known.choices


def choices_of(match: Match, seat: int, view: View) -> list[Choice]:
    """The legal answers of a seat that is asked."""
    if seat < 0 or match.over or seat not in match.open_seats:
        return []
    game = match.game
    world = game.determinize(match.state, seat, rng_of(0))
    world.focus(seat)
    last = is_sealed_question(match) and match.open_seats == [seat]
    return [choice(game, view, world, a, last) for a in game.legal(world)]


def choice(game: Game, view: View, world: State, a: int, last: bool) -> Choice:
    form = game.actions.to_json(a)
    chip = game.chip(view, form)
    return Choice(
        a=a,
        say=game.actions.say(a),
        do=str(form["do"]),
        words=game.words.answer(view, form),
        touches=game.look.touches(view, form),
        symbol=game.look.symbol(form),
        final=is_final(game, world, a, last),
        short=chip.words,
        gain=chip.gain,
        cost=chip.cost,
        group=chip.group,
        ends=chip.ends,
    )


def refused_at(table: Table, seat: int) -> list[Refused]:
    """The answers that one might look for now and that are not legal; put together once."""
    known = table.cache.seat(table.match, seat)
    if known.refused is None:
        known.refused = refused_of(table.match, seat, known.view)
    return known.refused


def refused_of(match: Match, seat: int, view: View) -> list[Refused]:
    """Answers that one might look for, with the reasons why they are not legal."""
    game, found = match.game, []
    for form in game.words.wanted(view):
        why = match.why_not(form, seat)
        if why is not None:
            say, chip = game.actions.say(game.actions.from_json(dict(form))), game.chip(view, form)
            found.append(Refused(say, chip.group or chip.words, game.look.symbol(form), why.sentence, why.rule))
    return found


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
    if len(finals) == 2:
        return say("some-cannot-be-taken-back")
    return "" if not finals else say("cannot-be-taken-back") if True in finals else say("can-be-taken-back")


# People


def person(table: Table, view: View, row: SeatRow, held: tuple[int, ...]) -> Person:
    facts = table.game.look.facts(view, row.seat)
    return Person(
        seat=row.seat,
        name=said(row.name),
        kind=row.kind,
        bot=row.bot,
        score=view["scores"][row.seat],
        acts=not view["over"] and row.seat in view["open"],
        here=row.kind == "bot" or row.seat in table.here,
        you=row.seat in held,
        facts=tuple(Fact(*fact) for fact in facts),
    )
