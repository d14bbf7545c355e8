"""The rule table of a game, read from its RULES.md: help for players, and what the tests hold the code to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from benben.core.game import About

ROW = re.compile(r"^\| ([A-Z]+-\d+\.\d+) \| (.+?) \| (\S+) \| (\S+) \| (yes|no) \| (.*?) ?\|$")


@dataclass(frozen=True)
class Rule:
    """One row: the rule in our words, where it is implemented and tested, and the ruling if the book is unclear."""

    id: str
    text: str
    code: str
    tests: str
    refuses: bool
    ruling: str


def rules(package: str) -> dict[str, Rule]:
    """The rules of the game in this package, by id."""
    lines = (files(package) / "RULES.md").read_text(encoding="utf-8").splitlines()
    rows = [ROW.match(line) for line in lines]
    return {row[1]: Rule(row[1], row[2], row[3], row[4], row[5] == "yes", row[6]) for row in rows if row}


def rules_of(about: About) -> dict[str, Rule]:
    """All rules of a game, by id: those that it shares with its family, and its own."""
    return (rules(about.family) if about.family else {}) | rules(about.package)
