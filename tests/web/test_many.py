"""A crowd at one table of Egyptia: all play a round at once, and nobody sees anything before all have confirmed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.conformance.checks import without_finished
from tests.web.servers import Running, Seat, Table

PLAYERS = 20
ROUNDS = 3


@pytest.fixture(scope="module")
def crowd(web: Running) -> Iterator[Table]:
    with Table(web, *["you"] * PLAYERS, game="egyptia") as table:
        yield table


def play_until(seat: Seat, is_enough: Callable[[list[str]], bool], rng: random.Random) -> None:
    """Answer at random until there is enough; every answer is taken."""
    while True:
        seat_view = seat.seat_view()
        said = [choice["say"] for choice in seat_view["choices"]]
        if not said or is_enough(said):
            return
        time.sleep(rng.random() / 200)
        choice = rng.choice(seat_view["choices"])
        response = seat.answer(choice["a"], seat_view["n"], key=f"{seat_view['n']}")
        assert response.status_code == 200, (seat.seat, choice, response.text)


def all_at_once(seats: list[Seat], do: Callable[[Seat, random.Random], None], seed: int) -> None:
    """Everybody in a thread of their own, in any order."""
    order = random.Random(seed).sample(seats, len(seats))
    with ThreadPoolExecutor(len(order)) as threads:
        for done in [threads.submit(do, seat, random.Random(seed * 100 + seat.seat)) for seat in order]:
            done.result()


def up_to_confirming(seat: Seat, rng: random.Random) -> None:
    play_until(seat, lambda said: "confirm" in said, rng)


def confirm(seat: Seat, rng: random.Random) -> None:
    time.sleep(rng.random() / 50)
    response = seat.answer("confirm")
    assert response.status_code == 200, response.text


def known(seat: Seat) -> dict[str, Any]:
    """What a seat knows of the game; who has finished is no secret."""
    seat_view = seat.seat_view()
    parts = ("view", "log", "choices", "points", "curve")
    return {part: without_finished(seat_view[part]) for part in parts}


def pages(seat: Seat) -> list[str]:
    return [seat.client.get(f"/table/{seat.table}").text, seat.get().text, seat.get("/record").text]


def test_a_crowd_confirms_in_any_order_and_nothing_leaks(crowd: Table) -> None:
    me, others, watcher = crowd.seats[0], crowd.seats[1:], crowd.watcher
    for number in range(1, ROUNDS + 1):
        before, bytes_before = [known(seat) for seat in (me, watcher)], [pages(seat) for seat in (me, watcher)]
        assert before[0]["view"]["table"]["round"] == number
        all_at_once(others, up_to_confirming, seed=number)
        assert [pages(seat) for seat in (me, watcher)] == bytes_before  # not even who has begun
        all_at_once(others, confirm, seed=number)
        assert [known(seat) for seat in (me, watcher)] == before
        up_to_confirming(me, random.Random(number))
        confirm(me, random.Random(number))
        sheets = watcher.seat_view()["view"]["table"]["sheets"]
        assert [sheet["built"] for sheet in sheets] == [number] * PLAYERS  # all of it, at once


def test_an_answer_after_confirming_is_refused_and_changes_nothing(web: Running) -> None:
    with Table(web, "you", "you", game="egyptia") as table:
        seat = table.seats[0]
        up_to_confirming(seat, random.Random(1))
        confirm(seat, random.Random(1))
        before, record = known(seat), table.watcher.get("/record").text
        response = seat.answer("column grain", seat.seat_view()["n"])
        assert response.status_code == 422 and response.json()["rule"].startswith("EGY-")
        assert "confirmed" in response.json()["error"]
        assert (known(seat), table.watcher.get("/record").text) == (before, record)


def test_a_table_for_more_than_the_form_has_lines_for(web: Running) -> None:
    with web.client(follow_redirects=True) as client:
        form = {"game": "egyptia", "seat-1": "you", "more-friends": "2", "more-bots": "27", "more-bots-play": "random"}
        page = client.post("/tables", data=form)
        assert page.status_code == 200 and page.text.count('title="bot, random"') == 27
        assert 'id="sort"' in page.text and "of 30 to play" in page.text


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"more-bots": "99"}, "1 to 99 players"),
        ({"more-bots": "100"}, "from 0 to 99"),
        ({"more-friends": "-1"}, "from 0 to 99"),
        ({"more-friends": "many"}, "whole number"),
        ({"more-bots": "1", "more-bots-play": "oracle"}, "one of the bots"),
    ],
)
def test_a_crowd_that_cannot_be_is_refused(web: Running, more: dict[str, str], words: str) -> None:
    with web.client(follow_redirects=True) as client:
        page = client.post("/tables", data={"game": "egyptia", "seat-1": "you"} | more)
        assert page.status_code == 400 and words in page.text


def test_at_the_end_the_best_and_you_are_compared(web: Running) -> None:
    with Table(web, "you", *["random"] * 11, game="egyptia") as table:
        me, rng = table.seats[0], random.Random(7)
        while not (seat_view := me.seat_view())["over"]:
            if seat_view["choices"]:
                assert me.answer(rng.choice(seat_view["choices"])["a"], seat_view["n"]).status_code == 200
        page = me.client.get(f"/table/{table.id}").text
        heads = page.partition('class="tally many"')[2].partition("</thead>")[0]
        assert heads.count("<th ") == 8 and 'title="Player 1"' in heads
        standings = [point["scores"] for point in seat_view["curve"]]
        assert len(standings) >= seat_view["view"]["table"]["round"] and standings[-1] == seat_view["view"]["scores"]
