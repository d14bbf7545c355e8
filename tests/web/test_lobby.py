"""Lists of tables in the lobby."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from benben.language import speaking
from benben.store.rows import SeatRow, TableRow
from benben.web.cards import cards, since
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


def ago(**words: int) -> str:
    return (datetime.now(UTC) - timedelta(**words)).strftime("%Y-%m-%dT%H:%M:%SZ")


@pytest.mark.parametrize(
    ("then", "english", "german"),
    [
        ({"seconds": 5}, "just now", "gerade eben"),
        ({"seconds": 61}, "1 minute ago", "vor 1 Minute"),
        ({"minutes": 4}, "4 minutes ago", "vor 4 Minuten"),
        ({"hours": 3}, "3 hours ago", "vor 3 Stunden"),
        ({"days": 2}, "2 days ago", "vor 2 Tagen"),
    ],
)
def test_how_long_ago_it_was_is_told_in_words(then: dict[str, int], english: str, german: str) -> None:
    time = ago(**then)
    assert since(time) == english
    with speaking("de"):
        assert since(time) == german


def test_names_that_are_none_are_said_to_each_reader() -> None:
    """Old rows hold them as English words; who really has a name keeps it."""
    row, _ = a_table("ra-dice")
    seats = [SeatRow("T", 0, "Guest", "human", holder="ada"), SeatRow("T", 1, "Open seat", "open")]
    seats += [SeatRow("T", 2, "Player 3", "human", holder="ada"), SeatRow("T", 3, "Guestav", "human")]
    assert cards([(row, seats)], Visitor("ada"))[0].names == ["Guest", "Open seat", "Player 3", "Guestav"]
    with speaking("de"):
        assert cards([(row, seats)], Visitor("ada"))[0].names == ["Gast", "Freier Platz", "Spieler 3", "Guestav"]
