"""The agenda: what is still to be done, the next step on top, and the state it lives in.

A step is one rule: who answers, which answers are legal, what an answer does. Steps never change and are made once,
when the game is loaded, for every seat and count; so clones share them, planning one allocates nothing, and an agenda
is saved as a list of step numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from benben.core.actions import Answers, Outcomes, check_open
from benben.core.rng import Rng

CHANCE: Final = -1  # the seat that rolls dice and turns over cards
NOBODY: Final = -2  # the step asks nothing and runs by itself; as an actor: the game is over
SPECTATOR: Final = -3  # a seat that only watches, for views
EVERYBODY: Final = -4  # who may see an event

S = TypeVar("S", bound="State", default=Any)  # the default lets a plain `Step` be a step of any game


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of the agenda."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat  # who answers; CHANCE, or NOBODY
        self.left: i64 = left  # how often, how many: whatever the rule counts
        self.is_sealed: bool = False  # whether all seats answer steps of this rule at once, each its own
        self.owner: i64 = seat  # the seat that a sealed step belongs to
        self.id: i64 = -1  # its number in the game's StepTable, …
        self.name: str = ""  # … and its name there; games of a family may number their common steps otherwise

    def legal(self, s: S, out: Answers) -> None:
        """Write the answers open to `seat`."""
        raise NotImplementedError

    def answer(self, s: S, a: i64) -> None:
        """What an answer (for CHANCE: an outcome) does."""
        raise NotImplementedError

    def refuse(self, s: S, a: i64) -> i64:
        """The number of the reason why `a`, which is not legal, is not."""
        return 0

    def outcomes(self, s: S, out: Outcomes) -> None:
        """For CHANCE: every outcome with its weight."""
        raise NotImplementedError

    def sample(self, s: S, rng: Rng) -> i64:
        """For CHANCE: one outcome, as likely as in the real game."""
        out = Outcomes()
        self.outcomes(s, out)
        n: i64 = rng.below(out.total())
        for i in range(len(out.ids)):
            n -= out.weights[i]
            if n < 0:
                return out.ids[i]
        raise AssertionError("chance without an outcome")

    def possible(self, s: S, a: i64) -> bool:
        """For CHANCE: whether an outcome can come up."""
        out = Outcomes()
        self.outcomes(s, out)
        return any(out.ids[i] == a and out.weights[i] > 0 for i in range(len(out.ids)))

    def run(self, s: S) -> None:
        """For NOBODY: what happens by itself."""
        raise NotImplementedError


class Family:
    """The steps of one rule, made once for every value of one or two indices, such as a seat and a count."""

    def __init__(self, steps: vec[Step], width: i64) -> None:
        self.steps: vec[Step] = steps
        self.width: i64 = width  # how many values the second index has

    def at(self, first: i64, second: i64) -> Step:
        return self.steps[first * self.width + second]


class StepTable:
    """Every step a game can ever plan, by number."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.numbers: dict[str, int] = {}  # by name: the rule's, with the indices where there are several
        self.closed = False  # whether another table goes on where this one ends

    def add(self, step: Step, indices: str = "") -> Step:
        name = type(step).__name__ + indices
        check_open(self.closed, name)
        if name in self.numbers:
            raise ValueError(f"two steps are called {name}")
        step.id, step.name = len(self.steps), name
        self.numbers[name] = len(self.steps)
        self.steps.append(step)
        return step

    def family(self, make: Callable[[i64, i64], Step], **sizes: int) -> Family:
        """One step for each value of the named indices, as in `family(MayReroll, seat=4, left=3)`."""
        first, second = [*sizes.items(), ("", 1)][:2]
        made = [
            self.add(make(i, j), _indices(first[0], i) + _indices(second[0], j))
            for i in range(first[1])
            for j in range(second[1])
        ]
        return Family(vec[Step](made), second[1])

    def sealed_family(self, make: Callable[[i64, i64], Step], **sizes: int) -> Family:
        """Steps that all seats answer at once; the first index is the seat they belong to."""
        family = self.family(make, **sizes)
        for i in range(len(family.steps)):
            family.steps[i].is_sealed = True
            family.steps[i].owner = i // family.width
        return family

    def extended(self) -> StepTable:
        """A table of a game that begins with all the steps of this one, which belongs to the game's family."""
        self.closed = True
        other = StepTable()
        other.steps, other.numbers = list(self.steps), dict(self.numbers)
        return other


def _indices(name: str, value: int) -> str:
    return f" {name} {value}" if name else ""


