"""A frame is a frame: whatever brings it, the page stays one page, and what is drawn stays a drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.browser.conftest import Visit
from tests.web.browser.test_play import finish, two_at_a_table
from tests.web.browser.visitor import Visitor

DOUBLED = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  const heads = [...document.querySelectorAll("header.lintel")];
  return [...ids.filter((id, i) => ids.indexOf(id) !== i), ...heads.slice(1).map(() => "header")];
}"""
NOT_DRAWN = """() => [...document.querySelectorAll("#board svg, #board svg *")]
  .filter((element) => !element.namespaceURI.endsWith("svg")).map((element) => `${element.tagName}#${element.id}`)"""
OPEN = """async (fields) => {
  location.href = (await fetch("/tables", { method: "POST", body: new URLSearchParams(fields) })).url;
}"""


def doubled(visitor: Visitor) -> list[str]:
    """What stands twice in a page."""
    found: list[str] = visitor.page.evaluate(DOUBLED)
    return found


def free(visitor: Visitor) -> None:
    """Until nothing is on its way, and then as long as a late frame might take."""
    visitor.page.wait_for_selector("#table:not([aria-busy=true])", state="attached")
    visitor.page.wait_for_timeout(3000)


def open_table(visitor: Visitor, game: str, *seats: str) -> None:
    visitor.page.goto("/")
    visitor.page.evaluate(OPEN, {"game": game, **{f"seat-{n + 1}": seat for n, seat in enumerate(seats)}})
    visitor.page.wait_for_selector("#board")


def test_a_bot_plays_for_me_and_gives_back_on_the_friends_turn(visit: Visit) -> None:
    ada, ben = two_at_a_table(visit)
    waiting = ben if ada.turn == "you" else ada
    waiting.page.click("#more")
    waiting.page.click("text=Let a bot play for me")
    waiting.page.wait_for_selector("#people:has-text('a bot plays')")
    free(waiting)
    assert doubled(waiting) == []
    waiting.page.click("text=Take back my seat")
    waiting.page.wait_for_selector("#people:not(:has-text('a bot plays'))")
    free(waiting)
    assert doubled(waiting) == []


def test_without_a_stream_answers_are_shown_all_the_same(visit: Visit) -> None:
    ada = visit()
    ada.page.route("**/live?*", lambda route: route.abort())
    ada.play_fast()
    for _ in range(3):
        assert ada.wait_turn() == "you"  # also after the bots' turns, of which no stream tells
        ada.click_something()
    assert doubled(ada) == []


def test_one_screen_for_two_who_choose_at_once(visit: Visit) -> None:
    ada = visit()
    open_table(ada, "architects", "you", "you")
    for seat in ("0", "1", "0"):
        ada.wait_turn()
        assert ada.frame("seat") == seat
        ada.page.locator("#board .legal[id^=card-]").last.click()
        ada.page.wait_for_function("seat => document.getElementById('table').dataset.seat !== seat", arg=seat)
        free(ada)
        assert doubled(ada) == []


def test_an_answer_that_comes_too_late_shows_what_is_so_now(visit: Visit) -> None:
    """Somebody was faster, and no stream has told: the page says so, shows it, and goes on."""
    ada = visit()
    for path in ("**/live?*", "**/frame?*"):
        ada.page.route(path, lambda route: route.abort())
    open_table(ada, "ra-dice", "you", "you")
    ada.wait_turn()
    before, table = ada.n, f"/api/tables/{ada.table()}"
    ada.context.request.post(f"{table}/answers", data={"n": before, "answer": "keep"})
    ada.page.unroute("**/frame?*")
    ada.page.click("#answers [data-do=keep]")
    ada.page.wait_for_selector("#notice:has-text('Something else happened first')")
    assert ada.n == before + 1
    free(ada)
    assert doubled(ada) == []
    ada.click_something()
    assert ada.context.request.get(table).json()["n"] == ada.n == before + 2


def test_at_the_end_everybody_is_drawn(visit: Visit) -> None:
    """The third player's register comes with the last frame only."""
    ada = visit()
    ada.page.set_viewport_size({"width": 1100, "height": 900})  # a sheet has no place for it
    open_table(ada, "architects", "you", "bot:random", "bot:random")
    ada.wait_turn()
    finish(ada)
    ada.page.wait_for_selector("#register-more")
    assert ada.page.evaluate(NOT_DRAWN) == []
    heights = ada.page.locator("#register-more svg").evaluate_all("all => all.map((svg) => svg.clientHeight)")
    assert max(heights) > 50
    shown = ada.page.inner_text("#board")
    ada.page.reload()
    ada.page.wait_for_selector("#board")
    assert ada.page.inner_text("#board") == shown


# The morph by itself


MORPHED = """([old, fresh]) => {
  const at = document.createElement("main"), parsed = document.createElement("template");
  at.innerHTML = old;
  parsed.innerHTML = `<main>${fresh}</main>`;
  document.body.append(at);
  const before = new Map([...at.querySelectorAll("[id]")].map((element) => [element.id, element]));
  morph(at, parsed.content.firstChild);
  const all = [...at.querySelectorAll("*")];
  const found = {
    html: at.innerHTML,
    kept: all.filter((element) => element.id && before.get(element.id) === element).map((element) => element.id),
    drawn: all.filter((element) => element.namespaceURI.endsWith("svg")).map((element) => element.id),
  };
  at.remove();
  return found;
}"""


@pytest.fixture
def morphed(visit: Visit) -> Callable[[str, str], dict[str, Any]]:
    """Morph one text into another; gives the result, the elements that are still themselves, and those of SVG."""
    page = visit().page
    page.goto("/")
    page.add_script_tag(url="/static/morph.js")
    return lambda old, fresh: dict(page.evaluate(MORPHED, [old, fresh]))


@pytest.mark.parametrize(
    ("old", "fresh", "kept"),
    [
        ("", "<p>new</p>", []),
        ("<p>old</p>", "", []),
        ('<p id="a">old</p>', '<p id="a" class="x">new <b>text</b></p>', ["a"]),
        ('<p id="a"></p><p id="b"></p>', '<p id="b"></p><p id="a"></p>', ["b", "a"]),
        ('<p id="a"></p><p id="b"></p><p id="c"></p>', '<p id="c"></p><p id="d"></p>', ["c"]),
        ('<ul id="a"><li id="x">1</li></ul><ul id="b"></ul>', '<ul id="a"></ul><ul id="b"><li id="x">2</li></ul>',
         ["a", "b", "x"]),
        ('<div><p id="a"></p></div>', '<section><p id="a"></p></section>', ["a"]),
        ('<p id="a"></p>', '<div id="a"></div>', []),
        ("<p>one</p><!-- note --><p>two</p>", "two<p>one</p>", []),
    ],
)  # fmt: skip
def test_a_morph_gives_what_is_new_and_keeps_what_stays(morphed: Any, old: str, fresh: str, kept: list[str]) -> None:
    found = morphed(old, fresh)
    assert (found["html"], found["kept"]) == (fresh, kept)


def test_a_drawing_that_comes_by_a_morph_is_one(morphed: Any) -> None:
    drawing = '<svg id="s"><g id="g"><a id="a" href="?"><rect id="r"></rect></a></g></svg>'
    for old in ("", "<svg></svg>", '<svg><g><rect id="r"></rect></g></svg>', '<p id="s"></p><p id="a"></p>'):
        found = morphed(old, drawing)
        assert (found["html"], found["drawn"]) == (drawing, ["s", "g", "a", "r"])
