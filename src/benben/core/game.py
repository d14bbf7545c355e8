"""A game as the rest of the program sees it: its rules, what a seat may know, its words, its drawings, its advice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, NotRequired, TypedDict, cast

from typing_extensions import TypeVar

from benben.core.actions import ActionTable, Answers, Json
from benben.core.components import Cells, Components, Limits, check_variant
from benben.core.errors import BadSetup, shown
from benben.core.events import Event, EventTable
from benben.core.hints import Hints
from benben.core.names import said_names, unnamed
from benben.core.refusals import Refusal, RefusalTable
from benben.core.rng import Rng
from benben.core.sealed import TakeBack, forget_others
from benben.core.steps import CHANCE, NOBODY, SPECTATOR, State, Step, StepTable
from benben.language import Book, book_of

if TYPE_CHECKING:
    from benben.core.match import Match
    from benben.core.position import Part

T = TypeVar("T", default=Any)  # a game's part of a view, as its TypedDict says
S = TypeVar("S", bound=State, default=Any)  # a game's state

BOOK = book_of("benben.core")

Options = dict[str, str]
Form = dict[str, Json]  # an answer in its JSON form
Older = Callable[[Any, int, dict[str, Any]], dict[str, Any]]  # the state, who answers, the old form → today's form


class View(TypedDict, Generic[T]):
    """What one seat may know, as plain JSON."""

    game: str  # the game's key
    players: int
    names: list[str]
    seat: int  # whose view it is; −3 for a watcher
    actor: int  # who is asked, as far as the seat may know; −1 for chance, −2 at the end
    open: list[int]  # every seat that is asked
    over: bool
    scores: list[int]
    step: str  # the name of the open question's rule; '' where the seat may not know it
    left: int  # what that rule counts
    table: T  # the game's own part
    variant: NotRequired[Cells]  # a designer's changes of the components


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the first value is the default."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class About:
    """What lists of games tell, beside the messages `title` and `summary`."""

    author: str
    minutes: tuple[int, int]
    package: str  # where its RULES.md and its words lie
    family: str = ""  # the package of its family, where its other rules lie
    example: bool = False  # shipped to be read, not listed among the games


@dataclass(frozen=True, eq=False)
class Rules(Generic[S]):
    """The rulebook: tables, set-up, scoring. Everything that happens between them is in the steps."""

    version: int  # raised when an old record would not replay
    seats: tuple[int, int]
    actions: ActionTable
    outcomes: ActionTable
    events: EventTable
    refusals: RefusalTable
    steps: StepTable
    cells: Cells
    box: Callable[[Cells, str], Components]
    start: Callable[[int, Options, Any], S]
    scores: Callable[[S], list[int]]
    winners: Callable[[S], list[int]]
    conserved: Callable[[S], dict[str, int]]  # counts that never change during a game
    seats_rule: str = ""  # the id of the rule that says how many can play
    options: tuple[Option, ...] = ()
    limits: Limits = field(default_factory=dict)  # of the cells that a variant may change
    take_back: Callable[[S, int], Step] | None = None  # where there are sealed rounds: see core/sealed.py
    older: dict[int, Older] = field(default_factory=dict)  # how records of older rules are read, by their version
    unasked: Callable[[S, int], int] | None = None  # the reason why a seat has no question; 0: none of the game's own
    decisions: int = 10_000  # no game takes more


@dataclass(frozen=True, eq=False)
class Knowledge(Generic[S, T]):
    """What a seat may know.

    In a sealed round all functions are handed a state in which the other seats have answered nothing yet.
    """

    table: Callable[[S, int, list[int]], T]  # the game's part of a view, for a seat; the list: who is asked
    encode: Callable[[View[T]], list[float]]  # a view as numbers for learning
    redeal: Callable[[S, int, Rng], S] | None = None  # deal anew what a seat cannot know; None: nothing is hidden


class Chip(NamedTuple):
    """An answer in short, for a row of answers."""

    words: str  # three at most
    gain: str = ""  # what it brings, as '+4'
    cost: str = ""  # what it takes
    group: str = ""  # the name of what is touched: where answers are many, those of one group stand behind one chip
    ends: bool = False  # it ends something, or leads back: it stands behind all others


def _nothing_more(view: View[Any]) -> str:
    return ""


def _no_stage(view: View[Any]) -> str:
    return ""


def _nothing_wanted(view: View[Any]) -> list[Form]:
    return []


@dataclass(frozen=True, eq=False)
class Words(Generic[T]):
    """Everything a game says. All of it is made from a view, so it cannot tell more than the seat may know.

    The sentences are messages in words/en.ftl and its translations. What needs no view is only there: `title`,
    `summary`, `primer` (how the game goes, in two minutes), and where there are such things `option-…` (with what it
    does as `.more` and its values as attributes), `help-…` (with a `.title`), `refusal-…`, `reason-…`, `milestone-…`.
    """

    question: Callable[[View[T]], str]  # the open question in a sentence; never asked where `step` is ''
    answer: Callable[[View[T], Form], str]  # what an answer does, from its JSON form
    event: Callable[[View[T], Event], str]  # a line of the log; '' for what needs no line
    topics: tuple[str, ...]  # of the help: each is a message `help-…`
    text_board: Callable[[View[T]], str]  # lines with Rich markup, at most 80 columns
    spoken: Callable[[View[T]], list[str]]  # the same as sentences
    more: Callable[[View[T]], str] = _nothing_more  # what explains the question, after it
    chip: Callable[[View[T], Form], Chip] | None = None  # an answer in short; None: as `answer` says it
    stage: Callable[[View[T]], str] = _no_stage  # where the game stands, as 'Epoch 2 of 3'
    wanted: Callable[[View[T]], list[Form]] = _nothing_wanted  # answers people look for, also where they are illegal
    milestones: tuple[str, ...] = ()  # events that have a line in the score chart: messages `milestone-…` with $x


def _touches_nothing(view: View[Any], form: Form) -> list[str]:
    return []


def _no_facts(view: View[Any], seat: int) -> list[tuple[str, str, str]]:
    return []


def _no_symbol(form: Form) -> str:
    return ""


def _one_plan(view: View[Any]) -> str:
    return ""


def _no_map(view: View[Any], seat: int) -> Any:
    return None


@dataclass(frozen=True, eq=False)
class Look(Generic[T]):
    """How a game is drawn; a game without one is played by buttons."""

    board: Callable[..., list[Any]] | None = None  # registers (benben.draw) from a view, marks, and a shape
    touches: Callable[[View[T], Form], list[str]] = _touches_nothing  # the SVG elements an answer touches
    facts: Callable[[View[T], int], list[tuple[str, str, str]]] = _no_facts  # of a seat: drawing, figure, what it is
    symbol: Callable[[Form], str] = _no_symbol  # the drawing beside an answer, '' for none
    examples: Callable[[], dict[str, Any]] = dict  # drawings beside the topics of the help
    cover: Any = None  # what stands for the game in lists (benben.draw.cover)
    plans: dict[str, Any] = field(default_factory=dict)  # sheets that need no scrolling (benben.draw.plan), by name
    plan: Callable[[View[T]], str] = _one_plan  # the name of the plan for a view
    map: Callable[[View[T], int], Any] = _no_map  # what a seat has built, drawn in small; None for nothing
    topics: dict[str, str] = field(default_factory=dict)  # how ids of elements begin → the topic of the help


@dataclass(frozen=True, eq=False)
class Advice(Generic[S]):
    """What bots may ask the game."""

    hints: Hints[S]


def _by_table(step: Step) -> str:
    return ""


@dataclass(frozen=True, eq=False)
class Positions(Generic[S]):
    """How any moment of a game is written down and set up again; see core/position.py."""

    write: Callable[[S], dict[str, Any]]  # everything in a state but the agenda and the set-up, by names
    read: Callable[[Part, S], None]  # fill a fresh state from that, or refuse it
    usual: Callable[[S], list[Step]]  # what is asked, the first step first, where a position does not say
    check: Callable[[S, list[Step]], None]  # refuse a state in which these steps cannot be asked
    beneath: dict[str, tuple[str, ...]]  # the rule that is asked last → the steps after it that ask nobody
    say: Callable[[Step], str] = _by_table  # a step's name; '': as in the game's table


@dataclass(frozen=True, eq=False)
class Game(Generic[S, T]):
    """One rulebook, and everything that belongs to it."""

    key: str
    about: About
    rules: Rules[S]
    knowledge: Knowledge[S, T]
    words: Words[T]
    advice: Advice[S]
    look: Look[T] = field(default_factory=Look)
    positions: Positions[S] | None = None

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def chip(self, view: View[T], form: Form) -> Chip:
        """An answer in short."""
        return self.words.chip(view, form) if self.words.chip else Chip(self.words.answer(view, form))

    @property
    def book(self) -> Book:
        """The game's words."""
        return book_of(self.about.package, self.about.family)

    def say(self, key: str, /, **params: Any) -> str:
        """One of the game's messages, in the language that is spoken."""
        return self.book.say(key, **params)

    @property
    def title(self) -> str:
        return self.say("title")

    def help(self) -> dict[str, str]:
        """What the rules say, topic by topic."""
        return {topic: self.say(f"help-{topic}") for topic in self.words.topics}

    def reasons(self) -> list[str]:
        """Why points are scored, by number, in words."""
        return [self.say(f"reason-{reason}") for reason in self.rules.events.reasons]

    @property
    def seats(self) -> tuple[int, int]:
        """The smallest and the largest number of players."""
        return self.rules.seats

    @property
    def actions(self) -> ActionTable:
        """Every answer that a player can give."""
        return self.rules.actions

    @property
    def outcomes(self) -> ActionTable:
        """Everything that chance can bring."""
        return self.rules.outcomes

    @property
    def has_secrets(self) -> bool:
        """Whether something is hidden from a seat, apart from what others answer in a sealed round."""
        return self.knowledge.redeal is not None

    # Set-up

    def check_players(self, players: object) -> int:
        """The number of players, if the game takes so many."""
        low, high = self.seats
        if type(players) is int and low <= players <= high:
            return players
        raise BadSetup(
            BOOK.message(
                "wrong-number-of-players", game=self.book.message("title"), low=low, high=high, given=shown(players)
            ),
            self.rules.seats_rule,
        )

    def check_options(self, options: object) -> Options:
        """All options with their values, defaults filled in."""
        if not isinstance(options, dict):
            raise BadSetup(BOOK.message("options-are-no-table"))
        known = {option.name: option for option in self.rules.options}
        for name, value in options.items():
            if name not in known:
                title, names = self.book.message("title"), ", ".join(known)
                raise BadSetup(
                    BOOK.message("no-such-option", game=title, given=shown(name), known=names, count=len(known))
                )
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise BadSetup(BOOK.message("no-such-value", option=name, values=values, given=shown(value)))
        return {name: str(options.get(name, option.values[0])) for name, option in known.items()}

    def check_variant(self, variant: object) -> Cells:
        """A designer's changes of component cells, if the game can be played with them."""
        return check_variant(self.rules.cells, variant, self.rules.limits)

    def new_state(self, players: int, options: Options | None = None, variant: Cells | None = None) -> S:
        """The first state of a game; chance may be the first to act."""
        box = self.rules.box(self.check_variant(variant or {}), "")
        state = self.rules.start(self.check_players(players), self.check_options(options or {}), box)
        state.settle()
        return state

    def match(self, players: int | None = None, seed: int | None = None, **more: Any) -> Match:
        """A new game, or one from a position, driven by a `Match`; see there for the other arguments."""
        from benben.core.match import Match

        if players is None and more.get("position") is None:
            players = self.seats[0]
        return Match(self, players, seed, **more)

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

    def actions_of(self, seat: int) -> ActionTable:
        """The table that a seat's answers (or chance's outcomes) belong to."""
        return self.outcomes if seat == CHANCE else self.actions

    def why_unasked(self, state: S, seat: int) -> Refusal | None:
        """Why a seat has no question now, if a rule of the game says so."""
        unasked = self.rules.unasked
        reason = unasked(state, seat) if unasked is not None and 0 <= seat < state.seats else 0
        return self.rules.refusals.refusals[reason] if reason else None

    # What a seat may know

    def view(self, state: S, seat: int, names: list[str] | None = None) -> View[T]:
        """What a seat may know: the one door to screens, logs, bots and encoders."""
        actor, step = self._question(state, seat)
        asked = state.open_seats()
        known = self.state_for(state, seat)
        view: View[T] = {
            "game": self.key,
            "players": state.seats,
            "names": said_names(names or unnamed(state.seats)),
            "seat": seat,
            "actor": actor,
            "open": asked,
            "over": actor == NOBODY,
            "scores": self.rules.scores(known),
            "step": "" if step is None else type(step).__name__,
            "left": 0 if step is None else step.left,
            "table": self.knowledge.table(known, seat, asked),
        }
        variant = self.variant_of(state)
        if variant:
            view["variant"] = {row: list(cells) for row, cells in variant.items()}
        return view

    def _question(self, state: S, seat: int) -> tuple[int, Step | None]:
        """Who is asked, as far as a seat may know, and the step. In a sealed round each seat knows its own only."""
        actor = state.actor()
        if actor == NOBODY:
            return NOBODY, None
        if not state.is_sealed():
            return actor, state.open_step()
        waiting = state.open_seats()
        return (seat, state.step_of(seat)) if seat in waiting else (waiting[0], None)

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A copy of a state that agrees with all that a seat knows, the rest dealt anew, each deal as likely as in
        the real game. In a sealed round nobody else has answered in it."""
        world = cast(S, state.clone())
        self._forget_others(world, seat)
        return world if self.knowledge.redeal is None else self.knowledge.redeal(world, seat, rng)

    def state_for(self, state: S, seat: int) -> S:
        """A state as far as a seat is concerned: without what others have answered in a round that is still sealed.

        Hands and draws in it are still the true ones.
        """
        if not state.is_sealed():
            return state
        known = cast(S, state.clone())
        self._forget_others(known, seat)
        return known

    def _forget_others(self, state: S, seat: int) -> None:
        if state.is_sealed():
            assert self.rules.take_back is not None, f"{self.key} has sealed steps, but no rule take_back"
            forget_others(state, seat, cast(TakeBack, self.rules.take_back))

    def scores(self, state: S, seat: int = SPECTATOR) -> list[int]:
        """Everybody's points, as far as a seat may know."""
        return self.rules.scores(self.state_for(state, seat))

    @staticmethod
    def variant_of(state: State) -> Cells:
        """The designer's changes of the components that a state is played with."""
        variant: Cells = cast(Any, state).box.variant  # every state has its components there
        return variant

    def card(self) -> dict[str, Any]:
        """What lists of games tell, as plain JSON."""
        return {
            "key": self.key, "title": self.title, "author": self.about.author, "summary": self.say("summary"),
            "seats": list(self.seats), "minutes": list(self.about.minutes),
            "options": [self.option_card(option) for option in self.rules.options],
        }  # fmt: skip

    def option_card(self, option: Option) -> dict[str, Any]:
        """An option and its values, with their words."""
        name = f"option-{option.name}"
        return {
            "name": option.name, "title": self.say(name), "words": self.say(f"{name}.more"),
            "values": list(option.values), "value_words": [self._value_words(name, value) for value in option.values],
        }  # fmt: skip

    def _value_words(self, option: str, value: str) -> str:
        return self.say(f"{option}.{value}") if self.book.knows(f"{option}.{value}") else value
