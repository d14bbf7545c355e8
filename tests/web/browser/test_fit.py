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
PAGES = 7  # of a game
SOME = 3  # of them
GROUPS = 1  # of answers that are opened on a page
FOLLOWED = 18  # questions that follow each other


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
    assert words([fault for moment in few(key) for fault in shown.faults(moment, GROUPS)]) == []


@pytest.mark.parametrize(("size", "look"), [(SIZES[0], HARD), (SIZES[1], LONG)], ids=["wide font", "long names"])
@pytest.mark.parametrize("key", keys())
def test_long_names_and_a_wide_font_fit(window: Any, key: str, size: Size, look: Look) -> None:
    shown = window(size, look)
    assert words([fault for moment in few(key)[:SOME] for fault in shown.faults(moment, GROUPS)]) == []


@pytest.mark.parametrize("key", keys())
def test_nothing_moves_when_the_question_changes(window: Any, key: str) -> None:
    low, _ = game(key).seats
    shown = window((1440, 900), USUAL)
    assert words(shown.moved(followed(key, max(low, 2), 3, FOLLOWED, after=6))) == []


SPOIL = """css => {
  spoiled = document.createElement("style");
  spoiled.textContent = css;
  document.head.append(spoiled);
}"""
SPOILED = {
    "#board .plate text { font-size: 5px; }": "small text",
    "#board .plate text { transform: translateX(-300px); }": "text leaves its plate",
    ".register { top: 20px !important; left: 30px !important; }": "lie on each other",
    ".person { height: 14px; overflow: hidden; }": "overflows",
    ".tool { width: 20px !important; }": "small target",
    ".titles h1 { white-space: nowrap; overflow: hidden; width: 30px; }": "cut text",
    ".people { position: absolute; top: 60px; }": "text on text",
    "#table .side { height: 2000px; }": "leaves the window",
    "html, body { height: 2000px !important; overflow: auto !important; }": "the page scrolls",
}


def test_the_check_finds_what_does_not_fit(window: Any) -> None:
    shown, moment = window((1440, 900), USUAL), few("ra-dice")[0]
    for style, what in SPOILED.items():
        shown.show(moment)
        shown.tab.evaluate(SPOIL, style)
        assert what in {fault.what for fault in shown.look_at(moment)}, style
        shown.tab.evaluate("spoiled.remove()")


def test_the_check_finds_what_moves(window: Any) -> None:
    shown = window((1440, 900), USUAL)
    shown.show(few("ra-dice")[0])
    before = shown.places()
    shown.tab.add_style_tag(content="#register-nile { margin-left: 3px; } #board-dice .spaces { translate: 3px 0; }")
    moved = before.moved_to(shown.places())
    assert "register-nile" in moved and "die-red" in moved and "register-sky" not in moved
