"""What the pages look like to people with small screens, in the dark, or who listen: labels, contrast, sizes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browser.conftest import Visit
from tests.web.browser.visitor import Visitor
from tests.web.servers import Running, Seat, Table

CHECKS = (Path(__file__).parent / "checks.js").read_text("utf-8")
PAGES = (
    "lobby",
    "opponents",
    "table",
    "end",
    "replay",
    "rules",
    "egyptia",
    "crowd",
    "draft",
    "building",
    "ended crowd",
)
TABLES: dict[str, tuple[str, int, str | int]] = {  # game, seats, and how far it is played
    "end": ("ra-dice", 3, "over"),
    "replay": ("ra-dice", 3, "over"),
    "egyptia": ("egyptia", 4, 12),
    "crowd": ("egyptia", 12, 3),
    "ended crowd": ("egyptia", 10, "over"),
    "draft": ("architects", 5, 2),
    "building": ("architects", 3, "build"),
}
looks = pytest.mark.parametrize(
    ("width", "scheme"), [(1280, "light"), (1280, "dark"), (360, "light"), (360, "dark")], ids=str
)


@pytest.fixture(scope="module")
def tables(server: Running) -> Iterator[dict[str, Table]]:
    """Tables that were played so far, by page; made when they are wanted first."""
    made: dict[str, Table] = {}
    yield made
    for table in made.values():
        table.close()


def table_of(made: dict[str, Table], server: Running, page: str) -> Table:
    key, seats, until = TABLES[page]
    same = "end" if page == "replay" else page
    if same not in made:
        made[same] = Table(server, "you", *["random"] * (seats - 1), game=key)
        play_until(made[same].seats[0], until)
    return made[same]


def play_until(me: Seat, until: str | int) -> None:
    """Answer at random: so many times, to a phase of the game, or to its end; then wait to be asked."""
    rng, given = random.Random(6), 0
    while True:
        seat_view = me.seat_view()
        if seat_view["over"] or (seat_view["choices"] and until in (given, seat_view["view"]["table"].get("phase"))):
            return
        if seat_view["choices"]:
            me.answer(rng.choice(seat_view["choices"])["a"], seat_view["n"])
            given += 1


def opened(visit: Visit, page: str, width: int, scheme: str) -> Visitor:
    visitor = visit(width=width, height=780 if width < 900 else 900, color_scheme=scheme)
    visitor.page.goto({"rules": "/rules/ra-dice", "opponents": "/opponents?game=ra-dice"}.get(page, "/"))
    if page == "table":
        visitor.play_fast()
        visitor.wait_turn()
    return visitor


def seated(visit: Visit, table: Table, page: str, width: int, scheme: str) -> Visitor:
    """In the first seat of a table, by its link."""
    visitor = opened(visit, page, width, scheme)
    visitor.page.goto(f"/seat/{table.id}/0/{table.seats[0].token}")
    visitor.wait_turn()
    if page == "replay":
        visitor.page.goto(f"/replay/{table.id}/40")
    return visitor


@looks
@pytest.mark.parametrize("page", PAGES)
def test_everything_can_be_read_pressed_and_heard(
    visit: Visit, server: Running, tables: dict[str, Table], page: str, width: int, scheme: str
) -> None:
    if page in TABLES:
        visitor = seated(visit, table_of(tables, server, page), page, width, scheme)
    else:
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
    visitor.play_fast()
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
    visitor.play_fast()
    visitor.wait_turn()
    home = visitor.page.evaluate("location.origin")
    assert [url for url in asked if not url.startswith((home, "data:", "blob:"))] == []
