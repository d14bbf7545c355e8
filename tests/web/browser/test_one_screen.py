"""Whole games on one screen: by the board only, or by the answers in the lintel only, and nothing is ever scrolled."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from benben.core.registry import game, keys
from tests.web.browser.conftest import Visit
from tests.web.browser.visitor import Visitor
from tests.web.servers import Running, Table

# Every scrolling is noted, but for the lists that may be scrolled.
NOTED = """
window.scrolled = [];
document.addEventListener("scroll", ({ target }) => {
  if (!target.matches?.(".answers .row, .log, .chat, .crowd")) window.scrolled.push(target.id ?? target.nodeName);
}, { capture: true });
"""
DEAD_ENDS = 12  # answers that the board cannot give, before a question counts as one that it cannot answer
ENDING = 0.8  # how often what ends something is chosen, so that games are short


@pytest.fixture
def sit(visit: Visit, server: Running) -> Iterator[Any]:
    """Sit down at a new table of a game with as few people as it takes; the others are bots."""
    tables: list[Table] = []

    def seated(key: str, width: int = 1440, height: int = 900, **words: Any) -> Visitor:
        table = Table(server, "you", *["random"] * (max(1, game(key).seats[0]) - 1), game=key)
        tables.append(table)
        visitor = visit(width=width, height=height, **words)
        visitor.hurry()
        visitor.context.add_init_script(NOTED)
        visitor.come(f"/seat/{table.id}/0/{table.seats[0].token}")
        return visitor

    yield seated
    for table in tables:
        table.close()


@pytest.mark.parametrize("key", keys())
def test_a_whole_game_by_the_board_only(sit: Any, key: str) -> None:
    ada, rng = sit(key), random.Random(5)
    while ada.wait_turn() == "you":
        press_an_answer(ada, rng)
    assert ada.page.evaluate("window.scrolled") == []


@pytest.mark.parametrize("key", keys())
def test_a_whole_game_by_the_answers_in_the_lintel_only(sit: Any, key: str) -> None:
    ada, rng = sit(key), random.Random(6)
    while ada.wait_turn() == "you":
        click_an_answer(ada, rng)
    assert ada.page.evaluate("window.scrolled") == []


@pytest.mark.parametrize("key", keys())
def test_enlarged_to_200_per_cent_the_small_page_is_played(sit: Any, key: str) -> None:
    ada = sit(key, width=720, height=450, device_scale_factor=2)
    ada.wait_turn()
    assert ada.page.locator("#stage").is_hidden() and ada.page.locator("#tabs").is_hidden()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 720
    before = ada.n
    ada.click_something()
    assert ada.n > before


def choices(visitor: Visitor) -> list[dict[str, Any]]:
    """The answers as the page's script knows them."""
    found: list[dict[str, Any]] = json.loads(visitor.page.locator("#choices").text_content() or "[]")
    return found


def has_answered(visitor: Visitor, before: int) -> bool:
    return visitor.page.locator("#table[aria-busy=true]").count() > 0 or visitor.n > before


def press_an_answer(visitor: Visitor, rng: random.Random) -> None:
    """Press what an answer takes, then its place; where that is not enough to tell it from others, try another."""
    before, tries = visitor.n, choices(visitor)
    same = Counter(tuple(choice["touches"]) for choice in tries)
    alone = [choice for choice in tries if same[tuple(choice["touches"])] == 1]
    rng.shuffle(alone)
    alone.sort(key=lambda choice: not choice["ends"] or rng.random() > ENDING)
    for choice in alone[:DEAD_ENDS]:
        if press_all(visitor, choice["touches"], before):
            return
        visitor.page.keyboard.press("Escape")
    assert not alone, f"the board cannot answer: {visitor.question()}"
    if not press_all(visitor, rng.choice(tries)["touches"], before):  # they differ by amounts only: the chips tell them
        click_an_answer(visitor, rng)


def press_all(visitor: Visitor, touches: list[str], before: int) -> bool:
    """Press what an answer touches, its place last; whether it has been given."""
    for name in [*touches[1:], *touches[:1]]:
        visitor.wait_armed()
        place = visitor.page.locator(f"#{name}")
        if "legal" in (place.get_attribute("class") or ""):
            place.click()
        if has_answered(visitor, before):
            visitor.wait_version(before + 1)
            return True
    return False


def click_an_answer(visitor: Visitor, rng: random.Random) -> None:
    """Click an answer, or the head of a group and then one in it."""
    before = visitor.n
    for _ in range(3):
        visitor.wait_armed()
        ends = visitor.visible("#answer-ends [name=answer]")
        row = visitor.visible("#answer-row :is([name=answer], .head:not([aria-expanded=true]))")
        rng.choice(ends if ends and (not row or rng.random() < ENDING) else row).click()
        if has_answered(visitor, before):
            return visitor.wait_version(before + 1)
    raise AssertionError(f"no click answers: {visitor.question()}")
