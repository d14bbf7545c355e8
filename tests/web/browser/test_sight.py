"""What the pages look like to people with small screens, in the dark, or who listen: labels, contrast, sizes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.browser.conftest import Visit
from tests.web.browser.test_play import finish
from tests.web.browser.visitor import Visitor

CHECKS = (Path(__file__).parent / "checks.js").read_text("utf-8")
PAGES = ("lobby", "table", "end", "replay", "rules")
looks = pytest.mark.parametrize(
    ("width", "scheme"), [(1280, "light"), (1280, "dark"), (360, "light"), (360, "dark")], ids=str
)


def opened(visit: Visit, page: str, width: int, scheme: str) -> Visitor:
    visitor = visit(width=width, height=780 if width < 900 else 900, color_scheme=scheme)
    visitor.page.goto("/")
    if page in ("table", "end", "replay"):
        visitor.page.click("text=Play now")
        visitor.wait_turn()
    if page in ("end", "replay"):
        finish(visitor)
    if page == "replay":
        visitor.page.goto(f"/replay/{visitor.table()}/40")
    if page == "rules":
        visitor.page.goto("/rules/ra-dice")
    return visitor


@looks
@pytest.mark.parametrize("page", PAGES)
def test_everything_can_be_read_pressed_and_heard(visit: Visit, page: str, width: int, scheme: str) -> None:
    visitor = opened(visit, page, width, scheme)
    found = visitor.page.evaluate(CHECKS)
    assert found == {"unlabelled": [], "faint": [], "small": [], "doubled": [], "wide": 0, "cut": []}


def test_dark_is_dark_and_can_be_switched(visit: Visit) -> None:
    visitor = opened(visit, "lobby", 1280, "dark")
    ground = "getComputedStyle(document.body).backgroundColor"
    dark = visitor.page.evaluate(ground)
    visitor.page.click("#theme")
    assert visitor.page.evaluate(ground) != dark
    visitor.page.reload()
    assert visitor.page.evaluate(ground) != dark  # remembered


def test_a_page_without_scripts_can_be_played(visit: Visit) -> None:
    visitor = visit(java_script_enabled=False)
    visitor.page.goto("/")
    visitor.page.click("text=Play now")
    for _ in range(20):  # bots are fast, but a page without scripts must be asked again
        if visitor.page.locator("#answers [data-do=keep]").count():
            break
        visitor.page.reload()
    before = visitor.n
    visitor.page.click("#answers [data-do=keep]")
    assert visitor.n == before + 1


def test_nothing_comes_from_elsewhere(visit: Visit) -> None:
    visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.play_now()
    visitor.wait_turn()
    home = visitor.page.evaluate("location.origin")
    assert [url for url in asked if not url.startswith((home, "data:", "blob:"))] == []
