"""The action table: every answer a game can ever ask for, numbered densely.

One table gives the id (bots, masks, search), the JSON form (records, network) and the short notation (tests,
terminal). Chance outcomes have a table of their own, made the same way.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from benben.core.errors import BadAnswer, shown
from benben.core.rng import Rng
from benben.language.book import Message, book_of

BOOK: Final = book_of("benben.core")

RESERVED: Final = {"n", "seat", "do", "end"}  # keys of a record's lines

LONGEST_NUMBER: Final = 20  # digits

Json = int | str | list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Arg:
    """One named argument of a kind of answer: an index 0…size−1 and how it is written."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size

    def allowed(self) -> Message | str:
        """What may be written here, for error sentences."""
        raise NotImplementedError

    def to_json(self, i: int) -> Json:
        raise NotImplementedError

    def from_json(self, value: object) -> int:
        raise NotImplementedError

    def say(self, i: int) -> str:
        """The index as one word of notation."""
        return str(self.to_json(i))

    def parse(self, word: str) -> int:
        return self.from_json(word)

    def refuse(self, value: object) -> BadAnswer:
        return BadAnswer(BOOK.message("wrong-argument", name=self.name, allowed=self.allowed(), given=shown(value)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Arg):
    """A number from `low` to `high`."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, high - low + 1)
        self.low = low
        self.high = high

    def allowed(self) -> Message | str:
        return BOOK.message("allowed-number", low=str(self.low), high=str(self.high))

    def to_json(self, i: int) -> Json:
        return self.low + i

    def from_json(self, value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value - self.low
        raise self.refuse(value)

    def parse(self, word: str) -> int:
        if len(word) > LONGEST_NUMBER or not word.removeprefix("-").isdecimal():
            raise self.refuse(word)
        return self.from_json(int(word))


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Arg):
    """One of several names."""

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        super().__init__(name, len(names))
        self.names = names

    def allowed(self) -> Message | str:
        return BOOK.message("allowed-one", names=", ".join(self.names))

    def to_json(self, i: int) -> Json:
        return self.names[i]

    def from_json(self, value: object) -> int:
        if isinstance(value, str) and value in self.names:
            return self.names.index(value)
        raise self.refuse(value)

    def parse(self, word: str) -> int:
        """Notation knows no capital letters, names may have some."""
        for i, name in enumerate(self.names):
            if name.lower() == word.lower():
                return i
        raise self.refuse(word)


@mypyc_attr(allow_interpreted_subclasses=True)
class Subset(Arg):
    """Some of several names, at least one; the index is the bit set less one."""

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        super().__init__(name, 2 ** len(names) - 1)
        self.names = names

    def allowed(self) -> Message | str:
        return BOOK.message("allowed-some", names=", ".join(self.names))

    def to_json(self, i: int) -> Json:
        return [name for n, name in enumerate(self.names) if (i + 1) >> n & 1]

    def from_json(self, value: object) -> int:
        if not isinstance(value, list) or not value or len(value) > len(self.names):
            raise self.refuse(value)
        members = 0
        for name in value:
            if name not in self.names:
                raise self.refuse(name)
            member = 2 ** self.names.index(name)
            if members & member:
                raise BadAnswer(BOOK.message("named-twice", name=self.name, twice=name))
            members |= member
        return members - 1

    def say(self, i: int) -> str:
        return "+".join(name for n, name in enumerate(self.names) if (i + 1) >> n & 1)

    def parse(self, word: str) -> int:
        return self.from_json(word.split("+"))


def check_open(closed: bool, name: str) -> None:
    """A family's table is complete when the first game goes on with it: numbers given later would mean two things."""
    if closed:
        raise ValueError(f"{name}: this table is complete, a game of the family goes on with it already")


class Kind:
    """One kind of answer; its ids are consecutive, the last argument running fastest.

    Rules make ids with `at` and read them with `x` and `y`, the indices of the first and the second argument.
    Where few combinations of arguments can ever be legal, `only` lists them: just these have ids, and `x` is the
    place in the list.
    """

    def __init__(self, name: str, short: str, first: i64, args: list[Arg], only: list[list[int]]) -> None:
        self.name = name
        self.short = short
        self.first: i64 = first
        self.args = args
        self.only = only
        self.places: dict[tuple[int, ...], int] = {tuple(indices): n for n, indices in enumerate(only)}
        sizes = [len(only)] if only else [arg.size for arg in args]
        self.count: i64 = math.prod(sizes)
        self.stride: i64 = self.count // (sizes[0] if sizes else 1)  # ids for one value of the first argument
        self.xs: vec[i64] = vec[i64]([n // self.stride for n in range(self.count)])  # looked up: dividing is slow
        self.ys: vec[i64] = vec[i64]([n % self.stride for n in range(self.count)])

    def at(self, x: i64, y: i64 = 0) -> i64:
        """The id with these argument indices."""
        return self.first + x * self.stride + y

    def x(self, a: i64) -> i64:
        """The index of the first argument of an id of this kind."""
        return self.xs[a - self.first]

    def y(self, a: i64) -> i64:
        """The index of the second argument of an id of this kind; of several after the first: of all of them."""
        return self.ys[a - self.first]

    def has(self, a: i64) -> bool:
        """Whether an id is of this kind."""
        return self.first <= a < self.first + self.count

    def indices(self, a: int) -> list[int]:
        """The argument indices of an id of this kind."""
        rest = a - self.first
        if self.only:
            return self.only[rest]
        found: list[int] = []
        for arg in reversed(self.args):
            found.append(rest % arg.size)
            rest //= arg.size
        found.reverse()
        return found

    def id_of(self, indices: list[int]) -> int:
        if self.only:
            return self.first + self._place(indices)
        a = 0
        for arg, i in zip(self.args, indices, strict=True):
            a = a * arg.size + i
        return self.first + a

    def _place(self, indices: list[int]) -> int:
        place = self.places.get(tuple(indices), -1)
        if place < 0:
            words = [arg.say(i) for arg, i in zip(self.args, indices, strict=True)]
            raise BadAnswer(BOOK.message("never-an-answer", answer=" ".join([self.short, *words])))
        return place

    def form(self) -> str:
        """How an answer of this kind is written, for help and error sentences."""
        return " ".join([self.short] + [arg.name.upper() for arg in self.args])


class ActionTable:
    """Every answer by id, and its forms."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.size: int = 0
        self.closed = False  # whether another table goes on where this one ends

    def add(self, name: str, *args: Arg, short: str = "", only: list[list[int]] | None = None) -> Kind:
        """Declare a kind of answer; `only` lists its combinations of argument indices, if not all of them exist."""
        if RESERVED & {arg.name for arg in args}:
            raise ValueError(f"{name}: no argument may be called {' or '.join(sorted(RESERVED))}")
        check_open(self.closed, name)
        new = Kind(name, short or name, self.size, list(args), only or [])
        self.kinds.append(new)
        self.size += new.count
        return new

    def extended(self) -> ActionTable:
        """A table of a game that begins with all the kinds of this one, which belongs to the game's family."""
        self.closed = True
        other = ActionTable()
        other.kinds, other.size = list(self.kinds), self.size
        return other

    def kind_of(self, a: int) -> Kind:
        """The kind that an id belongs to."""
        if not 0 <= a < self.size:  # asked before it becomes a number of 64 bits, which it may be too large for
            raise BadAnswer(BOOK.message("no-answer-of-number", number=str(a), most=str(self.size - 1)))
        return next(kind for kind in self.kinds if kind.has(a))

    def arguments(self, a: int) -> dict[str, Json]:
        """The arguments of an id by name, as in its JSON form."""
        kind = self.kind_of(a)
        return {arg.name: arg.to_json(i) for arg, i in zip(kind.args, kind.indices(a), strict=True)}

    def to_json(self, a: int) -> dict[str, Json]:
        """`{"do": "place_monument", "colour": "yellow", "column": 5}`."""
        form: dict[str, Json] = {"do": self.kind_of(a).name}
        form.update(self.arguments(a))
        return form

    def from_json(self, form: dict[str, object]) -> int:
        """The id of a JSON form; raises BadAnswer with a sentence."""
        do = form.get("do")
        kind = self._named(do, by_short=False)
        names = [arg.name for arg in kind.args]
        if sorted(form) != sorted(["do", *names]):
            raise BadAnswer(BOOK.message("needs-exactly", kind=kind.name, names=", ".join(["do", *names])))
        return kind.id_of([arg.from_json(form[arg.name]) for arg in kind.args])

    def say(self, a: int) -> str:
        """The short notation: `monument yellow 5`."""
        kind = self.kind_of(a)
        return " ".join([kind.short] + [arg.say(i) for arg, i in zip(kind.args, kind.indices(a), strict=True)])

    def parse(self, text: str) -> int:
        """The id of a notation; raises BadAnswer with a sentence."""
        first, _, rest = text.lower().replace(",", " ").strip().partition(" ")
        words = [*first.split(), *"+".join([part.strip() for part in rest.split("+")]).split()]
        if not words:
            if not self.kinds:
                raise BadAnswer(BOOK.message("empty-answer-of-nothing"))
            raise BadAnswer(BOOK.message("empty-answer", form=self.kinds[0].form()))
        kind = self._named(words[0], by_short=True)
        last = len(kind.args)
        if last and len(words) > last + 1 and isinstance(kind.args[last - 1], Subset):
            words[last:] = ["+".join(words[last:])]  # a set may be written with spaces, too
        if len(words) - 1 != len(kind.args):
            raise BadAnswer(BOOK.message("write-it-as", form=kind.form()))
        return kind.id_of([arg.parse(word) for arg, word in zip(kind.args, words[1:], strict=True)])

    def _named(self, word: object, by_short: bool) -> Kind:
        for kind in self.kinds:
            if word == kind.name or (by_short and word == kind.short):
                return kind
        known = ", ".join([kind.short if by_short else kind.name for kind in self.kinds])
        raise BadAnswer(BOOK.message("no-kind-of-answer", given=shown(word), known=known))


class Answers:
    """The legal answers to the open question, in a buffer that is used again and again."""

    def __init__(self, size: i64) -> None:
        self.ids: vec[i64] = vec[i64]([0] * size)
        self.count: i64 = 0

    def add(self, a: i64) -> None:
        self.ids[self.count] = a
        self.count += 1

    def pick(self, rng: Rng) -> i64:
        """One of them, each equally likely."""
        return self.ids[rng.below(self.count)]

    def has(self, a: i64) -> bool:
        ids = self.ids
        for i in range(self.count):
            if ids[i] == a:
                return True
        return False

    def as_list(self) -> list[int]:
        return [self.ids[i] for i in range(self.count)]


class Outcomes:
    """What chance may bring, with whole-number weights; few enough to list."""

    def __init__(self) -> None:
        self.ids: list[int] = []
        self.weights: list[int] = []

    def add(self, a: int, weight: int = 1) -> None:
        self.ids.append(a)
        self.weights.append(weight)

    def total(self) -> int:
        return sum(self.weights)
