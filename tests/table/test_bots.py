"""Bots at a table: in processes of their own, with limited time, and never in anybody's way."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from benben.core.record import parse_lines, verify
from benben.store import SeatRow
from benben.table.keeper import Keeper
from benben.table.table import NotYours
from benben.table.workers import BotFailed, Workers, task_for
from tests.table.things import NoWorkers, a_table, asked, give, play_on, seen, until, with_keeper


def test_bots_play_a_whole_game(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "greedy", "random")
        await until(lambda: table.match.over, 60)
        assert verify(parse_lines(table.match.record.to_lines())).scores == table.match.scores
        assert table.match.record.seats == ["greedy", "random"]

    with_keeper(tmp_path / "t.db", play, Workers())


def test_a_bot_answers_after_a_person(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "random")
        for _ in range(8):
            await until(lambda: asked(table) == 0)
            await give(keeper, table, -1)
        assert {line.seat for line in table.match.record.lines} == {-1, 0, 1}

    with_keeper(tmp_path / "t.db", play)


def test_bots_wait_so_that_people_can_follow(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "random")
        await play_on(keeper, table, lambda table: asked(table) == 1)
        start, n = time.monotonic(), table.n
        await until(lambda: table.n > n)
        assert time.monotonic() - start >= 0.15

    with_keeper(tmp_path / "t.db", play, pace=0.2)


def test_a_failing_bot_is_replaced_by_any_legal_answer(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "greedy", "greedy")
        await until(lambda: table.match.over, 60)
        assert verify(parse_lines(table.match.record.to_lines())).over

    with_keeper(tmp_path / "t.db", play, NoWorkers())


@pytest.mark.parametrize("name", ["Slow", "Broken", "Cheat", "Dying"])
def test_a_bad_bot_in_its_own_process(tmp_path: Path, name: str) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        task = task_for(table.match, asked(table), f"tests.table.bots:{name}")
        with pytest.raises(BotFailed):
            await keeper.bots.workers.choose(task)
        (good,) = await keeper.bots.workers.choose(task_for(table.match, asked(table), "random"))
        assert good in table.match.legal()

    with_keeper(tmp_path / "t.db", play, Workers(1, 2.0))


def test_a_slow_bot_stops_nobody(tmp_path: Path) -> None:
    """While a bot thinks, the loop goes round, people answer, and its limit ends it."""

    async def play(keeper: Keeper) -> None:
        slow = await a_table(keeper, "you", "tests.table.bots:Slow")
        await play_on(keeper, slow, lambda table: asked(table) == 1)
        other, longest, n = await a_table(keeper), 0.0, slow.n
        while slow.n == n:
            start = time.monotonic()
            if other.n < 40:
                await give(keeper, other)
            await asyncio.sleep(0.001)
            longest = max(longest, time.monotonic() - start)
        assert other.n == 40
        assert longest < 0.5
        assert slow.match.record.lines[-1] is not None and slow.n > n

    with_keeper(tmp_path / "t.db", play, Workers(1, 1.5))


def test_the_keeper_closes_at_once_while_a_bot_thinks(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "tests.table.bots:Slow", "tests.table.bots:Slow")
        await asyncio.sleep(1.0)
        assert table.n == 1
        start = time.monotonic()
        await keeper.close()
        assert time.monotonic() - start < 1.0

    start = time.monotonic()
    with_keeper(tmp_path / "t.db", play, Workers(1, 50.0))
    assert time.monotonic() - start < 4.0


def test_a_bot_plays_for_who_is_away_and_gives_back(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        await keeper.seat_bot(table, 0, "random")
        await keeper.seat_bot(table, 1, "random")
        await until(lambda: table.n > 12)
        await keeper.seat_back(table, 0)
        await keeper.seat_back(table, 1)
        await asyncio.sleep(0.05)
        n = table.n
        await asyncio.sleep(0.1)
        assert table.n == n and not table.match.over
        await give(keeper, table)
        assert [row.kind for row in table.seats] == ["human", "human"]
        assert [row.token != b"" for row in table.seats] == [True, True]

    with_keeper(tmp_path / "t.db", play)


def test_a_bot_in_an_empty_seat_stays(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "open")
        await keeper.seat_bot(table, 1, "greedy")
        row = table.seats[1]
        assert (row.kind, row.bot, row.name, row.invite) == ("bot", "greedy", "Greedy bot", b"")
        assert seen(table, 0).started
        with pytest.raises(NotYours):
            await keeper.seat_back(table, 1)

    with_keeper(tmp_path / "t.db", play)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def first(keeper: Keeper) -> tuple[str, int]:
        table = await a_table(keeper, "you", "random")
        await play_on(keeper, table, lambda table: asked(table) == 1)
        return table.id, table.n

    async def again(keeper: Keeper) -> None:
        keeper.resume()
        moves = await keeper.store.moves(id)
        async with asyncio.timeout(10):
            while len(moves) == n:
                moves = await keeper.store.moves(id)
        assert moves[n].n == n

    id, n = with_keeper(tmp_path / "t.db", first, pace=30.0)
    with_keeper(tmp_path / "t.db", again)


def test_hints_are_legal_and_for_who_is_asked(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        assert await keeper.hint(table, asked(table)) in table.match.legal()
        for seat in (1 - asked(table), -3):
            with pytest.raises(NotYours):
                await keeper.hint(table, seat)
        assert table.n == 1

    with_keeper(tmp_path / "t.db", play, Workers())


def test_a_task_holds_a_world_of_the_seats_own(tmp_path: Path, with_toys: None) -> None:
    """What a bot's process is sent does not depend on the hands of others."""

    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "you", game="vault")
        while len(table.match.open_seats) < 2:
            await give(keeper, table)
        true = table.match.state
        worlds = {str(task_for(table.match, 0, "random").world["hands"][4:]) for _ in range(30)}
        assert len(worlds) > 1, "the other hand is always the true one"
        own = task_for(table.match, 0, "random").world["hands"][:4]
        assert own == true.hands[:4]  # type: ignore[attr-defined]

    with_keeper(tmp_path / "t.db", play)


def test_a_bot_of_no_known_name_cannot_be_seated(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        before: list[SeatRow] = list(table.seats)
        for name in ("tests.table.bots:Slow", "", "os:system", "Greedy"):
            with pytest.raises(ValueError, match="no bot of that name"):
                await keeper.seat_bot(table, 0, name)
        assert table.seats == before

    with_keeper(tmp_path / "t.db", play)
