"""The example game in a browser: its board is pressed, as CONTRIBUTING.md promises."""

from __future__ import annotations

from tests.web.browser.conftest import Visit

OPEN = """async () => {
  const form = new URLSearchParams({ game: "pig", "seat-1": "you", "seat-2": "bot:random", undo: "own" });
  location.href = (await fetch("/tables", { method: "POST", body: form })).url;
}"""


def test_pig_is_played_on_its_board(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.evaluate(OPEN)
    anna.page.wait_for_selector("#board")
    anna.wait_turn()
    lines = int(anna.frame("lines"))
    assert anna.page.locator("#register-turn h2").inner_text().startswith("Guest’s turn")
    anna.page.click("#roll")
    anna.page.wait_for_function(f"() => Number(document.querySelector('#table').dataset.lines) > {lines}")
    anna.wait_turn()
    anna.page.click("#hold")
    anna.wait_turn()
    assert int(anna.frame("lines")) > lines + 1
    assert anna.errors == []
