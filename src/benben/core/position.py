"""Positions: any moment of a game as a plain JSON document with names, and back. The FEN of these games.

    {"benben": 1, "game": "ra-dice", "rules": 1, "players": 2, "options": {"sun_track": "standard"},
     "next": ["MayReroll seat 0 left 2", "UseDice seat 0"], "table": {"epoch": 1, "turn": 0, …}}

`next` names the steps that will ask a seat or chance, the first one first, and where a game needs it steps that run by
themselves; what follows the last of them is the game's. `table` is the game's own part. A position tells the whole
truth, hidden cards too: it belongs to who runs the game, not to a seat.

Reading trusts nothing: an impossible position is refused with a sentence that says what would be right.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from benben.core.errors import BadPosition, printable, shown, system_reason
from benben.core.steps import NOBODY, State, Step
from benben.language import Message, book_of

if TYPE_CHECKING:
    from benben.core.components import Cells
    from benben.core.game import Game, Options, Positions

BOOK: Final = book_of("benben.core")

Form = dict[str, Any]

FORMAT: Final = 1
KEYS: Final = ("benben", "game", "rules", "players", "options", "components", "next", "table")
MAX_BYTES: Final = 256 * 1024  # of a file; a record keeps a position in one line, which is no longer
MOST_NEXT: Final = 1000  # steps
MOST_POINTS: Final = 1_000_000


class Setup:
    """What a position says about the game as it was set up."""

    def __init__(self, players: int, options: Options, variant: Cells) -> None:
        self.players = players
        self.options = options
        self.variant = variant


# Writing


def write(game: Game, s: State, options: Options) -> Form:
    """The whole document of a state."""
    form: Form = {"benben": FORMAT, "game": game.key, "rules": game.rules.version, "players": int(s.seats)}
    form["options"] = dict(options)
    variant = game.variant_of(s)
    if variant:
        form["components"] = {row: list(cells) for row, cells in variant.items()}
    return form | write_moment(game, s)


def write_moment(game: Game, s: State) -> Form:
    """What the set-up does not tell: what is asked, and the table."""
    names = step_names(game)
    told_steps = next_in(game, s)
    return {"next": [names[step.id] for step in told_steps], "table": positions_of(game).write(s)}


def next_in(game: Game, s: State) -> list[Step]:
    """The steps of an agenda that a position names, the first one first: down to one from which the rest follows."""
    steps = [s.agenda[i] for i in range(s.depth - 1, -1, -1)]
    table = game.rules.steps
    for n, step in enumerate(steps):
        beneath = beneath_step(game, step)
        if beneath is not None and [table.numbers[name] for name in beneath] == [rest.id for rest in steps[n + 1 :]]:
            return steps[: n + 1]
    assert not steps, f"{game.key}: an agenda that no position tells"
    return []


def rule_of(step: Step) -> str:
    """The name of a step's rule, as views tell it."""
    return type(step).__name__


def agenda_for(game: Game, asked: list[Step]) -> list[Step]:
    """The whole agenda, the next step last: what is asked, and beneath it what runs by itself."""
    if not asked:
        return []
    beneath = beneath_step(game, asked[-1])
    if beneath is None:
        last = ", ".join(positions_of(game).beneath)
        raise BadPosition(BOOK.message("next-ends-otherwise", last=last, given=rule_of(asked[-1])))
    table = game.rules.steps
    return [table.steps[table.numbers[name]] for name in reversed(beneath)] + asked[::-1]


def beneath_step(game: Game, step: Step) -> tuple[str, ...] | None:
    """What follows a step by itself, if nothing else is named after it."""
    beneath = positions_of(game).beneath
    return beneath.get(step_names(game)[step.id], beneath.get(rule_of(step)))


@cache
def step_names(game: Game) -> list[str]:
    """The names that positions have for the steps, by number."""
    own = positions_of(game).say
    return [own(game.rules.steps.steps[number]) or name for name, number in game.rules.steps.numbers.items()]


@cache
def steps_by_name(game: Game) -> dict[str, Step]:
    """Every step that positions may name: those that ask somebody, and those that the game says."""
    steps, running = game.rules.steps.steps, positions_of(game).running
    return {
        name: step
        for name, step in zip(step_names(game), steps, strict=True)
        if step.seat != NOBODY or rule_of(step) in running
    }


def positions_of(game: Game) -> Positions:
    if game.positions is None:
        raise BadPosition(BOOK.message("no-positions", game=game.book.message("title")))
    return game.positions


# Reading


