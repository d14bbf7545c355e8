"""The driver: a state, its record, the events, and a source of chance. Terminal, web, arena and tests all use it."""

from __future__ import annotations

from typing import Any

from benben.core.components import Cells
from benben.core.errors import BadAnswer, BadSetup, BenbenError, CannotUndo, IllegalAnswer, shown
from benben.core.events import Event
from benben.core.game import BOOK, Game, Options, View
from benben.core.names import check_names, said_names, told, unnamed
from benben.core.position import Setup, read, read_moment, write, write_moment
from benben.core.record import Line, Record
from benben.core.refusals import Refusal
from benben.core.rng import Rng, fresh, rng_of
from benben.core.sealed import SealedRound
from benben.core.steps import CHANCE, NOBODY, SPECTATOR, Log, State

Answer = int | str | dict[str, Any]


class Match:
    """One game from the first roll to the last score.

    >>> import benben
    >>> match = benben.game("ra-dice").match(players=2, seed=7)
    >>> while not match.over:
    ...     match.play(match.legal()[0])
    >>> len(match.scores)
    2

    Chance happens by itself, from `seed` or, without one, from the system's entropy; with `auto=False` it waits as
    the actor −1 until `roll()` or `play(outcome)`. With `position` the game goes on from there; the number of players,
    the options and the variant come with it.
    """

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: int | None = None,
        *,
        options: Options | None = None,
        names: list[str] | None = None,
        variant: Cells | None = None,
        position: dict[str, Any] | None = None,
        auto: bool = True,
    ) -> None:
        record = _new_record(game, players, options, variant, position)
        record.names = unnamed(record.players) if names is None else check_names(names, record.players)
        self._begin(game, record, seed, auto)

    def _begin(self, game: Game, record: Record, seed: int | None, auto: bool) -> None:
        """Set up the game that a record without answers tells of."""
        self.game = game
        self.record = record
        self._state: State = _first_state(game, record)
        self.events: list[Event] = []
        self.auto = auto
        self.seed = seed
        self._clones = 0
        self._rng: Rng | None = None if seed is None else rng_of(seed)
        self._answers = game.answers()
        self._undone: list[Line] = []
        self.sealed_round: SealedRound | None = None  # that somebody has answered in and that is still open
        self._rounds = 0  # sealed ones so far
        self._watch()
        self._let_chance()
        self._close()

    # What everybody may ask

    @property
    def state(self) -> State:
        """The state, to look at: a game is changed by answers, or begun from a position."""
        return self._state

    @property
    def actor(self) -> int:
        """The seat that must answer now; −1 for chance, −2 when the game is over."""
        return self.state.actor()

    @property
    def open_seats(self) -> list[int]:
        """All seats that may answer now: more than one where choices are made at the same time."""
        return self.state.open_seats()

    @property
    def over(self) -> bool:
        return self.state.actor() == NOBODY

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game goes on."""
        return self.game.rules.winners(self.state) if self.over else []

    @property
    def names(self) -> list[str]:
        """Who plays; names that nobody chose in the language spoken."""
        return said_names(self.record.names)

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat (or a spectator) may know, as plain JSON."""
        return self.game.view(self.state, seat, self.record.names)

    def position(self) -> dict[str, Any]:
        """This moment as a plain JSON document, hidden cards and sealed answers too, for `game.match(position=…)`."""
        return write(self.game, self.state, self.record.options)

    def state_for(self, seat: int) -> State:
        """The state as far as a seat is concerned: without what others have answered in a round that is still sealed.

        It is what bots and hints start from; hands and draws in it are still the true ones.
        """
        known: State = self.game.state_for(self.state, seat)
        return known

    def legal(self, seat: int | None = None) -> list[int]:
        """The ids of the legal answers of the actor, or of any other seat whose sealed answer is still out."""
        if seat is None or seat == self.actor:
            return self.game.legal(self.state)
        if seat not in self.open_seats:
            return []
        aside = self.state.clone()
        aside.focus(seat)
        return self.game.legal(aside)

    def question(self, seat: int = SPECTATOR, view: View | None = None) -> str:
        """The open question in a sentence; `view` is the seat's, where it has been made already."""
        view = self.view(seat) if view is None else view
        if view["step"] or view["over"]:
            return self.game.words.question(view)
        return BOOK.say("still-choosing", names=", ".join(view["names"][other] for other in view["open"]))

    def more(self, seat: int = SPECTATOR, view: View | None = None) -> str:
        """What explains the open question, after it; '' if nothing needs to."""
        view = self.view(seat) if view is None else view
        return self.game.words.more(view) if view["step"] else ""

    def asked(self, seat: int = SPECTATOR) -> str:
        """The open question, with what explains it."""
        view = self.view(seat)
        return " ".join(filter(None, [self.question(seat, view), self.more(seat, view)]))

    def say(self, answer: int) -> str:
        """The notation of an answer."""
        return self.game.actions.say(answer)

    def words(self, answer: int, seat: int | None = None) -> str:
        """What an answer does, in words."""
        seat = self.actor if seat is None else seat
        return self.game.words.answer(self.view(seat), self.game.actions.to_json(answer))

    def log(self, seat: int = SPECTATOR, since: int = 0) -> list[str]:
        """What happened, in sentences, as far as the seat saw it."""
        view = self.view(seat)
        told = (e for e in self.events if e.n >= since and (e.seen_by < 0 or e.seen_by == seat))
        return [line for line in (self.game.words.event(view, event) for event in told) if line]

    def why_not(self, answer: Answer, seat: int | None = None) -> Refusal | None:
        """Why an answer is not legal now, with the rule that forbids it; None if it is legal."""
        seat = self.actor if seat is None else seat
        a = self.parse(answer, seat)
        if self.over:
            return self.game.why_unasked(self.state, seat) or Refusal("", BOOK.message("game-is-over"))
        if self.actor == CHANCE:
            return Refusal("", BOOK.message("chance-first"))
        if seat not in self.open_seats:
            return self._not_asked(seat)
        state = self.state
        if seat != state.actor():
            state = state.clone()
            state.focus(seat)
        state.legal(self._answers)
        if self._answers.has(a):
            return None
        return self.game.rules.refusals.refusals[state.open_step().refuse(state, a)]

    def _not_asked(self, seat: int) -> Refusal:
        """Why a seat without an open question cannot answer."""
        names = self.record.names
        actor = told(names[self.actor])
        if 0 <= seat < len(names):
            other = BOOK.message("another-answers", actor=actor, seat=told(names[seat]))
        else:
            other = BOOK.message("no-watcher-answers", actor=actor)
        return self.game.why_unasked(self.state, seat) or Refusal("", other)

    # What changes the game

    def parse(self, answer: Answer, seat: int = 0) -> int:
        """The id of an answer given as id, notation or JSON form."""
        table = self.game.actions_of(seat)
        if isinstance(answer, str):
            return table.parse(answer)
        if isinstance(answer, dict):
            return table.from_json(answer)
        if type(answer) is not int or not 0 <= answer < table.size:
            raise BadAnswer(BOOK.message("no-answer", most=str(table.size - 1)))
        return answer

    def play(self, answer: Answer, seat: int | None = None) -> None:
        """Answer the open question, as the actor or as another seat whose sealed answer is out."""
        seat = self.actor if seat is None else seat
        a = self.parse(answer, seat)
        if seat == CHANCE:
            if self.actor != CHANCE or not self.state.open_step().possible(self.state, a):
                raise IllegalAnswer(BOOK.message("chance-cannot"))
        else:
            refusal = self.why_not(a, seat)
            if refusal is not None:
                raise IllegalAnswer(refusal.message, refusal.rule)
        self._undone.clear()
        self._do(seat, a)
        self._let_chance()

    def roll(self) -> int:
        """Let the open chance happen once; returns the outcome."""
        if self.actor != CHANCE:
            raise BenbenError(BOOK.message("nothing-to-roll"))
        a = self.state.sample(self._rng or fresh())
        self._do(CHANCE, a)
        return a

    def undo(self, seat: int | None = None) -> None:
        """Take back a seat's last answer, if nothing has been revealed and nobody else has answered since."""
        seat = self.actor if seat is None else seat
        at = self.undo_point(seat)
        if at is None:
            raise CannotUndo(BOOK.message("nothing-to-undo"))
        line = self.record.lines[at]
        if self.sealed_round is not None and at >= self.sealed_round.lines and not self._began_in(self.sealed_round):
            self._rewind_round(self.sealed_round, at)
        else:
            self._rewind([other for n, other in enumerate(self.record.lines) if n != at])
        self._undone.append(line)

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        if not self._undone:
            raise CannotUndo(BOOK.message("nothing-to-redo"))
        line = self._undone.pop()
        self._do(line.seat, line.a)
        self._let_chance()

    def undo_point(self, seat: int) -> int | None:
        """The number of the answer that `undo` would take back."""
        return next(iter(self.undo_points(seat)), None)

    def undo_points(self, seat: int) -> list[int]:
        """The numbers of all answers that `undo` can take back one after the other, the latest first."""
        points: list[int] = []
        others = False  # whether another seat has answered since, in the round that is still sealed
        now = -1 if self.sealed_round is None else self.sealed_round.number
        for n in range(len(self.record.lines) - 1, -1, -1):
            line = self.record.lines[n]
            sealed_still = line.sealed == now
            if line.seat == seat:
                if line.reveals or not (sealed_still or not (line.sealed or others)):
                    break
                points.append(n)
            elif sealed_still:
                others = True
            else:
                break
        return points

    def clone(self, seed: int | None = None) -> Match:
        """A copy to try things on. Its chance is its own: it does not know what this one's dice will bring."""
        self._clones += 1
        copy = Match.__new__(Match)
        copy.game, copy.auto = self.game, self.auto
        copy._state = self.state.clone()
        copy.record = self.record.copy()
        copy.events = list(self.events)
        copy._clones = 0
        if seed is None and self.seed is not None:
            seed = rng_of(self.seed, len(self.record.lines), self._clones).next32()
        copy.seed = seed
        copy._rng = None if seed is None else rng_of(seed)
        copy._answers = self.game.answers()
        copy._undone = []
        copy.sealed_round = self.sealed_round
        copy._rounds = self._rounds
        copy._watch()
        return copy

    # Inside

    def _watch(self) -> None:
        self._log = Log()
        self.state.log = self._log

    def _let_chance(self) -> None:
        while self.auto and self.actor == CHANCE:
            self.roll()

    def _do(self, seat: int, a: int) -> None:
        if seat != self.actor:
            self.state.focus(seat)
        line = Line(seat, a)
        if self.state.is_sealed():
            self._do_sealed(line)
        else:
            self.state.apply(a)
        n = len(self.record.lines)
        for raw in self._log.events:
            event = Event(self.game.rules.events, n, raw)
            line.reveals = line.reveals or self.game.rules.events.kinds[event.kind].reveals
            self.events.append(event)
        self._log.events.clear()
        self.record.lines.append(line)
        self._close()

    def _close(self) -> None:
        if self.over:
            self.record.close(self.scores, self.winners)

    def _do_sealed(self, line: Line) -> None:
        """An answer of the round of simultaneous ones that is open, or that it opens."""
        if self.sealed_round is None:
            self._rounds += 1
            self.sealed_round = SealedRound(self._rounds, len(self.record.lines), len(self.events))
        line.sealed = self.sealed_round.number
        if self.state.apply_sealed(line.a):
            self.sealed_round = None

    def _began_in(self, round: SealedRound) -> bool:
        """Whether the game began from a position in which this round may have been open: that is as far as it goes."""
        return self.record.position is not None and round.lines == 0

    def _rewind_round(self, round: SealedRound, without: int) -> None:
        """Play the round that is still sealed again, without one of its answers."""
        again = [line for n, line in enumerate(self.record.lines) if n >= round.lines and n != without]
        del self.record.lines[round.lines :], self.events[round.events :]
        self._set_out(self.game.state_for(self.state, NOBODY), round.number - 1)
        for line in again:
            self._do(line.seat, line.a)

    def _set_out(self, state: State, rounds: int) -> None:
        """Go on from this state, before which there were so many sealed rounds."""
        self._state = state
        self.sealed_round = None
        self._rounds = rounds
        self._watch()

    def _rewind(self, lines: list[Line]) -> None:
        """Play these lines again from the start."""
        record = self.record
        self._set_out(_first_state(self.game, record), 0)
        self.events.clear()
        record.reopen()
        for line in lines:
            self._do(line.seat, line.a)


