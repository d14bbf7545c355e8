"""The rule table of a game, read from its RULES.md: help for players, and what the tests hold the code to."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from benben.language import language
from benben.language.pseudo import PSEUDO, stretched

if TYPE_CHECKING:
    from benben.core.game import About

ROW = re.compile(r"^\| ([A-Z]+-\d+\.\d+) \| (.+?) \| (\S+) \| (\S+) \| (yes|no) \| (.*?) ?\|$")
TRANSLATED = re.compile(r"^\| ([A-Z]+-\d+\.\d+) \| (.+?) \| (.*?) ?\|$")


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


def translated(package: str, language: str) -> dict[str, tuple[str, str]]:
    """The texts and rulings in another language, by id, as far as RULES.de.md has them."""
    file = files(package) / f"RULES.{language}.md"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {row[1]: (row[2], row[3]) for row in map(TRANSLATED.match, lines) if row}


@lru_cache(64)
def _rules_in(package: str, language: str) -> dict[str, Rule]:
    """The rules in a language; what is not translated in English."""
    found = rules(package)
    if language == PSEUDO:
        return {
            id: replace(rule, text=stretched(rule.text), ruling=stretched(rule.ruling)) for id, rule in found.items()
        }
    words = translated(package, language)
    return {
        id: replace(rule, text=words[id][0], ruling=words[id][1]) if id in words else rule for id, rule in found.items()
    }


def rules_of(about: About) -> dict[str, Rule]:
    """All rules of a game, by id: those that it shares with its family, and its own. In the language spoken."""
    family = _rules_in(about.family, language()) if about.family else {}
    return family | _rules_in(about.package, language())
