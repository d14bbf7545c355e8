"""A table where people speak several languages: each reads its own, and what is kept has none."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from benben.core.errors import BenbenError
from benben.language import speaking
from benben.table import journal
from benben.table.cache import MOST_SEATS
from benben.table.keeper import Keeper
from benben.table.open_tables import NoSuchTable
from benben.table.schema import SeatView
from benben.table.seat_view import moment
from benben.table.table import NotYours, Table
from benben.table.workers import BotFailed, Worker, task_for
from tests.table.things import a_table, asked, change_vault, give, play_on, seen, with_keeper


def in_german(table: Table, seat: int = -3) -> SeatView:
    with speaking("de"):
        return seen(table, seat)


def test_two_at_one_table_read_two_languages(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "you", game="pig")
        for _ in range(3):  # one after the other, and again when all of it is known
            english, german = seen(table, 0), in_german(table, 0)
            assert (english.title, german.title) == ("Pig", "Schweinewürfeln")
            assert (english.question, german.question) == (
                "Player 1, 0 at stake: roll or hold?",
                "Spieler 1, 0 stehen auf dem Spiel: würfeln oder anhalten?",
            )
            assert [choice.words for choice in english.choices] == ["Roll the die", "Hold and keep 0"]
            assert [choice.words for choice in german.choices] == ["Würfeln", "Anhalten und 0 behalten"]
            assert [choice.final for choice in english.choices] == [choice.final for choice in german.choices]
            assert (english.note, german.note) == (
                "This cannot be taken back.",
                "Das lässt sich nicht zurücknehmen.",
            )

    with_keeper(tmp_path / "t.db", play)


def test_the_log_goes_on_in_each_language(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "you", game="pig")
        for turn in range(12):
            await give(keeper, table, turn // 3)
            english, german = seen(table), in_german(table)
            assert [line.n for line in english.log] == [line.n for line in german.log]
            assert all(" rolls " in line.text or " holds " in line.text for line in english.log)
            assert all(" würfelt " in line.text or " hält " in line.text for line in german.log)
            assert (english.points, english.curve) == (seen(table).points, german.curve)
        with speaking("de"):
            assert moment(table, 3).log == [line for line in german.log if line.n <= 3]

    with_keeper(tmp_path / "t.db", play)


def test_names_that_nobody_chose_are_said_and_kept_without_a_language(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "open", "open", game="pig")
        with speaking("de"):
            await keeper.seat_bot(table, 1, "greedy")
            await keeper.chat(table, 0, "Guest", "hallo")
            assert table.names == table.match.names == ["Spieler 1", "Imhotep", "Freier Platz"]
            assert [person.name for person in seen(table).people] == table.names == seen(table).view["names"]
            assert seen(table).chat[-1].name == "Gast"
        kept = ["Player 1", "Imhotep", "Open seat"]
        assert [row.name for row in table.seats] == table.match.record.names == table.names == kept
        assert seen(table).view["names"] == kept and seen(table).chat[-1].name == "Guest"
        assert [seat["name"] for seat in table.match.record.header()["seats"]] == kept

    with_keeper(tmp_path / "t.db", play)


def test_what_can_be_taken_back_is_said_in_the_language_of_who_asks(tmp_path: Path, with_toys: None) -> None:
    """Whether it was offered in that language before or not; the game itself has English words only."""

    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "you", game="vault")
        seen(table, 0)
        await keeper.answer(table, 0, table.match.legal(0)[0], table.version(0))
        assert seen(table, 0).undo_words == in_german(table, 0).undo_words != []
        assert {key[-1] for key in table.cache._words} == {"en", "de"}

    with_keeper(tmp_path / "t.db", play)


def test_one_view_for_each_seat_whatever_is_spoken(tmp_path: Path, with_toys: None) -> None:
    views: list[int] = change_vault(
        ("STEPS = StepTable()\n", "STEPS = StepTable()\nVIEWS = []\n"),
        ("    sealed = [s.picked", "    VIEWS.append(seat)\n    sealed = [s.picked"),
    ).VIEWS

    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "you", game="vault")
        await play_on(keeper, table, lambda table: table.n > 5)
        seen(table)
        await give(keeper, table)
        views.clear()
        for seat in (-3, 0, 1):
            assert seen(table, seat).view["table"] == in_german(table, seat).view["table"]
        assert views == [-3, 0, 1]

    with_keeper(tmp_path / "t.db", play)


def test_views_of_a_crowd_of_two_languages_do_not_fill_the_memory(tmp_path: Path, with_toys: None) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, *["you"] * 30, game="vault")
        for seat in range(30):
            assert seen(table, seat).seat == in_german(table, seat).seat == seat
        assert len(table.cache._seats) == MOST_SEATS

    with_keeper(tmp_path / "t.db", play)


def test_the_journal_has_no_language(tmp_path: Path) -> None:
    async def moves(keeper: Keeper, language: str) -> list[object]:
        with speaking(language):
            table = await a_table(keeper, "you", "you", game="pig")
            for _ in range(4):
                await keeper.answer(table, asked(table), {"do": "roll"}, table.n)
            entries = [journal.decode(move.body) for move in await keeper.store.moves(table.id)]
        return [(type(entry), getattr(entry, "answer", {}).get("do")) for entry in entries]

    async def play(keeper: Keeper) -> None:
        assert await moves(keeper, "en") == await moves(keeper, "de")

    with_keeper(tmp_path / "t.db", play)


def test_a_refusal_is_said_in_the_language_of_who_reads_it(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "you", game="pig")
        with pytest.raises(NotYours) as refused:
            await keeper.answer(table, 1, {"do": "roll"}, table.n)
        assert str(refused.value) == "Player 1 answers now, not Player 2."
        with pytest.raises(NoSuchTable) as missing:
            await keeper.open("nowhere")
        with speaking("de"):
            assert str(refused.value) == "Jetzt antwortet Spieler 1, nicht Spieler 2."
            assert str(missing.value).startswith("Diesen Tisch gibt es nicht.")

    with_keeper(tmp_path / "t.db", play)


def test_what_is_wrong_with_a_bot_in_another_process_is_said_here(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "you", game="pig")
        worker = Worker()
        try:
            with pytest.raises(BotFailed) as failed:
                worker.ask(task_for(table.match, 0, "nobody"), 20.0)
        finally:
            worker.close()
        assert str(failed.value).startswith("There is no bot 'nobody'; the bots are random, greedy")
        with speaking("de"):
            assert str(failed.value).startswith("Einen Bot „nobody“ gibt es nicht; es gibt random, greedy")

    with_keeper(tmp_path / "t.db", play)


def test_an_error_of_a_message_survives_the_way_between_processes() -> None:
    error = BotFailed("It has no wish to play.", "PIG-1")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.rule, isinstance(again, BenbenError)) == (str(error), "PIG-1", True)
