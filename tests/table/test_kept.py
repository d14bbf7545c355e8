"""Tables are on disk: what is read again is what was, here and in another process."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import msgspec
import pytest

from benben.core.registry import game
from benben.store import open_store
from benben.table import bots, open_tables
from benben.table.credentials import new_id
from benben.table.keeper import Keeper
from benben.table.open_tables import NoSuchTable
from benben.table.schema import SeatView
from benben.table.seat_view import moment, moments
from benben.table.table import OldRules, Stale, Table
from tests.table.test_undo import free_answers
from tests.table.things import (
    RA,
    NearWorkers,
    a_table,
    asked,
    give,
    people,
    play_on,
    seen,
    until,
    with_keeper,
)  # fmt: skip


def all_sights(table: Table) -> list[SeatView]:
    return [seen(table, seat) for seat in (-3, *range(len(table.seats)))]


@pytest.mark.parametrize(("key", "answers"), [(RA, 25), (RA, 60), ("vault", 5), ("vault", 9)])
def test_a_table_that_was_forgotten_comes_back_the_same(url: str, key: str, answers: int, with_toys: None) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, *["you"] * 3, game=key)
        await play_on(keeper, table, lambda table: table.n > answers)
        if key == RA:
            seat = await free_answers(keeper, table, 2)
            await keeper.undo(table, seat, table.n)
        await keeper.chat(table, 1, "Ann", "hello")
        before, id = all_sights(table), table.id
        async with keeping_beside(keeper) as other:
            assert all_sights(await other.open(id)) == before
        keeper.forget(table)
        del table
        gc.collect()
        again = await keeper.open(id)
        assert all_sights(again) == before
        if key == RA:
            assert seen(again, seat).can_redo
            await keeper.redo(again, seat, again.n)

    with_keeper(url, play)


def keeping_beside(keeper: Keeper) -> Any:
    """Another keeper over the same store, as after a restart."""

    class Beside:
        async def __aenter__(self) -> Keeper:
            self.other = Keeper(keeper.store, NearWorkers())
            return self.other

        async def __aexit__(self, *_: object) -> None:
            await self.other.close()

    return Beside()


def test_a_table_in_use_is_one_table(tmp_path: Path) -> None:
    """Whoever holds a table while it is forgotten has the same one as who opens it anew."""

    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        keeper.forget(table)
        assert await keeper.open(table.id) is table

    with_keeper(tmp_path / "t.db", play)


def test_what_nobody_uses_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(keeper: Keeper) -> None:
        monkeypatch.setattr(open_tables, "KEPT", 5)
        ids = [(await a_table(keeper)).id for _ in range(12)]
        gc.collect()
        assert set(keeper._tables) == set(ids[-5:])
        for number in range(50):
            with pytest.raises(NoSuchTable):
                await keeper.open(f"none{number}")
        assert len(keeper._locks) == 0
        assert (await keeper.open(ids[0])).id == ids[0]

    with_keeper(tmp_path / "t.db", play)


@pytest.mark.parametrize("id", ["", "x", "nul\0", "\ud800", "é" * 5000])
def test_no_such_table(url: str, id: str) -> None:
    async def play(keeper: Keeper) -> None:
        with pytest.raises(NoSuchTable):
            await keeper.open(id)

    with_keeper(url, play)


def test_a_table_of_other_rules_says_so(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        row = msgspec.structs.replace(table.row, id="old", rules=table.row.rules + 1)
        await keeper.store.add_table(row, [msgspec.structs.replace(seat, table="old") for seat in table.seats])
        with pytest.raises(OldRules, match="played by version"):
            await keeper.open("old")

    with_keeper(tmp_path / "t.db", play)


def test_a_game_from_elsewhere_is_shown_and_cannot_be_answered(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        match = game(RA).match(3, seed=4, names=["A", "B", "C"])
        while not match.over:
            match.play(match.legal()[0])
        table = await keeper.add_played(new_id(), match.record)
        assert table.match.scores == match.scores and table.names == ["A", "B", "C"]
        assert list(table.match.record.to_lines()) == list(match.record.to_lines())
        assert moments(table) == len(match.record.lines)
        assert moment(table, 10).lines == 10
        assert keeper.seats_of(table, "", "") == ()

    with_keeper(tmp_path / "t.db", play)


# Several processes


async def two(url: str) -> tuple[Keeper, Keeper]:
    return tuple([Keeper(await open_store(url), NearWorkers()) for _ in range(2)])  # type: ignore[return-value]


async def end(*keepers: Keeper) -> None:
    for keeper in keepers:
        await keeper.close()
        await keeper.store.close()


def test_two_processes_see_each_others_answers(postgres: str) -> None:
    async def play() -> None:
        one, other = await two(postgres)
        table = await a_table(one)
        same = await other.open(table.id)
        for turn in range(10):
            keeper, mine = ((one, table), (other, same))[turn % 2]
            await give(keeper, mine, turn)
            await until(lambda: table.n == same.n, 1.0)
            assert all_sights(table) == all_sights(same)
        await one.chat(table, 0, "Ann", "hi")
        await until(lambda: len(same.chat) == 1, 1.0)
        await other.seat_bot(same, 1, "random")
        await until(lambda: table.seats[1].bot == "random", 1.0)
        await end(one, other)

    asyncio.run(play())


def test_of_answers_through_two_processes_one_wins(postgres: str) -> None:
    async def play() -> None:
        one, other = await two(postgres)
        table = await a_table(one)
        same = await other.open(table.id)
        for _ in range(10):
            await until(lambda: table.n == same.n, 2.0)
            n, seat, answer = table.n, asked(table), table.match.legal()[0]
            tries = [one.answer(table, seat, answer, n, "a" * n), other.answer(same, seat, answer, n, "b" * n)]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(str(type(one)) for one in found) == sorted([str(type(None)), str(Stale)])
        moves = await one.store.moves(table.id)
        assert [move.n for move in moves] == list(range(11))
        await end(one, other)

    asyncio.run(play())


def test_a_key_counts_once_through_two_processes(postgres: str) -> None:
    async def play() -> None:
        one, other = await two(postgres)
        table = await a_table(one)
        same = await other.open(table.id)
        seat, answer = asked(table), table.match.legal()[0]
        await asyncio.gather(one.answer(table, seat, answer, 1, "k"), other.answer(same, seat, answer, 1, "k"))
        assert len(await one.store.moves(table.id)) == 2 == table.n == same.n
        await end(one, other)

    asyncio.run(play())


def test_sealed_answers_through_two_processes_are_all_taken(postgres: str, with_toys: None) -> None:
    async def play() -> None:
        one, other = await two(postgres)
        table = await a_table(one, "you", "you", game="vault")
        while len(table.match.open_seats) < 2:
            await give(one, table)
        same = await other.open(table.id)
        n = table.version(0)
        tries = [one.answer(table, 0, table.match.legal(0)[0], n), other.answer(same, 1, same.match.legal(1)[0], n)]
        assert await asyncio.gather(*tries) == [None, None]
        await until(lambda: table.n == same.n, 1.0)
        assert all_sights(table) == all_sights(same)
        await end(one, other)

    asyncio.run(play())


def test_a_new_table_is_started_once_by_two_processes(postgres: str) -> None:
    async def play() -> None:
        one, other = await two(postgres)
        made = await a_table(one)
        for number in range(5):
            id = f"t{number}"
            seats = people("you", "you")
            for seat in seats:
                seat.table = id
            await one.store.add_table(msgspec.structs.replace(made.row, id=id), seats)
            first, second = await asyncio.gather(one.open(id), other.open(id))
            assert first.n == second.n == 1
            assert all_sights(first) == all_sights(second)
        await end(one, other)

    asyncio.run(play())


def test_bots_are_not_doubled_by_two_processes(postgres: str) -> None:
    async def play() -> None:
        one, other = await two(postgres)
        table = await a_table(one, "random", "random")
        same = await other.open(table.id)
        await until(lambda: table.match.over and same.match.over, 60.0)
        assert all_sights(table) == all_sights(same)
        answers = sum(line.seat >= 0 for line in table.match.record.lines)
        asked_here, asked_there = (len(keeper.bots.workers.asked) for keeper in (one, other))  # type: ignore[attr-defined]
        assert asked_here + asked_there <= answers * 1.2 + 3
        await end(one, other)

    asyncio.run(play())


def test_another_process_takes_over_the_bots_of_one_that_ended(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "GRACE", 0.2)

    async def play() -> None:
        one, other = await two(postgres)
        table = await a_table(one, "you", "random")
        same = await other.open(table.id)
        one.wake_bots = lambda table: None  # type: ignore[method-assign]  # as if it had died after this answer
        await play_on(one, table, lambda table: asked(table) == 1)
        await until(lambda: asked(same) == 0 and same.n > 1, 5.0)
        await end(one, other)

    asyncio.run(play())
