"""Simultaneous choices: nobody notices another's before all are there, and nobody is in another's way."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from benben.core.steps import EVERYBODY
from benben.table.keeper import Keeper
from benben.table.seat_view import moment, moments
from benben.table.table import NotYours, Stale, Table
from benben.table.why import refusal_of
from benben.table.workers import choose as in_worker
from benben.table.workers import task_for
from tests.table.things import NearWorkers, a_table, seen, with_keeper
from tests.toys import vault

pytestmark = pytest.mark.usefixtures("with_toys")


async def sealed_table(keeper: Keeper, *kinds: str) -> Table:
    """A table of the toy at its first sealed question."""
    table = await a_table(keeper, *(kinds or ("you",) * 3), game="vault")
    while not table.match.record.lines or len(table.match.open_seats) < 2:
        seat = table.match.open_seats[0]
        await keeper.answer(table, seat, table.match.legal(seat)[0], table.version(seat))
    return table


async def choose(keeper: Keeper, table: Table, seat: int, which: int = 0) -> None:
    """Both questions of the round."""
    for _ in range(2):
        legal = table.match.legal(seat)
        await keeper.answer(table, seat, legal[which % len(legal)], table.version(seat))


def everything(table: Table, seat: int) -> bytes:
    """All that a seat is shown, replay included, except who is done, which is no secret."""
    held = () if seat < 0 else (seat,)
    past = [moment(table, n, held) for n in range(moments(table, held) + 1)]
    return msgspec.json.encode([seen(table, seat), past])


def test_a_first_answer_changes_nothing_for_the_others(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await sealed_table(keeper)
        before = {seat: everything(table, seat) for seat in (1, 2, -3)}
        await keeper.answer(table, 0, table.match.legal(0)[0], table.version(0))
        assert {seat: everything(table, seat) for seat in (1, 2, -3)} == before
        await keeper.undo(table, 0, table.version(0))
        assert {seat: everything(table, seat) for seat in (1, 2, -3)} == before

    with_keeper(tmp_path / "t.db", play)


@pytest.mark.parametrize("stake", [vault.STAKE.first, vault.STAKE.first + 1])
def test_what_was_chosen_is_not_seen(tmp_path: Path, stake: int) -> None:
    async def play(keeper: Keeper) -> None:
        table = await sealed_table(keeper)
        first = table.match.legal(0)[0]
        await keeper.answer(table, 0, first, table.version(0))
        await keeper.answer(table, 0, stake, table.version(0))
        looks = {seat: everything(table, seat) for seat in (1, 2, -3)}
        await keeper.undo(table, 0, table.version(0))
        await keeper.answer(table, 0, 2 * vault.STAKE.first + 1 - stake, table.version(0))
        assert {seat: everything(table, seat) for seat in (1, 2, -3)} == looks
        assert [person.acts for person in seen(table, 1).people] == [False, True, True]

    with_keeper(tmp_path / "t.db", play)


def test_the_cards_are_seen_when_all_have_chosen(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await sealed_table(keeper)
        before = len(seen(table).log)
        for seat in (2, 0, 1):
            assert len(seen(table).log) == before
            await choose(keeper, table, seat)
        assert sum("shown" in line.text for line in seen(table).log[before:]) == 3

    with_keeper(tmp_path / "t.db", play)


def test_nobody_is_stale_because_another_chose(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await sealed_table(keeper)
        n = table.version(0)
        assert n == table.version(1) == table.version(2)
        await asyncio.gather(*(keeper.answer(table, seat, table.match.legal(seat)[0], n) for seat in (1, 2, 0)))
        assert [table.version(seat) for seat in (0, 1, 2)] == [n + 1] * 3
        with pytest.raises(Stale):
            await keeper.answer(table, 0, vault.STAKE.first, n)

    with_keeper(tmp_path / "t.db", play)


def test_the_version_always_goes_up(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table, turn = await a_table(keeper, "you", "you", game="vault"), 0
        versions: dict[int, list[int]] = {0: [], 1: [], -3: []}
        while not table.match.over:
            for seat, row in versions.items():
                row.append(table.version(seat))
            seat = table.match.open_seats[turn % len(table.match.open_seats)]
            legal = table.match.legal(seat)
            n = table.version(seat)
            await keeper.answer(table, seat, legal[turn % len(legal)], n)
            assert table.version(seat) > n
            turn += 1
        assert all(row == sorted(row) for row in versions.values())

    with_keeper(tmp_path / "t.db", play)


def test_who_has_chosen_waits_and_may_think_again(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await sealed_table(keeper)
        await choose(keeper, table, 0)
        await keeper.answer(table, 1, table.match.legal(1)[0], table.version(1))
        before, seat_view = everything(table, 0), seen(table, 0)
        with pytest.raises(NotYours, match="others are still choosing"):
            await keeper.answer(table, 0, vault.STAKE.first, table.version(0))
        refusal = refusal_of(table.match, 0, vault.PICK.first)
        assert refusal and refusal.sentence == "You have answered; the others are still choosing."
        assert everything(table, 0) == before
        assert len(seen(table, 0).undo_to) == 2
        await keeper.undo(table, 0, table.version(0), seen(table, 0).undo_to[1])
        assert seen(table, 0).choices and seen(table, 0).can_redo
        await keeper.redo(table, 0, table.version(0))
        await keeper.redo(table, 0, table.version(0))
        assert seen(table, 0) == msgspec.structs.replace(seat_view, n=table.version(0))

    with_keeper(tmp_path / "t.db", play)


def test_the_last_to_choose_is_told_that_it_is_final(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await sealed_table(keeper, "you", "you")
        await choose(keeper, table, 1)
        await keeper.answer(table, 0, table.match.legal(0)[0], table.version(0))
        assert {choice.final for choice in seen(table, 0).choices} == {True}
        await keeper.undo(table, 1, table.version(1))
        assert {choice.final for choice in seen(table, 0).choices} == {False}

    with_keeper(tmp_path / "t.db", play)


def test_a_bot_is_told_nothing_of_what_is_sealed(tmp_path: Path) -> None:
    """The worlds that bots get are dealt from their own view: the others have chosen nothing in them."""

    async def play(keeper: Keeper) -> None:
        table = await sealed_table(keeper, "you", "you", "random")
        while not table.match.over:
            seats = [seat for seat in table.match.open_seats if seat != 2]
            if not seats:
                await asyncio.sleep(0.01)
                continue
            legal = table.match.legal(seats[0])
            await keeper.answer(table, seats[0], legal[0], table.version(seats[0]))
        assert workers.asked
        for task in workers.asked:
            assert task.seat == 2 and task.world["picked"][:2] == [-1, -1]

    workers = NearWorkers()
    with_keeper(tmp_path / "t.db", play, workers)


def test_one_person_for_several_seats(tmp_path: Path) -> None:
    """Hot seat: the screen shows the seat that is asked, one after the other."""

    async def play(keeper: Keeper) -> None:
        table = await sealed_table(keeper, "you", "you")
        assert table.seat_for((0, 1)) == 0
        await choose(keeper, table, 0)
        assert table.seat_for((0, 1)) == 1
        assert table.seat_for((0,)) == 0 and table.seat_for(()) == -3

    with_keeper(tmp_path / "t.db", play)


def test_only_who_answers_is_told_until_the_seat_is_done(tmp_path: Path) -> None:
    """Frames for all others need not be made again: there is nothing new in them."""

    async def play(keeper: Keeper) -> None:
        table, told = await sealed_table(keeper), list[int]()
        keeper.changed = lambda table, seat: told.append(seat)
        for seat in (1, 0, 2):
            await choose(keeper, table, seat)  # two answers; with the second the seat is done, or the round is over
        assert told == [1, EVERYBODY, 0, EVERYBODY, 2, EVERYBODY]

    with_keeper(tmp_path / "t.db", play)


def test_taking_back_the_last_answer_is_seen_and_an_earlier_one_is_not(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table, told = await sealed_table(keeper), list[int]()
        await choose(keeper, table, 1)
        keeper.changed = lambda table, seat: told.append(seat)
        for _ in range(2):
            await keeper.undo(table, 1, table.version(1))
        assert told == [EVERYBODY, 1]

    with_keeper(tmp_path / "t.db", play)


def test_a_bot_answers_all_that_it_is_asked_while_all_choose(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await sealed_table(keeper)
        answers = in_worker(task_for(table.match, 1, "random"))
        assert len(answers) == 2
        for a in answers:
            await keeper.answer(table, 1, a, table.version(1))  # legal, one after the other
        assert 1 not in table.match.open_seats

    with_keeper(tmp_path / "t.db", play)
