"""`benben replay`: the story of a record, one moment of it, or a picture."""

from __future__ import annotations

import builtins
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benben.core.match import replay
from benben.core.record import Record
from benben.core.registry import game
from benben.terminal.replay import step_through
from benben.terminal.screen import Screen
from tests.terminal.test_screen import ESCAPES, on_terminal
from tests.test_cli import assert_refused, files_below, played, record_at, run


def test_a_pipe_gets_the_whole_story_and_the_end(tmp_path: Path) -> None:
    match = played("ra-dice", 3, seed=2)
    match.record.save(tmp_path / "game.jsonl")
    ran = run(tmp_path, "replay", "game.jsonl")
    assert (ran.code, ran.err) == (0, "")
    told = " ".join(ran.out.split())
    assert told.startswith("Ra: The Dice Game: Player 1, Player 2, Player 3.")
    assert "start player" in told and "Epoch 2 begins" in told
    assert told.endswith(match.question())


def test_every_line_of_the_log_is_told_once(tmp_path: Path) -> None:
    match = played("pig", answers=30)
    match.record.save(tmp_path / "game.jsonl")
    told = run(tmp_path, "replay", "game.jsonl", "--plain").out.splitlines()
    assert told[1:-1] == match.log()


def test_to_stops_after_so_many_answers(tmp_path: Path) -> None:
    match = played("pig", answers=30)
    match.record.save(tmp_path / "game.jsonl")
    for to in (0, 7, len(match.record.lines)):
        there = replay(game("pig"), match.record, to)
        told = run(tmp_path, "replay", "game.jsonl", "--plain", "--to", to).out.splitlines()
        assert told[1:-1] == there.log()
        assert told[-1] == ("Chance is next." if there.actor == -1 else there.question())


def test_to_beyond_the_end_names_the_end(tmp_path: Path) -> None:
    match = played("pig", answers=5)
    match.record.save(tmp_path / "game.jsonl")
    end = len(match.record.lines)
    assert run(tmp_path, "replay", "game.jsonl", "--to", end).code == 0
    assert_refused(run(tmp_path, "replay", "game.jsonl", "--to", end + 1), f"{end} answers", "--to")


def test_board_shows_that_moment(tmp_path: Path) -> None:
    record_at(tmp_path / "game.jsonl", "ra-dice", 4)
    ran = run(tmp_path, "replay", "game.jsonl", "--to", 12, "--board")
    assert (ran.code, ran.err) == (0, "")
    assert "Epoch 1 of 3" in ran.out and "Monuments" in ran.out
    assert "Epoch" not in run(tmp_path, "replay", "game.jsonl", "--to", 12).out


def test_board_before_the_first_answer(tmp_path: Path) -> None:
    record_at(tmp_path / "game.jsonl", "ra-dice", 2)
    ran = run(tmp_path, "replay", "game.jsonl", "--to", 0, "--board")
    assert "not rolled yet" in ran.out and "Chance is next." in ran.out


def test_plain_board_is_sentences(tmp_path: Path) -> None:
    record_at(tmp_path / "game.jsonl", "ra-dice", 2)
    out = run(tmp_path, "replay", "game.jsonl", "--board", "--plain").out
    assert re.search(r"Player 1: -?\d+ points?, Pharaoh", out) and "●" not in out


@pytest.mark.parametrize("to", [0, None])
def test_svg_is_well_formed(tmp_path: Path, to: int | None) -> None:
    names = ["<b>&amp;</b>", "\"'", "ぎ[/]"]
    played("ra-dice", 3, names=names).record.save(tmp_path / "game.jsonl")
    more = () if to is None else ("--to", to)
    ran = run(tmp_path, "replay", "game.jsonl", "--svg", "board.svg", *more)
    assert (ran.code, ran.err) == (0, "") and "board.svg" in ran.out
    root = ElementTree.parse(tmp_path / "board.svg").getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert {"b", "{http://www.w3.org/2000/svg}b"} & {element.tag for element in root.iter()} == set()


def test_svg_does_not_replace_what_is_no_drawing(tmp_path: Path) -> None:
    record_at(tmp_path / "game.jsonl", "ra-dice", 2)
    (tmp_path / "letter.txt").write_text("Dear Ada")
    before = files_below(tmp_path)
    for target in ("game.jsonl", "letter.txt"):
        assert_refused(run(tmp_path, "replay", "game.jsonl", "--svg", target), target)
    assert files_below(tmp_path) == before


def test_a_false_record_is_not_replayed(tmp_path: Path) -> None:
    path = record_at(tmp_path / "game.jsonl")
    path.write_text(path.read_text().replace('"scores":[', '"scores":[1'))
    assert_refused(run(tmp_path, "replay", "game.jsonl"), "scores", code=1)


def test_names_in_a_record_cannot_take_over_the_terminal(tmp_path: Path) -> None:
    """A record may come from a stranger."""
    path = record_at(tmp_path / "game.jsonl", answers=5)
    path.write_text(path.read_text().replace("Player 1", "\\u001b]0;mine\\u0007\\u001b[2J"))
    for command in ("replay", "verify"):
        ran = run(tmp_path, command, "game.jsonl")
        assert "Traceback" not in ran.err
        assert "\x1b" not in ran.out + ran.err and "\x07" not in ran.out + ran.err


# Step by step, on a terminal


def stepped(
    record: Record, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *keys: str
) -> list[int]:
    """Where the steps lead, with these inputs and then the end of input."""
    typed: Iterator[str] = iter(keys)

    def answer(prompt: str = "") -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", answer)
    step_through(record, Screen(plain=True))
    return [int(n) for n in re.findall(r"Answer (\d+) of", capsys.readouterr().out)]


def test_enter_goes_on_b_goes_back_a_number_jumps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(answers=10).record
    assert stepped(record, monkeypatch, capsys, "", "", "b", "9", "b", "q", "") == [0, 1, 2, 1, 9, 8]


def test_steps_stay_between_start_and_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    record = played(answers=10).record
    end = len(record.lines)
    assert stepped(record, monkeypatch, capsys, "b", "999", "999999999999", "0") == [0, 0, end, end, 0]
    assert stepped(record, monkeypatch, capsys, str(end), "", "") == [0, end]  # Enter at the end leaves


@pytest.mark.parametrize("key", ["x", "-1", "next please", "banana", "1.5", "[/]"])
def test_a_wrong_key_goes_nowhere(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    record = played(answers=10).record
    assert set(stepped(record, monkeypatch, capsys, "5", key)) == {0, 5}


def test_each_step_tells_what_the_last_answer_did(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played(answers=10)
    monkeypatch.setattr(builtins, "input", lambda prompt="": "")
    step_through(match.record, Screen(plain=True))
    told = capsys.readouterr().out.splitlines()
    assert [line for line in match.log() if line not in told] == []


def test_a_terminal_gets_it_step_by_step(tmp_path: Path) -> None:
    record_at(tmp_path / "game.jsonl", answers=5)
    out = ESCAPES.sub("", on_terminal(tmp_path, "replay", "game.jsonl", columns=80, keys=b"\n3\nq\n"))
    assert re.findall(r"Answer (\d+) of", out) == ["0", "1", "3"]
