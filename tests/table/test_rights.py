"""Who may do what at a table."""

from __future__ import annotations

import pytest

from benben.core.errors import BenbenError
from benben.core.registry import game
from benben.core.steps import CHANCE
from benben.store.rows import TableRow
from benben.table.rights import (
    check_bot,
    check_chat,
    check_invitation,
    check_record,
    check_rematch,
    check_seat,
)
from benben.table.table import NotYours, Table
from tests.table.things import RA, people


def table_of(*kinds: str, key: str = RA, open: bool = False) -> Table:
    """A table that is on no disk."""
    row = TableRow(
        id="t", game=key, rules=game(key).rules.version, players=len(kinds), options=game(key).check_options({}),
        changes={}, open=open, undo="own", created="", changed="",
    )  # fmt: skip
    return Table(row, people(*kinds))


def over(key: str) -> Table:
    """A table whose game is over."""
    table = table_of("you", "you", key=key)
    match = table.match
    while not match.over:
        if match.actor == CHANCE:
            match.roll()
        else:
            match.play(match.legal()[-1])
    return table


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_only_seats_that_are_there(seat: int) -> None:
    with pytest.raises(BenbenError, match=f"There is no seat {seat}; they go from 0 to 1"):
        check_seat(table_of("you", "open"), seat)


def test_an_invitation_is_for_its_own_seat() -> None:
    table = table_of("you", "open", "open")
    check_invitation(table, 1, "invitation 1")
    for seat, token in ((1, "invitation 2"), (2, "invitation 1"), (1, ""), (0, "token 0"), (0, "invitation 0")):
        with pytest.raises(NotYours, match="the link is not right"):
            check_invitation(table, seat, token)


def test_at_an_open_table_nobody_needs_an_invitation_to_an_empty_seat() -> None:
    table = table_of("you", "open", "random", open=True)
    check_invitation(table, 1, "")
    for taken in (0, 2):
        with pytest.raises(NotYours):
            check_invitation(table, taken, "")


def test_a_bot_is_called_for_an_empty_seat_for_oneself_and_for_who_is_away() -> None:
    table = table_of("you", "you", "open", "random")
    table.set_here({0, 1})
    check_bot(table, (0,), 0)
    check_bot(table, (0,), 2)
    with pytest.raises(NotYours, match="Player 2 is at the table"):
        check_bot(table, (0,), 1)
    with pytest.raises(BenbenError, match="A bot sits there already"):
        check_bot(table, (0,), 3)
    table.set_here({0})
    check_bot(table, (0,), 1)
    with pytest.raises(NotYours, match="Only who sits"):
        check_bot(table, (), 1)


def test_who_comes_and_goes_is_news_once() -> None:
    table = table_of("you", "you")
    assert [table.set_here(seats) for seats in ({0}, {0}, {0, 1}, set[int]())] == [True, False, True, True]


def test_who_watches_talks_at_open_tables_only() -> None:
    check_chat(table_of("you", "you"), (1,))
    check_chat(table_of("you", "you", open=True), ())
    with pytest.raises(NotYours):
        check_chat(table_of("you", "you"), ())


def test_a_record_that_holds_secrets_is_given_after_the_game() -> None:
    check_record(table_of("you", "you"))  # nothing in Ra is secret
    with pytest.raises(NotYours, match="holds secrets"):
        check_record(table_of("you", "you", key="architects"))
    check_record(over("architects"))


def test_another_game_is_offered_after_this_one() -> None:
    with pytest.raises(NotYours):
        check_rematch(table_of("you", "you"))
    check_rematch(over(RA))
