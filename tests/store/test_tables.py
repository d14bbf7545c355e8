"""Tables, seats, rematches, lists and secrets."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from benben.store import NoTable, SeatRow, Store, Taken
from tests.store.things import a_move, a_table, after, opened, seats_of, using, with_table


def test_a_table_is_found_as_it_was_stored(url: str) -> None:
    table = a_table(over=True, scores=[3, -1], winners=[0], rematch="u", acts=[0, 1], moves=7)

    async def play(store: Store) -> None:
        await store.add_table(table, seats_of()[::-1])
        assert await store.table("t") == (table, seats_of())

    using(url, play)


def test_a_table_is_there_when_the_store_is_opened_again(url: str) -> None:
    using(url, with_table)
    assert using(url, lambda store: store.table("t")) == (a_table(), seats_of())


@pytest.mark.parametrize("id", ["t", "", "\0", "\ud800", "'"])
def test_an_unknown_table_is_none(url: str, id: str) -> None:
    assert using(url, lambda store: store.table(id)) is None


def test_a_table_id_is_taken_once(url: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        with pytest.raises(Taken, match="a table t already"):
            await with_table(store, game="pig")
        assert (await store.table("t") or [None])[0] == a_table()

    using(url, play)


def test_a_seat_is_changed(url: str) -> None:
    seat = replace(seats_of()[1], name="Bob", kind="human", bot="", token=b"1", holder="bob", invite=b"2")

    async def play(store: Store) -> None:
        await with_table(store)
        assert await store.set_seat(seat)
        assert await store.table("t") == (a_table(), [seats_of()[0], seat])

    using(url, play)


def test_a_seat_that_is_not_as_expected_is_not_changed(url: str) -> None:
    seat = seats_of()[1]
    wrong = [
        replace(seat, name="?"),
        replace(seat, kind="open"),
        replace(seat, bot=""),
        replace(seat, token=b"?"),
        replace(seat, holder="?"),
        replace(seat, invite=b"?"),
        replace(seat, seat=0),
        replace(seat, table="u"),
    ]

    async def play(store: Store) -> None:
        await with_table(store)
        assert not any([await store.set_seat(replace(seat, name="Bob"), expected=row) for row in wrong])
        assert await store.table("t") == (a_table(), seats_of())

    using(url, play)


def test_one_of_many_gets_the_seat(url: str) -> None:
    free = SeatRow("t", 2)

    async def play(store: Store) -> None:
        await store.add_table(a_table(), [*seats_of(), free])
        wishes = [replace(free, kind="human", holder=f"v{i}") for i in range(30)]
        got = await asyncio.gather(*(store.set_seat(wish, expected=free) for wish in wishes))
        found = await store.table("t")
        assert got.count(True) == 1 and found and found[1][2] == wishes[got.index(True)]

    using(url, play)


def test_a_seat_that_is_not_there_is_not_made(url: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        assert not await store.set_seat(SeatRow("t", 5))
        assert not await store.set_seat(SeatRow("u", 0))

    using(url, play)


def test_the_first_rematch_holds(url: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        offers = await asyncio.gather(*(store.set_rematch("t", f"r{i}") for i in range(20)))
        assert len(set(offers)) == 1
        found = await store.table("t")
        assert found and found[0].rematch == offers[0]

    using(url, play)


def test_a_rematch_needs_a_table(url: str) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(NoTable, match="no table t"):
            await store.set_rematch("t", "u")

    using(url, play)


async def four_tables(store: Store) -> None:
    await store.add_table(a_table("old", changed="2026-01-01"), seats_of("old"))
    await store.add_table(a_table("new", changed="2026-01-03"), seats_of("new", bot=""))
    await store.add_table(a_table("done", changed="2026-01-04", over=True), seats_of("done"))
    await store.add_table(a_table("mine", changed="2026-01-02", open=False), seats_of("mine", "bob"))


def test_lists_of_tables(url: str) -> None:
    async def play(store: Store) -> None:
        await four_tables(store)
        assert [row.id for row, _ in await store.tables_of("ann")] == ["new", "old", "done"]
        assert [row.id for row, _ in await store.tables_of("ann", limit=1)] == ["new"]
        assert [row.id for row, _ in await store.tables_of("bob")] == ["mine"]
        assert [row.id for row, _ in await store.open_tables()] == ["new", "old"]
        assert [row.id for row, _ in await store.open_tables(1)] == ["new"]
        assert await store.finished_tables() == [(a_table("done", changed="2026-01-04", over=True), seats_of("done"))]
        assert await store.finished_tables(0) == []

    using(url, play)


def test_nobody_holds_no_tables(url: str) -> None:
    async def play(store: Store) -> None:
        await four_tables(store)
        assert await store.tables_of("") == []

    using(url, play)


def test_running_tables_are_those_where_bots_play(url: str) -> None:
    async def play(store: Store) -> None:
        await four_tables(store)
        assert await store.running_tables() == [("mine", []), ("old", [])]
        await store.append(a_move(0, "old"), after(0))
        await store.append(a_move(0, "mine"), after(0, over=True))
        assert await store.running_tables() == [("old", [0])]

    using(url, play)


def test_a_bot_that_plays_for_somebody_who_is_away_counts(url: str) -> None:
    async def play(store: Store) -> None:
        await store.add_table(a_table(), [SeatRow("t", 0, "Ann", "human", bot="random")])
        assert await store.running_tables() == [("t", [])]

    using(url, play)


def test_a_secret_stays_the_same(url: str) -> None:
    async def play(store: Store) -> bytes:
        found = await asyncio.gather(*(store.secret("cookies") for _ in range(20)))
        assert len(set(found)) == 1 and len(found[0]) == 32
        assert await store.secret("other") != found[0]
        return found[0]

    assert using(url, play) == using(url, play)


def test_a_closed_store_says_so(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await with_table(store)
        await store.close()
        with pytest.raises(ValueError, match="closed"):
            await store.table("t")
        with pytest.raises(ValueError, match="closed"):
            await store.append(a_move(0), after(0))

    asyncio.run(play())


def test_what_was_begun_before_closing_is_done(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await with_table(store)
            tasks = [asyncio.create_task(store.append(a_move(0), after(0)))]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)

    asyncio.run(play())
    assert len(using(url, lambda store: store.moves("t"))) == 1
