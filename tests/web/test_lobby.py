"""Lists of tables in the lobby."""

from __future__ import annotations

import pytest

from benben.store.rows import SeatRow, TableRow
from benben.web.cards import ago, cards
from benben.web.visitors import Visitor

TIME = "2026-01-02T03:04:05Z"


def a_table(game: str) -> tuple[TableRow, list[SeatRow]]:
    row = TableRow("T", game, 1, 2, {}, {}, False, "own", TIME, TIME, acts=[1])
    return row, [SeatRow("T", 0, "Ada", "human", holder="ada"), SeatRow("T", 1, "Imhotep", "bot", "greedy")]


def test_a_table_of_a_game_that_is_not_here_is_left_out() -> None:
    found = cards([a_table("senet"), a_table("ra-dice")], Visitor("ada"))
    assert [card.game for card in found] == ["ra-dice"]


def test_a_card_tells_your_seat_and_who_is_to_answer() -> None:
    (mine,), (other,) = (cards([a_table("ra-dice")], Visitor(name)) for name in ("ada", "eve"))
    assert (mine.seat, mine.your_turn, mine.acts, other.seat) == (0, False, ["Imhotep"], -3)


@pytest.mark.parametrize("time", [TIME, "2020-12-31T23:59:59Z"])
def test_ago_is_told_in_words(time: str) -> None:
    assert ago(time).endswith("days ago")
