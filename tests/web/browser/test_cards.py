"""Cards on a board: copies that stand for each other, what lights up under the pointer, and playing by two presses."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.browser.conftest import Visit
from tests.web.browser.visitor import Visitor
from tests.web.servers import Running

OPEN = """async () => {
  const form = new URLSearchParams({ game: "architects", "seat-1": "you", "seat-2": "bot:random", undo: "own" });
  location.href = (await fetch("/tables", { method: "POST", body: form })).url;
}"""
CORNER = {"x": 18, "y": 30}  # of a card, where the next one does not cover it
HANDS = [
    ["limestone", "limestone", "limestone", "worker_1", "worker_1", "worker_2", "worker_2", "cat", "mummy", "plan_2"],
    ["limestone", "limestone", "worker_1", "worker_1", "worker_2", "worker_3", "dog", "bird", "cat", "glyph_2"],
]


@pytest.fixture(scope="module")
def dealing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that always deals the same hands; bots guess the same."""
    folder = tmp_path_factory.mktemp("cards")
    deal = folder / "dealt.json"
    deal.write_text(json.dumps([f"deal {hand[n]}" for n in range(len(HANDS[0])) for hand in HANDS]))
    with Running(str(folder / "tables.db"), "--dealt", str(deal)) as running:
        yield running


@pytest.fixture
def anna(visit: Visit, dealing: Running) -> Visitor:
    """Anna at a game of Egyptian Architects against a bot, when she is asked."""
    visitor = visit(url=dealing.url)
    visitor.page.goto("/")
    visitor.page.evaluate(OPEN)
    visitor.page.wait_for_selector("#board")
    visitor.wait_turn()
    return visitor


def ids(anna: Visitor, selector: str) -> list[str]:
    """The ids of all elements of the board that a selector finds."""
    found: Any = anna.page.locator(f"#board {selector}").evaluate_all("all => all.map(one => one.id)")
    return list(found)


def cards(anna: Visitor) -> list[str]:
    return ids(anna, ".legal[id^=card-]")


def kept(anna: Visitor) -> Counter[str]:
    """What lies in the own pile, by kind."""
    return Counter(name.split("-")[1] for name in ids(anna, "[id^=kept-]"))


def press(anna: Visitor, name: str) -> None:
    anna.page.locator(f"#{name}").click(position=CORNER)


def pick(anna: Visitor, name: str) -> None:
    before = anna.n
    press(anna, name)
    anna.wait_version(before + 1)
    anna.wait_turn()


def drafted(anna: Visitor) -> None:
    """Pick what brings a turn with a choice: workers first, then whatever comes last."""
    while anna.page.locator("#register-hand:has-text('Your pack')").count():
        workers = [name for name in cards(anna) if "worker" in name]
        pick(anna, (workers or cards(anna))[-1])


def test_any_copy_of_a_card_is_picked(anna: Visitor) -> None:
    before = kept(anna)
    pick(anna, "card-worker_2-2")
    assert kept(anna) - before == Counter(["worker_2"])
    assert anna.errors == []


def test_a_card_lights_its_places_and_is_played_there(anna: Visitor) -> None:
    drafted(anna)
    card = next(name for name in cards(anna) if "worker" in name)
    anna.page.locator(f"#{card}").hover(position=CORNER)
    assert ids(anna, ".pointed") == ["quarry"]
    press(anna, card)
    assert ids(anna, ".selected") == [card]
    before = anna.n
    anna.page.click("#quarry", position={"x": 200, "y": 20})
    anna.wait_version(before + 1)
    assert anna.errors == []


def test_copies_are_chosen_one_at_a_time(anna: Visitor) -> None:
    drafted(anna)
    twins = [name for name in cards(anna) if name.endswith("-2")]
    first = twins[0].removesuffix("-2") + "-1"
    for name in (first, twins[0]):
        press(anna, name)
        assert ids(anna, ".selected") == [name]
    press(anna, twins[0])
    assert ids(anna, ".selected") == []


def test_a_whole_game_by_pressing_cards_and_places(anna: Visitor) -> None:
    rng, presses = random.Random(5), 0
    anna.hurry()
    anna.page.reload()
    while anna.wait_turn() == "you":
        anna.press_something(rng, aside="pass")
        presses += 1
    assert presses > 24  # three drafts, and cards played
    assert re.search(r"wins|share the win", anna.page.inner_text("#end"))
    assert anna.visible("#end table") and anna.visible("#end svg")
