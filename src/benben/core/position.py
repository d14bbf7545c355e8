"""Positions: any moment of a game as a plain JSON document with names, and back. The FEN of these games.

    {"benben": 1, "game": "ra-dice", "rules": 1, "players": 2, "options": {"sun_track": "standard"},
     "next": ["MayReroll seat 0 left 2", "UseDice seat 0"], "table": {"epoch": 1, "turn": 0, …}}

`next` names the steps that will ask a seat or chance, the first one first; what runs by itself after them is the
game's. `table` is the game's own part. A position tells the whole truth, hidden cards too: it belongs to who runs the
game, not to a seat.

Reading trusts nothing: an impossible position is refused with a sentence that says what would be right.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from benben.core.errors import BadPosition, printable, shown
from benben.core.steps import NOBODY, State, Step

if TYPE_CHECKING:
    from benben.core.components import Cells
    from benben.core.game import Game, Options, Positions

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
    positions = positions_of(game)
    asked = asked_in(s)
    expected = [step.id for step in agenda_for(game, asked)]
    assert [s.agenda[i].id for i in range(s.depth)] == expected, f"{game.key}: an agenda that no position tells"
    names = step_names(game)
    return {"next": [names[step.id] for step in asked], "table": positions.write(s)}


def asked_in(s: State) -> list[Step]:
    """The steps of an agenda that ask a seat or chance, the first one first."""
    steps = [s.agenda[i] for i in range(s.depth - 1, -1, -1)]
    return [step for step in steps if step.seat != NOBODY]


def rule_of(step: Step) -> str:
    """The name of a step's rule, as views tell it."""
    return type(step).__name__


def agenda_for(game: Game, asked: list[Step]) -> list[Step]:
    """The whole agenda, the next step last: what is asked, and beneath it what runs by itself."""
    if not asked:
        return []
    beneath = positions_of(game).beneath.get(rule_of(asked[-1]))
    if beneath is None:
        last = ", ".join(positions_of(game).beneath)
        raise BadPosition(f"next ends with one of {last}, not with {rule_of(asked[-1])}.")
    table = game.rules.steps
    return [table.steps[table.numbers[name]] for name in reversed(beneath)] + asked[::-1]


@cache
def step_names(game: Game) -> list[str]:
    """The names that positions have for the steps, by number."""
    say = positions_of(game).say
    return [say(game.rules.steps.steps[number]) or name for name, number in game.rules.steps.numbers.items()]


@cache
def steps_by_name(game: Game) -> dict[str, Step]:
    """Every step that asks somebody, by the name that positions have for it."""
    steps = game.rules.steps.steps
    return {name: step for name, step in zip(step_names(game), steps, strict=True) if step.seat != NOBODY}


def positions_of(game: Game) -> Positions:
    if game.positions is None:
        raise BadPosition(f"{game.title} has no positions: it can only be played from the start.")
    return game.positions


# Reading


def read(game: Game, form: object) -> tuple[Setup, State]:
    """The set-up and the state of a whole document; raises BadPosition with a sentence."""
    part = Part(form, "A position")
    for name in part.form:
        if name not in KEYS:
            raise BadPosition(f"A position has no key {shown(name)!r}; the keys are {', '.join(KEYS)}.")
    _check_header(game, part.form)
    players = game.check_players(part.form.get("players"))
    options = game.check_options(part.form.get("options", {}))
    setup = Setup(players, options, game.check_variant(part.form.get("components", {})))
    return setup, read_moment(game, setup, part.form)


def _check_header(game: Game, form: Form) -> None:
    if type(form.get("benben", FORMAT)) is not int or form.get("benben", FORMAT) != FORMAT:
        raise BadPosition(f"A position says benben: {FORMAT}, not {shown(form['benben'])}.")
    if form.get("game", game.key) != game.key:
        raise BadPosition(f"The position is of the game {shown(form['game'])!r}, not of {game.key}.")
    version = form.get("rules", game.rules.version)
    if type(version) is not int or version != game.rules.version:
        raise BadPosition(f"The position is of version {shown(version)} of {game.title}; this is {game.rules.version}.")


def read_moment(game: Game, setup: Setup, form: object) -> State:
    """The state in a position, checked for sense."""
    positions, whole = positions_of(game), Part(form, "A position")
    s: State = game.new_state(setup.players, setup.options, setup.variant)
    counts = game.rules.conserved(s)
    s.depth = 0
    table = Part(whole.form.get("table", {}), "table")
    positions.read(table, s)
    table.close()
    asked = _asked(game, s, whole.form["next"]) if "next" in whole.form else positions.usual(s)
    for step in agenda_for(game, asked):
        s.plan(step)
    positions.check(s, asked)
    _check_counts(counts, game.rules.conserved(s))
    _check_answers(game, s)
    return s


def _asked(game: Game, s: State, names: object) -> list[Step]:
    if not isinstance(names, list) or len(names) > MOST_NEXT:
        raise BadPosition(f"next is a list of at most {MOST_NEXT} steps, the first one first.")
    return [_step(game, s, name) for name in names]


