"""Why an answer is not legal: a sentence in our words and the id of the rule that forbids it."""

from __future__ import annotations

from mypy_extensions import i64


class Refusal:
    """One reason."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule = rule
        self.sentence = sentence


class RefusalTable:
    """Every reason of a game; number 0 is for answers to a question that is not open."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.refusals: list[Refusal] = [Refusal(rule, sentence)]

    def add(self, rule: str, sentence: str) -> i64:
        """Declare a reason; returns its number."""
        self.refusals.append(Refusal(rule, sentence))
        return len(self.refusals) - 1
