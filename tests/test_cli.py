"""The command `benben` as a user meets it: each test starts it as a program of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.cli.records import draw
from benben.core.errors import BenbenError
from benben.core.match import Match
from benben.core.record import read
from benben.core.registry import game

COMMANDS = (
    "serve", "games", "play", "simulate", "arena", "train", "replay", "position", "verify", "bench", "words", "info",
)  # fmt: skip
BENBEN = (sys.executable, "-m", "benben")
PATIENCE = 90  # seconds after which a command counts as hanging

# What a user starts, and what is in place afterwards


@dataclass(frozen=True)
class Ran:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


def environment(at: Path, **more: str) -> dict[str, str]:
    """Ours, with the same build of benben wherever the command starts, and saved games below `at`."""
    env = {key: value for key, value in os.environ.items() if key not in {"FORCE_COLOR", "NO_COLOR", "COLUMNS"}}
    if "PYTHONPATH" in env:
        env["PYTHONPATH"] = os.pathsep.join(str(Path(part).absolute()) for part in env["PYTHONPATH"].split(os.pathsep))
    return env | {"BENBEN_HOME": str(at / "home"), "PYTHONIOENCODING": "utf-8"} | more


def run(at: Path, *args: object, input: str = "", timeout: float = PATIENCE, **env: str) -> Ran:
    """Run `benben args…` in the folder `at`, with stdin, stdout and stderr as pipes."""
    words = [*BENBEN, *map(str, args)]
    done = subprocess.run(
        words, cwd=at, env=environment(at, **env), input=input.encode(), capture_output=True, timeout=timeout
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def documents(text: str) -> Any:
    """The one JSON document that a command printed; anything else beside it is an error."""
    return json.loads(text)


def played(key: str = "pig", players: int = 2, seed: int = 1, answers: int | None = None, **more: Any) -> Match:
    """A game between players who take answers in turn: to the end, or that many answers far."""
    match: Match = game(key).match(players, seed, **more)
    n = 0
    while not match.over and (answers is None or n < answers):
        legal = match.legal()
        match.play(legal[n * 7 % len(legal)])
        n += 1
    return match


def record_at(path: Path, key: str = "pig", players: int = 2, seed: int = 1, answers: int | None = None) -> Path:
    """A file with the record of such a game."""
    played(key, players, seed, answers).record.save(path)
    return path


def files_below(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, and what is in it; folders with nothing."""
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in folder.rglob("*")}


def assert_refused(ran: Ran, *words: str, code: int = 2) -> None:
    """One line on stderr with these words in it, nothing on stdout, and the exit code for it."""
    assert "Traceback" not in ran.err
    assert (ran.out, ran.code) == ("", code), ran.err
    assert ran.err.count("\n") == 1 and ran.err.startswith("benben: ") and len(ran.err) > 20
    assert [word for word in words if word not in ran.err] == [], ran.err


# What is there