def read(game: Game, form: object) -> tuple[Setup, State]:
    """The set-up and the state of a whole document; raises BadPosition with a sentence."""
    whole = _whole(form)
    for name in whole:
        if name not in KEYS:
            raise BadPosition(BOOK.message("position-has-no-key", given=shown(name), known=", ".join(KEYS)))
    _check_header(game, whole)
    players = game.check_players(whole.get("players"))
    options = game.check_options(whole.get("options", {}))
    setup = Setup(players, options, game.check_variant(whole.get("components", {})))
    return setup, read_moment(game, setup, whole)


def _whole(form: object) -> Form:
    if not isinstance(form, dict):
        raise BadPosition(BOOK.message("position-is-no-object", given=told(form)))
    return form


def _check_header(game: Game, form: Form) -> None:
    if type(form.get("benben", FORMAT)) is not int or form.get("benben", FORMAT) != FORMAT:
        raise BadPosition(BOOK.message("position-of-other-format", format=str(FORMAT), given=shown(form["benben"])))
    if form.get("game", game.key) != game.key:
        raise BadPosition(BOOK.message("position-of-other-game", given=shown(form["game"]), game=game.key))
    version, known = form.get("rules", game.rules.version), str(game.rules.version)
    if type(version) is not int or version != game.rules.version:
        title = game.book.message("title")
        raise BadPosition(BOOK.message("position-of-other-rules", given=shown(version), game=title, known=known))


def read_moment(game: Game, setup: Setup, form: object) -> State:
    """The state in a position, checked for sense."""
    positions, whole = positions_of(game), _whole(form)
    s: State = game.new_state(setup.players, setup.options, setup.variant)
    counts = game.rules.conserved(s)
    s.depth = 0
    table = Part(whole.get("table", {}), "table")
    positions.read(table, s)
    table.close()
    asked = _asked(game, s, whole["next"]) if "next" in whole else positions.usual(s)
    for step in agenda_for(game, asked):
        s.plan(step)
    positions.check(s, asked)
    s.settle()  # a position may begin with a rule that asks nobody
    _check_counts(counts, game.rules.conserved(s))
    _check_answers(game, s)
    return s


def _asked(game: Game, s: State, names: object) -> list[Step]:
    if not isinstance(names, list) or len(names) > MOST_NEXT:
        raise BadPosition(BOOK.message("next-is-no-list", most=str(MOST_NEXT)))
    return [_step(game, s, name) for name in names]


def _step(game: Game, s: State, name: object) -> Step:
    known = steps_by_name(game)
    step = known.get(name) if isinstance(name, str) else None
    if step is None:
        raise _no_step(game, name)
    if step.seat >= s.seats:
        raise BadPosition(BOOK.message("step-of-no-seat", given=str(name), most=str(s.seats - 1)))
    return step


def _no_step(game: Game, name: object) -> BadPosition:
    """The sentence about a step that the game does not have: with one like it, or with all kinds of steps."""
    given, title = told(name), game.book.message("title")
    known = steps_by_name(game)
    like = [other for other in known if isinstance(name, str) and other.split()[0] == name.partition(" ")[0]]
    if like:
        return BadPosition(BOOK.message("no-step-but-like", given=given, game=title, like=like[0]))
    kinds = "; ".join(dict.fromkeys(other.split()[0] for other in known))
    return BadPosition(BOOK.message("no-step", given=given, game=title, known=kinds))


def _check_counts(whole: dict[str, int], found: dict[str, int]) -> None:
    for name, count in whole.items():
        if found.get(name) != count:
            here = str(found.get(name))
            raise BadPosition(BOOK.message("other-count", name=name, count=str(count), here=here))


def _check_answers(game: Game, s: State) -> None:
    """Whoever is asked must have an answer."""
    aside = s.clone()
    for seat in s.open_seats():
        if seat != aside.actor():
            aside.focus(seat)
        if not game.legal(aside):
            raise BadPosition(BOOK.message("seat-without-answer", seat=str(seat), step=rule_of(aside.open_step())))


