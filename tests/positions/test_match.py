"""Matches that began from a position: record, undo, clones, and the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.core.errors import BadRecord, BenbenError, CannotUndo, FalseRecord
from benben.core.match import Match, replay
from benben.core.record import parse_lines, read, verify
from benben.core.registry import game
from benben.core.snapshot import key
from tests.positions.written import match_of, written
from tests.test_cli import run

RA = game("ra-dice")


def header(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(next(iter(match.record.to_lines())))
    return found


def test_the_log_is_empty_and_the_set_up_comes_along() -> None:
    form = match_of("Egyptia 9").position() | {"components": {"ship_points": [5]}}
    match = game("egyptia").match(position=form, names=["Ada", "Bob"])
    assert (match.record.lines, match.events, match.record.players, match.names) == ([], [], 2, ["Ada", "Bob"])
    assert match.record.variant == {"ship_points": [5]}
    assert match.position()["components"] == {"ship_points": [5]}


def test_options_come_along() -> None:
    form = written()["Ra 1"] | {"options": {"sun_track": "long"}}
    match = RA.match(position=form)
    assert (match.record.options, match.view()["table"]["sun_track"]["steps"]) == ({"sun_track": "long"}, 8)


def test_what_was_given_may_change_afterwards() -> None:
    form = json.loads(json.dumps(written()["Ra 1"]))
    match = RA.match(position=form)
    form["table"]["players"][0]["score"] = 99
    match.play("ankhs")
    match.undo()
    assert match.scores == [40, 41]


def test_a_state_cannot_be_assigned() -> None:
    match = match_of("Ra 1")
    with pytest.raises(AttributeError):
        match.state = match.state.clone()  # type: ignore[misc]


# Undo


def test_undo_goes_back_to_the_position_and_no_further() -> None:
    match = match_of("Ra 1")
    first = key(match.state)
    match.play("ankhs")
    match.play("pharaoh 1 0")
    match.undo()
    match.undo()
    assert (key(match.state), match.record.lines) == (first, [])
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.redo()
    assert match.scores == [42, 41]


def test_undo_in_a_sealed_round_keeps_what_was_answered_before_the_position() -> None:
    match = match_of("Egyptia 9")
    first = key(match.state)
    match.play("build mound", 1)
    match.play("hex 18", 1)
    match.undo(1)
    match.undo(1)
    assert (key(match.state), match.open_seats) == (first, [1])


def test_undo_in_a_later_sealed_round() -> None:
    match = match_of("Egyptia 9", seed=5, auto=True)
    for answer in ("build mound", "hex 18", "reward favor", "confirm"):
        match.play(answer, 1)
    first = key(match.state)
    match.play("column stone", 0)
    match.undo(0)
    assert key(match.state) == first


def test_a_clone_knows_where_the_game_began() -> None:
    copy = match_of("Ra 1").clone()
    copy.play("ankhs")
    copy.undo()
    assert copy.scores == [40, 41]


# Records


@pytest.mark.parametrize("name", ["Ra 8", "Egyptia 9", "Architects 4"])
def test_a_record_carries_the_position(name: str, tmp_path: Path) -> None:
    match = match_of(name, seed=4, auto=True)
    while not match.over:
        match.play(match.legal()[0])
    match.record.save(tmp_path / "game.jsonl")
    again = verify(read(tmp_path / "game.jsonl"))
    assert (again.scores, key(again.state)) == (match.scores, key(match.state))
    assert list(again.record.to_lines()) == list(match.record.to_lines())
    assert sorted(header(match)["position"]) == ["next", "table"]
    assert key(replay(match.game, again.record, 0).state) == key(match_of(name).state)


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    match = match_of("Ra 1")
    match.play("ankhs")
    match.record.save(tmp_path / "game.jsonl")
    again = benben.load(tmp_path / "game.jsonl")
    again.play("done")
    assert (again.over, again.scores) == (True, [42, 34])


def test_a_position_that_is_over_has_its_scores() -> None:
    match = match_of("Ra 1")
    match.play("done")
    over = RA.match(position=match.position())
    assert (over.over, over.record.scores, over.winners) == (True, match.scores, match.winners)
    assert verify(parse_lines(over.record.to_lines())).scores == match.scores


def test_a_header_with_an_impossible_position_is_refused() -> None:
    lines = list(match_of("Ra 1").record.to_lines())
    form = json.loads(lines[0])
    form["position"]["table"]["epoch"] = 7
    with pytest.raises(BadRecord, match=r"^The position in the header cannot be: table.epoch is a whole number from 1"):
        parse_lines(iter([json.dumps(form).encode() + b"\n"]))


def test_an_answer_that_the_position_does_not_allow_is_found() -> None:
    match = match_of("Ra 1")
    match.play("ankhs")
    lines = list(match.record.to_lines())
    form = json.loads(lines[0])
    form["position"]["table"]["unused"]["ankh"] = 0
    with pytest.raises(FalseRecord, match=r"^Answer 0 \(ankhs\) is not legal"):
        verify(parse_lines(iter([json.dumps(form).encode() + b"\n", *lines[1:]])))


def test_the_table_says_that_it_shows_no_such_record() -> None:
    import asyncio

    from benben.table.keeper import Keeper

    record = match_of("Ra 1").record
    with pytest.raises(BenbenError, match="began from a position"):
        asyncio.run(Keeper.add_played(None, "x", record))  # type: ignore[arg-type]


# The command line


def test_a_moment_of_a_record_is_printed_and_played(tmp_path: Path) -> None:
    match = RA.match(players=2, seed=3)
    for _ in range(6):
        match.play(match.legal()[0])
    match.record.save(tmp_path / "game.jsonl")
    told = run(tmp_path, "position", "game.jsonl", "--at", 4)
    form = json.loads(told.out)
    assert (told.code, form) == (0, replay(RA, match.record, 4).position())
    assert json.loads(run(tmp_path, "position", "game.jsonl").out) == match.position()
    (tmp_path / "moment.json").write_text(told.out)
    words = ["--position", "moment.json", "--seats", "random,random", "--plain", "--save", "end.jsonl"]
    assert run(tmp_path, "play", *words).code == 0
    assert run(tmp_path, "verify", "end.jsonl").out.startswith("end.jsonl: valid.")
    assert header(benben.load(tmp_path / "end.jsonl"))["position"]["next"] == form["next"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "--position", "none.json"], "benben: none.json cannot be read: No such file or directory."),
        (["play", "--position", "wrong.json"], "benben: table.epoch is a whole number from 1 to 3, not 7."),
        (
            ["play", "egyptia", "--position", "wrong.json"],
            "benben: The position is of the game 'ra-dice', not of egyptia.",
        ),
        (["play", "--position", "nameless.json"], "benben: There is no game 'None'; the games are"),
        (["play", "--position", "right.json", "--players", "4"], "benben: The position has 2 players, not 4."),
        (["position", "game.jsonl", "--at", "7"], "benben: game.jsonl has 0 answers; --at goes from 0 to that."),
        (["position", "right.json"], "benben: This is no record"),
    ],
)
def test_bad_files_end_in_one_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    right = written()["Ra 1"]
    (tmp_path / "right.json").write_text(json.dumps(right) + "\n")
    (tmp_path / "wrong.json").write_text(json.dumps({"game": "ra-dice", "players": 2, "table": {"epoch": 7}}))
    (tmp_path / "nameless.json").write_text(json.dumps({"players": 2}))
    match_of("Ra 1").record.save(tmp_path / "game.jsonl")
    done = run(tmp_path, *words)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(sentence) and done.err.count("\n") == 1
