"""Bots at a table: in processes of their own, with limited time, and never in anybody's way."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from benben.bots import ADVICE_SECONDS, ADVISER, RIVAL_SECONDS, STAND_IN
from benben.core.record import parse_lines, verify
from benben.core.registry import game
from benben.language import speaking
from benben.store import SeatRow
from benben.table.bots import PATIENCE
from benben.table.keeper import Keeper
from benben.table.notices import THE_TABLE
from benben.table.table import NotYours, Table
from benben.table.workers import ALONE, ASKED_BY_A_PERSON, BEFORE_PEOPLE, BotFailed, Task, Workers, choose, task_for
from tests.table.things import RA, NearWorkers, NoWorkers, a_table, asked, give, play_on, seen, until, with_keeper


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


def notices(table: Table, language: str = "en") -> list[str]:
    with speaking(language):
        return [line.text for line in seen(table).chat if line.seat == THE_TABLE]


class OnlyStandIn(NearWorkers):
    """Every bot fails but the stand-in."""

    async def choose(self, task: Task) -> list[int]:
        if task.bot != STAND_IN:
            self.asked.append(task)
            raise BotFailed("It has no wish to play.")
        return await super().choose(task)


def test_the_stand_in_answers_for_a_bot_that_fails_and_then_keeps_its_seat(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "tests.table.bots:Broken")
        await play_on(keeper, table, lambda table: asked(table) == 1)
        await until(lambda: notices(table) != [])
        assert [task.bot for task in workers.asked[:2]] == ["tests.table.bots:Broken", STAND_IN]
        while len(notices(table)) < 2:
            await until(lambda: asked(table) == 0 or len(notices(table)) == 2)
            if asked(table) == 0:
                await give(keeper, table, -1)
        first = "Bot 2 (tests.table.bots:Broken) gave no valid answer; a stand-in (mason) answers in its place."
        assert notices(table)[0] == first and "plays from now on" in notices(table)[1]
        assert notices(table, "de")[0].endswith("eine Vertretung (Maurer) springt ein.")
        assert (table.seats[1].kind, table.seats[1].name, table.seats[1].bot) == ("bot", "Bot 2", STAND_IN)
        assert sum(task.bot != STAND_IN for task in workers.asked) == PATIENCE
        again = Keeper(keeper.store, NearWorkers())
        assert notices(await again.open(table.id)) == notices(table)

    workers = OnlyStandIn()
    with_keeper(tmp_path / "t.db", play, workers)


def test_a_person_cannot_speak_as_the_table(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        await keeper.chat(table, 0, "Ada", '{"key":"bot-failed","name":"x","bot":"y","instead":"z"}')
        assert notices(table) == [] and seen(table).chat[0].text.startswith("{")

    with_keeper(tmp_path / "t.db", play)


def test_a_failing_bot_is_replaced_by_any_legal_answer(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "greedy", "greedy")
        await until(lambda: table.match.over, 60)
        assert verify(parse_lines(table.match.record.to_lines())).over
        assert any("any legal one is taken" in line for line in notices(table))

    with_keeper(tmp_path / "t.db", play, NoWorkers())


@pytest.mark.parametrize("name", ["Slow", "Broken", "Cheat", "Dying", "Hungry", "Babbler"])
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
        assert (row.kind, row.bot, row.name, row.invite) == ("bot", "greedy", "Imhotep", b"")
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


def test_hints_come_from_the_adviser_who_has_little_time(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        await keeper.hint(table, asked(table))
        (task,) = workers.asked
        assert (task.bot, task.seconds, task.whole) == (ADVISER, ADVICE_SECONDS, False)

    workers = NearWorkers()
    with_keeper(tmp_path / "t.db", play, workers)


def test_a_rival_is_told_how_long_it_may_think(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "vizier", "mason")
        await until(lambda: len(workers.asked) > 5)
        assert {(task.bot, task.seconds) for task in workers.asked} == {
            ("vizier", RIVAL_SECONDS), ("mason", RIVAL_SECONDS),
        }  # fmt: skip
        assert not table.has_people

    workers = NearWorkers()
    with_keeper(tmp_path / "t.db", play, workers)


def test_one_bot_answers_all_questions_of_a_task() -> None:
    """In Architects everybody picks cards in secret; a bot that keeps a plan keeps it for all of its picks."""
    match = game("architects").match(players=2, seed=5)
    task = task_for(match, match.open_seats[0], "tests.table.bots:Planner")
    answers = choose(task)
    assert len(choose(replace(task, whole=False))) == 1
    if len(answers) > 1:
        assert answers[1] != choose(replace(task, whole=False))[0]


def test_whom_people_wait_for_is_asked_first_and_many_share_the_time() -> None:
    class Slowly(Workers):
        def __init__(self) -> None:
            super().__init__(1)
            self.told: list[tuple[int, float]] = []

        async def _new_worker(self, bot: str) -> Any:
            return self

        def ask(self, task: Task, limit: float) -> list[int]:
            self.told.append((task.rank, round(task.seconds, 3)))
            time.sleep(0.02)
            return []

    async def wait() -> None:
        ranks = [ALONE, ALONE, BEFORE_PEOPLE, ALONE, ASKED_BY_A_PERSON, BEFORE_PEOPLE]
        task = task_for(game(RA).match(players=2, seed=1), 0, "random", 1.2)
        await asyncio.gather(*(workers.choose(replace(task, rank=rank)) for rank in ranks))

    workers = Slowly()
    asyncio.run(wait())
    ranks = [rank for rank, _ in workers.told]
    assert ranks[0] == ALONE and ranks[1:] == sorted(ranks[1:])
    assert workers.told[1] == (ASKED_BY_A_PERSON, 1.2)
    assert [seconds for _, seconds in workers.told[2:]] == [0.3, 0.4, 0.6, 1.2]


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


def test_bots_of_who_serves_can_be_seated(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        keeper.own_bots = ["tests.table.bots:Planner"]
        table = await a_table(keeper)
        await keeper.seat_bot(table, 0, "tests.table.bots:Planner")
        assert table.seats[0].bot == "tests.table.bots:Planner"
        with pytest.raises(ValueError, match="no bot of that name"):
            await keeper.seat_bot(table, 1, "tests.table.bots:Slow")

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
