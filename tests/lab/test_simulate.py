"""`benben simulate`: fair seats, exact figures, the same games whatever computes them."""

from __future__ import annotations

import csv
import math
import os
import signal
import statistics
import subprocess
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from benben.bots import names
from benben.core.contract import Rung
from benben.core.record import read, verify
from benben.core.registry import game
from benben.lab import simulate
from benben.lab.simulate import Plan, Result, play_game, results, seats_for, summary
from tests.test_cli import BENBEN, PATIENCE, assert_refused, documents, environment, run

KEYS = {
    "game", "players", "games", "seed", "bots", "options", "seats", "bots_summary", "decisions", "seconds",
    "games_per_s", "digest",
}  # fmt: skip
FIGURES = {"wins", "win_share", "mean", "sd", "min", "max"}


def simulated(at: Path, *args: object, hash_seed: int = 0) -> dict[str, Any]:
    """The document of a simulation that must succeed, with nothing else said."""
    ran = run(at, "simulate", *args, "--json", PYTHONHASHSEED=str(hash_seed))
    assert (ran.code, ran.err) == (0, "")
    document: dict[str, Any] = documents(ran.out)
    return document


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


# The document


def test_json_is_one_document_with_all_its_keys(tmp_path: Path) -> None:
    found = simulated(tmp_path, "pig", "--players", 3, "--bots", "random,greedy,random", "--games", 6, "--seed", 5)
    assert KEYS - set(found) == set()
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("pig", 3, 6, 5)
    assert (found["bots"], found["options"]) == (["random", "greedy", "random"], {})
    assert len(found["digest"]) == 64 and int(found["digest"], 16) >= 0
    assert found["seconds"] > 0 and found["decisions"] > 6 * 3
    for row in found["seats"]:
        assert {"seat", "bot"} | FIGURES == set(row)
    for row in found["bots_summary"]:
        assert {"bot"} | FIGURES == set(row)


def test_json_tells_the_options_that_were_played(tmp_path: Path) -> None:
    line = ("ra-dice", "--games", 2, "--workers", 1)
    assert simulated(tmp_path, *line)["options"] == {"sun_track": "standard"}
    assert simulated(tmp_path, *line, "--option", "sun_track=long")["options"] == {"sun_track": "long"}


def test_one_bot_serves_all_seats(tmp_path: Path) -> None:
    found = simulated(tmp_path, "ra-dice", "--players", 4, "--bots", "random", "--games", 4, "--workers", 1)
    assert found["bots"] == ["random"] * 4
    assert [(row["seat"], row["bot"]) for row in found["seats"]] == [(seat, "random") for seat in range(4)]
    assert [row["bot"] for row in found["bots_summary"]] == ["random"]


def test_without_players_as_few_as_the_game_takes(tmp_path: Path) -> None:
    assert simulated(tmp_path, "ra-dice", "--games", 1)["players"] == 2


def test_figures_equal_those_of_the_rows(tmp_path: Path) -> None:
    """Seats, bots, wins and points: computed again from the file by another program, so to say."""
    line = ("pig", "--players", 3, "--bots", "greedy,random,random", "--games", 30, "--workers", 1)
    found = simulated(tmp_path, *line, "--out", "rows.csv")
    rows = rows_of(tmp_path / "rows.csv")
    assert list(rows[0]) == ["game", "seat", "bot", "score", "won", "decisions"]
    assert [(int(row["game"]), int(row["seat"])) for row in rows] == [(n, s) for n in range(30) for s in range(3)]
    for told in found["seats"] + found["bots_summary"]:
        mine = [
            row for row in rows if row["bot"] == told["bot"] and int(row["seat"]) == told.get("seat", int(row["seat"]))
        ]
        points = [int(row["score"]) for row in mine]
        assert told["mean"] == pytest.approx(statistics.mean(points), abs=0.001)
        assert told["sd"] == pytest.approx(statistics.stdev(points), abs=0.001)
        assert (told["min"], told["max"]) == (min(points), max(points))
        assert told["wins"] == pytest.approx(sum(float(row["won"]) for row in mine), abs=0.001)
        assert told["win_share"] == pytest.approx(told["wins"] / len(mine), abs=0.001)
    assert found["decisions"] == sum(int(row["decisions"]) for row in rows if row["seat"] == "0")


def test_the_wins_add_up_to_the_games(tmp_path: Path) -> None:
    found = simulated(
        tmp_path, "ra-dice", "--players", 4, "--bots", "random", "--games", 60, "--workers", 1, "--out", "rows.csv"
    )
    assert sum(row["wins"] for row in found["seats"]) == pytest.approx(60, abs=0.01)
    assert sum(row["wins"] for row in found["bots_summary"]) == pytest.approx(60, abs=0.01)
    rows = rows_of(tmp_path / "rows.csv")
    for n in range(60):
        table = [row for row in rows if row["game"] == str(n)]
        best = max(int(row["score"]) for row in table)
        winners = [int(row["score"]) == best for row in table]
        assert [float(row["won"]) for row in table] == pytest.approx([w / sum(winners) for w in winners])