class Log:
    """What happened, for those who watch; simulations have none."""

    def __init__(self) -> None:
        self.events: list[tuple[int, int, int, int, int]] = []  # kind, seat, x, y, seen by

    def add(self, kind: i64, seat: i64, x: i64, y: i64, seen_by: i64) -> None:
        self.events.append((kind, seat, x, y, seen_by))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state: plain numbers, and the agenda."""

    def __init__(self, seats: i64, source: State | None) -> None:
        self.seats: i64 = seats  # how many players
        self.agenda: vec[Step]  # the next step last
        self.depth: i64  # how many of them are still to be done
        self.log: Log | None = None
        if source is None:
            self.agenda = vec[Step](capacity=8)
            self.depth = 0
        else:
            self.agenda = source.agenda[: source.depth]
            self.depth = source.depth

    def clone(self) -> State:
        """A copy that shares nothing that can change; the copy has no log."""
        raise NotImplementedError

    def plan(self, step: Step) -> None:
        """Do this next, before whatever was planned already."""
        if self.depth < len(self.agenda):
            self.agenda[self.depth] = step
        else:
            self.agenda = append(self.agenda, step)
        self.depth += 1

    def plan_all(self, steps: vec[Step]) -> None:
        """Do these next, in the order written."""
        i: i64 = len(steps)
        while i > 0:
            i -= 1
            self.plan(steps[i])

    def actor(self) -> i64:
        """Who answers now: a seat, CHANCE, or NOBODY when the game is over."""
        if self.depth == 0:
            return NOBODY
        return self.agenda[self.depth - 1].seat

    def open_step(self) -> Step:
        """The step that waits for an answer."""
        return self.agenda[self.depth - 1]

    def legal(self, out: Answers) -> None:
        """Write the legal answers to the open question."""
        out.count = 0
        self.agenda[self.depth - 1].legal(self, out)

    def sample(self, rng: Rng) -> i64:
        """One outcome of the open chance."""
        return self.agenda[self.depth - 1].sample(self, rng)

    def apply(self, a: i64) -> None:
        """Answer the open question, then run every rule that asks nobody anything."""
        self.depth -= 1
        self.agenda[self.depth].answer(self, a)
        self.settle()

    def settle(self) -> None:
        """Run the rules on top of the agenda that ask nobody anything."""
        while self.depth > 0:
            step = self.agenda[self.depth - 1]
            if step.seat != NOBODY:
                return
            self.depth -= 1
            step.run(self)

    def apply_sealed(self, a: i64) -> bool:
        """Like `apply`, for an answer to a sealed step; tells whether it was the last one that was out."""
        self.depth -= 1
        self.agenda[self.depth].answer(self, a)
        closed = False
        while self.depth > 0:
            step = self.agenda[self.depth - 1]
            closed = closed or not step.is_sealed
            if step.seat != NOBODY:
                return closed
            self.depth -= 1
            step.run(self)
        return True

    def advance(self, rng: Rng) -> i64:
        """Let chance happen until a seat must answer; returns that seat, or NOBODY at the end."""
        while True:
            seat = self.actor()
            if seat != CHANCE:
                return seat
            self.apply(self.sample(rng))

    def is_sealed(self) -> bool:
        """Whether the open question is one that all seats answer at once, each its own."""
        return self.depth > 0 and self.agenda[self.depth - 1].is_sealed

    def open_seats(self) -> list[int]:
        """Every seat with an open question: the actor, or all seats whose sealed answers are still out."""
        seat = self.actor()
        if seat < 0:
            return []
        if not self.is_sealed():
            return [seat]
        seats: list[int] = []
        for i in range(self.sealed_from(), self.depth):
            owner = self.agenda[i].owner
            if not seats or seats[-1] != owner:  # the steps of a seat lie together
                seats.append(owner)
        seats.sort()
        return seats

    def step_of(self, seat: i64) -> Step | None:
        """The question that is open to a seat: the actor's, or in a sealed round its own."""
        if not self.is_sealed():
            return self.open_step() if self.depth > 0 and self.open_step().seat == seat else None
        for i in range(self.depth - 1, -1, -1):
            step = self.agenda[i]
            if not step.is_sealed:
                return None
            if step.owner == seat:
                return step
        return None

    # Sealed rounds: their steps lie together on top of the agenda

    def sealed_from(self) -> i64:
        """Where the steps of the sealed round begin in the agenda."""
        low: i64 = self.depth
        while low > 0 and self.agenda[low - 1].is_sealed:
            low -= 1
        return low

    def sealed_steps(self, seat: i64, own: bool) -> list[Step]:
        """The steps of the sealed round that belong to a seat, or those that do not."""
        return [self.agenda[i] for i in range(self.sealed_from(), self.depth) if (self.agenda[i].owner == seat) == own]

    def focus(self, seat: i64) -> None:
        """Bring a seat's sealed steps to the top: they do not depend on the other seats' ones."""
        low = self.sealed_from()
        steps = self.sealed_steps(seat, False) + self.sealed_steps(seat, True)
        for i, step in enumerate(steps):
            self.agenda[low + i] = step

    def note(self, kind: i64, seat: i64, x: i64 = 0, y: i64 = 0) -> None:
        """Tell everybody who watches what happened."""
        if self.log is not None:
            self.log.add(kind, seat, x, y, EVERYBODY)

    def whisper(self, kind: i64, seat: i64, x: i64 = 0, y: i64 = 0) -> None:
        """Tell just this seat what happened."""
        if self.log is not None:
            self.log.add(kind, seat, x, y, seat)


def playout(s: State, rng: Rng, out: Answers) -> i64:
    """Play uniformly at random to the end; returns the number of decisions.

    It does what `legal`, `apply` and `sample` do, with the open step looked up once: nothing else is done as often.
    """
    n: i64 = 0
    while s.depth > 0:
        step = s.agenda[s.depth - 1]
        if step.seat >= 0:
            out.count = 0
            step.legal(s, out)
            s.depth -= 1
            step.answer(s, out.ids[rng.below(out.count)])
            n += 1
        else:  # chance; what asks nobody is never on top
            a = step.sample(s, rng)
            s.depth -= 1
            step.answer(s, a)
        s.settle()
    return n
