"""Whole games, as people play them."""

from __future__ import annotations

import re
from typing import Any

from tests.web.browser.conftest import Visit
from tests.web.browser.visitor import Visitor
from tests.web.servers import Running


def test_how_strong_the_opponents_are_is_asked_once_and_can_be_changed(visit: Visit) -> None:
    ada = visit()
    ada.play_now("apprentice")
    assert ada.page.locator("#people .mug use").first.get_attribute("href") == "#d-rung-apprentice"
    assert "apprentice" in ada.page.inner_text("#people")
    ada.page.goto("/")
    ada.page.click("text=Play now")  # it is remembered
    ada.page.wait_for_selector("#board")
    ada.page.goto("/")
    ada.page.click("#rival")
    assert ada.page.is_checked("[value=apprentice]")
    ada.page.keyboard.press("Tab")
    ada.page.locator("[value=apprentice]").focus()
    ada.page.keyboard.press("ArrowRight")
    ada.page.click("#opponents .chief")
    assert "Mason" in ada.page.inner_text("#rival")


def test_a_whole_game_is_played_by_clicking(visit: Visit) -> None:
    ada = visit()
    ada.hurry()
    ada.play_fast()
    clicks = 0
    while ada.wait_turn() == "you":
        ada.click_something()
        clicks += 1
    assert clicks > 20
    assert re.search(r"wins|share the win", ada.page.inner_text("#end"))
    assert ada.visible("#end table") and ada.visible("#end svg")  # where the points came from, and the chart


def test_a_game_by_keyboard_only(visit: Visit) -> None:
    """Number keys choose, Tab and Enter would do as well; the mouse is never used after the table is open."""
    ada = visit()
    ada.hurry()
    ada.page.goto("/")
    for seat in (2, 3):
        tab_to(ada, f"#ra-dice-seat-{seat}")
        ada.page.keyboard.type("random")
    tab_to(ada, "#set-ra-dice .chief")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector("#board")
    while ada.wait_turn() == "you":
        answer_by_key(ada)
    assert "over" in ada.page.inner_text("#asked") or ada.turn == "over"


def tab_to(visitor: Visitor, selector: str) -> None:
    target = visitor.page.locator(selector).first.element_handle()
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("target => document.activeElement === target", target):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def answer_by_key(visitor: Visitor) -> None:
    """The last listed answer by its number; a group is opened first."""
    before = visitor.n
    for _ in range(6):
        visitor.wait_armed()
        shown = [button.get_attribute("name") for button in visitor.visible("#answers .answer")]
        if not shown:  # it has been answered
            break
        plain = [i for i, name in enumerate(shown[:9]) if name == "answer"]
        visitor.page.keyboard.press(str((plain[-1] if plain else 0) + 1))
        if plain:
            break
    visitor.wait_version(before + 1)


def test_board_is_pressed_by_keyboard(visit: Visit) -> None:
    """Arrows go from one gold space to the next, Enter presses it."""
    ada = visit()
    ada.play_fast()
    ada.wait_turn()
    ada.page.locator("#board .legal").first.focus()
    first = ada.page.evaluate("document.activeElement.id")
    ada.page.keyboard.press("ArrowDown")
    assert ada.page.evaluate("document.activeElement.id") != first
    ada.page.locator("#die-blue, #die-yellow, #die-red, #die-green, #die-purple").and_(
        ada.page.locator(".legal")
    ).first.focus()
    ada.page.keyboard.press("Enter")
    assert ada.page.locator("#board .selected").count() == 1
    ada.page.keyboard.press("Escape")
    assert ada.page.locator("#board .selected").count() == 0