def test_a_shared_win_counts_in_equal_parts() -> None:
    plan = Plan("ra-dice", 3, ("a", "b", "c"), 2, 1, fixed_seats=True)
    one = Result(0, ["a", "b", "c"], [30, 30, 7], [0, 1], 9, b"x")
    two = Result(1, ["a", "b", "c"], [12, 12, 12], [0, 1, 2], 11, b"y")
    found = summary(plan, [one, two], seconds=0.5)
    assert [row["wins"] for row in found["seats"]] == [pytest.approx(n, abs=1e-4) for n in (5 / 6, 5 / 6, 1 / 3)]
    assert [row["win_share"] for row in found["seats"]] == [
        pytest.approx(n / 2, abs=1e-4) for n in (5 / 6, 5 / 6, 1 / 3)
    ]
    assert [row["mean"] for row in found["seats"]] == [21, 21, 9.5]
    assert found["seats"][2]["sd"] == pytest.approx(math.sqrt(2 * 2.5**2), abs=0.001)  # 7 and 12, one degree of freedom
    assert (found["decisions"], found["games_per_s"]) == (20, 4)


def test_one_game_has_no_spread() -> None:
    found = summary(Plan("pig", 2, ("a", "a"), 1, 1), [Result(0, ["a", "a"], [100, 3], [0], 9, b"")], seconds=1)
    assert [row["sd"] for row in found["seats"]] == [0, 0]


# Seats


def seatings(at: Path, *args: object) -> Counter[tuple[str, int]]:
    """How often each bot sat on each seat."""
    simulated(at, *args, "--workers", 1, "--out", "rows.csv")
    return Counter((row["bot"], int(row["seat"])) for row in rows_of(at / "rows.csv"))


def test_bots_sit_everywhere_equally_often(tmp_path: Path) -> None:
    found = seatings(tmp_path, "pig", "--players", 3, "--bots", "greedy,random,random", "--games", 12)
    assert found == {("greedy", s): 4 for s in range(3)} | {("random", s): 8 for s in range(3)}


def test_fixed_seats_stay(tmp_path: Path) -> None:
    found = seatings(tmp_path, "pig", "--bots", "greedy,random", "--games", 5, "--fixed-seats")
    assert found == {("greedy", 0): 5, ("random", 1): 5}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_neighbours_stay_neighbours_when_seats_rotate(players: int) -> None:
    bots = tuple("abcd"[:players])
    plan = Plan("ra-dice", players, bots, 2 * players, 1)
    seated = [plan.seating(n) for n in range(2 * players)]
    assert seated[0] == list(bots) and seated[:players] == seated[players:]
    for seat in range(players):
        assert sorted(table[seat] for table in seated[:players]) == sorted(bots)
    for table in seated:
        assert "".join(table) in "".join(bots) * 2


def test_seats_for_one_name_or_one_for_each() -> None:
    assert seats_for(["a"], 3) == ("a", "a", "a")
    assert seats_for(["a", "b", "a"], 3) == ("a", "b", "a")
    with pytest.raises(ValueError, match="3 players need 1 or 3 bots, not 2"):
        seats_for(["a", "b"], 3)


# The same games, whatever computes them


RA = ("ra-dice", "--players", 3, "--bots", "random", "--games", 24)


def test_any_number_of_workers_gives_the_same_games(tmp_path: Path) -> None:
    found = [simulated(tmp_path, *RA, "--workers", n) for n in (1, 2, 3)]
    assert len({document["digest"] for document in found}) == 1
    for document in found:
        del document["seconds"], document["games_per_s"]
    assert found[0] == found[1] == found[2]


def test_any_hash_seed_gives_the_same_games(tmp_path: Path) -> None:
    line = (*RA, "--workers", 1, "--seed", 3)
    assert len({simulated(tmp_path, *line, hash_seed=n)["digest"] for n in range(3)}) == 1


def test_another_seed_bot_option_or_number_gives_other_games() -> None:
    def digest(**more: Any) -> str:
        cells: dict[str, Any] = {"game": "ra-dice", "players": 2, "bots": ("random", "random"), "games": 3, "seed": 1}
        plan = Plan(**cells | {"options": {"sun_track": "standard"}} | more)
        return str(summary(plan, results(plan, 1), 1.0)["digest"])

    assert digest() == digest()
    others = [digest(seed=2), digest(seed=-1), digest(options={"sun_track": "long"}), digest(games=4)]
    others.append(digest(players=3, bots=("random",) * 3))
    assert len({digest(), *others}) == 6


