"""Every rule of every game is implemented where its table says, and fixed by tests."""

from __future__ import annotations

import shutil
from importlib import import_module
from pathlib import Path

import pytest

from benben.core.registry import game, keys
from benben.core.rulebook import rules
from tests.games.rule_gaps import gaps

HERE = Path(__file__).parent


def package_of(key: str) -> Path:
    module = import_module(game(key).about.package)
    return Path(module.__file__ or "").parent


def folder_of_tests(key: str) -> Path:
    return HERE / game(key).about.package.rpartition(".")[2]


@pytest.mark.parametrize("key", keys(examples=True))
def test_every_rule_has_code_and_tests(key: str) -> None:
    table = rules(game(key).about.package)
    assert len(table) > 5
    assert gaps(table, package_of(key), folder_of_tests(key)) == []


@pytest.mark.parametrize("family", sorted({game(key).about.family for key in keys(examples=True)} - {""}))
def test_every_rule_of_a_family_has_code_and_tests(family: str) -> None:
    package = Path(import_module(family).__file__ or "").parent
    table = rules(family)
    assert len(table) > 5
    games = [game(key).about.package for key in keys(examples=True) if game(key).about.family == family]
    others = {rule for name in games for rule in rules(name)}
    assert gaps(table, package, HERE / package.name, others) == []


def copied(key: str, folder: Path) -> tuple[Path, Path]:
    shutil.copytree(package_of(key), folder / "package", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copytree(folder_of_tests(key), folder / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    return folder / "package", folder / "tests"


def test_a_removed_test_is_a_gap(tmp_path: Path) -> None:
    package, tests = copied("ra-dice", tmp_path)
    path = tests / "test_nile.py"
    path.write_text(path.read_text().replace("def test_ra_6_4_", "def no_test_ra_6_4_"))
    assert gaps(rules("benben.games.ra_dice"), package, tests) == [
        "RA-6.4 has no test in test_nile.py",
        "RA-6.4 has no refusing test in test_nile.py",
    ]


def test_a_removed_refusing_test_is_a_gap(tmp_path: Path) -> None:
    package, tests = copied("ra-dice", tmp_path)
    path = tests / "test_pharaoh.py"
    path.write_text(path.read_text().replace("test_ra_5_3_refuses", "test_ra_5_3_allows"))
    assert gaps(rules("benben.games.ra_dice"), package, tests) == ["RA-5.3 has no refusing test in test_pharaoh.py"]


def test_a_test_without_assertion_does_not_count(tmp_path: Path) -> None:
    package, tests = copied("pig", tmp_path)
    path = tests / "test_pig.py"
    path.write_text(path.read_text().replace("    assert ", "    _ = "))
    assert "PIG-1.2 has no test in test_pig.py" in gaps(rules("benben.examples.pig"), package, tests)


def test_missing_code_is_a_gap(tmp_path: Path) -> None:
    package, tests = copied("ra-dice", tmp_path)
    path = package / "rules" / "nile.py"
    path.write_text(path.read_text().replace("RA-6.5", "RA-6.9").replace("class AdvanceNile", "class MoveNile"))
    found = gaps(rules("benben.games.ra_dice"), package, tests)
    assert "RA-6.1 names rules/nile.py:AdvanceNile, but there is no such thing in rules/nile.py" in found
    assert "RA-6.5 is not in the docstring of rules/nile.py:FloodNile" in found
    assert "RA-6.9 is cited in the code but is no rule of RULES.md" in found
