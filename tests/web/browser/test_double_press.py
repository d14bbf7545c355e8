"""Whoever presses twice answers once: by mouse, finger and key, on buttons and on the board, in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest

from benben.core.registry import keys
from tests.web.browser.conftest import Visit
from tests.web.browser.test_frames import open_table
from tests.web.browser.visitor import Visitor

GAP = 220  # milliseconds between two presses of a slow double click
DOUBLE = 650  # and so many at most: on a busy machine two presses may come so late that they are two
TRIES = 6
PRESSES = "() => { window.presses = []; addEventListener('click', () => presses.push(performance.now()), true); }"
QUESTIONS = 24  # that are answered in each game
FOUND = """() => {
  const kind = (element) => element.dataset.do ?? element.id.replace(/(-\\d+)+$/, "");
  const isFree = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const all = [...document.querySelectorAll("#answers .answer, #board .legal:not(.not-now)")].filter(isFree);
  return all.map((element) => [kind(element), element.id]);
}"""


class Twice:
    """A visitor who does everything twice, and counts the answers that leave the page."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.answers = 0
        self.page.on("request", self._sent)
        self.page.evaluate(PRESSES)

    def _sent(self, request: Any) -> None:
        self.answers += request.method == "POST" and urlsplit(request.url).path.endswith("/answers")

    def middle(self, name: str) -> tuple[float, float]:
        box = self.page.locator(f"[id='{name}']").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click(self, name: str, gap: int) -> None:
        self.at_one_place(self.page.mouse.click, name, gap)

    def tap(self, name: str, gap: int) -> None:
        self.at_one_place(self.page.touchscreen.tap, name, gap)

    def enter(self, name: str, gap: int) -> None:
        self.page.locator(f"[id='{name}']").focus()
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(gap)
        self.page.keyboard.press("Enter")

    def at_one_place(self, press: Callable[[float, float], None], name: str, gap: int) -> None:
        x, y = self.middle(name)
        press(x, y)
        self.page.wait_for_timeout(gap)
        press(x, y)

    def was_double(self) -> bool:
        """Whether the last two presses came so soon one after the other that they are one double press."""
        return bool(self.page.evaluate("most => presses.at(-1) - presses.at(-2) < most", DOUBLE))

    def settled(self) -> None:
        """Until nothing is on its way, and what it brought could be pressed."""
        self.page.wait_for_timeout(100)
        self.page.wait_for_selector("#table[data-armed]:not([aria-busy=true])", state="attached")


@pytest.mark.parametrize("game", keys())
def test_nothing_that_is_pressed_twice_answers_twice(visit: Visit, game: str) -> None:
    ada = visit(has_touch=True)
    open_table(ada, game, "you", "bot:random")
    twice = Twice(ada)
    tried: set[tuple[str, str]] = set()
    ways = {"click": twice.click, "tap": twice.tap, "enter": twice.enter}
    for _ in range(QUESTIONS):
        if ada.wait_turn() != "you":
            break
        found = [(way, kind, name) for kind, name in ada.page.evaluate(FOUND) for way in ways]
        new = [(way, kind, name) for way, kind, name in found if (way, kind) not in tried]
        before, n = twice.answers, ada.n
        if new:
            way, kind, name = min(new, key=lambda press: sum(way == press[0] for way, _ in tried))
            ways[way](name, GAP)
            twice.settled()
            if twice.was_double():
                tried.add((way, kind))
                assert twice.answers - before <= 1, (way, kind, name)
        if twice.answers == before and ada.wait_turn() == "you":
            ada.page.keyboard.press("Escape")
            ada.click_something()
        ada.wait_version(n + 1)
    assert len({kind for _, kind in tried}) > 3 and len({way for way, _ in tried}) == len(ways)


@pytest.mark.parametrize("gap", [150, 250, 400, 550])
def test_a_double_tap_on_keep_does_not_end_the_turn(visit: Visit, gap: int) -> None:
    """Both are one element in one place."""
    ada = visit(width=390, height=844, has_touch=True)
    for _ in range(TRIES):
        ada.play_fast()
        ada.wait_turn()
        twice, before = Twice(ada), ada.n
        ada.page.locator("#done").scroll_into_view_if_needed()
        twice.tap("done", gap)
        twice.settled()
        if twice.was_double():
            assert (twice.answers, ada.n, ada.turn) == (1, before + 1, "you")
            return
    pytest.skip(f"This machine is too busy: {TRIES} times the second tap came too late to be one of a double tap.")


def test_who_looks_first_may_press_the_same_place_again(visit: Visit) -> None:
    ada = visit()
    ada.play_fast()
    ada.wait_turn()
    twice = Twice(ada)
    ada.page.locator("#done").scroll_into_view_if_needed()
    ada.page.click("#done")
    twice.settled()
    ada.page.click("#done")
    twice.settled()
    assert twice.answers == 2


def test_a_key_that_is_held_down_answers_once(visit: Visit) -> None:
    ada = visit()
    ada.play_fast()
    ada.wait_turn()
    twice = Twice(ada)
    ada.page.locator("#done").focus()
    for _ in range(12):  # the first is a press, the others are repeats
        ada.page.keyboard.down("Enter")
        ada.page.wait_for_timeout(120)
    ada.page.keyboard.up("Enter")
    twice.settled()
    assert twice.answers == 1
