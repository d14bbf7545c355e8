"""Why an answer is not legal: a sentence in our words and the id of the rule that forbids it."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import check_open


class Refusal:
    """One reason."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule = rule
        self.sentence = sentence


class RefusalTable:
    """Every reason of a game; number 0 is for answers to a question that is not open."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.refusals: list[Refusal] = [Refusal(rule, sentence)]
        self.closed = False  # whether another table goes on where this one ends

    def add(self, rule: str, sentence: str) -> i64:
        """Declare a reason; returns its number."""
        check_open(self.closed, sentence)
        self.refusals.append(Refusal(rule, sentence))
        return len(self.refusals) - 1

    def extended(self, rule: str, sentence: str) -> RefusalTable:
        """A table of a game with all reasons of this one, which belongs to its family; number 0 is the game's own."""
        self.closed = True
        other = RefusalTable(rule, sentence)
        other.refusals += self.refusals[1:]
        return other