def load(path: str | Path) -> Form:
    """The position in a file, as a document that `game.match(position=…)` takes."""
    path = Path(path)
    file = printable(path)
    try:
        if path.is_file() and path.stat().st_size > MAX_BYTES:
            raise BadPosition(BOOK.message("position-too-large", file=file, most=MAX_BYTES // 1024))
        form = json.loads(path.read_text("utf-8"), object_pairs_hook=_object)
    except BadPosition:
        raise
    except OSError as error:
        raise BadPosition(BOOK.message("cannot-be-read", file=file, why=system_reason(error))) from None
    except (ValueError, RecursionError):
        raise BadPosition(BOOK.message("no-json", file=file)) from None
    if not isinstance(form, dict):
        raise BadPosition(BOOK.message("no-position", file=file))
    return form


def _object(pairs: list[tuple[str, Any]]) -> Form:
    """JSON readers silently take the last of two equal keys; a position has no such thing."""
    form = dict(pairs)
    if len(form) < len(pairs):
        raise BadPosition(BOOK.message("key-twice"))
    return form


def told(value: object) -> Message | str:
    """What was given instead, in a sentence."""
    return BOOK.message("quoted", text=shown(value)) if isinstance(value, str) else shown(value)


class Part:
    """An object of a position, read key by key. What is missing has a default; what is wrong is told with its place."""

    def __init__(self, form: object, place: str) -> None:
        if not isinstance(form, dict):
            raise BadPosition(BOOK.message("part-is-no-object", place=place, given=told(form)))
        self.form = form
        self.place = place
        self.read: list[str] = []  # keys
        self.parts: list[Part] = []

    def has(self, name: str) -> bool:
        return name in self.form

    def value(self, name: str, default: object) -> Any:
        self.read.append(name)
        return self.form.get(name, default)

    def refuse(self, name: str, allowed: Message | str, value: object) -> BadPosition:
        """The sentence about a value that is not what is allowed there."""
        return BadPosition(BOOK.message("wrong-part", place=self.place, name=name, allowed=allowed, given=told(value)))

    def number(self, name: str, low: int, high: int, default: int) -> int:
        """A number between two others; the default may lie outside, for `none`."""
        value = self.value(name, default)
        if name in self.form and (type(value) is not int or not low <= value <= high):
            raise self.refuse(name, BOOK.message("allowed-whole-number", low=str(low), high=str(high)), value)
        return int(value)

    def flag(self, name: str) -> bool:
        value = self.value(name, False)
        if not isinstance(value, bool):
            raise self.refuse(name, BOOK.message("allowed-truth"), value)
        return value

    def choice(self, name: str, known: Sequence[str]) -> int:
        """The index of one of several names; −1 if it is not there."""
        value = self.value(name, None)
        if name in self.form and (not isinstance(value, str) or value not in known):
            raise self.refuse(name, BOOK.message("allowed-one", names=", ".join(known)), value)
        return known.index(value) if name in self.form else -1

    def names(self, name: str, known: Sequence[str], most: int) -> list[int]:
        """The indices of some names, in the order in which they stand there."""
        values = self.value(name, [])
        if not isinstance(values, list) or len(values) > most:
            allowed = BOOK.message("allowed-list", most=str(most), names=", ".join(known))
            raise self.refuse(name, allowed, values)
        for value in values:
            if not isinstance(value, str) or value not in known:
                raise self.refuse(name, BOOK.message("allowed-names", names=", ".join(known)), value)
        return [known.index(value) for value in values]

    def different(self, name: str, known: Sequence[str]) -> list[int]:
        """The same, none of them twice."""
        found = self.names(name, known, len(known))
        for index in found:
            if found.count(index) > 1:
                raise BadPosition(BOOK.message("part-twice", place=self.place, name=name, twice=known[index]))
        return found

    def numbers(self, name: str, low: int, high: int, default: Sequence[int] = ()) -> list[int]:
        """Some numbers between two others, none of them twice."""
        values = self.value(name, list(default))
        allowed = BOOK.message("allowed-numbers", low=str(low), high=str(high))
        if not isinstance(values, list) or len(values) > high - low + 1:
            raise self.refuse(name, allowed, values)
        for value in values:
            if type(value) is not int or not low <= value <= high or values.count(value) > 1:
                raise self.refuse(name, allowed, value)
        return list(values)

    def counts(self, name: str, known: Sequence[str], most: int, default: Sequence[int]) -> list[int]:
        """How many of each name: the default for one that is not there."""
        part = self.part(name)
        return [part.number(one, 0, most, count) for one, count in zip(known, default, strict=True)]

    def part(self, name: str) -> Part:
        """An object in this one; an empty one if it is not there."""
        return self._kept(self.value(name, {}), f"{self.place}.{name}")

    def row(self, name: str, count: int, what: str) -> list[Part]:
        """A list of so many objects; empty ones if it is not there."""
        values = self.value(name, [{}] * count)
        if not isinstance(values, list) or len(values) != count:
            raise self.refuse(name, BOOK.message("allowed-row", count=count, what=what), values)
        return [self._kept(value, f"{self.place}.{name}[{i}]") for i, value in enumerate(values)]

    def _kept(self, form: object, place: str) -> Part:
        self.parts.append(Part(form, place))
        return self.parts[-1]

    def close(self) -> None:
        """All has been read: whatever else is there is a mistake."""
        for name in self.form:
            if name not in self.read:
                known = ", ".join(dict.fromkeys(self.read))
                raise BadPosition(BOOK.message("part-has-no-key", place=self.place, given=shown(name), known=known))
        for part in self.parts:
            part.close()
