"""What a simulation shows and writes: a table, a progress bar on a terminal, rows in a file."""

from __future__ import annotations

import os
import pty
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

from benben.lab.report import check_out, print_summary, rows, write_rows
from benben.lab.simulate import Plan, Result, summary
from tests.test_cli import BENBEN, PATIENCE, assert_refused, environment, files_below, run

PLAYED = [
    Result(0, ["greedy", "random"], [41, 38], [0], 90, b"a"),
    Result(1, ["random", "greedy"], [20, 20], [0, 1], 80, b"b"),
]


def test_a_table_tells_bots_seats_and_how_to_compare_runs(tmp_path: Path) -> None:
    ran = run(tmp_path, "simulate", "pig", "--bots", "greedy,random", "--games", 4, "--workers", 1, "--seed", 7)
    assert (ran.code, ran.err) == (0, "")
    for word in ("4 games of pig", "2 players", "seed 7", "greedy", "random", "mean", "digest", "games/s"):
        assert word in ran.out
    assert [line for line in ran.out.splitlines() if len(line) > 80] == []


def test_the_table_has_the_figures_of_each_bot_and_seat(capsys: pytest.CaptureFixture[str]) -> None:
    print_summary(summary(Plan("ra-dice", 2, ("greedy", "random"), 2, 1), PLAYED, seconds=2))
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["greedy", "all", "1.5", "75.0%", "30.50", "14.85", "20", "41"] in lines  # 41 and 20
    assert ["random", "all", "0.5", "25.0%", "29.00", "12.73", "20", "38"] in lines
    assert ["greedy", "1", "1.0", "100.0%", "41.00", "0.00", "41", "41"] in lines  # seats are counted from 1 for people
    assert ["random", "1", "0.5", "50.0%", "20.00", "0.00", "20", "20"] in lines


def test_columns_stay_apart_whatever_the_bot_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    name = "my_own_module_with_a_long_name:MyOwnVeryStrongBot"
    played = [Result(0, [name, name], [999, -999], [0], 90, b"a")]
    print_summary(summary(Plan("ra-dice", 2, (name, name), 1, 1), played, seconds=2))
    row = capsys.readouterr().out.splitlines()[2].split()
    assert row[0].startswith("my_own_module") and row[1:3] == ["all", "1.0"]
    assert row[-4:] == ["0.00", "1412.80", "−999", "999"]  # sd: 999 times the root of 2


def test_rows_are_one_for_each_game_and_seat() -> None:
    told = list(rows(PLAYED))
    assert told[0] == {"game": 0, "seat": 0, "bot": "greedy", "score": 41, "won": 1.0, "decisions": 90}
    assert [(row["game"], row["seat"], row["bot"], row["won"]) for row in told] == [
        (0, 0, "greedy", 1.0),
        (0, 1, "random", 0.0),
        (1, 0, "random", 0.5),
        (1, 1, "greedy", 0.5),
    ]


def test_csv_is_what_it_should_be_to_the_byte(tmp_path: Path) -> None:
    write_rows(tmp_path / "rows.csv", PLAYED[:1])
    assert (tmp_path / "rows.csv").read_bytes() == (
        b"game,seat,bot,score,won,decisions\r\n0,0,greedy,41,1.0,90\r\n0,1,random,38,0.0,90\r\n"
    )


def test_a_table_is_printed_beside_the_file(tmp_path: Path) -> None:
    ran = run(tmp_path, "simulate", "pig", "--games", 2, "--workers", 1, "--out", "rows.csv")
    assert (ran.code, "2 games of pig" in ran.out) == (0, True)
    assert list(files_below(tmp_path)) == [str(tmp_path / "rows.csv")]


def test_parquet_or_how_to_get_it(tmp_path: Path) -> None:
    line = ("simulate", "pig", "--games", 2, "--workers", 1, "--out", "rows.parquet")
    if find_spec("polars") is None:
        assert_refused(run(tmp_path, *line), "polars", "benben[analysis]", ".csv")
        assert files_below(tmp_path) == {}
    else:
        assert run(tmp_path, *line).code == 0
        import polars

        assert polars.read_parquet(tmp_path / "rows.parquet").shape == (4, 6)


@pytest.mark.parametrize("name", ["rows.txt", "rows", "rows.CSV.gz", "folder.csv", "none/rows.csv", "file/rows.csv"])
def test_where_rows_cannot_go_is_said_before(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "file").write_text("")
    with pytest.raises(ValueError, match=r"\.csv"):
        check_out(tmp_path / name)


def test_looking_whether_rows_can_be_written_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "old.csv").write_text("as it was")
    before = files_below(tmp_path)
    for name in ("old.csv", "new.csv"):
        check_out(tmp_path / name)
    assert files_below(tmp_path) == before


# Progress


def test_no_progress_without_a_terminal(tmp_path: Path) -> None:
    ran = run(tmp_path, "simulate", "pig", "--games", 20, "--workers", 1)
    assert ran.err == ""
    assert "\x1b" not in ran.out and "\r" not in ran.out


def on_terminal(at: Path, *args: str) -> tuple[str, str]:
    """What goes to stdout, a pipe, and to stderr, a terminal."""
    ours, theirs = pty.openpty()
    env = environment(at, TERM="xterm-256color")
    done = subprocess.run(
        [*BENBEN, *args], cwd=at, env=env, stdin=theirs, stdout=subprocess.PIPE, stderr=theirs, timeout=PATIENCE
    )
    os.close(theirs)
    told = b""
    while True:
        try:
            told += os.read(ours, 65536)
        except OSError:
            break
    os.close(ours)
    assert done.returncode == 0
    return done.stdout.decode(), told.decode()


def test_progress_goes_to_stderr_on_a_terminal(tmp_path: Path) -> None:
    out, err = on_terminal(tmp_path, "simulate", "pig", "--games", "30", "--workers", "1")
    assert "30/30" in err and "100%" not in out
    assert out.startswith("30 games of pig") and "\x1b" not in out


def test_json_stays_alone_on_stdout_on_a_terminal_too(tmp_path: Path) -> None:
    out, _ = on_terminal(tmp_path, "simulate", "pig", "--games", "30", "--workers", "1", "--json")
    assert out.startswith("{") and out.endswith("}\n") and "\x1b" not in out
