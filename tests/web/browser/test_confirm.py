"""What is pressed twice: ending a turn for good, or whatever a person chooses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browser.conftest import Visit
from tests.web.browser.test_double_press import Twice
from tests.web.browser.test_frames import open_table
from tests.web.browser.visitor import Visitor

READ = 450  # milliseconds after which a press is a second one
LATE = 380  # … and nothing before that is
OFF = 4200  # … and after which it is a first one again
END = "#answer-ends [name=answer]"


def at_the_end_of_a_turn(visit: Visit, **words: Any) -> tuple[Visitor, Twice]:
    """Somebody who can end a turn of Ra, or do more with the dice."""
    ada = visit(confirm="", **words)
    for _ in range(20):
        open_table(ada, "ra-dice", "you", "bot:random")
        ada.wait_turn()
        twice = Twice(ada)
        ada.page.locator("#done").scroll_into_view_if_needed()
        ada.page.click("#done")  # all dice are kept, which can be taken back
        twice.settled()
        if ada.turn == "you" and len(ada.visible("#answers .row [name=answer], #answers .head")) > 0:
            twice.answers = 0
            return ada, twice
    raise AssertionError("no roll with anything to do")


def test_ending_a_turn_with_unused_dice_asks_again(visit: Visit) -> None:
    ada, twice = at_the_end_of_a_turn(visit)
    ada.page.click(END)
    twice.settled()
    assert twice.answers == 0
    assert ada.page.eval_on_selector(END, "e => getComputedStyle(e, '::after').content") == '"Press again"'
    assert "Press again" in ada.page.inner_text("#notice")
    ada.page.wait_for_timeout(READ)
    ada.page.click(END)
    twice.settled()
    assert twice.answers == 1


@pytest.mark.parametrize("gap", [50, 150, 300])
@pytest.mark.parametrize("place", ["#done", END])
def test_the_tail_of_a_double_press_is_no_second_press(visit: Visit, gap: int, place: str) -> None:
    ada, twice = at_the_end_of_a_turn(visit, has_touch=True)
    name = str(ada.page.locator(place).get_attribute("id"))
    twice.tap(name, gap)
    twice.settled()
    apart = ada.page.evaluate("presses.at(-1) - presses.at(-2)")  # on a busy machine the second tap may come late
    assert twice.answers == 0 or apart > LATE


def test_the_place_on_the_board_asks_again_too(visit: Visit) -> None:
    ada, twice = at_the_end_of_a_turn(visit, width=390, height=844)
    ada.page.click("#done")
    twice.settled()
    assert twice.answers == 0 and ada.page.locator("#done.doubted").count() == 1
    ada.page.wait_for_timeout(READ)
    ada.page.click("#done")
    twice.settled()
    assert twice.answers == 1


@pytest.mark.parametrize("way", ["time", "escape"])
def test_time_and_escape_call_it_off(visit: Visit, way: str) -> None:
    ada, twice = at_the_end_of_a_turn(visit)
    ada.page.click(END)
    assert ada.page.locator(f"{END}.doubted").count() == 1
    if way == "time":
        ada.page.wait_for_timeout(OFF)
    else:
        ada.page.keyboard.press("Escape")
    assert ada.page.locator(f"{END}.doubted").count() == 0 and twice.answers == 0


def test_what_is_pressed_twice_is_ones_own_choice(visit: Visit) -> None:
    ada, twice = at_the_end_of_a_turn(visit)
    for words in ("everything that cannot", "every answer", "counts at the first press"):
        ada.page.click("#more")
        ada.page.click("[data-confirm]")
        ada.page.wait_for_selector(f"#notice:has-text('{words}')")
    ada.page.reload()  # it is kept
    ada.wait_turn()
    twice = Twice(ada)
    ada.page.click(END)
    twice.settled()
    assert twice.answers == 1


def test_where_everything_is_pressed_twice_the_first_roll_is_too(visit: Visit) -> None:
    ada = visit(confirm="final")
    open_table(ada, "ra-dice", "you", "bot:random")
    ada.wait_turn()
    twice = Twice(ada)
    die = ada.page.locator("#board .legal[id^=die]").first
    die.click()
    twice.settled()
    reroll = ada.page.locator("#answers .row [name=answer]:visible").first
    reroll.click()
    twice.settled()
    assert twice.answers == 0
    ada.page.wait_for_timeout(READ)
    reroll.click()
    twice.settled()
    assert twice.answers == 1
