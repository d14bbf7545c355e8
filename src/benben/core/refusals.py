"""Why an answer is not legal: a sentence in our words and the id of the rule that forbids it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from benben.core.actions import check_open
from benben.core.errors import with_rule
from benben.language.book import Message


class Refusal:
    """One reason."""

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message

    @property
    def sentence(self) -> str:
        """The reason in the language that is spoken."""
        return str(self.message)

    @property
    def whole(self) -> Message | str:
        """The reason with its rule, for a sentence that it is a part of."""
        return with_rule(self.message, self.rule)


class RefusalTable:
    """Every reason of a game; number 0 is for answers to a question that is not open.

    Reasons are the messages `refusal-…` of the package whose table it is.
    """

    def __init__(self, package: str, rule: str, key: str) -> None:
        self.package = package
        self.refusals: list[Refusal] = [self._refusal(rule, key, {})]
        self.closed = False  # whether another table goes on where this one ends

    def _refusal(self, rule: str, key: str, params: dict[str, Any]) -> Refusal:
        return Refusal(rule, Message(self.package, f"refusal-{key}", params))

    def add(self, rule: str, key: str, params: dict[str, Any] | None = None) -> i64:
        """Declare a reason, with what it speaks of; returns its number."""
        check_open(self.closed, key)
        self.refusals.append(self._refusal(rule, key, params or {}))
        return len(self.refusals) - 1

    def cite(self, number: int, rule: str) -> None:
        """A reason of the family, with the rule of this game's own book."""
        self.refusals[number] = Refusal(rule, self.refusals[number].message)

    def extended(self, package: str, rule: str, key: str) -> RefusalTable:
        """A table of a game with all reasons of this one, which belongs to its family; number 0 is the game's own."""
        self.closed = True
        other = RefusalTable(package, rule, key)
        other.refusals += self.refusals[1:]
        return other