def _step(game: Game, s: State, name: object) -> Step:
    known = steps_by_name(game)
    step = known.get(name) if isinstance(name, str) else None
    if step is None:
        like = [other for other in known if isinstance(name, str) and other.split()[0] == name.partition(" ")[0]]
        some = f"as in {like[0]!r}" if like else "; ".join(dict.fromkeys(other.split()[0] for other in known))
        raise BadPosition(f"next has {told(name)}, which is no step of {game.title}: {some}.")
    if step.seat >= s.seats:
        raise BadPosition(f"next has {name!r}, but the seats go from 0 to {s.seats - 1}.")
    return step


def _check_counts(whole: dict[str, int], found: dict[str, int]) -> None:
    for name, count in whole.items():
        if found.get(name) != count:
            raise BadPosition(f"In every position of the game the count of {name} is {count}, here {found.get(name)}.")


def _check_answers(game: Game, s: State) -> None:
    """Whoever is asked must have an answer."""
    aside = s.clone()
    for seat in s.open_seats():
        if seat != aside.actor():
            aside.focus(seat)
        if not game.legal(aside):
            raise BadPosition(f"Seat {seat} would have no answer to {rule_of(aside.open_step())}.")


def load(path: str | Path) -> Form:
    """The position in a file, as a document that `game.match(position=…)` takes."""
    path = Path(path)
    try:
        if path.is_file() and path.stat().st_size > MAX_BYTES:
            raise BadPosition(f"{printable(path)} is larger than {MAX_BYTES // 1024} KiB; no position is.")
        form = json.loads(path.read_text("utf-8"), object_pairs_hook=_object)
    except BadPosition:
        raise
    except OSError as error:
        raise BadPosition(f"{printable(path)} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):
        raise BadPosition(f"{printable(path)} is no JSON document.") from None
    if not isinstance(form, dict):
        raise BadPosition(f"{printable(path)} is no position: that is a JSON object.")
    return form


def _object(pairs: list[tuple[str, Any]]) -> Form:
    """JSON readers silently take the last of two equal keys; a position has no such thing."""
    form = dict(pairs)
    if len(form) < len(pairs):
        raise BadPosition("A key is there twice.")
    return form


def told(value: object) -> str:
    """What was given instead, in a sentence."""
    return repr(shown(value)) if isinstance(value, str) else shown(value)


class Part:
    """An object of a position, read key by key. What is missing has a default; what is wrong is told with its place."""

    def __init__(self, form: object, place: str) -> None:
        if not isinstance(form, dict):
            raise BadPosition(f"{place} is a JSON object with names and values, not {told(form)}.")
        self.form = form
        self.place = place
        self.read: list[str] = []  # keys
        self.parts: list[Part] = []

    def has(self, name: str) -> bool:
        return name in self.form

    def value(self, name: str, default: object) -> Any:
        self.read.append(name)
        return self.form.get(name, default)

    def refuse(self, name: str, allowed: str, value: object) -> BadPosition:
        return BadPosition(f"{self.place}.{name} is {allowed}, not {told(value)}.")

    def number(self, name: str, low: int, high: int, default: int) -> int:
        """A number between two others; the default may lie outside, for `none`."""
        value = self.value(name, default)
        if name in self.form and (type(value) is not int or not low <= value <= high):
            raise self.refuse(name, f"a whole number from {low} to {high}", value)
        return int(value)

    def flag(self, name: str) -> bool:
        value = self.value(name, False)
        if not isinstance(value, bool):
            raise self.refuse(name, "true or false", value)
        return value

    def choice(self, name: str, known: Sequence[str]) -> int:
        """The index of one of several names; −1 if it is not there."""
        value = self.value(name, None)
        if name in self.form and (not isinstance(value, str) or value not in known):
            raise self.refuse(name, f"one of {', '.join(known)}", value)
        return known.index(value) if name in self.form else -1

    def names(self, name: str, known: Sequence[str], most: int) -> list[int]:
        """The indices of some names, in the order in which they stand there."""
        values = self.value(name, [])
        if not isinstance(values, list) or len(values) > most:
            raise self.refuse(name, f"a list of at most {most} of {', '.join(known)}", values)
        for value in values:
            if not isinstance(value, str) or value not in known:
                raise self.refuse(name, f"a list of names out of {', '.join(known)}", value)
        return [known.index(value) for value in values]

    def different(self, name: str, known: Sequence[str]) -> list[int]:
        """The same, none of them twice."""
        found = self.names(name, known, len(known))
        for index in found:
            if found.count(index) > 1:
                raise BadPosition(f"{self.place}.{name} has {known[index]} twice.")
        return found

    def numbers(self, name: str, low: int, high: int, default: Sequence[int] = ()) -> list[int]:
        """Some numbers between two others, none of them twice."""
        values = self.value(name, list(default))
        allowed = f"a list of whole numbers from {low} to {high}, none of them twice"
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
            raise self.refuse(name, f"a list of {count} objects, one for each {what}", values)
        return [self._kept(value, f"{self.place}.{name}[{i}]") for i, value in enumerate(values)]

    def _kept(self, form: object, place: str) -> Part:
        self.parts.append(Part(form, place))
        return self.parts[-1]

    def close(self) -> None:
        """All has been read: whatever else is there is a mistake."""
        for name in self.form:
            if name not in self.read:
                known = ", ".join(dict.fromkeys(self.read))
                raise BadPosition(f"{self.place} has no key {shown(name)!r}; the keys are {known}.")
        for part in self.parts:
            part.close()
