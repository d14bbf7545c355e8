"""The records that a game is made of: what every game brings along. core/game.py puts them together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, NotRequired, TypedDict

from typing_extensions import TypeVar

from benben.core.actions import ActionTable, Json
from benben.core.components import Cells, Components, Limits
from benben.core.events import Event, EventTable
from benben.core.hints import Hints
from benben.core.learning import Course
from benben.core.refusals import RefusalTable
from benben.core.rng import Rng
from benben.core.steps import State, Step, StepTable
from benben.core.thinking import Thinker

if TYPE_CHECKING:
    from benben.core.position import Part

T = TypeVar("T", default=Any)  # a game's part of a view, as its TypedDict says
S = TypeVar("S", bound=State, default=Any)  # a game's state

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

    @cached_property
    def standard(self) -> Components:
        """The box without changes: all games that are played so share it."""
        return self.box({}, "")


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
    reasons: dict[str, str] = field(default_factory=dict)  # drawings of reasons to score that their names do not tell
    topics: dict[str, str] = field(default_factory=dict)  # how ids of elements begin → the topic of the help


class Rung(NamedTuple):
    """How one of the five bots of the ladder plays a game."""

    iterations: int  # how much it thinks about an answer
    temperature: float = 0.0  # how loosely it chooses, in the unit of the thinker's ratings; 0: always the best


RUNGS = (Rung(10, 2.0), Rung(25, 1.0), Rung(60, 0.5), Rung(150, 0.25), Rung(400))


@dataclass(frozen=True, eq=False)
class Advice(Generic[S]):
    """What bots may ask the game."""

    hints: Hints[S]
    thinker: Callable[[S], Thinker[S]] | None = None  # for a seat at a table like this; None: a search with the hints
    rungs: tuple[Rung, Rung, Rung, Rung, Rung] = RUNGS  # apprentice, mason, builder, architect, vizier
    fits: Callable[[S], bool] | None = None  # whether there are learned numbers for such a table; None: none are needed
    course: Callable[[int, Options, int], Course] | None = None  # learns them: seats, options, seed


def _by_table(step: Step) -> str:
    return ""


@dataclass(frozen=True, eq=False)
class Positions(Generic[S]):
    """How any moment of a game is written down and set up again; see core/position.py."""

    write: Callable[[S], dict[str, Any]]  # everything in a state but the agenda and the set-up, by names
    read: Callable[[Part, S], None]  # fill a fresh state from that, or refuse it
    usual: Callable[[S], list[Step]]  # what is asked, the first step first, where a position does not say
    check: Callable[[S, list[Step]], None]  # refuse a state in which these steps cannot be asked
    beneath: dict[str, tuple[str, ...]]  # the step that is named last, or its rule → the steps after it
    say: Callable[[Step], str] = _by_table  # a step's name; '': as in the game's table
    running: tuple[str, ...] = ()  # rules that ask nobody, and are named all the same
