"""A menu: a question that offers several kinds of answers, each by a rule of its own."""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from benben.core.actions import ActionTable, Answers, Kind
from benben.core.steps import S, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Generic[S]):
    """One entry of a menu: one kind of answer, when it is legal, what it does, and why not."""

    def __init__(self, kind: Kind, again: bool = False) -> None:
        self.kind: Kind = kind
        self.again: bool = again  # whether the menu is open again after it

    def legal(self, s: S, seat: i64, out: Answers) -> None:
        """Write the answers of this kind that are open to a seat."""
        raise NotImplementedError

    def answer(self, s: S, seat: i64, a: i64) -> None:
        """What such an answer does."""
        raise NotImplementedError

    def refuse(self, s: S, seat: i64, a: i64) -> i64:
        """The number of the reason against an answer of this kind that is not legal."""
        return 0


class Uses:
    """The entries of a menu in their order, and the one that each answer belongs to."""

    def __init__(self, actions: ActionTable, entries: list[Use], refused: list[Use] | None = None) -> None:
        """`refused`: what is never offered here, but has a reason of its own."""
        found: list[Use] = []
        for kind in actions.kinds:
            found += [NotOffered(kind)] * int(kind.count)
        for use in entries + (refused or []):
            for a in range(use.kind.first, use.kind.first + use.kind.count):
                found[a] = use
        self.entries: vec[Use] = vec[Use](entries)
        self.of: vec[Use] = vec[Use](found)


class NotOffered(Use):
    """What stands for the answers that a menu does not offer: they answer another question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Step[S]):
    """A step whose answers are those of its entries, offered in their order."""

    def __init__(self, seat: i64, left: i64, uses: Uses) -> None:
        super().__init__(seat, left)
        self.uses: Uses = uses

    def legal(self, s: S, out: Answers) -> None:
        entries = self.uses.entries
        for i in range(i64(len(entries))):
            entries[i].legal(s, self.seat, out)

    def answer(self, s: S, a: i64) -> None:
        use = self.uses.of[a]
        if use.again:
            s.plan(self)
        use.answer(s, self.seat, a)

    def refuse(self, s: S, a: i64) -> i64:
        return self.uses.of[a].refuse(s, self.seat, a)
