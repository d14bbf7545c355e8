"""What is missing between a game's RULES.md, its code and its tests."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from benben.core.rulebook import Rule

ID = re.compile(r"\b[A-Z]+-\d+\.\d+\b")


def gaps(rules: dict[str, Rule], package: Path, tests: Path, others: set[str] | None = None) -> list[str]:
    """One sentence for each gap; none if every rule is implemented where it says and fixed by tests.

    `others`: ids of rules that other tables have, and that the code may cite: those of a family's games.
    """
    found = [gap for rule in rules.values() for gap in (*gaps_in_code(rule, package), *gaps_in_tests(rule, tests))]
    cited = {rule_id for path in sorted(package.rglob("*.py")) for rule_id in ID.findall(path.read_text("utf-8"))}
    found += [
        f"{rule_id} is cited in the code but is no rule of RULES.md"
        for rule_id in sorted(cited - set(rules) - (others or set()))
    ]
    tested = {rule_id for path in sorted(tests.glob("test_*.py")) for rule_id in tested_ids(path)}
    found += [f"{rule_id} has tests but is no rule of RULES.md" for rule_id in sorted(tested - set(rules))]
    return found


def gaps_in_code(rule: Rule, package: Path) -> list[str]:
    file, _, name = rule.code.partition(":")
    path = package / file
    if not path.exists():
        return [f"{rule.id} names {rule.code}, but there is no file {file}"]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            said = ast.get_docstring(node) or ""
            return [] if covers(said, rule.id) else [f"{rule.id} is not in the docstring of {rule.code}"]
        if isinstance(node, ast.Call) and said_in_row(node, "key") == name:
            return [] if said_in_row(node, "rule") == rule.id else [f"{rule.id} is not the rule of the row {rule.code}"]
    return [f"{rule.id} names {rule.code}, but there is no such thing in {file}"]


def said_in_row(row: ast.Call, field: str) -> str:
    """What a card's row, `Card(key="A1", rule="EGY-15.1", …)`, says in one of its fields."""
    values = [word.value for word in row.keywords if word.arg == field]
    return str(values[0].value) if values and isinstance(values[0], ast.Constant) else ""


def covers(text: str, rule_id: str) -> bool:
    """Whether a docstring quotes an id, alone or in a range such as `RA-7.1 to RA-7.5`."""
    if rule_id in ID.findall(text):
        return True
    chapter, _, number = rule_id.rpartition(".")
    spans = re.findall(rf"{re.escape(chapter)}\.(\d+) to {re.escape(chapter)}\.(\d+)", text)
    return any(int(low) <= int(number) <= int(high) for low, high in spans)


def gaps_in_tests(rule: Rule, tests: Path) -> list[str]:
    path = tests / rule.tests
    stem = "test_" + re.sub(r"[-.]", "_", rule.id).lower() + "_"
    names = function_names(path) if path.exists() else []
    positive = [name for name in names if name.startswith(stem) and not name.startswith(stem + "refuses")]
    refusing = [name for name in names if name.startswith(stem + "refuses")]
    missing = [] if positive else [f"{rule.id} has no test in {rule.tests}"]
    return missing + ([f"{rule.id} has no refusing test in {rule.tests}"] if rule.refuses and not refusing else [])


def function_names(path: Path) -> list[str]:
    """The test functions that really assert something."""
    tree = ast.parse(path.read_text("utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and asserts(node)]


def asserts(node: ast.FunctionDef) -> bool:
    for part in ast.walk(node):
        if isinstance(part, ast.Assert):
            return True
        if isinstance(part, ast.Attribute) and part.attr == "raises":
            return True
    return False


def tested_ids(path: Path) -> list[str]:
    found = [re.match(r"test_([a-z]+)_(\d+)_(\d+)_", name) for name in function_names(path)]
    return [f"{match[1].upper()}-{match[2]}.{match[3]}" for match in found if match]
