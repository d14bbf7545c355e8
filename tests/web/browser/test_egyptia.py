"""Egyptia as people play it: alone by clicking on the sheet, and in a crowd."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.web.browser.conftest import Visit
from tests.web.browser.visitor import Visitor


def set_table(visitor: Visitor, bots: int, more: int = 0) -> None:
    """You and so many bots, each bot with a line of its own in the form; and more that have none."""
    visitor.page.goto("/")
    form = visitor.page.locator("#set-egyptia")
    form.locator("summary").click()
    for seat in range(2, 9):
        form.locator(f"[name=seat-{seat}]").select_option("bot:random" if seat <= bots + 1 else "closed")
    form.locator("[name=more-bots]").fill(str(more))
    form.locator("[name=more-bots-play]").select_option("random")
    form.locator("text=Open the table").click()
    visitor.page.wait_for_selector("#board")


def test_a_whole_game_alone_by_clicking_on_the_sheet(visit: Visit) -> None:
    ada, rng, clicks = visit(), random.Random(4), 0
    ada.hurry()
    set_table(ada, bots=0)
    while ada.wait_turn() == "you":
        ada.press_something(rng, aside="ship-")
        clicks += 1
    assert clicks > 40
    told = ada.page.inner_text("#end")
    assert re.search(r"is an? \w+ builder", told)  # the title that the points earn
    assert ada.visible("#end table") and ada.visible("#end svg")


@pytest.mark.parametrize("chosen", [False, True], ids=["at once", "after choosing the goods"])
def test_pay_pays_the_price_that_it_says(visit: Visit, chosen: bool) -> None:
    ada, rng, paid = visit(), random.Random(7), 0
    ada.hurry()
    set_table(ada, bots=0)
    while paid < 2 and ada.wait_turn() == "you":
        before, n = table_of(ada), ada.n
        due, stock = before["own"].get("due", {}), before["sheets"][0]["stock"]
        if not any(due.values()) or any(stock[good] < due[good] for good in due):
            ada.press_something(rng, aside="ship-")
            continue
        for good in due if chosen else ():
            if due[good] and good != "favor":
                ada.page.click(f"#goods-{good}")
                ada.wait_armed()  # buttons come, and the board moves
        ada.page.click("#pay")
        ada.wait_version(n + 1)
        after = table_of(ada)["sheets"][0]["stock"]
        assert {good: stock[good] - after[good] for good in stock} == due
        paid += 1
    assert paid == 2


def table_of(visitor: Visitor) -> Any:
    """What the visitor's seat sees of the table."""
    return visitor.context.request.get(f"/api/tables/{visitor.table()}").json()["view"]["table"]


def test_a_crowd_can_be_sorted(visit: Visit) -> None:
    ada = visit(width=360, height=780)
    set_table(ada, bots=7, more=22)
    assert ada.wait_turn() == "you"
    assert "of 30 to play" in ada.page.inner_text("#strip")
    assert len(ada.visible("#strip li")) <= 3  # you, who leads, and how many are to play
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    for order, first in (("seat", "person-1"), ("acts", "person-1")):
        ada.page.locator("#sort").select_option(order)
        assert ada.page.locator("#people .crowd > li").first.get_attribute("id") == first
    ada.page.reload()
    ada.page.wait_for_selector("#board")
    assert ada.page.locator("#sort").input_value() == "acts"  # remembered
