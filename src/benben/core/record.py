"""A record: the saved game, the replay, the regression test and the training trajectory, as JSON lines.

A header, then one line per answer with chance included, then the scores when the game is over:

    {"benben":1,"game":"ra-dice","rules":1,"players":2,"options":{…},"seats":[{"name":"Ada","player":"human"},…]}
    {"n":0,"seat":-1,"do":"start_player","who":1}
    {"n":1,"seat":-1,"do":"roll","yellow":"sun",…}
    {"n":2,"seat":1,"do":"reroll","dice":["blue"]}
    {"end":true,"scores":[41,38],"winners":[0]}

Reading is strict: sizes are limited, every line is checked, and no answer is taken on trust.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from benben.core.actions import ActionTable
from benben.core.errors import (
    BadAnswer,
    BadPosition,
    BadRecord,
    BadSetup,
    BenbenError,
    FalseRecord,
    UnknownGame,
    printable,
    shown,
    system_reason,
)
from benben.core.names import MAX_NAME, MAX_PLAYER, is_name, is_player
from benben.core.position import Setup, read_moment, write_moment
from benben.core.steps import CHANCE
from benben.language import book_of

Today = Callable[[int, dict[str, Any], list["Line"]], dict[str, Any]]

if TYPE_CHECKING:
    from benben.core.game import Game
    from benben.core.match import Match

BOOK: Final = book_of("benben.core")

FORMAT: Final = 1
MAX_LINE: Final = 256 * 1024
MAX_BYTES: Final = 64 * 1024 * 1024
HEADER: Final = {"benben", "game", "rules", "players", "options", "seats", "components", "time", "position"}


class Line:
    """One answer: who gave it and which it was."""

    __slots__ = ("a", "reveals", "sealed", "seat")

    def __init__(self, seat: int, a: int, sealed: int = 0) -> None:
        self.seat = seat
        self.a = a
        self.sealed = sealed  # 1, 2, …: which round of simultaneous answers it belongs to; 0: none
        self.reveals = seat == CHANCE  # after it nothing before it can be taken back


class Record:
    """What a game was and all that was answered in it."""

    def __init__(self, game: str, rules: int, players: int, options: dict[str, str]) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.names: list[str] = []
        self.seats: list[str] = ["human"] * players  # 'human' or a bot's name
        self.variant: dict[str, list[int]] = {}  # a designer's changes of component cells
        self.time = ""  # when it began, if anybody noted it
        self.position: dict[str, Any] | None = None  # what it began from: what was asked, and the table; None: set-up
        self.lines: list[Line] = []
        self.scores: list[int] | None = None
        self.winners: list[int] | None = None

    def close(self, scores: list[int], winners: list[int]) -> None:
        self.scores = scores
        self.winners = winners

    def reopen(self) -> None:
        """Forget all answers."""
        self.lines = []
        self.scores = self.winners = None

    def copy(self) -> Record:
        other = Record(self.game, self.rules, self.players, dict(self.options))
        other.names, other.seats, other.time = list(self.names), list(self.seats), self.time
        other.variant = {row: list(cells) for row, cells in self.variant.items()}
        other.position = self.position  # never changed
        other.scores = None if self.scores is None else list(self.scores)
        other.winners = None if self.winners is None else list(self.winners)
        other.lines = list(self.lines)
        return other

    # Writing

    def header(self) -> dict[str, Any]:
        people = [{"name": n, "player": p} for n, p in zip(self.names, self.seats, strict=True)]
        head: dict[str, Any] = {"benben": FORMAT, "game": self.game, "rules": self.rules, "players": self.players}
        head |= {"options": self.options, "seats": people}
        if self.variant:
            head["components"] = self.variant
        if self.time:
            head["time"] = self.time
        if self.position is not None:
            head["position"] = self.position
        return head

    def in_seat_order(self) -> list[Line]:
        """The answers, with those of one simultaneous round in the order of the seats."""
        ordered: list[Line] = []
        for sealed, group in groupby(self.lines, key=lambda line: line.sealed):
            lines = list(group)
            ordered += sorted(lines, key=lambda line: line.seat) if sealed else lines
        return ordered

    def to_lines(self) -> Iterator[bytes]:
        """The record's lines, each with its line end."""
        from benben.core import registry

        game = registry.game(self.game)
        yield msgspec.json.encode(self.header()) + b"\n"
        for n, line in enumerate(self.in_seat_order()):
            form = {"n": n, "seat": line.seat} | game.actions_of(line.seat).to_json(line.a)
            yield msgspec.json.encode(form) + b"\n"
        if self.scores is not None:
            yield msgspec.json.encode({"end": True, "scores": self.scores, "winners": self.winners}) + b"\n"

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all: to a temporary one, to the disk, then under its name."""
        try:
            self._save(Path(path))
        except BenbenError:
            raise
        except OSError as error:
            why = system_reason(error)
            raise BenbenError(BOOK.message("cannot-be-written", file=printable(path), why=why)) from None
        except ValueError:
            raise BenbenError(BOOK.message("no-file-name", file=printable(path))) from None

    def _save(self, path: Path) -> None:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.writelines(self.to_lines())
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(0o644)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


# Reading


def read(path: str | Path) -> Record:
    """The record in a file; raises BadRecord with a sentence if it is none."""
    path = Path(path)
    name = printable(path)
    try:
        if path.is_dir():
            raise BadRecord(BOOK.message("record-is-folder", file=name))
        if path.stat().st_size > MAX_BYTES:
            raise BadRecord(BOOK.message("record-too-large", file=name, most=MAX_BYTES // 1024 // 1024))
        with path.open("rb") as file:
            return parse_lines(iter(lambda: file.readline(MAX_LINE + 1), b""))
    except BadRecord:
        raise
    except FileNotFoundError:
        raise BadRecord(BOOK.message("no-file", file=name)) from None
    except OSError as error:
        raise BadRecord(BOOK.message("cannot-be-read", file=name, why=system_reason(error))) from None
    except ValueError:
        raise BadRecord(BOOK.message("no-file-name", file=name)) from None


def parse_lines(lines: Iterator[bytes]) -> Record:
    """A record from its lines."""
    number = 1
    first = next(lines, b"")
    if not first:
        raise BadRecord(BOOK.message("record-is-empty"))
    header = _decode(first, number)
    record, game = _parse_header(header)
    today = _Upgrade(game, record, header["rules"]).form if header["rules"] != game.rules.version else _as_it_is
    for number, raw in enumerate(lines, 2):
        form = _decode(raw, number)
        if record.scores is not None:
            raise BadRecord(BOOK.message("line-after-scores", line=str(number)))
        if "end" in form:
            record.scores, record.winners = _parse_end(form, number, record.players)
        else:
            record.lines.append(_parse_answer(form, number, record, game, today))
    return record


def _as_it_is(seat: int, form: dict[str, Any], lines: list[Line]) -> dict[str, Any]:
    return form


class _Upgrade:
    """A record of older rules, played again while it is read: an old answer may need the position to be understood."""

    def __init__(self, game: Game, record: Record, rules: int) -> None:
        self.older = game.rules.older[rules]
        self.match = _begun(game, record)

    def form(self, seat: int, form: dict[str, Any], lines: list[Line]) -> dict[str, Any]:
        """Today's form of an answer; `lines` are those before it."""
        for n in range(len(self.match.record.lines), len(lines)):
            _check_answer(self.match, lines[n], n)
            self.match._do(lines[n].seat, lines[n].a)
        return self.older(self.match.state, seat, form)