def test_help_lists_every_command(tmp_path: Path) -> None:
    ran = run(tmp_path, "--help")
    listed = [line.split()[0] for line in ran.out.splitlines() if line.startswith("  ")]
    assert (ran.code, ran.err) == (0, "")
    assert [command for command in COMMANDS if command not in listed] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_that_fits_the_terminal(tmp_path: Path, command: str) -> None:
    ran = run(tmp_path, command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert f"benben {command}" in ran.out
    assert [line for line in ran.out.splitlines() if len(line) > 80] == []


def test_help_takes_less_than_half_a_second_of_cpu_time(tmp_path: Path) -> None:
    with subprocess.Popen([*BENBEN, "--help"], cwd=tmp_path, env=environment(tmp_path), stdout=subprocess.PIPE) as help:
        assert help.stdout is not None
        help.stdout.read()
        _, status, used = os.wait4(help.pid, 0)
        help.returncode = os.waitstatus_to_exitcode(status)
    assert help.returncode == 0
    assert used.ru_utime + used.ru_stime < 0.5


def test_without_a_command_the_table_is_set(tmp_path: Path) -> None:
    """The browser is a program that does nothing, so that none opens."""
    env = environment(tmp_path, BROWSER="true")
    with subprocess.Popen([*BENBEN], cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        assert re.match(rb"The table is set: http://localhost:\d+ ", process.stdout.readline())
        process.send_signal(signal.SIGINT)
        assert (process.wait(PATIENCE), process.stderr.read()) == (0, b"")
    assert (tmp_path / "home" / "tables.db").is_file()


def test_version_is_told(tmp_path: Path) -> None:
    ran = run(tmp_path, "--version")
    assert (ran.code, ran.err) == (0, "")
    assert benben.__version__ in ran.out


def test_games_lists_games_with_seats_and_options(tmp_path: Path) -> None:
    ran = run(tmp_path, "games")
    assert (ran.code, ran.err) == (0, "")
    for words in ("ra-dice", "Ra: The Dice Game", "Reiner Knizia", "2 to 4 players", "sun_track=standard|long"):
        assert words in ran.out
    assert "pig" not in ran.out  # an example to read, not one of the games


def test_games_as_json(tmp_path: Path) -> None:
    ran = run(tmp_path, "games", "--json")
    listed = documents(ran.out)["games"]
    assert (ran.code, ran.err) == (0, "")
    assert [row["key"] for row in listed] == benben.keys()
    ra = listed[0]
    assert (ra["title"], ra["seats"], ra["rules"]) == ("Ra: The Dice Game", [2, 4], 1)
    assert ra["options"][0]["name"] == "sun_track" and ra["options"][0]["values"] == ["standard", "long"]


def test_info_tells_whether_the_core_is_compiled_and_where_saves_lie(tmp_path: Path) -> None:
    ran = run(tmp_path, "info")
    assert (ran.code, ran.err) == (0, "")
    assert benben.__version__ in ran.out and str(tmp_path / "home") in ran.out
    assert ("compiled" in ran.out, "interpreted" in ran.out) == (benben.compiled(), not benben.compiled())


def test_info_as_json(tmp_path: Path) -> None:
    facts = documents(run(tmp_path, "info", "--json").out)
    assert (facts["version"], facts["compiled"]) == (benben.__version__, benben.compiled())
    assert facts["python"] == ".".join(map(str, sys.version_info[:3]))
    assert files_below(tmp_path) == {}  # looking writes nothing
    assert (facts["games"], facts["data"]) == (benben.keys(), str(tmp_path / "home"))


# Bad input: a sentence that names what is allowed, exit code 2, nothing done

BAD = {
    "unknown game to play": ("play chess", "'chess'", "ra-dice"),
    "unknown game to simulate": ("simulate chess", "'chess'", "ra-dice"),
    "five seats": ("play ra-dice --players 5", "2 to 4 players", "not 5"),
    "no seat": ("play ra-dice --players 0", "2 to 4 players", "not 0"),
    "minus one seat": ("play ra-dice --players -1", "2 to 4 players", "not -1"),
    "five seats to simulate": ("simulate ra-dice --players 5", "2 to 4 players"),
    "five seats by name": ("play ra-dice --seats human,random,random,random,random", "2 to 4 players"),
    "seats that are no number": ("play ra-dice --players two", "--players", "whole number", "'two'"),
    "fewer seats than players": ("play ra-dice --players 3 --seats human,random", "3 seats", "human or a bot"),
    "an empty seat": ("play ra-dice --seats human,", "human", "random, greedy"),
    "unknown bot to play": ("play pig --seats human,deepmind", "'deepmind'", "human", "random, greedy", "module:Class"),
    "unknown bot to simulate": ("simulate pig --bots deepmind", "'deepmind'", "random, greedy", "module:Class"),
    "three bots for two": ("simulate ra-dice --bots random,random,random", "1 or 2 bots", "not 3"),
    "unknown option": ("play ra-dice --option moon=long", "'moon'", "sun_track"),
    "unknown option value": ("play ra-dice --option sun_track=endless", "'endless'", "standard", "long"),
    "option without =": ("play ra-dice --option sun_track", "name=value", "sun_track"),
    "a seed that is no number": ("play pig --seed today", "--seed", "whole number", "'today'"),
    "too few names": ("play pig --names Ada", "2 names"),
    "a long name": (f"play pig --names Ada,{'B' * 41}", "1 to 40 letters"),
    "save onto a file": ("play pig --save kept.jsonl", "kept.jsonl", "exists already"),
    "save onto a folder": ("play pig --save folder", "folder", "exists already"),
    "save below a file": ("play pig --save kept.jsonl/x.jsonl", "kept.jsonl"),
    "save in no folder": ("play pig --save nowhere/x.jsonl", "no folder", "nowhere"),
    "save where nothing can be made": ("play pig --save /proc/x.jsonl", "/proc/x.jsonl"),
    "resume nothing": ("play --resume missing.jsonl", "missing.jsonl"),
    "resume a folder": ("play --resume folder", "folder"),
    "resume a finished game": ("play --resume kept.jsonl", "kept.jsonl", "over", "benben replay"),
    "resume as another game": ("play ra-dice --resume open.jsonl", "pig", "ra-dice"),
    "resume with other players": ("play --resume open.jsonl --players 3", "--players"),
    "resume with other seats": ("play --resume open.jsonl --seats human,random", "--seats"),
    "resume with a seed": ("play --resume open.jsonl --seed 0", "--seed"),
    "resume with an option": ("play --resume open.jsonl --option a=b", "--option"),
    "resume with other names": ("play --resume open.jsonl --names Ada,Bob", "--names"),
    "no games": ("simulate pig --games 0", "--games", "1"),
    "no workers": ("simulate pig --workers 0", "--workers", "1"),
    "records onto a file": ("simulate pig --records kept.jsonl", "kept.jsonl"),
    "records where nothing can be made": ("simulate pig --records /proc/x", "/proc/x"),
    "rows in another format": ("simulate pig --out rows.txt", ".csv", ".parquet"),
    "rows in another format and records": ("simulate pig --records new --out rows.txt", ".csv", ".parquet"),
    "rows onto a folder": ("simulate pig --out folder.csv", "folder.csv"),
    "rows in no folder": ("simulate pig --out nowhere/rows.csv", "nowhere/rows.csv"),
    "replay nothing": ("replay missing.jsonl", "missing.jsonl"),
    "replay before the start": ("replay kept.jsonl --to -1", "--to", "0"),
    "draw onto a folder": ("replay ra.jsonl --svg folder", "folder"),
    "draw in no folder": ("replay ra.jsonl --svg nowhere/x.svg", "nowhere/x.svg"),
    "a port that is none": ("serve --port 70000", "--port", "65535"),
    "a database that is none": ("serve --no-browser --database letter.txt", "letter.txt"),
    "a database in no folder": ("serve --no-browser --database nowhere/games.db", "nowhere"),
    "a database that is not reached": ("serve --no-browser --database postgresql://127.0.0.1:1/x", "PostgreSQL"),
    "unknown command": ("solve ra-dice", "'solve'", "play", "simulate", "verify"),
    "unknown flag": ("simulate pig --gmaes 5", "--gmaes", "--games"),
    "unknown short flag": ("games -x", "-x", "--help"),
    "missing game": ("simulate", "GAME"),
    "missing file": ("verify", "FILE"),
    "missing value": ("simulate pig --games", "--games"),
    "one argument too many": ("verify kept.jsonl open.jsonl", "open.jsonl"),
    "no time to measure": ("bench --seconds 0", "--seconds", "0.02"),
}


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with a finished and an open game of Pig, one of Ra, and two folders."""
    record_at(tmp_path / "kept.jsonl")
    record_at(tmp_path / "open.jsonl", answers=3)
    record_at(tmp_path / "ra.jsonl", "ra-dice", answers=20)
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "letter.txt").write_text("Dear Ada, this is a letter and no database. " * 20)
    return tmp_path


@pytest.mark.parametrize("case", BAD)
def test_bad_input_ends_in_one_sentence_and_does_nothing(desk: Path, case: str) -> None:
    line, *words = BAD[case]
    before = files_below(desk)
    assert_refused(run(desk, *line.split()), *words)
    assert files_below(desk) == before


@pytest.mark.usefixtures("with_toys")
def test_a_game_without_a_board_is_not_drawn(tmp_path: Path) -> None:
    record = game("vault").match(2, seed=1).record
    with pytest.raises(BenbenError, match="has no drawn board"):
        draw(record, None, tmp_path / "new.svg")
    assert not (tmp_path / "new.svg").exists()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere, whatever the permission bits say")
@pytest.mark.parametrize(
    "line", ["play pig --save locked/x.jsonl", "simulate pig --out locked/x.csv", "simulate pig --records locked/x"]
)
def test_a_folder_without_write_permission_is_refused(tmp_path: Path, line: str) -> None:
    (tmp_path / "locked").mkdir(mode=0o555)
    assert_refused(run(tmp_path, *line.split()), "locked")


def test_rows_that_cannot_be_written_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    try:
        ran = run(tmp_path, "simulate", "pig", "--games", 200_000, "--workers", 1, "--out", "/proc/x.csv", timeout=15)
    except subprocess.TimeoutExpired:
        pytest.fail("it plays first and finds out afterwards")
    assert_refused(ran, "/proc/x.csv")


def test_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "rows.csv").symlink_to("/dev/full")
    assert_refused(run(tmp_path, "simulate", "pig", "--games", 2, "--workers", 1, "--out", "rows.csv"), "space")


def test_a_full_disk_under_stdout_is_a_sentence(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        words = [*BENBEN, "games", "--json"]
        done = subprocess.run(words, cwd=tmp_path, env=environment(tmp_path), stdout=full, stderr=subprocess.PIPE)
    assert_refused(Ran(done.returncode, "", done.stderr.decode()), "space")


def test_a_reader_that_leaves_is_no_error(tmp_path: Path) -> None:
    """As in `benben replay FILE | head -1`."""
    long = record_at(tmp_path / "ra.jsonl", "ra-dice", 4)
    words = [*BENBEN, "replay", str(long), "--board"]
    with subprocess.Popen(
        words, cwd=tmp_path, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


# Checking a record


def lines_of(path: Path) -> list[dict[str, Any]]:
    """A record as the list of its JSON objects."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def write_lines(path: Path, lines: list[dict[str, Any]]) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


def changed(at: Path, line: int, key: str = "pig", answers: int | None = None, **cells: Any) -> Path:
    """A record with some cells of one line changed."""
    path = record_at(at / "game.jsonl", key, answers=answers)
    lines = lines_of(path)
    lines[line] |= cells
    return write_lines(path, lines)


@pytest.mark.parametrize(("key", "players"), [("pig", 10), ("ra-dice", 4)])
def test_verify_accepts_a_finished_game(tmp_path: Path, key: str, players: int) -> None:
    path = record_at(tmp_path / "game.jsonl", key, players)
    ran = run(tmp_path, "verify", path)
    assert (ran.code, ran.err) == (0, "")
    assert "valid" in ran.out and str(path) in ran.out


def test_verify_says_when_a_game_is_not_finished(tmp_path: Path) -> None:
    match = played(answers=5)
    match.record.save(tmp_path / "open.jsonl")
    ran = run(tmp_path, "verify", "open.jsonl")
    assert (ran.code, ran.err) == (0, "")
    assert "not finished" in ran.out and f"{len(match.record.lines)} answers" in ran.out


def test_verify_as_json(tmp_path: Path) -> None:
    match = played()
    match.record.save(tmp_path / "game.jsonl")
    facts = documents(run(tmp_path, "verify", "game.jsonl", "--json").out)
    assert (facts["valid"], facts["game"], facts["finished"]) == (True, "pig", True)
    assert facts["scores"] == match.scores


def test_verify_as_json_of_an_open_game_has_no_scores(tmp_path: Path) -> None:
    record_at(tmp_path / "open.jsonl", answers=5)
    facts = documents(run(tmp_path, "verify", "open.jsonl", "--json").out)
    assert (facts["valid"], facts["finished"], facts["scores"]) == (True, False, None)


def test_verify_leaves_the_record_as_it_is(tmp_path: Path) -> None:
    path = record_at(tmp_path / "game.jsonl")
    before = path.read_bytes()
    run(tmp_path, "verify", path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "cells", "words"),
    [
        (-1, {"scores": [0, 100]}, ("[0, 100]",)),
        (-1, {"winners": [0, 1]}, ("winners", "[0, 1]")),
        (1, {"do": "show", "face": 3, "seat": -1}, ("Answer 0", "show 3", "chance")),  # a player must answer first
        (1, {"seat": 1}, ("Answer 0", "roll", "not Player 2")),
        (2, {"seat": 0, "do": "hold"}, ("Answer 1",)),  # with a face beside it, this is no answer at all
    ],
)
def test_verify_rejects_what_does_not_hold(
    tmp_path: Path, line: int, cells: dict[str, Any], words: tuple[str, ...]
) -> None:
    path = changed(tmp_path, line, **cells)
    lines = lines_of(path)
    if lines[2].get("do") == "hold":
        del lines[2]["face"]
        write_lines(path, lines)
    assert_refused(run(tmp_path, "verify", path), *words, code=1)


def test_verify_rejects_an_answer_that_a_rule_forbids(tmp_path: Path) -> None:
    """RA-3.2: a Sun is never rolled again. Seed 1 need not bring one, so a roll with a Sun is searched for."""
    colours = ("yellow", "blue", "purple", "green", "red")
    for seed in range(100):
        match: Match = game("ra-dice").match(2, seed)
        lines = [json.loads(line) for line in match.record.to_lines()]
        suns = [colour for colour in colours if lines[-1][colour] == "sun"]
        if suns:
            break
    lines.append({"n": 2, "seat": match.actor, "do": "reroll", "dice": suns[:1]})
    path = write_lines(tmp_path / "cheat.jsonl", lines)
    assert_refused(run(tmp_path, "verify", path), "Answer 2", f"reroll {suns[0]}", "Sun", "RA-3.2", code=1)


def test_verify_rejects_a_die_that_was_not_rolled_but_changed(tmp_path: Path) -> None:
    """A reroll of one die may not change another."""
    match: Match = game("ra-dice").match(2, 3)
    rolled = json.loads(list(match.record.to_lines())[-1])
    colour = next(c for c in ("yellow", "blue", "purple") if rolled[c] != "sun")
    match.play(f"reroll {colour}")
    lines = [json.loads(line) for line in match.record.to_lines()]
    other = next(c for c in ("green", "red", "purple", "blue") if c != colour)
    lines[-1][other] = "nile" if lines[-1][other] != "nile" else "ankh"
    path = write_lines(tmp_path / "cheat.jsonl", lines)
    assert_refused(run(tmp_path, "verify", path), "Answer 3", "chance", code=1)


def test_verify_rejects_answers_after_the_end(tmp_path: Path) -> None:
    path = record_at(tmp_path / "game.jsonl")
    *lines, end = lines_of(path)
    write_lines(path, [*lines, {"n": len(lines) - 1, "seat": 0, "do": "roll"}, end])
    assert_refused(run(tmp_path, "verify", path), "after the end", code=1)


def test_verify_rejects_a_finished_game_without_scores(tmp_path: Path) -> None:
    path = record_at(tmp_path / "game.jsonl")
    write_lines(path, lines_of(path)[:-1])
    assert_refused(run(tmp_path, "verify", path), "scores", "missing", code=1)


def test_verify_rejects_scores_of_an_open_game(tmp_path: Path) -> None:
    path = record_at(tmp_path / "game.jsonl", answers=4)
    write_lines(path, [*lines_of(path), {"end": True, "scores": [0, 0], "winners": [0]}])
    assert_refused(run(tmp_path, "verify", path), "not over", code=1)


HEADERS: dict[str, tuple[Any, ...]] = {
    "unknown game": ({"game": "chess"}, "'chess'", "ra-dice"),
    "newer format": ({"benben": 2}, "newer version"),
    "no format": ({"benben": "1"}, "no record"),
    "a truth as format": ({"benben": True}, "no record"),
    "other rules": ({"rules": 99}, "version 99"),
    "eleven players": ({"players": 11}, "2 to 10 players", "not 11"),
}


@pytest.mark.parametrize("case", HEADERS)
def test_verify_cannot_read_this_header(tmp_path: Path, case: str) -> None:
    cells, *words = HEADERS[case]
    assert_refused(run(tmp_path, "verify", changed(tmp_path, 0, **cells)), *words)


@pytest.mark.parametrize(
    ("line", "cells", "words"),
    [
        (0, {"game": None}, "game"),
        (0, {"players": 3}, "seats.*3"),
        (0, {"options": {"goal": "50"}}, "'goal'"),
        (0, {"options": []}, "Options"),
        (0, {"seats": []}, "seats"),
        (0, {"seats": [{"name": "", "player": "human"}] * 2}, "1 to 40 letters"),
        (0, {"components": {"goal": [-1, "x"]}}, "goal"),
        (0, {"evil": 1}, "evil"),
        (1, {"n": 7}, "Line 2.*n=7"),
        (1, {"n": True}, "Line 2"),
        (1, {"seat": 2}, "Line 2.*seat 2"),
        (1, {"seat": "0"}, "Line 2.*seat 0"),
        (1, {"do": "win"}, "Line 2.*'win'.*roll, hold"),
        (1, {"do": ["roll"]}, "Line 2"),
        (1, {"extra": 1}, "Line 2.*do"),
        (2, {"face": 7}, "Line 3.*7"),
        (-1, {"scores": [1]}, "scores"),
        (-1, {"scores": ["1", "2"]}, "scores"),
    ],
)
def test_a_line_that_no_record_has_is_not_read(tmp_path: Path, line: int, cells: dict[str, Any], words: str) -> None:
    """Asked of the reader itself: the command says whatever it says."""
    with pytest.raises(BenbenError, match=words):
        read(changed(tmp_path, line, **cells))


def header() -> bytes:
    return next(iter(played().record.to_lines()))


UNREADABLE: dict[str, tuple[Any, ...]] = {
    "an empty file": (b"", "empty"),
    "a truncated line": (header() + b'{"n":0,"seat":0,"d', "Line 2", "cut off"),
    "random bytes": (bytes(range(256)) * 8, "Line 1", "JSON"),
    "broken UTF-8": (header().replace(b"Player 1", b"Player \xff"), "Line 1", "JSON"),
    "deep nesting": (b"[" * 100_000 + b"\n", "Line 1", "JSON"),
    "no header": (b'{"n":0,"seat":0,"do":"roll"}\n', "no record"),
}


@pytest.mark.parametrize("case", UNREADABLE)
def test_verify_cannot_read_these_bytes(tmp_path: Path, case: str) -> None:
    content, *words = UNREADABLE[case]
    path = tmp_path / "file"
    path.write_bytes(content)
    assert_refused(run(tmp_path, "verify", path), *words)


@pytest.mark.parametrize(
    ("first", "size", "words"),
    [
        (b"", 50_000_000, ("Line 1", "longer than")),
        (header(), 50_000_000, ("Line 2", "longer than")),
        (header(), 100_000_000, ("larger than 64 MiB",)),
    ],
)
def test_verify_reads_no_endless_line(tmp_path: Path, first: bytes, size: int, words: tuple[str, ...]) -> None:
    """A file full of zero bytes, which the file system does not even store."""
    path = tmp_path / "file"
    path.write_bytes(first)
    os.truncate(path, size)
    assert_refused(run(tmp_path, "verify", path), *words)


def test_verify_says_that_a_folder_is_a_folder(tmp_path: Path) -> None:
    assert_refused(run(tmp_path, "verify", "."), "folder")


def test_verify_says_that_a_file_is_missing(tmp_path: Path) -> None:
    assert_refused(run(tmp_path, "verify", "no-such.jsonl"), "There is no file no-such.jsonl")


def test_verify_says_that_a_file_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    assert_refused(run(tmp_path, "verify", "loop"), "loop")
