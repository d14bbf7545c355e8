"""Room for other languages, in short: `python -m tools.fit.longer` looks at every page."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from typing import Any

import pytest
from tools.fit import longer
from tools.fit.browser import Fault, Size
from tools.fit.longer import SIZES, Reader
from tools.fit.moments import Moment
from tools.fit.pages import around

from benben.core.registry import keys
from benben.language import speaking
from benben.language.pseudo import PSEUDO
from tests.web.browser.test_fit import few, words

AROUND = ("lobby", "lobby, new here", "join", "error 404", "rules of pig")
ROLES = ("asked", "not started", "over", "replay")


@pytest.fixture(params=SIZES, ids=str)
def reader(chromium: Any, request: pytest.FixtureRequest) -> Iterator[Reader]:
    size: Size = request.param
    opened = Reader(chromium, size)
    yield opened
    opened.close()


def some(key: str) -> list[Moment]:
    """A page of each role."""
    return list({moment.kind.role: moment for moment in few(key) if moment.kind.role in ROLES}.values())


def test_pages_around_the_tables(reader: Reader) -> None:
    found: list[Fault] = []
    for name in AROUND:
        with speaking(PSEUDO):
            html = around()[name]()
        found += reader.read_page(name, html)
    assert words(found) == []


@pytest.mark.parametrize("key", keys(examples=True))
def test_tables(reader: Reader, key: str) -> None:
    found = [fault for moment in some(key) for fault in reader.read_table(moment, str(moment.kind))]
    assert words(found) == []


def test_the_rules_beside_a_table(reader: Reader) -> None:
    assert words(reader.read_help(few("pig")[0], "pig")) == []


def test_words_that_were_forgotten_are_found(reader: Reader) -> None:
    reader.open("<!doctype html><meta charset=utf-8><p>Keepȧȧ the diceȧȧ, Anna.")
    assert [(fault.what, fault.where) for fault in reader.read("x")] == [("unmarked", "the")]
    reader.open(
        "<!doctype html><meta charset=utf-8>"
        "<h1 style='width: 3em; overflow: hidden; white-space: nowrap'>Civilizationȧȧȧȧȧ"
    )
    assert {fault.what for fault in reader.read("x")} == {"cut text"}
    assert doctest.testmod(longer).failed == 0
