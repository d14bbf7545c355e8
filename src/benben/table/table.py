"""One table: a match, the people around it, and what they say. It decides; others keep and show it."""

from __future__ import annotations

from dataclasses import dataclass

from benben.core.errors import BenbenError, CannotUndo, IllegalAnswer
from benben.core.game import Game
from benben.core.match import Answer as Given
from benben.core.match import Match
from benben.core.names import said_names, told
from benben.core.registry import game
from benben.core.steps import SPECTATOR
from benben.language import Message, book_of
from benben.store.rows import ChatRow, MoveRow, MoveState, SeatRow, TableRow
from benben.table import journal
from benben.table.cache import Shown, ViewCache
from benben.table.journal import Answer, Entry, Undo
from benben.table.sealed import ANSWERED, has_answered, is_sealed_question, known_points

BOOK = book_of("benben.table")


class Stale(BenbenError):
    """An answer to a question that is not open any more."""


class NotStarted(BenbenError):
    """An answer before everybody has come."""


class NotYours(BenbenError):
    """Something that only the holder of a seat may do."""


class OldRules(BenbenError):
    """A table that was played by another version of the rules, and cannot go on by this one."""


@dataclass(frozen=True)
class Pending:
    """Something that is about to happen: the entry for the journal, and the match as it will be."""

    entry: Entry
    match: Match


@dataclass(frozen=True)
class Before:
    """How the match was before an entry, as far as that is asked for after it."""

    lines: int  # how many answers there were
    is_sealed: bool  # whether all chose at once
    taken_back: list[int]  # the answers that the entry takes back
    shown: Shown | None  # what everybody saw, if the entry is an answer that everybody may see


