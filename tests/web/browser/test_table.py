"""The table's page: taking back, why not, help, hints, recovery, and pieces that stay themselves."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest

from tests.web.browser.conftest import Visit
from tests.web.browser.test_play import two_at_a_table
from tests.web.browser.visitor import Visitor
from tests.web.servers import Running


@pytest.fixture
def ada(visit: Visit) -> Visitor:
    """Ada at a game against bots, when she is asked."""
    visitor = visit()
    visitor.play_fast()
    visitor.wait_turn()
    return visitor


def test_undo_and_redo(ada: Visitor) -> None:
    asked = ada.question()
    before = ada.n
    ada.page.click("#answers [data-do=keep]")
    ada.wait_version(before + 1)
    assert ada.question() != asked
    ada.page.click("#undo")
    ada.wait_version(before + 2)
    assert ada.question() == asked
    ada.page.click("#redo")
    ada.wait_version(before + 3)
    assert ada.question() != asked


def test_what_cannot_be_taken_back_says_so_before(ada: Visitor) -> None:
    for head in ada.visible("#answers .head")[:1]:  # few dice without a Sun: few answers, which need no group
        head.click()
    rolls = ada.page.locator("#answers [data-do=reroll]").first
    assert "cannot be taken back" in rolls.inner_text()
    assert "cannot be taken back" not in ada.page.locator("#answers [data-do=keep]").inner_text()


def test_why_not_tells_the_rule(ada: Visitor) -> None:
    ada.page.locator("#space-monuments-red-4").click(force=True)
    ada.page.wait_for_selector("#notice:has-text('RA-')")
    ada.page.click("#notice [data-rule]")
    ada.page.wait_for_selector("#help:not([hidden]) .shown")
    assert ada.page.locator("#board").is_visible()  # beside the board, without leaving it


def test_rules_open_beside_the_board(ada: Visitor) -> None:
    ada.page.keyboard.press("?")
    ada.page.wait_for_selector("#help:not([hidden]) #help-body:has-text('Pharaoh')")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("#help", state="hidden")


def test_hint_marks_an_answer(ada: Visitor) -> None:
    ada.page.click("#hint")
    ada.page.wait_for_selector("#notice:has-text('Hint')")
    assert ada.page.locator("#answers .hinted").count() == 1


def test_dice_are_chosen_on_the_board(ada: Visitor) -> None:
    """Two dice are pressed, then the plate under them: they are rolled again, and no others."""
    dice = ada.page.locator("#board .legal[id^=die-]").all()[:2]
    names = [str(die.get_attribute("id")).removeprefix("die-") for die in dice]
    before = ada.n
    for die in dice:
        die.click()
    assert ada.page.locator("#board .selected").count() == len(dice)
    ada.page.click("#roll")
    ada.wait_version(before + 1)
    newest = ada.page.locator("#log li").first.inner_text()
    assert all(f"{name} " in newest for name in names) and len(re.findall(r", | and ", newest)) == len(names) - 1


def test_a_selection_survives_a_push(visit: Visit) -> None:
    ada, ben = two_at_a_table(visit)
    asked, other = (ada, ben) if ada.turn == "you" else (ben, ada)
    asked.page.locator("#board .legal[id^=die-]").first.click()
    other.chat("Take your time")
    other.page.press("#chat-text", "Enter")
    asked.page.wait_for_selector("#chat-lines li", state="attached")
    assert asked.page.locator("#board .selected").count() == 1


def test_what_is_typed_and_focused_survives_a_push(visit: Visit) -> None:
    ada, ben = two_at_a_table(visit)
    ada.chat("half a sen")
    ben.chat("Hello")
    ben.page.press("#chat-text", "Enter")
    ada.page.wait_for_selector("#chat-lines li")
    assert ada.page.input_value("#chat-text") == "half a sen"
    assert ada.page.evaluate("document.activeElement.id") == "chat-text"


def test_pieces_keep_their_node_and_glide(visit: Visit, server: Running) -> None:
    """Every piece is marked; after a whole turn of everybody each one that is still there bears its mark."""
    ada = visit(reduced_motion="no-preference")
    ada.play_fast()
    ada.page.evaluate(
        "() => { for (const piece of document.querySelectorAll('#board .pieces > [id]')) piece.marked = true;"
        "window.glides = 0; document.addEventListener('transitionrun', (e) => {"
        " if (e.propertyName === 'transform' && e.target.closest('.pieces')) window.glides += 1; }, true); }"
    )
    names = set(ada.page.evaluate("() => [...document.querySelectorAll('#board .pieces > [id]')].map((p) => p.id)"))
    staying = {name for name in names if not name.startswith("sun-")}  # Suns leave with the turn
    assert len(staying) > 10
    for _ in range(6):
        if ada.wait_turn() == "you":
            ada.click_something()
    kept = ada.page.evaluate(
        "() => [...document.querySelectorAll('#board .pieces > [id]')].filter((p) => p.marked).map((p) => p.id)"
    )
    assert staying - set(kept) == set()
    assert ada.page.evaluate("window.glides") > 0


def test_reduced_motion_is_obeyed(visit: Visit) -> None:
    ada = visit(reduced_motion="reduce")
    ada.play_fast()
    ada.wait_turn()
    durations = ada.page.evaluate(
        "() => [...document.querySelectorAll('#board *')].map((e) => getComputedStyle(e).transitionDuration)"
    )
    assert {duration for duration in durations if not duration.startswith("0")} == set()


def test_title_says_whose_turn_it_is(ada: Visitor) -> None:
    assert "Your turn" in ada.page.title()


# Recovery


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(ada: Visitor) -> None:
    before = (ada.n, ada.question(), ada.page.inner_text("#log"))
    ada.page.reload()
    ada.page.wait_for_selector("#board")
    assert (ada.n, ada.question(), ada.page.inner_text("#log")) == before


def test_a_killed_server_is_noticed_only_as_a_pause(visit: Visit, tmp_path: Path) -> None:
    with Running(str(tmp_path / "tables.db"), "--pace", "0", module="benben") as server:
        ada = visit(url=server.url)
        ada.play_fast()
        ada.wait_turn()
        before, asked = ada.n, ada.question()
        server.kill()
        ada.page.wait_for_selector("#line:not([hidden])")  # connection lost, trying again
        server.start()
        ada.page.wait_for_selector("#line[hidden]", state="attached", timeout=20_000)
        assert (ada.n, ada.question()) == (before, asked)
        ada.click_something()
        assert ada.n > before


def test_an_answer_given_while_the_server_is_away_arrives_once(visit: Visit, tmp_path: Path) -> None:
    with Running(str(tmp_path / "tables.db"), "--pace", "0", module="benben") as server:
        ada = visit(url=server.url)
        ada.play_fast()
        ada.wait_turn()
        before, log = ada.n, ada.page.locator("#log li").count()
        server.kill()
        ada.page.click("#answers [data-do=keep]")
        time.sleep(1)
        server.start()
        ada.wait_version(before + 1)
        ada.page.wait_for_function("n => document.querySelectorAll('#log li').length === n", arg=log + 1)


# Replay


def test_replay_scrubs_plays_and_has_an_address_for_each_moment(visit: Visit) -> None:
    ada = visit()
    ada.play_fast()
    for _ in range(8):
        if ada.wait_turn() == "you":
            ada.click_something()
    table = ada.table()
    ada.page.goto(f"/replay/{table}/0")
    ada.page.wait_for_selector("#scrub")
    total = int(ada.page.get_attribute("#scrub", "max"))
    assert total > 10
    ada.page.evaluate("() => { document.querySelector('#board svg').marked = true; }")
    ada.page.click("[data-go=next]")
    ada.page.wait_for_url(f"**/replay/{table}/1")
    scrub(ada, 5)
    ada.page.wait_for_url(f"**/replay/{table}/5")
    assert ada.page.evaluate("document.querySelector('#board svg').marked")  # not loaded anew
    shown = ada.page.inner_text("#board")
    ada.page.reload()
    assert ada.page.inner_text("#board") == shown
    ada.page.select_option("#speed", index=2)
    ada.page.click("#play")
    ada.page.wait_for_url(f"**/replay/{table}/7")


def scrub(visitor: Visitor, to: int) -> None:
    visitor.page.evaluate(
        "to => { const bar = document.getElementById('scrub'); bar.value = to;"
        " bar.dispatchEvent(new Event('input')); }",
        to,
    )


def test_offline_file_replays_from_disk_without_a_network(visit: Visit, chromium: Any, tmp_path: Path) -> None:
    ada = visit()
    ada.play_fast()
    for _ in range(3):
        if ada.wait_turn() == "you":
            ada.click_something()
    text = ada.context.request.get(f"/replay/{ada.table()}/offline.html").text()
    file = tmp_path / "game.html"
    file.write_text(text, "utf-8")
    context = chromium.new_context(offline=True)
    page, errors, asked = context.new_page(), [], []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    page.wait_for_selector("#board svg >> visible=true")
    first = page.inner_html("#board")
    page.click("[data-go=last]")
    page.wait_for_function("first => document.getElementById('board').innerHTML !== first", arg=first)
    context.close()
    assert errors == []
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []


def test_a_record_is_downloaded_and_uploaded_again(visit: Visit, tmp_path: Path) -> None:
    from tests.web.browser.test_play import finish

    ada = visit()
    ada.play_fast()
    finish(ada)
    record = tmp_path / "game.jsonl"
    record.write_bytes(ada.context.request.get(f"/table/{ada.table()}/record").body())
    ada.page.goto("/")
    ada.page.set_input_files("#upload input[type=file]", str(record))
    ada.page.click("#upload button")
    ada.page.wait_for_selector("#scrub")
    assert re.search("wins|share the win", str(ada.context.request.get(ada.page.url.replace("/0", "/999999")).text()))
