"""The rule table of a game, as its RULES.md has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from benben.core.registry import game, keys
from benben.core.rulebook import Rule, rules

TABLE = """# Toy: the rules

Words before the table.

| id | rule | code | tests | refuses | ruling |
|---|---|---|---|---|---|
| TOY-1.1 | Players take turns. | rules/turn.py:Turn | test_turn.py | no | |
| TOY-1.10 | A 1 loses | all. | rules/turn.py:Lose | test_turn.py | yes | So it ends. |
| TOY-2.1 | Größer – “better”. | scoring.py:winners | test_scoring.py | no |  |
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with this table."""
    (tmp_path / "rulebook_toy").mkdir()
    (tmp_path / "rulebook_toy" / "__init__.py").write_text("")
    (tmp_path / "rulebook_toy" / "RULES.md").write_text(TABLE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "rulebook_toy"


def test_row_becomes_a_rule(toy: str) -> None:
    assert rules(toy)["TOY-1.1"] == Rule(
        "TOY-1.1", "Players take turns.", "rules/turn.py:Turn", "test_turn.py", False, ""
    )


def test_rules_are_in_the_order_of_the_table_and_nothing_else_is_one(toy: str) -> None:
    assert list(rules(toy)) == ["TOY-1.1", "TOY-1.10", "TOY-2.1"]


def test_rule_may_refuse_and_have_a_ruling(toy: str) -> None:
    rule = rules(toy)["TOY-1.10"]
    assert (rule.text, rule.refuses, rule.ruling) == ("A 1 loses | all.", True, "So it ends.")


def test_rule_is_read_as_utf_8(toy: str) -> None:
    assert (rules(toy)["TOY-2.1"].text, rules(toy)["TOY-2.1"].ruling) == ("Größer – “better”.", "")


def test_rules_of_vault() -> None:
    assert {rule.id: rule.refuses for rule in rules("tests.toys").values()} == {
        "VAULT-0.1": False,
        "VAULT-1.1": False,
        "VAULT-1.2": True,
    }


def test_ruling_of_pig() -> None:
    rule = rules("benben.examples.pig")["PIG-1.4"]
    assert (rule.refuses, rule.ruling) == (True, "So that a game always ends.")


@pytest.mark.parametrize("key", keys(examples=True))
def test_every_row_that_begins_with_an_id_is_read_once(key: str) -> None:
    import re
    from importlib.resources import files

    text = (files(game(key).about.package) / "RULES.md").read_text("utf-8")
    assert list(rules(game(key).about.package)) == re.findall(r"^\| *([A-Z]+-[\d.]+)", text, re.MULTILINE)


def test_package_without_rules_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        rules("benben.core")