class Table:
    """A match and the people around it, as far as it is on disk."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = sorted(seats, key=lambda seat: seat.seat)
        self.game: Game = game(row.game)
        if row.rules > self.game.rules.version:
            played, known = str(row.rules), str(self.game.rules.version)
            raise OldRules(BOOK.message("newer-rules", played=played, known=known, game=self._title))
        self.match: Match = self.game.match(
            row.players, options=row.options, variant=row.changes or None, names=self._kept_names, auto=False
        )
        self._name_all()
        self.n = 0  # how many entries of the journal are in the match
        self.elsewhere = False  # whether another process made the last of them
        self._unseen: list[int] = []  # whose the last entries are that others must not notice: a sealed round is open
        self.chat: list[ChatRow] = []
        self.here: set[int] = set()  # seats with a browser connected
        self.failures: dict[int, int] = {}  # of bots, by seat
        self.keys: set[str] = set()  # of answers that were given already, so that a repeated one does nothing
        self.cache = ViewCache()
        self._redo: dict[int, list[int]] = {}  # what each seat has taken back, the last one last

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def names(self) -> list[str]:
        """Who sits at the table; names that nobody chose in the language spoken."""
        return said_names(self._kept_names)

    @property
    def _kept_names(self) -> list[str]:
        """The names as they are kept, whatever language is spoken."""
        return [seat.name for seat in self.seats]

    @property
    def _title(self) -> Message:
        return self.game.book.message("title")

    @property
    def started(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat, its own or that of somebody who is away."""
        return self.seats[seat].bot != ""

    @property
    def has_people(self) -> bool:
        """Whether somebody plays here who is no bot."""
        return any(row.kind == "human" and not row.bot for row in self.seats)

    @property
    def bots_to_answer(self) -> list[int]:
        if not self.started:
            return []
        return [seat for seat in self.match.open_seats if seat >= 0 and self.is_bot(seat)]

    def seat_for(self, held: tuple[int, ...]) -> int:
        """Which of the seats somebody holds is meant now: the one that is asked, where people share a screen."""
        asked = [seat for seat in held if seat in self.match.open_seats]
        return (asked or list(held) or [SPECTATOR])[0]

    def may_undo(self, seat: int) -> bool:
        """Whether a seat takes anything back here: not after the end, when everybody may have seen everything."""
        return 0 <= seat < len(self.seats) and self.row.undo != "none" and not self.match.over

    def version(self, seat: int) -> int:
        """The version of the table that a seat knows: what others answer in a sealed round does not change it."""
        return self.n - sum(other != seat for other in self._unseen)

    def own_stage(self, seat: int) -> int:
        """While a seat chooses and nobody can see it: the version that all others know. Else -1."""
        alone = is_sealed_question(self.match) and seat in self.match.open_seats
        return self.version(SPECTATOR) if alone else -1

    # What may happen

    def start(self) -> Pending:
        """The first entry: the chance before the first question."""
        match = self.match.clone()
        return Pending(journal.start(match, self.row.rules), match)

    def answer(self, seat: int, given: Given, n: int) -> Pending:
        """An answer to the question that is open at version `n`."""
        self._check(seat, n)
        if not self.started:
            raise NotStarted(BOOK.message("not-started"))
        match = self.match.clone()
        a = match.parse(given)
        if not match.over and seat not in match.open_seats:
            raise self._not_asked(seat)
        return Pending(journal.answer(match, seat, a, self.row.rules), match)

    def undo(self, seat: int, n: int, to: int | None = None) -> Pending:
        """Take back the seat's last answer, or all of them back to the answer number `to`."""
        self._check(seat, n)
        if self.row.undo == "none":
            raise CannotUndo(BOOK.message("nothing-is-taken-back"))
        if self.match.over:
            raise CannotUndo(BOOK.message("nothing-is-taken-back-any-more"))
        points = known_points(self.match, seat)
        if to is not None and to not in points:
            raise CannotUndo(BOOK.message("something-came-after"))
        count = 1 if to is None else points.index(to) + 1
        match = self.match.clone()
        return Pending(journal.undo(match, seat, count), match)

    def redo(self, seat: int, n: int) -> Pending:
        """Give again the answer that was taken back last."""
        self._check(seat, n)
        taken = self._redo.get(seat, [])
        if not taken:
            raise CannotUndo(BOOK.message("nothing-to-redo"))
        return self.answer(seat, taken[-1], n)

    def can_redo(self, seat: int) -> bool:
        taken = self._redo.get(seat, [])
        return bool(taken) and self.match.why_not(taken[-1], seat) is None

    def _not_asked(self, seat: int) -> BenbenError:
        """Why a seat may not answer now."""
        why = self.match.game.why_unasked(self.match.state, seat)
        if why is not None:
            return IllegalAnswer(why.message, why.rule)
        if has_answered(self.match, seat):
            return NotYours(ANSWERED.message)
        actor, other = self.seats[self.match.actor].name, self.seats[seat].name
        return NotYours(BOOK.message("another-answers", actor=told(actor), seat=told(other)))

    def _check(self, seat: int, n: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise NotYours(BOOK.message("only-seated-answer"))
        if n != self.version(seat):
            raise Stale(BOOK.message("something-else-happened"))

    # What has happened

    def accept(self, pending: Pending) -> None:
        """Let happen what is on disk now."""
        before = self._before(pending.entry)
        self.match = pending.match
        self._note(pending.entry, before)
        self._copy_state(self.row, self.state_row())

    def follow(self, moves: list[MoveRow]) -> None:
        """Let happen what is on disk already: after a restart, or when another process wrote it."""
        is_new = self.n == 0  # nobody has seen it yet, and nobody will if its journal cannot be read
        for move in moves:
            if move.n == self.n:
                self._follow(move, self.match if is_new else self.match.clone())
        self._copy_state(self.row, self.state_row())

    def _follow(self, move: MoveRow, match: Match) -> None:
        """Let happen what a move tells, in a match that is as this table's."""
        try:
            entry = journal.decode(move.body)
            before = self._before(entry)
            journal.apply(match, entry, self.row.rules)
        except BenbenError as error:
            played, known = str(self.row.rules), str(self.game.rules.version)
            if played != known:
                words = BOOK.message("older-rules", played=played, known=known, game=self._title, why=error.whole)
                raise OldRules(words) from None
            raise BenbenError(BOOK.message("unreadable-journal", entry=str(move.n), why=error.whole)) from None
        self.match = match
        self._note(entry, before)

    def _before(self, entry: Entry) -> Before:
        match = self.match
        points = match.undo_points(entry.seat)[: entry.answers] if isinstance(entry, Undo) else []
        is_sealed = is_sealed_question(match)
        shown = self.cache.shown_to_all(match) if isinstance(entry, Answer) and not is_sealed else None
        lines = match.record.lines
        return Before(len(lines), is_sealed, [lines[point].a for point in points], shown)

    def _note(self, entry: Entry, before: Before) -> None:
        """Remember what happened; all of it can be told from the journal alone."""
        if isinstance(entry, Undo):
            self._redo[entry.seat] = self._redo.get(entry.seat, []) + before.taken_back
        elif isinstance(entry, Answer):
            self._note_answer(entry, before)
        if not before.is_sealed:  # of what is still sealed frames tell nothing
            self.cache.note_touching(before.shown, entry.answer if isinstance(entry, Answer) else {})
        self._name_all()
        self.n += 1
        sealed = is_sealed_question(self.match) and (self.match.sealed_round is not None or isinstance(entry, Undo))
        self._unseen = [*self._unseen, getattr(entry, "seat", SPECTATOR)] if sealed else []

    def _note_answer(self, entry: Answer, before: Before) -> None:
        """Its words, and what the seat can give again: the same answer given anew counts as given again."""
        given = self.match.record.lines[before.lines].a
        self.cache.note_words(entry.seat, self.version(entry.seat), given, before.lines)
        taken = self._redo.pop(entry.seat, [])
        if taken[-1:] == [given]:
            self._redo[entry.seat] = taken[:-1]

    def set_here(self, seats: set[int]) -> bool:
        """Note which seats have a browser connected; says whether that is news."""
        is_news = seats != self.here
        self.here = seats
        return is_news

    def set_seats(self, seats: list[SeatRow]) -> None:
        self.seats = sorted(seats, key=lambda seat: seat.seat)
        self._name_all()
        self.cache.forget_views()

    def _name_all(self) -> None:
        """Who plays, for the record."""
        self.match.record.names = self._kept_names
        self.match.record.seats = [seat.bot or "human" for seat in self.seats]

    def state_row(self, match: Match | None = None, moves: int | None = None) -> MoveState:
        """What lists of tables show, after a change."""
        match = match or self.match
        return MoveState(
            over=match.over,
            scores=match.scores,
            winners=match.winners,
            acts=[] if match.over else [seat for seat in match.open_seats if seat >= 0],
            moves=self.n if moves is None else moves,
        )

    @staticmethod
    def _copy_state(row: TableRow, state: MoveState) -> None:
        row.over, row.scores, row.winners, row.acts, row.moves = (
            state.over, state.scores, state.winners, state.acts, state.moves,
        )  # fmt: skip