# Several people


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ada opens a table for a friend, Ben follows her link."""
    ada, ben = visit(), visit()
    ada.page.goto("/")
    ada.page.fill("#name", "Ada")
    ada.page.click("#name-form button")
    ada.page.click("text=Open the table")
    ada.page.wait_for_selector("#invite")
    link = str(ada.page.locator("#link-seat-2").get_attribute("data-url"))
    ben.sit(link, "Ben")
    ada.page.wait_for_selector("#table:not([data-turn=friends])", state="attached")
    for visitor in (ada, ben):
        visitor.wait_armed()  # what has just come cannot be pressed for a moment
    return ada, ben


def test_two_browsers_and_a_watcher_see_each_answer(visit: Visit) -> None:
    ada, ben = two_at_a_table(visit)
    eve = visit()
    eve.come(f"/table/{ada.table()}")
    assert (ada.frame("seat"), ben.frame("seat"), eve.frame("seat")) == ("0", "1", "-3")
    for _ in range(8):
        asked = next(visitor for visitor in (ada, ben) if visitor.turn == "you")
        before = asked.n
        asked.click_something()
        for visitor in (ada, ben, eve):
            visitor.wait_version(before + 1)
    assert len({visitor.page.inner_text("#log") for visitor in (ada, ben, eve)}) == 1
    assert eve.visible("#answers [name=answer]") == []
    assert "Ada" in eve.page.inner_text("#people") and "Ben" in eve.page.inner_text("#people")


def test_a_friend_s_answer_appears_at_once(visit: Visit) -> None:
    ada, ben = two_at_a_table(visit)
    asked, other = (ada, ben) if ada.turn == "you" else (ben, ada)
    other.page.evaluate(
        "() => { window.came = 0; new MutationObserver(() => { window.came ||= Date.now(); })"
        ".observe(document.getElementById('table'), {attributes: true, attributeFilter: ['data-n']}); }"
    )
    before = asked.n
    asked.page.evaluate("() => { window.sent = Date.now(); }")
    asked.click_something()
    other.wait_version(before + 1)
    waited = other.page.evaluate("window.came") - asked.page.evaluate("window.sent")
    assert waited < 1500  # on a busy machine; on a quiet one it is about 30 ms


def test_chat_is_seen_by_all_and_never_obeyed(visit: Visit) -> None:
    ada, ben = two_at_a_table(visit)
    words = "<img src=x onerror=alert(1)> & <b>hello</b>"
    ada.chat(words)
    ada.page.press("#chat-text", "Enter")
    ben.page.wait_for_selector("#chat-lines li", state="attached")
    assert ben.page.inner_text("#unread") == "1"
    ben.page.click("#tab-chat")
    assert words in ben.page.inner_text("#chat")
    assert ben.page.locator("#unread").is_hidden()
    assert ben.page.locator("#chat img, #chat b >> text=hello").count() == 0


def test_names_are_shown_as_they_are_written(visit: Visit) -> None:
    ada = visit()
    ada.page.goto("/")
    ada.page.fill("#name", '<script>alert("x")</script> & Co')
    ada.page.click("#name-form button")
    ada.page.click("text=Open the table")
    ada.page.wait_for_selector("#board")
    assert '<script>alert("x")</script> & Co' in ada.page.inner_text("#people")


def test_a_bot_plays_for_who_is_away_and_gives_back(visit: Visit) -> None:
    ada, ben = two_at_a_table(visit)
    ben.page.goto("/")  # Ben leaves the table
    button = ada.page.locator("#person-2 button")
    button.wait_for()
    button.click()
    ada.page.wait_for_selector("#person-2:has-text('a bot plays')")
    ben.come(f"/table/{ada.table()}")
    ben.page.click("#person-2 >> text=Take back my seat")
    ada.page.wait_for_selector("#person-2:not(:has-text('a bot plays'))")


def test_a_rematch_is_offered_to_both(visit: Visit, server: Running) -> None:
    ada, ben = two_at_a_table(visit)
    finish(ada, ben)
    first = ada.table()
    ada.wait_armed()
    ada.page.click("#again, #end button.chief")
    ada.page.wait_for_function("id => document.getElementById('table')?.dataset.table !== id", arg=first)
    ben.page.wait_for_selector(f"a[href='/table/{ada.table()}']")
    ben.wait_armed()
    ben.page.click(f"a[href='/table/{ada.table()}']")
    ben.page.wait_for_function("id => document.getElementById('table')?.dataset.table !== id", arg=first)
    assert (ada.table(), ada.frame("seat"), ben.frame("seat")) == (ben.table(), "0", "1")


def finish(*visitors: Visitor) -> None:
    """Play to the end by program, through the same cookies; browsers look on."""
    table = visitors[0].table()
    state: dict[str, Any] = {"over": False}
    while not state["over"]:
        visitors[0].page.wait_for_timeout(10)
        for visitor in visitors:
            url = f"/api/tables/{table}"
            state = visitor.context.request.get(url).json()
            for choice in state["choices"][:1]:
                visitor.context.request.post(f"{url}/answers", data={"n": state["n"], "answer": choice["a"]})
    for visitor in visitors:
        visitor.page.wait_for_selector("#table[data-turn=over]", state="attached")