def test_a_game_is_the_same_in_a_longer_simulation() -> None:
    """Game 5 of 10 is game 5 of 10,000: it can be played again alone."""
    short, long = (Plan("pig", 2, ("random", "greedy"), games, 9) for games in (10, 10_000))
    assert play_game(short, 5) == play_game(long, 5)


def test_games_of_one_simulation_differ() -> None:
    found = results(Plan("pig", 2, ("random", "random"), 50, 1), 1)
    assert len({result.digest for result in found}) == 50
    assert [result.index for result in found] == list(range(50))


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    results(Plan("pig", 2, ("random", "random"), 40, 1), 1, told.append)
    assert told == sorted(told) and told[-1] == 40 and len(told) > 1


@pytest.mark.parametrize("name", names())
def test_every_bot_can_simulate(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With little effort: interpreted, the strongest would think for minutes."""
    pig = game("pig")
    lazy = replace(pig, advice=replace(pig.advice, rungs=(Rung(2, 1.0),) * 5))
    monkeypatch.setattr(simulate, "game", lambda key: lazy)
    found = summary(plan := Plan("pig", 2, (name, name), 2, 1), results(plan, 1), 1.0)
    assert sum(row["wins"] for row in found["seats"]) == 2


# Records


def test_records_are_one_verifiable_file_for_each_game(tmp_path: Path) -> None:
    line = ("ra-dice", "--players", 2, "--games", 6, "--seed", 4, "--workers", 2, "--out", "rows.csv")
    found = simulated(tmp_path, *line, "--records", "games/deep")
    files = sorted((tmp_path / "games" / "deep").iterdir())
    assert len(files) == 6
    rows = rows_of(tmp_path / "rows.csv")
    for n, path in enumerate(files):
        match = verify(read(path))
        assert match.over and match.scores == [int(row["score"]) for row in rows if row["game"] == str(n)]
        assert match.record.seats == ["random", "random"]
    assert run(tmp_path, "verify", files[0]).code == 0
    assert found["digest"] == simulated(tmp_path, *line)["digest"]  # writing changes nothing


def test_records_of_a_run_before_are_not_overwritten(tmp_path: Path) -> None:
    """Other bots under the same seed give files of the same names."""
    line = ("pig", "--games", 2, "--workers", 1, "--records", "games")
    simulated(tmp_path, *line, "--bots", "random")
    before = {path: path.read_bytes() for path in (tmp_path / "games").iterdir()}
    ran = run(tmp_path, "simulate", *line, "--bots", "greedy", "--json")
    assert_refused(ran, "pig-1-00000", "exists already", "another folder", "--seed")
    assert {path: path.read_bytes() for path in before} == before


def test_records_of_other_seeds_share_a_folder(tmp_path: Path) -> None:
    for seed in (1, 11, -1):
        simulated(tmp_path, "pig", "--games", 2, "--workers", 1, "--records", "games", "--seed", seed)
    assert len(list((tmp_path / "games").iterdir())) == 6


# Ctrl-C


def started(words: list[str], folder: Path) -> subprocess.Popen[bytes]:
    """A program that Ctrl-C stops, also where the tests run in the background and ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            words, cwd=folder, env=environment(folder), stdout=-1, stderr=-1, start_new_session=True
        )
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_stops_all_workers_without_a_traceback(tmp_path: Path, workers: int) -> None:
    """The terminal sends it to the whole group of processes."""
    words = [*BENBEN, "simulate", "pig", "--games", "1000000", "--workers", str(workers), "--records", "games"]
    with started(words, tmp_path) as process:
        waited = time.monotonic() + PATIENCE
        while not any((tmp_path / "games").glob("*")) and time.monotonic() < waited:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            pytest.fail("it goes on")
    assert (process.returncode, out) == (130, b"")
    assert err == b"benben: stopped.\n"
    assert [
        path.name for path in (tmp_path / "games").iterdir() if path.name.startswith(".")
    ] == []  # nothing half-done


def test_ctrl_c_stops_a_bot_that_thinks_for_ever(tmp_path: Path) -> None:
    """Whoever hears it: here only the first process does."""
    source = "class Bot:\n    def choose(self, side):\n        open('thinks', 'w').close()\n        while True: pass\n"
    (tmp_path / "slow.py").write_text(source)
    words = [*BENBEN, "simulate", "pig", "--bots", "slow:Bot", "--workers", "2"]
    with started(words, tmp_path) as process:
        waited = time.monotonic() + PATIENCE
        while not (tmp_path / "thinks").exists() and time.monotonic() < waited:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            pytest.fail("it goes on")
    assert (process.returncode, out, err) == (130, b"", b"benben: stopped.\n")
