"""Tables that fit their window, in short: `python -m tools.fit` looks at every kind of page, at more sizes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tools.fit.browser import LOOKS, Fault, Look, Size, Window
from tools.fit.moments import Moment, followed, fullest, signs, widest

from benben.core.registry import game, keys

SIZES: list[Size] = [(1280, 720), (1440, 900)]
USUAL, HARD = LOOKS[0], Look("wide font and signs", signs, LOOKS[-1].style)
LONG = Look("long names", widest)
PAGES = 9  # of a game
SOME = 4  # of them
FOLLOWED = 24  # questions that follow each other


@cache
def few(key: str) -> list[Moment]:
    """Some pages of a game with many people, none twice: those with most answers, then others."""
    low, high = game(key).seats
    found = fullest(key, min(high, max(low, 4)), 1)
    order = {"many": 0, "few": 1, "": 2, "one answer": 3}
    by_step: dict[tuple[str, str, str], Moment] = {}
    for moment in sorted(found, key=lambda moment: order[moment.kind.answers]):
        asked = moment.kind.step if moment.kind.role in ("asked", "replay") else ""
        by_step.setdefault((moment.kind.role, moment.kind.plan, asked), moment)
    return list(by_step.values())[:PAGES]


@pytest.fixture
def window(chromium: Any) -> Iterator[Any]:
    """Opens windows, and closes them."""
    made: list[Window] = []

    def opened(size: Size, look: Look) -> Window:
        made.append(Window(chromium, size, look))
        return made[-1]

    yield opened
    for one in made:
        one.close()


def words(faults: list[Fault]) -> list[str]:
    """Each fault once."""
    return sorted({f"{fault.what}: {fault.where} {fault.more} ({fault.moment})" for fault in faults})


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("key", keys())
def test_everything_fits(window: Any, key: str, size: Size) -> None:
    shown = window(size, USUAL)
    assert words([fault for moment in few(key) for fault in shown.faults(moment)]) == []


@pytest.mark.parametrize(("size", "look"), [(SIZES[0], HARD), (SIZES[1], LONG)], ids=["wide font", "long names"])
@pytest.mark.parametrize("key", keys())
def test_long_names_and_a_wide_font_fit(window: Any, key: str, size: Size, look: Look) -> None:
    shown = window(size, look)
    assert words([fault for moment in few(key)[:SOME] for fault in shown.faults(moment)]) == []


@pytest.mark.parametrize("key", keys())
def test_nothing_moves_when_the_question_changes(window: Any, key: str) -> None:
    low, _ = game(key).seats
    shown = window((1440, 900), USUAL)
    assert words(shown.moved(followed(key, max(low, 2), 3, FOLLOWED, after=6))) == []