def _new_record(
    game: Game, players: int | None, options: Options | None, variant: Cells | None, position: dict[str, Any] | None
) -> Record:
    """An empty record of a game as it is set up, or as a position tells it."""
    if position is not None:
        setup, state = read(game, position)
        _check_same(setup, players, options, variant)
    else:
        setup = Setup(game.check_players(players), game.check_options(options or {}), game.check_variant(variant or {}))
    record = Record(game.key, game.rules.version, setup.players, setup.options)
    record.variant = setup.variant
    record.position = None if position is None else write_moment(game, state)
    return record


def _check_same(setup: Setup, players: int | None, options: Options | None, variant: Cells | None) -> None:
    """A position brings its set-up along: another one beside it must not be ignored."""
    if players not in (None, setup.players):
        raise BadSetup(BOOK.message("position-of-other-players", count=setup.players, given=shown(players)))
    if options is not None or variant is not None:
        raise BadSetup(BOOK.message("settings-beside-position"))


def _first_state(game: Game, record: Record) -> State:
    """The state before the first answer of a record."""
    if record.position is not None:
        return read_moment(game, Setup(record.players, record.options, record.variant), record.position)
    first: State = game.new_state(record.players, record.options, record.variant)
    return first


def replay(game: Game, record: Record, to: int | None = None) -> Match:
    """Play a record again without checking it: the state after `to` answers, chance included."""
    begun = record.copy()
    begun.reopen()
    match = Match.__new__(Match)
    match._begin(game, begun, None, auto=False)
    for line in record.lines[:to]:
        match._do(line.seat, line.a)
    return match
