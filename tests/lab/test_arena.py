"""`benben arena`: fair tables, the same games whatever computes them, and nothing lost when it is stopped."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import statistics
import subprocess
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from benben.cli import main
from benben.core.errors import BenbenError
from benben.lab import ladder
from benben.lab.arena import ArenaPlan, Played, check_plan, digest, play_place, play_rest
from benben.lab.arena_report import played_to_end, print_standings
from benben.lab.ledger import opened
from benben.lab.standings import standings
from tests.test_cli import BENBEN, PATIENCE, Ran, assert_refused, documents, environment, files_below, run

PIG = ArenaPlan("pig", 2, ("greedy", "random"), 12, 3)


def silent(done: int, words: str) -> None:
    """Nobody looks at the progress."""


def fought(plan: ArenaPlan, out: Path | None = None) -> dict[str, Any]:
    return played_to_end(plan, out, 1, silent)


# Tables and seats


def tables(players: int, *bots: str, against: str = "") -> list[str]:
    return ["".join(table) for table in ArenaPlan("pig", players, bots, 1, against=against).tables]


def test_everybody_meets_everybody() -> None:
    assert tables(2, *"abc") == ["ab", "ac", "bc"]
    assert tables(3, *"abcd") == ["abc", "abd", "acd", "bcd"]


def test_fewer_bots_than_seats_share_the_table_in_pairs() -> None:
    assert tables(4, *"ab") == ["abab"]
    assert tables(3, *"ab") == ["aba", "bab"]
    assert tables(4, *"abc") == ["abab", "acac", "bcbc"]


def test_one_against_the_rest() -> None:
    assert tables(4, *"ab", against="z") == ["azzz", "bzzz"]
    assert tables(2, "a", against="z") == ["az"]


@pytest.mark.parametrize(
    "plan",
    [
        ArenaPlan("pig", 2, ("a", "b", "c"), 10),
        ArenaPlan("pig", 3, ("a", "b", "c", "d"), 6),
        ArenaPlan("pig", 4, ("a", "b"), 8),
        ArenaPlan("pig", 4, ("a",), 8, against="z"),
    ],
)
def test_every_bot_sits_everywhere_equally_often_with_the_same_chance(plan: ArenaPlan) -> None:
    for table, bots in enumerate(plan.tables):
        for number in range(plan.rounds):
            places = [(table, number * plan.players + turn) for turn in range(plan.players)]
            seated = [plan.seating(place) for place in places]
            for seat in range(plan.players):
                assert Counter(seats[seat] for seats in seated) == Counter(bots)
    assert len({plan.chance(number) for number in range(50)}) == 50
    assert len(plan.places) == len(set(plan.places)) == len(plan.tables) * plan.rounds * plan.players


def test_neighbours_change_from_round_to_round() -> None:
    plan = ArenaPlan("pig", 4, tuple("abcd"), 400)
    orders = Counter(tuple(plan.order(number)) for number in range(100))
    assert len(orders) == 6 and min(orders.values()) > 5  # every way to sit around a table, about equally often


def test_games_come_in_whole_rounds() -> None:
    assert [ArenaPlan("pig", 3, ("a", "b", "c"), games).rounds for games in (1, 3, 4)] == [1, 1, 2]


def test_the_same_luck_for_both() -> None:
    """The first roll of both games of a round is the same, whoever sits there."""
    plan = ArenaPlan("pig", 2, ("random", "greedy"), 2)
    assert plan.chance(0) == plan.chance(0) != plan.chance(1)
    mirrored = ArenaPlan("pig", 2, ("random", "greedy"), 2, seed=2)
    assert plan.chance(0) != mirrored.chance(0)


@pytest.mark.parametrize(
    ("players", "bots", "against", "sentence"),
    [
        (1, "ab", "", "at least 2 play"),
        (2, "a", "", "at least 2 bots"),
        (2, "aa", "", "a is named twice"),
        (2, "ab", "b", "b is named twice"),
    ],
)
def test_plans_that_cannot_be_played(players: int, bots: str, against: str, sentence: str) -> None:
    with pytest.raises(BenbenError, match=sentence):
        check_plan(ArenaPlan("pig", players, tuple(bots), 4, against=against))


# Figures


def game_of(seats: str, scores: list[int], winners: list[int], micros: list[list[int]], table: int = 0) -> Played:
    return Played(table, 0, list(seats), scores, winners, 9, "00", micros, [10, 0])


def test_figures_are_those_of_the_games() -> None:
    plan = ArenaPlan("pig", 2, ("a", "b"), 2)
    played = [
        game_of("ab", [100, 3], [0], [[1000, 3000], [500]]),
        game_of("ba", [50, 50], [0, 1], [[700], [2000]]),
    ]
    found = standings(plan, played)
    first, second = found["standings"]
    assert (first["bot"], first["games"], first["wins"], first["win_share"]) == ("a", 2, 1.5, 0.75)
    assert (first["answers"], first["ms_median"], first["ms_worst"]) == (3, statistics.median([1, 3, 2]), 3)
    assert first["iterations"] == pytest.approx(10 / 3, abs=0.05)  # ten at seat 0 of the first game
    assert first["rating"] > second["rating"] and first["rating"] + second["rating"] == pytest.approx(3000, abs=0.2)
    assert found["tables"] == [{"bots": ["a", "b"], "shares": found["tables"][0]["shares"]}]
    assert found["tables"][0]["shares"]["b"]["win_share"] == 0.25


def test_a_strong_bot_is_rated_higher_whatever_the_number_of_seats() -> None:
    for plan in (
        PIG,
        ArenaPlan("pig", 3, ("greedy", "random"), 9),
        ArenaPlan("pig", 4, ("greedy",), 8, 1, {}, "random"),
    ):
        first, second = fought(plan)["standings"]
        assert (first["bot"], second["bot"]) == ("greedy", "random")


def test_the_table_fits_a_terminal_and_tells_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("greedy", "random", "my_own_module_with_a_long_name:MyOwnVeryStrongBot")
    plan = ArenaPlan("pig", 2, names, 2)
    played = [
        Played(table, 0, list(bots), [1, 0], [0], 9, "00", [[2_000_000], [1]], [0, 0])
        for table, bots in enumerate(plan.tables)
    ]
    print_standings(standings(plan, played))
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80 and len(lines) == 2 + 3 + 3 + 1
    assert lines[2].split()[:3] == ["greedy", "2", "100.0%"] and "2000" in lines[2]
    assert lines[5].startswith("greedy against random")


# The same games, whatever computes them


def test_any_number_of_workers_gives_the_same_games(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("class Bot:\n iterations = 7\n def choose(self, side): return side.legal[-1]\n")
    line = ("arena", "pig", "--bots", "greedy,random,mine:Bot", "--games", 2, "--seed", 4, "--json", "--workers")
    found = []
    for workers in (1, 2):
        ran = run(tmp_path, *line, workers)
        assert (ran.code, ran.err) == (0, "")
        found.append(documents(ran.out))
    assert found[0]["digest"] == found[1]["digest"] and found[0]["games"] == 6
    assert [row["bot"] for row in found[0]["standings"]] == [row["bot"] for row in found[1]["standings"]]
    assert {row["bot"]: row["iterations"] for row in found[0]["standings"]} == {"greedy": 0, "random": 0, "mine:Bot": 7}


def test_a_game_can_be_played_again_alone() -> None:
    again = play_place(PIG, (0, 5))
    found = {one.place: one for some in play_rest(PIG, set(), 1) for one in some}
    assert found[0, 5].digest == again.digest and found[0, 5].seats == again.seats
    assert len({one.digest for one in found.values()}) == len(found) == 12


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = fought(PIG, file)
    text = file.read_bytes()
    assert fought(PIG, file) == whole and file.read_bytes() == text
    assert whole["digest"] == fought(PIG)["digest"]
    header, *lines = map(json.loads, text.decode().splitlines())
    assert header["plan"]["bots"] == ["greedy", "random"] and len(lines) == 12
    assert set(lines[0]) == set(Played.__struct_fields__)


@pytest.mark.parametrize("cut", [0, 10, 200, -1, -40, -700])
def test_a_file_that_was_cut_off_goes_on_to_the_same_digest(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "games.jsonl"
    whole = fought(PIG, file)
    file.write_bytes(file.read_bytes()[:cut])
    assert fought(PIG, file)["digest"] == whole["digest"]
    assert len(file.read_bytes().splitlines()) == 13
    with opened(file, PIG) as ledger:
        assert digest(ledger.games(PIG)) == whole["digest"]


def test_more_games_can_be_played_later(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    fought(ArenaPlan("pig", 2, PIG.bots, 4, PIG.seed), file)
    assert fought(PIG, file)["digest"] == fought(PIG)["digest"]
    fewer = ArenaPlan("pig", 2, PIG.bots, 4, PIG.seed)
    assert fought(fewer, file)["digest"] == fought(fewer)["digest"]


OTHERS = {
    "another seed": ArenaPlan("pig", 2, PIG.bots, 12, 4),
    "other bots": ArenaPlan("pig", 2, ("greedy", "mason"), 12, 3),
    "other seats": ArenaPlan("pig", 3, PIG.bots, 12, 3),
    "another game": ArenaPlan("ra-dice", 2, PIG.bots, 12, 3),
}


@pytest.mark.parametrize("other", OTHERS)
def test_a_file_of_another_plan_is_refused_and_left_alone(tmp_path: Path, other: str) -> None:
    file = tmp_path / "games.jsonl"
    fought(ArenaPlan("pig", 2, PIG.bots, 2, 3), file)
    before = file.read_bytes()
    with pytest.raises(BenbenError, match="has no games of this arena"):
        fought(OTHERS[other], file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"game,seat\n1,2\n", b"{}", b"\x00\xff\n", b"[]\n", b"[" * 100_000 + b"\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(text)
    with pytest.raises(BenbenError, match="has no games of this arena"):
        fought(PIG, file)
    assert file.read_bytes() == text


@pytest.mark.parametrize("line", [b"{}", b"nonsense", b"", b"[" * 100_000])
def test_a_line_that_is_no_game_is_refused_with_its_number(tmp_path: Path, line: bytes) -> None:
    file = tmp_path / "games.jsonl"
    fought(ArenaPlan("pig", 2, PIG.bots, 4, 3), file)
    lines = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join([*lines[:2], line, *lines[2:], b""]))
    with pytest.raises(BenbenError, match="Line 3 of"):
        fought(PIG, file)


def test_two_arenas_do_not_write_to_one_file(tmp_path: Path) -> None:
    with opened(tmp_path / "games.jsonl", PIG), pytest.raises(BenbenError, match="Another arena is writing"):
        fought(PIG, tmp_path / "games.jsonl")


def test_killed_and_started_again_it_ends_with_the_same_digest(tmp_path: Path) -> None:
    line = [
        "arena",
        "pig",
        "--bots",
        "greedy,random",
        "--games",
        "1500",
        "--workers",
        "1",
        "--json",
        "--out",
        "games.jsonl",
    ]
    file = tmp_path / "games.jsonl"
    with subprocess.Popen([*BENBEN, *line], cwd=tmp_path, env=environment(tmp_path), stdout=-1, stderr=-1) as process:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and not (file.exists() and file.stat().st_size > 20_000):
            time.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
    before = file.read_bytes().count(b"\n") - 1
    assert 0 < before < 1500
    short = ["80" if word == "1500" else word for word in line]
    again = documents(run(tmp_path, *short).out)
    plan = ArenaPlan("pig", 2, ("greedy", "random"), 80)
    assert again["digest"] == fought(plan)["digest"] and again["games"] == 80


# Bad input


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ((), ("one game",)),
        (("pig", "ra-dice", "--bots", "greedy,random"), ("one game",)),
        (("chess", "--bots", "greedy,random"), ("chess",)),
        (("pig",), ("--bots",)),
        (("pig", "--bots", "greedy"), ("at least 2 bots",)),
        (("pig", "--bots", "greedy,nobody"), ("nobody",)),
        (("pig", "--bots", "greedy,cmd:./nothing"), ("./nothing",)),
        (("pig", "--bots", "greedy,random", "--players", "99"), ("99",)),
        (("pig", "--bots", "greedy,random", "--option", "x=1"), ("x",)),
        (("pig", "--bots", "greedy,random", "--out", "none/games.jsonl"), ("none/games.jsonl",)),
        (("--ladder", "chess"), ("chess",)),
        (("--ladder", "--bots", "greedy", "--players", "3"), ("--bots, --players",)),
    ],
    ids=lambda value: " ".join(value) or "nothing",
)
def test_bad_lines_are_one_sentence_and_nothing_is_written(
    tmp_path: Path, line: tuple[str, ...], words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with contextlib.chdir(tmp_path), pytest.raises(SystemExit) as left:
        main(["arena", *line])
    said = capsys.readouterr()
    assert_refused(Ran(int(str(left.value.code)), said.out, said.err), *words)
    assert files_below(tmp_path) == {}


def test_a_bot_that_fails_stops_the_arena_and_loses_no_game(tmp_path: Path) -> None:
    """The same command goes on when it is mended."""
    source = "import os\nclass Bot:\n    def choose(self, side):\n        {}return side.legal[0]\n"
    (tmp_path / "mine.py").write_text(source.format("side.rng.below(40) or 1 / 0\n        "))
    line = ("arena", "pig", "--bots", "mine:Bot,random", "--games", 40, "--workers", 1, "--out", "games.jsonl")
    assert_refused(run(tmp_path, *line), "mine:Bot", "ZeroDivisionError")
    kept = (tmp_path / "games.jsonl").read_bytes()
    (tmp_path / "mine.py").write_text(source.format(""))
    ran = run(tmp_path, *line, "--json")
    assert (ran.code, documents(ran.out)["games"]) == (0, 40)
    assert (tmp_path / "games.jsonl").read_bytes().startswith(kept)


# The ladder


def test_the_ladder_has_each_rung_against_the_one_below_and_the_strongest_against_greedy() -> None:
    rows = ladder.contests(["ra-dice", "pig"], 400, 7)
    assert [(row.plan.game, row.bot, row.other, row.plan.players) for row in rows[:6]] == [
        ("ra-dice", "mason", "apprentice", 2),
        ("ra-dice", "builder", "mason", 2),
        ("ra-dice", "architect", "builder", 2),
        ("ra-dice", "vizier", "architect", 2),
        ("ra-dice", "vizier", "greedy", 2),
        ("ra-dice", "vizier", "greedy", 4),
    ]
    assert len(rows) == 12 and len({row.file for row in rows}) == 12
    assert rows[0].plan.options == {"sun_track": "standard"}
    assert rows[5].plan.tables == [("vizier", "greedy", "greedy", "greedy")]


def test_the_ladder_is_a_table_and_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "rivals", lambda: ["greedy", "random"])
    rows = ladder.contests(["pig"], 8, 5)[1:]
    ladder.check_folder(tmp_path / "ladder", rows)
    document = ladder.climbed(rows, tmp_path / "ladder", 1, show=False)
    before = files_below(tmp_path)
    assert ladder.climbed(rows, tmp_path / "ladder", 1, show=False) == document
    assert files_below(tmp_path) == before and len(list((tmp_path / "ladder").iterdir())) == 2
    head, rule, two, four = ladder.markdown(document).splitlines()
    assert head.count("|") == rule.count("|") == two.count("|") == four.count("|") == 11
    assert two.startswith("| `pig` | random | greedy | 2 | 8 |")
    assert four.startswith("| `pig` | random | 3 × greedy | 4 | 8 |")


def test_a_folder_with_another_ladder_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    rows = ladder.contests(["pig"], 2, 1)
    with opened(tmp_path / rows[-1].file, rows[-1].plan):
        pass
    ladder.check_folder(tmp_path, rows)
    with pytest.raises(BenbenError, match="has no games of this arena"):
        ladder.check_folder(tmp_path, ladder.contests(["pig"], 2, 9))
