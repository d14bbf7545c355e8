"""Seats, invitations, chat and rematches."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benben.core.errors import BenbenError
from benben.table.credentials import hashed, is_token, new_id
from benben.table.keeper import Keeper
from benben.table.open_tables import CHAT_KEPT
from benben.table.people import MAX_CHAT
from benben.table.seat_view import seat_view
from benben.table.table import NotYours, Stale
from benben.web.context import Context
from tests.table.things import RA, a_table, asked, people, play_on, seen, with_keeper

# Seats


def test_an_invitation_is_used_once(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "open")
        await keeper.sit(table, 1, "invitation 1", " Ann\tMay ", "ann", "her token")
        row = table.seats[1]
        assert (row.name, row.kind, row.holder, row.token, row.invite) == (
            "Ann May", "human", "ann", hashed("her token"), b"",
        )  # fmt: skip
        with pytest.raises(NotYours, match="taken, or the link is not right"):
            await keeper.sit(table, 1, "invitation 1", "Bob", "bob", "his token")
        assert table.seats[1] == row
        found = await keeper.store.table(table.id)
        assert found and found[1][1] == row

    with_keeper(tmp_path / "t.db", play)


@pytest.mark.parametrize("invite", ["", "invitation 0", "token 0", "invitation 2", "x" * 1000])
def test_without_the_invitation_nobody_sits_down(tmp_path: Path, invite: str) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "open", "open")
        with pytest.raises(NotYours):
            await keeper.sit(table, 1, invite, "Ann", "ann", "her token")
        assert table.seats[1].kind == "open"

    with_keeper(tmp_path / "t.db", play)


def test_at_an_open_table_anybody_sits_down(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "open", open=True)
        await keeper.sit(table, 1, "", "Ann", "ann", "her token")
        assert table.started

    with_keeper(tmp_path / "t.db", play)


def test_of_two_who_sit_down_at_once_one_does(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "open")
        tries = [keeper.sit(table, 1, "invitation 1", name, name, name) for name in ("Ann", "Bob", "Eve")]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(one) for one in found if one is not None] == [Stale, Stale]
        row = await keeper.store.table(table.id)
        assert row and row[1][1].name == table.seats[1].name == "Ann"

    with_keeper(tmp_path / "t.db", play)


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "nul\0", "bell\a", "\ud800", "\u202eevil"])
def test_a_name_that_is_none(tmp_path: Path, name: str) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "open")
        with pytest.raises(BenbenError, match="A name has 1 to 40"):
            await keeper.sit(table, 1, "invitation 1", name, "ann", "token")
        assert table.seats[1].kind == "open"

    with_keeper(tmp_path / "t.db", play)


def test_who_holds_which_seat(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "you", "greedy")
        assert keeper.seats_of(table, "token 0", "") == (0,)
        assert keeper.seats_of(table, "token 1", "visitor 0") == (0, 1)
        assert keeper.seats_of(table, "", "visitor 1") == (1,)
        for token, holder in [("", ""), ("token", "visitor"), ("token 2", ""), ("invitation 0", "")]:
            assert keeper.seats_of(table, token, holder) == ()

    with_keeper(tmp_path / "t.db", play)


def test_an_empty_token_opens_nothing() -> None:
    assert not is_token("", b"") and not is_token("x", b"") and not is_token("", hashed("x"))
    assert is_token("x", hashed("x"))


def test_one_visitor_with_two_seats_sees_the_one_that_is_asked(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        seats = people("you", "you")
        seats[1].holder = seats[0].holder
        table = await keeper.create(new_id(), RA, seats)
        held = keeper.seats_of(table, "", "visitor 0")
        assert held == (0, 1)
        shown: set[int] = set()
        while shown != {0, 1}:
            shown.add(seat_view(table, held).seat)
            assert seat_view(table, held).seat == asked(table)
            assert [person.you for person in seat_view(table, held).people] == [True, True]
            choices = seat_view(table, held).choices
            await keeper.answer(table, asked(table), choices[-1].a, table.n)

    with_keeper(tmp_path / "t.db", play)


# Chat


def test_chat_is_kept_and_shown(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        await keeper.chat(table, 0, "Ann", "  Well\n played,\tBob! <b> ")
        await keeper.chat(table, -3, "Eve", "bell \a nul \0 half \ud800")
        lines = seen(table).chat
        assert [(line.n, line.seat, line.name, line.text) for line in lines] == [
            (0, 0, "Ann", "Well played, Bob! <b>"),
            (1, -3, "Eve", "bell ? nul ? half ?"),
        ]
        assert [line.text for line in await keeper.store.chat(table.id)] == [line.text for line in lines]

    with_keeper(tmp_path / "t.db", play)


@pytest.mark.parametrize("text", ["", " \n ", "x" * (MAX_CHAT + 1)])
def test_chat_has_a_length(tmp_path: Path, text: str) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        with pytest.raises(BenbenError, match="A message has 1 to"):
            await keeper.chat(table, 0, "Ann", text)
        await keeper.chat(table, 0, "Ann", "x" * MAX_CHAT)
        assert len(table.chat) == 1

    with_keeper(tmp_path / "t.db", play)


def test_only_the_last_lines_are_shown(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        await asyncio.gather(*(keeper.chat(table, 0, "Ann", f"line {n}") for n in range(CHAT_KEPT + 20)))
        assert [line.n for line in table.chat] == list(range(20, CHAT_KEPT + 20))

    with_keeper(tmp_path / "t.db", play)


# Rematch


def test_the_first_offer_of_a_rematch_holds(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        context = Context(keeper, b"s" * 32)
        table = await a_table(keeper, "you", "greedy", undo="none", open=True)
        with pytest.raises(NotYours, match="when the game is over"):
            await context.rematch(table)
        await play_on(keeper, table, lambda table: table.match.over)
        found = await asyncio.gather(*(context.rematch(table) for _ in range(4)))
        assert len(set(found)) == 1 and seen(table).rematch == found[0]
        assert await context.rematch(table) == found[0]
        other = await keeper.open(found[0])
        assert [(row.kind, row.name, row.holder) for row in other.seats] == [
            (row.kind, row.name, row.holder) for row in table.seats
        ]
        assert (other.row.undo, other.row.open) == ("none", True)
        assert len(await keeper.store.tables_of("visitor 0")) == 2  # no table is left over

    with_keeper(tmp_path / "t.db", play)


def test_who_holds_a_seat_by_a_token_alone_is_invited_anew(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        context = Context(keeper, b"s" * 32)
        seats = people("you", "you")
        seats[1].holder = ""
        table = await keeper.create(new_id(), RA, seats)
        await play_on(keeper, table, lambda table: table.match.over)
        other = await keeper.open(await context.rematch(table))
        assert [row.kind for row in other.seats] == ["human", "open"]

    with_keeper(tmp_path / "t.db", play)
