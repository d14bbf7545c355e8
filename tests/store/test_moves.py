"""Moves and chat: numbered without gaps, each once."""

from __future__ import annotations

import asyncio

import pytest

from benben.store import ChatRow, NoTable, Repeated, Store, Taken
from tests.store.things import NOON, a_line, a_move, a_table, after, seats_of, using, with_table


async def with_moves(store: Store, count: int) -> None:
    await with_table(store)
    for n in range(count):
        await store.append(a_move(n, key=f"k{n}"), after(n))


def test_moves_are_found_as_they_were_stored(url: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        rows = [a_move(0, body=bytes(range(256)), key="ü'\"\\"), a_move(1, body=b""), a_move(2)]
        for row in rows:
            await store.append(row, after(row.n))
        assert await store.moves("t") == rows
        assert await store.moves("t", since=1) == rows[1:]
        assert await store.moves("t", since=3) == await store.moves("u") == []

    using(url, play)


def test_a_move_changes_its_table(url: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        await with_table(store, "other")
        await store.append(a_move(0, time="2026-02-02"), after(0, over=True))
        changed = a_table(changed="2026-02-02", over=True, scores=[0, 0], winners=[0], acts=[], moves=1)
        assert await store.table("t") == (changed, seats_of())
        assert await store.table("other") == (a_table("other"), seats_of("other"))

    using(url, play)


@pytest.mark.parametrize("n", [-1, 0, 1, 3, 99])
def test_only_the_next_number_is_free(url: str, n: int) -> None:
    async def play(store: Store) -> None:
        await with_moves(store, 2)
        before = await store.table("t")
        with pytest.raises(Taken, match=f"Number {n} is not"):
            await store.append(a_move(n), after(n))
        assert await store.table("t") == before
        assert len(await store.moves("t")) == 2

    using(url, play)


@pytest.mark.parametrize("n", [0, 1, 2, 9])
def test_a_key_counts_once_at_any_number(url: str, n: int) -> None:
    async def play(store: Store) -> None:
        await with_moves(store, 2)
        before = await store.table("t")
        with pytest.raises(Repeated, match="number 1") as caught:
            await store.append(a_move(n, key="k1"), after(n))
        assert caught.value.n == 1
        assert await store.table("t") == before
        await store.append(a_move(2, key="k2"), after(2))

    using(url, play)


def test_each_table_has_its_own_keys(url: str) -> None:
    async def play(store: Store) -> None:
        await with_moves(store, 1)
        await with_table(store, "other")
        await store.append(a_move(0, "other", "k0"), after(0))

    using(url, play)


def test_a_move_needs_a_table(url: str) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(NoTable, match="no table t"):
            await store.append(a_move(0), after(0))

    using(url, play)


def test_one_of_many_is_first(url: str) -> None:
    async def one(store: Store, n: int, i: int) -> bool:
        try:
            await store.append(a_move(n, key=f"{n}/{i}"), after(n))
        except Taken:
            return False
        return True

    async def play(store: Store) -> None:
        await with_table(store)
        for n in range(10):
            assert sum(await asyncio.gather(*(one(store, n, i) for i in range(20)))) == 1
        assert [row.n for row in await store.moves("t")] == list(range(10))

    using(url, play)


def test_one_of_many_with_the_same_key_is_stored(url: str) -> None:
    async def one(store: Store, n: int) -> str:
        try:
            await store.append(a_move(n, key="same"), after(n))
        except (Taken, Repeated) as error:
            return type(error).__name__
        return "stored"

    async def play(store: Store) -> None:
        await with_table(store)
        for n in range(20):
            ends = await asyncio.gather(*(one(store, n) for n in (0, 0, 0, 1, 1, 2)))
            assert ends.count("stored") == (n == 0)
        assert len(await store.moves("t")) == 1

    using(url, play)


def test_many_tables_at_once(url: str) -> None:
    async def game(store: Store, id: str) -> None:
        await with_table(store, id)
        for n in range(10):
            await store.append(a_move(n, id), after(n))

    async def play(store: Store) -> None:
        await asyncio.gather(*(game(store, f"t{i}") for i in range(30)))
        assert [len(await store.moves(f"t{i}")) for i in range(30)] == [10] * 30

    using(url, play)


def test_chat_is_numbered_as_it_comes(url: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        numbers = await asyncio.gather(*(store.add_chat(a_line(f"line {i}")) for i in range(30)))
        assert sorted(numbers) == list(range(30))
        lines = await store.chat("t")
        assert [line.n for line in lines] == list(range(30))
        assert lines[numbers[7]] == ChatRow("t", numbers[7], 0, "Ann", "line 7", NOON)

    using(url, play)


def test_the_last_lines_of_chat(url: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        for _ in range(5):
            await store.add_chat(a_line())
        assert [line.n for line in await store.chat("t", last=2)] == [3, 4]
        assert [line.n for line in await store.chat("t", since=2)] == [2, 3, 4]
        assert [line.n for line in await store.chat("t", since=2, last=2)] == [3, 4]
        assert await store.chat("u") == []

    using(url, play)


def test_chat_needs_a_table(url: str) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(NoTable, match="no table t"):
            await store.add_chat(a_line())

    using(url, play)


def test_who_gives_up_waiting_harms_nobody(url: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        task = asyncio.create_task(store.append(a_move(0), after(0)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        for n in range(10):  # the cancelled one may be there or not: only one number is next
            try:
                await store.append(a_move(n), after(n))
            except Taken:
                assert n == 0
        assert [row.n for row in await store.moves("t")] == list(range(10))

    using(url, play)