def _decode(raw: bytes, number: int) -> dict[str, Any]:
    if len(raw) > MAX_LINE:
        raise BadRecord(BOOK.message("line-too-long", line=str(number), most=MAX_LINE // 1024))
    if not raw.endswith(b"\n"):
        raise BadRecord(BOOK.message("line-cut-off", line=str(number)))
    try:
        form = msgspec.json.decode(raw, type=dict[str, Any])
        json.loads(raw, object_pairs_hook=_without_doubles)
    except BadAnswer as error:
        raise BadRecord(BOOK.message("wrong-line", line=str(number), why=error.whole)) from None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadRecord(BOOK.message("line-is-no-object", line=str(number))) from None
    return form


def _without_doubles(pairs: list[tuple[str, Any]]) -> None:
    """JSON readers silently take the last of two equal keys; a record has no such thing."""
    if len(dict(pairs)) < len(pairs):
        raise BadAnswer(BOOK.message("key-twice"))


def _parse_header(form: dict[str, Any]) -> tuple[Record, Game]:
    from benben.core import registry

    if type(form.get("benben")) is not int or form["benben"] != FORMAT:
        if type(form.get("benben")) is int and form["benben"] > FORMAT:
            raise BadRecord(BOOK.message("record-of-newer-format"))
        raise BadRecord(BOOK.message("no-record"))
    if unknown := sorted(set(form) - HEADER):
        raise BadRecord(BOOK.message("unknown-keys-in-header", keys=shown(", ".join(unknown))))
    try:
        game = registry.game(form.get("game"))
        if type(form.get("rules")) is not int or form["rules"] not in {game.rules.version, *game.rules.older}:
            title, known = game.book.message("title"), str(game.rules.version)
            raise BadRecord(
                BOOK.message("record-of-other-rules", given=shown(form.get("rules")), game=title, known=known)
            )
        players = game.check_players(form.get("players"))
        record = Record(game.key, game.rules.version, players, game.check_options(form.get("options", {})))
        record.variant = game.check_variant(form.get("components", {}))
    except (BadSetup, UnknownGame) as error:
        raise BadRecord(error.message, error.rule) from None
    record.names, record.seats = _parse_seats(form.get("seats"), players)
    record.time = _parse_time(form.get("time", ""))
    if "position" in form:
        record.position = _parse_position(game, record, form["position"])
    return record, game


def _parse_position(game: Game, record: Record, form: object) -> dict[str, Any]:
    """What a game began from, as we would write it."""
    try:
        return write_moment(game, read_moment(game, Setup(record.players, record.options, record.variant), form))
    except BadPosition as error:
        raise BadRecord(BOOK.message("wrong-position-in-header", why=error.whole)) from None


def _parse_time(time: object) -> str:
    if isinstance(time, str) and (time == "" or is_name(time)):
        return time
    raise BadRecord(BOOK.message("wrong-time-in-header", most=MAX_NAME))


def _parse_seats(seats: object, players: int) -> tuple[list[str], list[str]]:
    wanted = BadRecord(BOOK.message("wrong-seats-in-header", count=players, name=MAX_NAME, player=MAX_PLAYER))
    if not isinstance(seats, list) or len(seats) != players:
        raise wanted
    for seat in seats:
        if not isinstance(seat, dict) or sorted(seat) != ["name", "player"]:
            raise wanted
        if not is_name(seat["name"]) or not is_player(seat["player"]):
            raise wanted
    return [seat["name"] for seat in seats], [seat["player"] for seat in seats]


def _parse_answer(form: dict[str, Any], number: int, record: Record, game: Game, today: Today) -> Line:
    n, seat = form.pop("n", None), form.pop("seat", None)
    if type(n) is not int or n != len(record.lines):
        due = str(len(record.lines))
        raise BadRecord(BOOK.message("line-out-of-order", line=str(number), due=due, given=shown(n)))
    if type(seat) is not int or not CHANCE <= seat < record.players:
        raise BadRecord(BOOK.message("line-of-no-seat", line=str(number), given=shown(seat)))
    table: ActionTable = game.actions_of(seat)
    try:
        return Line(seat, table.from_json(today(seat, form, record.lines)))
    except BadAnswer as error:
        raise BadRecord(BOOK.message("wrong-line", line=str(number), why=error.whole)) from None


def _parse_end(form: dict[str, Any], number: int, players: int) -> tuple[list[int], list[int]]:
    scores, winners = form.get("scores"), form.get("winners")
    fine = sorted(form) == ["end", "scores", "winners"] and form["end"] is True
    fine = fine and isinstance(scores, list) and len(scores) == players and isinstance(winners, list)
    if not fine or not all(type(n) is int for n in (scores or []) + (winners or [])):
        raise BadRecord(BOOK.message("wrong-last-line", line=str(number)))
    return scores or [], winners or []


# Checking


def verify(record: Record) -> Match:
    """Play a record again and check every answer and the scores; raises FalseRecord with a sentence."""
    from benben.core import registry

    match = _begun(registry.game(record.game), record)
    for n, line in enumerate(record.lines):
        _check_answer(match, line, n)
        match._do(line.seat, line.a)
    _check_end(match, record)
    return match


def _begun(game: Game, record: Record) -> Match:
    """A record's game before its first answer."""
    from benben.core.match import replay

    return replay(game, record, 0)


def _check_answer(match: Match, line: Line, n: int) -> None:
    number, answer = str(n), match.game.actions_of(line.seat).say(line.a)
    if match.over:
        raise FalseRecord(BOOK.message("answer-after-the-end", number=number, answer=answer))
    if line.seat == CHANCE:
        if match.actor != CHANCE or not match.state.open_step().possible(match.state, line.a):
            raise FalseRecord(BOOK.message("answer-not-of-chance", number=number, answer=answer))
        return
    if match.actor == CHANCE:
        raise FalseRecord(BOOK.message("answer-instead-of-chance", number=number, answer=answer))
    refusal = match.why_not(line.a, line.seat)
    if refusal is not None:
        raise FalseRecord(BOOK.message("answer-not-legal", number=number, answer=answer, why=refusal.whole))


def _check_end(match: Match, record: Record) -> None:
    if not match.over:
        if record.scores is not None:
            raise FalseRecord(BOOK.message("scores-too-early"))
        return
    if record.scores is None:
        raise FalseRecord(BOOK.message("scores-missing"))
    if record.scores != match.scores:
        told, found = str(record.scores), str(match.scores)
        raise FalseRecord(BOOK.message("other-scores", told=told, found=found))
    if record.winners != match.winners:
        told, found = str(record.winners), str(match.winners)
        raise FalseRecord(BOOK.message("other-winners", told=told, found=found))
    match.record.close(match.scores, match.winners)
