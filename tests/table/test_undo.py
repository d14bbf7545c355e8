"""Taking back and giving again: to any own answer since the last roll, card or other player."""

from __future__ import annotations

from pathlib import Path

import pytest

from benben.core.errors import CannotUndo
from benben.table.keeper import Keeper
from benben.table.table import NotYours, Stale, Table
from tests.table.things import RA, a_table, asked, play_on, seen, with_keeper

NOTES = {  # by whether there are answers that can be taken back, and others
    (False,): "You can take this back.",
    (True,): "This cannot be taken back.",
    (False, True): "Answers with a lock cannot be taken back.",
}


async def free_answers(keeper: Keeper, table: Table, count: int) -> int:
    """Play until a seat has given so many answers in a row that it can take back; returns the seat."""
    tries = 0
    while True:
        seat = asked(table)
        if len(seen(table, seat).undo_to) >= count:
            return seat
        free = [choice.a for choice in seen(table, seat).choices if not choice.final]
        legal = table.match.legal(seat)
        tries += 1
        await keeper.answer(table, seat, free[-1] if free else legal[tries % len(legal)], table.version(seat))
        assert not table.match.over


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_back_to_any_own_answer(tmp_path: Path, steps: int) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        seat = await free_answers(keeper, table, 3)
        points = seen(table, seat).undo_to
        n = table.n
        await keeper.undo(table, seat, n, points[steps - 1])
        assert len(table.match.record.lines) == points[steps - 1]
        assert seen(table, seat).undo_to == points[steps:]
        assert table.n == n + 1  # a new version: nobody takes it for the one that was

    with_keeper(tmp_path / "t.db", play)


def test_undo_brings_back_what_was_seen(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        seat = await free_answers(keeper, table, 1)
        await keeper.undo(table, seat, table.n)
        before = seen(table, seat)
        free = next(choice for choice in before.choices if not choice.final)
        await keeper.answer(table, seat, free.a, table.n)
        await keeper.undo(table, seat, table.n)
        after = seen(table, seat)
        assert (after.view, after.log, after.choices, after.question, after.lines) == (
            before.view, before.log, before.choices, before.question, before.lines,
        )  # fmt: skip
        assert after.can_redo

    with_keeper(tmp_path / "t.db", play)


def test_redo_goes_all_the_way_forward(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        seat = await free_answers(keeper, table, 3)
        before = seen(table, seat)
        await keeper.undo(table, seat, table.n, before.undo_to[2])
        for _ in range(3):
            assert seen(table, seat).can_redo
            await keeper.redo(table, seat, table.n)
        after = seen(table, seat)
        assert (after.view, after.log, after.undo_to) == (before.view, before.log, before.undo_to)
        assert not after.can_redo
        with pytest.raises(CannotUndo, match="Nothing was taken back"):
            await keeper.redo(table, seat, table.n)

    with_keeper(tmp_path / "t.db", play)


def test_another_answer_forgets_what_was_taken_back(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        seat = await free_answers(keeper, table, 2)
        taken = table.match.record.lines[seen(table, seat).undo_to[0]].a
        await keeper.undo(table, seat, table.n)
        other = next(a for a in table.match.legal(seat) if a != taken)
        await keeper.answer(table, seat, other, table.n)
        assert not seen(table, asked(table)).can_redo

    with_keeper(tmp_path / "t.db", play)


def test_what_cannot_be_taken_back_is_refused(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        with pytest.raises(CannotUndo, match="no answer of yours"):
            await keeper.undo(table, asked(table), table.n)
        await play_on(keeper, table, lambda table: table.n > 8)
        before = seen(table, asked(table))
        for to in {0, 1, len(table.match.record.lines), 10**9} - set(before.undo_to):
            with pytest.raises(CannotUndo, match="a roll, a card or another player"):
                await keeper.undo(table, asked(table), table.n, to)
        with pytest.raises(Stale):
            await keeper.undo(table, asked(table), table.n - 1)
        with pytest.raises(NotYours):
            await keeper.undo(table, -3, table.n)
        assert seen(table, asked(table)) == before

    with_keeper(tmp_path / "t.db", play)


def test_nobody_takes_back_what_another_seat_answered(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        seat = await free_answers(keeper, table, 1)
        assert seen(table, 1 - seat).undo_to == [] == seen(table).undo_to
        with pytest.raises(CannotUndo):
            await keeper.undo(table, 1 - seat, table.n)

    with_keeper(tmp_path / "t.db", play)


def test_a_table_without_undo(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, undo="none")
        for _ in range(40):
            seat_view = seen(table, asked(table))
            assert (seat_view.undo_to, seat_view.undo_words, seat_view.note, seat_view.can_redo) == ([], [], "", False)
            if table.match.undo_points(asked(table)):
                break
            free = [choice.a for choice in seat_view.choices if not choice.final]
            await keeper.answer(table, asked(table), (free or table.match.legal())[-1], table.n)
        assert table.match.undo_points(asked(table))
        with pytest.raises(CannotUndo, match="agreed when it was opened"):
            await keeper.undo(table, asked(table), table.n)

    with_keeper(tmp_path / "t.db", play)


@pytest.mark.parametrize("key", [RA, "vault"])
def test_nothing_is_taken_back_after_the_end(tmp_path: Path, key: str, with_toys: None) -> None:
    """Everybody may read the whole record then."""

    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, game=key)
        await play_on(keeper, table, lambda table: table.match.over)
        for seat in range(2):
            assert seen(table, seat).undo_to == []
            with pytest.raises(CannotUndo, match="The game is over"):
                await keeper.undo(table, seat, table.version(seat))
        assert table.match.over

    with_keeper(tmp_path / "t.db", play)


# What is promised before a click


@pytest.mark.parametrize("key", [RA, "vault"])
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_promised_to_be_free_can_be_taken_back(tmp_path: Path, key: str, seats: int, with_toys: None) -> None:
    """Every answer of a whole game: one that is not final can be taken back; a final one is past, or others are on."""

    async def play(keeper: Keeper) -> None:
        table, turn, kinds = await a_table(keeper, *["you"] * seats, game=key), 0, set()
        while not table.match.over:
            open_seats = table.match.open_seats
            seat = open_seats[turn % len(open_seats)]
            choices = seen(table, seat).choices
            choice = choices[turn * 7 % len(choices)]
            await keeper.answer(table, seat, choice.a, table.version(seat))
            points = table.match.undo_points(seat)[:1] if table.may_undo(seat) else []
            can = choice.a in [table.match.record.lines[point].a for point in points]
            kinds.add((choice.final, can))
            assert can or choice.final, f"{choice.words} was said to be free"
            assert not (can and choice.final) or table.match.open_seats != [seat], f"{choice.words} is not final"
            turn += 1
        assert {(True, False), (False, True)} <= kinds

    with_keeper(tmp_path / "t.db", play)


def test_the_note_tells_whether_what_is_asked_can_be_taken_back(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table, notes = await a_table(keeper), set()
        for turn in range(200):
            if table.match.over:
                break
            seat_view = seen(table, asked(table))
            finals = {choice.final for choice in seat_view.choices}
            expected = NOTES[tuple(sorted(finals))]
            assert seat_view.note == expected
            assert seen(table, 1 - asked(table)).note == "" == seen(table).note
            notes.add(seat_view.note)
            await keeper.answer(table, asked(table), seat_view.choices[turn * 7 % len(seat_view.choices)].a, table.n)
        assert len(notes) >= 2

    with_keeper(tmp_path / "t.db", play)
