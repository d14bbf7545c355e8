"""One table: a match, the people around it, and what they say. It decides; others keep and show it."""

from __future__ import annotations

from benben.core.errors import BenbenError, CannotUndo
from benben.core.game import Game
from benben.core.match import Answer as Given
from benben.core.match import Match
from benben.core.registry import game
from benben.core.steps import OPEN, SPECTATOR
from benben.store.rows import ChatRow, MoveRow, MoveState, SeatRow, TableRow
from benben.table import journal
from benben.table.journal import Answer, Entry, Start, Undo
from benben.table.told import Told


class Stale(BenbenError):
    """An answer to a question that is not open any more."""


class NotYours(BenbenError):
    """Something that only the holder of a seat may do."""


class Change:
    """Something that is about to happen: the entry for the journal, and the match as it will be."""

    def __init__(self, entry: Entry, match: Match, redo: list[int]) -> None:
        self.entry = entry
        self.match = match
        self.redo = redo  # the answers that can be given again afterwards


class Table:
    """A match and the people around it, as far as it is on disk."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = sorted(seats, key=lambda seat: seat.seat)
        self.game: Game = game(row.game)
        self.match: Match = self.game.match(
            row.players, options=row.options, components=row.changes or None, names=self.names, auto=False
        )
        self._name_all()
        self.n = 0  # how many entries of the journal are in the match
        self.chat: list[ChatRow] = []
        self.here: set[int] = set()  # seats with a browser connected
        self.touched: list[str] = []  # the elements of the board that the last answer touched
        self.told = Told()
        self.keys: set[str] = set()  # of answers that were given already, so that a repeated one does nothing
        self._redo: dict[int, list[int]] = {}  # what each seat has taken back, the last one last

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def started(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat, its own or that of somebody who is away."""
        return self.seats[seat].bot != ""

    @property
    def bots_to_answer(self) -> list[int]:
        return [seat for seat in self.match.open_seats if seat >= 0 and self.is_bot(seat)]

    def seat_for(self, held: tuple[int, ...]) -> int:
        """Which of the seats somebody holds is meant now: the one that is asked, where people share a screen."""
        asked = [seat for seat in held if seat in self.match.open_seats]
        return (asked or list(held) or [SPECTATOR])[0]

    # What may happen

    def start(self) -> Change:
        """The first entry: the chance before the first question."""
        match = self.match.clone()
        return Change(Start(journal.draw_chance(match)), match, [])

    def answer(self, seat: int, given: Given, n: int) -> Change:
        """An answer to the question that is open at version `n`."""
        self._check(seat, n)
        match = self.match.clone()
        a = match.parse(given)
        match.play(a, seat)
        return Change(Answer(seat, a, journal.draw_chance(match)), match, [])

    def undo(self, seat: int, n: int, to: int | None = None) -> Change:
        """Take back the seat's last answer, or all of them back to the answer number `to`."""
        self._check(seat, n)
        if self.row.undo == "none":
            raise CannotUndo("At this table nothing is taken back; that was agreed when it was opened.")
        points = self.match.undo_points(seat)
        if to is not None and to not in points:
            raise CannotUndo("That answer cannot be taken back: a roll, a card or another player came after it.")
        count = 1 if to is None else points.index(to) + 1
        taken = [self.match.record.lines[point].a for point in points[:count]]
        match = self.match.clone()
        for _ in range(count):
            match.undo(seat)
        return Change(Undo(seat, count), match, self._redo.get(seat, []) + taken)

    def redo(self, seat: int, n: int) -> Change:
        """Give again the answer that was taken back last."""
        self._check(seat, n)
        taken = self._redo.get(seat, [])
        if not taken:
            raise CannotUndo("Nothing was taken back that could be done again.")
        change = self.answer(seat, taken[-1], n)
        change.redo = taken[:-1]
        return change

    def can_redo(self, seat: int) -> bool:
        taken = self._redo.get(seat, [])
        return bool(taken) and self.match.why_not(taken[-1], seat) is None

    def _check(self, seat: int, n: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise NotYours("You watch this table; only who sits at it can answer.")
        if n != self.n:
            raise Stale("Something else happened first; look at the table again and answer what is asked now.")

    # What has happened

    def accept(self, change: Change) -> None:
        """Make a change that is on disk now."""
        self.touched = self._touched(change.entry)
        self.match = change.match
        self._name_all()
        self.n += 1
        seat = getattr(change.entry, "seat", SPECTATOR)
        if change.redo:
            self._redo[seat] = change.redo
        else:
            self._redo.pop(seat, None)
        self._tell(self.row, self.state_row())

    def follow(self, moves: list[MoveRow]) -> None:
        """Make changes that are on disk already: after a restart, or when another process made them."""
        for move in moves:
            if move.n == self.n:
                entry = journal.decode(move.body)
                self.touched = self._touched(entry) if move is moves[-1] else []
                journal.apply(self.match, entry)
                self.n += 1
        self._redo.clear()
        self._tell(self.row, self.state_row())

    def _touched(self, entry: Entry) -> list[str]:
        """The elements that an answer touches, as everybody may see it: nothing of what is still sealed."""
        if not isinstance(entry, Answer) or self.game.touches is None:
            return []
        if self.match.state.open_step().block != OPEN:
            return []
        return self.game.touches(self.match.view(), self.game.actions.to_json(entry.a))

    def set_seats(self, seats: list[SeatRow]) -> None:
        self.seats = sorted(seats, key=lambda seat: seat.seat)
        self._name_all()

    def _name_all(self) -> None:
        """Who plays, for the record."""
        self.match.record.names = self.names
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
    def _tell(row: TableRow, state: MoveState) -> None:
        row.over, row.scores, row.winners, row.acts, row.moves = (
            state.over, state.scores, state.winners, state.acts, state.moves,
        )  # fmt: skip
