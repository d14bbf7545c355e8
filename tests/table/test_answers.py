"""Answers at a table: each counts once, on disk before it is said, and only for who is asked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benben.core.errors import BadAnswer, BenbenError, IllegalAnswer
from benben.core.record import parse_lines, verify
from benben.table.keeper import Keeper
from benben.table.table import NotStarted, NotYours, Stale
from tests.table.things import a_table, asked, give, play_on, seen, with_keeper


def test_a_whole_game_is_on_disk_and_verifies(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "you", "you")
        await play_on(keeper, table, lambda table: table.match.over)
        moves = await keeper.store.moves(table.id)
        assert [move.n for move in moves] == list(range(table.n))
        found = verify(parse_lines(table.match.record.to_lines()))
        assert found.scores == table.match.scores
        row = await keeper.store.table(table.id)
        assert row and row[0].over and row[0].scores == found.scores and row[0].winners == found.winners

    with_keeper(tmp_path / "t.db", play)


def test_each_answer_raises_the_version(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        before = table.n
        await give(keeper, table)
        assert table.n == before + 1 == len(await keeper.store.moves(table.id))

    with_keeper(tmp_path / "t.db", play)


@pytest.mark.parametrize("by", [-1, 1, 10**9])
def test_an_answer_to_another_version_is_stale(tmp_path: Path, by: int) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        before, seat = seen(table, asked(table)), asked(table)
        with pytest.raises(Stale, match="Something else happened first"):
            await keeper.answer(table, seat, table.match.legal(seat)[0], table.n + by)
        assert seen(table, seat) == before

    with_keeper(tmp_path / "t.db", play)


@pytest.mark.parametrize(
    ("given", "error"),
    [(10**6, BadAnswer), (-1, BadAnswer), ("nonsense", BadAnswer), ({"do": "dance"}, BadAnswer), (10**400, BadAnswer)],
)
def test_what_is_no_answer_changes_nothing(tmp_path: Path, given: object, error: type[BenbenError]) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        before, seat = seen(table, asked(table)), asked(table)
        with pytest.raises(error):
            await keeper.answer(table, seat, given, table.n)  # type: ignore[arg-type]
        assert seen(table, seat) == before

    with_keeper(tmp_path / "t.db", play)


def test_an_illegal_answer_is_refused_with_its_rule(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        seat = asked(table)
        wrong = next(a for a in range(table.game.actions.size) if a not in table.match.legal(seat))
        before = seen(table, seat)
        with pytest.raises(IllegalAnswer) as refused:
            await keeper.answer(table, seat, wrong, table.n)
        assert refused.value.rule.startswith("RA")
        assert seen(table, seat) == before

    with_keeper(tmp_path / "t.db", play)


def test_only_who_is_asked_may_answer(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        seat = asked(table)
        legal = table.match.legal(seat)[0]
        with pytest.raises(NotYours, match="answers now, not"):
            await keeper.answer(table, 1 - seat, legal, table.n)
        for nobody in (-3, -1, 2, 99):
            with pytest.raises(NotYours):
                await keeper.answer(table, nobody, legal, table.n)
        assert table.n == 1

    with_keeper(tmp_path / "t.db", play)


def test_nothing_is_answered_before_everybody_has_come(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "open", "greedy")
        assert not seen(table, 0).started and seen(table, 0).choices == []
        with pytest.raises(NotStarted):
            await keeper.answer(table, asked(table), table.match.legal()[0], table.n)
        await asyncio.sleep(0.05)
        assert table.n == 1  # the bot waits too
        await keeper.sit(table, 1, "invitation 1", "Ann", "visitor", "token")
        assert seen(table, 0).started
        await play_on(keeper, table, lambda table: table.n > 3)

    with_keeper(tmp_path / "t.db", play)


# Keys


def test_a_repeated_key_counts_once(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        seat, legal = asked(table), table.match.legal()
        for answer in (legal[0], legal[0], legal[-1]):
            await keeper.answer(table, seat, answer, 1, "once")
        assert table.n == 2
        assert [move.key for move in await keeper.store.moves(table.id)] == ["", f"{seat}:once"]

    with_keeper(tmp_path / "t.db", play)


def test_a_repeated_key_counts_once_after_a_restart(tmp_path: Path) -> None:
    async def first(keeper: Keeper) -> tuple[str, int, int]:
        table = await a_table(keeper)
        seat, answer = asked(table), table.match.legal()[0]
        await keeper.answer(table, seat, answer, 1, "once")
        return table.id, seat, answer

    async def again(keeper: Keeper) -> None:
        table = await keeper.open(id)
        await keeper.answer(table, seat, answer, 1, "once")
        assert table.n == 2

    id, seat, answer = with_keeper(tmp_path / "t.db", first)
    with_keeper(tmp_path / "t.db", again)


def test_one_seat_cannot_use_up_the_keys_of_another(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        first = await give(keeper, table, key="k")
        await play_on(keeper, table, lambda table: asked(table) != first)
        n = table.n
        await give(keeper, table, key="k")
        assert table.n == n + 1

    with_keeper(tmp_path / "t.db", play)


@pytest.mark.parametrize("key", ["x" * 65, "line\nend", "nul\0", "\ud800"])
def test_a_strange_key_is_refused(tmp_path: Path, key: str) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        with pytest.raises(BenbenError, match="A key is a text"):
            await give(keeper, table, key=key)
        assert table.n == 1

    with_keeper(tmp_path / "t.db", play)


# At the same time


@pytest.mark.parametrize("count", [2, 20])
def test_of_answers_at_once_exactly_one_wins(tmp_path: Path, count: int) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        seat, legal = asked(table), table.match.legal()
        tries = [keeper.answer(table, seat, legal[i % len(legal)], 1, f"k{i}") for i in range(count)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(one) for one in found if one is not None] == [Stale] * (count - 1)
        assert table.n == 2 == len(await keeper.store.moves(table.id))

    with_keeper(tmp_path / "t.db", play)


def test_the_same_answer_sent_twice_at_once_counts_once_and_nobody_is_refused(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        seat, answer = asked(table), table.match.legal()[0]
        await asyncio.gather(*(keeper.answer(table, seat, answer, 1, "k") for _ in range(5)))
        assert table.n == 2

    with_keeper(tmp_path / "t.db", play)


def test_an_answer_is_finished_though_its_sender_has_gone(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        sending = asyncio.ensure_future(give(keeper, table))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        sending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sending
        await keeper.close()
        assert table.n == 2 == len(await keeper.store.moves(table.id))

    with_keeper(tmp_path / "t.db", play)
