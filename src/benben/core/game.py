"""A game as the rest of the program sees it: its tables, its rules' entry points and its words, in one object."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from benben.core.actions import ActionTable, Answers, Json
from benben.core.components import Cells, Components, Limits, check_changes
from benben.core.errors import BadSetup, shown
from benben.core.events import Event, EventTable
from benben.core.hints import Hints
from benben.core.refusals import Refusal, RefusalTable
from benben.core.rng import Rng
from benben.core.steps import CHANCE, NOBODY, OPEN, State, Step, StepTable

View = dict[str, Any]  # plain JSON; what one seat may know
Options = dict[str, str]


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the first value is the default."""

    name: str
    values: tuple[str, ...]
    words: str


@dataclass(frozen=True)
class Words:
    """Everything a game says. All of it is made from a view, so it cannot tell more than the seat may know."""

    question: Callable[[View], str]  # the open question, as one sentence; never asked where `step` is ''
    answer: Callable[[View, dict[str, Json]], str]  # what an answer does, from its JSON form
    event: Callable[[View, Event], str]  # a line of the log; '' for what needs no line
    help: dict[str, str]  # rule id or chapter → the rule in our words
    primer: str  # how the game goes, in two minutes


@dataclass(frozen=True, eq=False)
class Game:
    """One rulebook. `start` and the other functions are the game's own; everything else is data."""

    key: str
    title: str
    author: str
    summary: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    version: int  # of the rules; raised when an old record would not replay
    actions: ActionTable
    outcomes: ActionTable
    events: EventTable
    refusals: RefusalTable
    steps: StepTable
    cells: Cells
    box: Callable[[Cells, str], Components]
    start: Callable[[int, Options, Any], State]
    scores: Callable[[Any], list[int]]
    winners: Callable[[Any], list[int]]
    table: Callable[[Any, int], Mapping[str, Any]]  # the game's part of a view
    determinize: Callable[[Any, int, Rng], State]
    conserved: Callable[[Any], dict[str, int]]  # counts that never change during a game
    words: Words
    text_board: Callable[[View], str]  # lines with Rich markup, at most 80 columns
    spoken: Callable[[View], list[str]]  # the same as sentences
    hints: Hints
    encode: Callable[[View], list[float]]
    package: str  # where its RULES.md lies
    seats_rule: str = ""  # the id of the rule that says how many can play
    options: tuple[Option, ...] = ()
    limits: Limits = field(default_factory=dict)  # of the cells that a variant may change
    example: bool = False  # shipped to be read, not listed among the games
    has_secrets: bool = False
    unasked: Callable[[Any, int], int] | None = None  # the reason why a seat has no question; 0: none of the game's own
    scores_seen: Callable[[Any, int], list[int]] | None = None  # where a seat may know more than `scores` tells all
    board: Callable[[View, Any], list[Any]] | None = None  # SVG registers from a view and the marks on it
    touches: Callable[[View, dict[str, Json]], list[str]] | None = None  # the SVG elements an answer touches
    facts: Callable[[View, int], list[tuple[str, str, str]]] | None = None  # of a seat: drawing, figure, what it is
    symbol: Callable[[dict[str, Json]], str] | None = None  # the drawing beside an answer, '' for none
    milestones: dict[str, str] = field(default_factory=dict)  # event → words with {x}, for a line in the score chart
    examples: Callable[[], dict[str, Any]] | None = None  # drawings beside the topics of the help
    cover: Any = None  # the picture on its box
    decisions: int = field(default=10_000)  # no game takes more

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    # Set-up

    def check_players(self, players: object) -> int:
        """The number of players, if the game takes so many."""
        low, high = self.seats
        if type(players) is int and low <= players <= high:
            return players
        raise BadSetup(f"{self.title} takes {low} to {high} players, not {shown(players)}.", self.seats_rule)

    def check_options(self, options: object) -> Options:
        """All options with their values, defaults filled in."""
        if not isinstance(options, dict):
            raise BadSetup('Options are a table of names and values, as in {"name": "value"}.')
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                named = f"; they are: {', '.join(known)}" if known else ": it has none"
                raise BadSetup(f"{self.title} has no option {shown(name)!r}{named}.")
            if value not in known[name].values:
                raise BadSetup(f"The option {name} is one of {', '.join(known[name].values)}, not {shown(value)!r}.")
        return {name: str(options.get(name, option.values[0])) for name, option in known.items()}

    def check_changes(self, changes: object) -> Cells:
        """A designer's changes of component cells, if the game can be played with them."""
        return check_changes(self.cells, changes, self.limits)

    def new_state(self, players: int, options: Options | None = None, changes: Cells | None = None) -> State:
        """The first state of a game; chance may be the first to act."""
        box = self.box(self.check_changes(changes or {}), "")
        state = self.start(self.check_players(players), self.check_options(options or {}), box)
        state.settle()
        return state

    def match(self, players: int | None = None, seed: int | None = None, **more: Any) -> Any:
        """A new game, driven by a `Match`; see there for the other arguments."""
        from benben.core.match import Match

        return Match(self, self.seats[0] if players is None else players, seed, **more)

    # Questions

    def answers(self) -> Answers:
        """A buffer large enough for any question of this game."""
        return Answers(self.actions.size)

    def legal(self, state: State) -> list[int]:
        """The ids of the legal answers to the open question."""
        out = self.answers()
        if state.actor() >= 0:
            state.legal(out)
        return out.as_list()

    def view(self, state: State, seat: int, names: list[str] | None = None) -> View:
        """What a seat may know: the one door to screens, logs, bots and encoders."""
        asked, step = self._question(state, seat)
        changes: Cells = cast(Any, state).box.changes  # every state has its components there
        return ({"changes": {row: list(cells) for row, cells in changes.items()}} if changes else {}) | {
            "game": self.key,
            "players": state.seats,
            "names": list(names) if names else default_names(state.seats),
            "seat": seat,
            "actor": asked,
            "open": state.open_seats(),
            "over": asked == NOBODY,
            "scores": self.scores(state) if self.scores_seen is None else self.scores_seen(state, seat),
            "step": "" if step is None else type(step).__name__,
            "left": 0 if step is None else step.left,
            "table": self.table(state, seat),
        }

    def _question(self, state: State, seat: int) -> tuple[int, Step | None]:
        """Who is asked, as far as a seat may know, and the step. In a sealed round each seat knows its own only."""
        actor = state.actor()
        if actor == NOBODY:
            return NOBODY, None
        if state.open_step().block == OPEN:
            return actor, state.open_step()
        waiting = state.open_seats()
        return (seat, state.step_of(seat)) if seat in waiting else (waiting[0], None)

    def why_unasked(self, state: State, seat: int) -> Refusal | None:
        """Why a seat has no question now, if a rule of the game says so."""
        reason = self.unasked(state, seat) if self.unasked is not None and 0 <= seat < state.seats else 0
        return self.refusals.refusals[reason] if reason else None

    def card(self) -> dict[str, Any]:
        """What lists of games tell, as plain JSON."""
        options = [{"name": o.name, "values": list(o.values), "words": o.words} for o in self.options]
        told = {name: getattr(self, name) for name in ("key", "title", "author", "summary")}
        return told | {"seats": list(self.seats), "minutes": list(self.minutes), "options": options}

    def table_of(self, seat: int) -> ActionTable:
        """The table that a seat's answers (or chance's outcomes) belong to."""
        return self.outcomes if seat == CHANCE else self.actions


def default_names(players: int) -> list[str]:
    """Names for seats that have none."""
    return [f"Player {seat + 1}" for seat in range(players)]
