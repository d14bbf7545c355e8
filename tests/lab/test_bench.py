"""`benben bench`: figures for every game, beside peers where they are installed."""

from __future__ import annotations

import platform
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.core.registry import game, keys
from benben.lab.bench import driven_game, print_figures, random_games, ratios, seat_counts
from benben.lab.rates import rate
from benben.language import speaking
from tests.test_cli import documents, run

ROW = {"game", "players", "decisions_per_s", "games_per_s", "clones_per_s", "driven_decisions_per_s"}


def test_json_has_a_row_for_each_game_and_number_of_players(tmp_path: Path) -> None:
    ran = run(tmp_path, "bench", "--json", "--seconds", 0.05)
    assert (ran.code, ran.err) == (0, "")
    found = documents(ran.out)
    assert set(found) == {"compiled", "python", "games", "searches", "peers", "searching_peers"}
    assert (found["compiled"], found["python"]) == (benben.compiled(), platform.python_version())
    assert [(row["game"], row["players"]) for row in found["games"]][:3] == [("ra-dice", n) for n in (2, 3, 4)]
    for row in found["games"]:
        assert set(row) == ROW
        assert all(type(row[name]) is int and row[name] > 0 for name in ROW - {"game"})
        assert row["decisions_per_s"] > row["games_per_s"]  # a game takes more than one decision
    assert [row["game"] for row in found["searches"]] == keys(examples=True)
    for row in found["searches"]:
        assert row["rollouts_per_s"] > 0 and row["vizier_iterations_per_s"] > 0
    if find_spec("pyspiel") is None:
        assert found["peers"] == found["searching_peers"] == []


def figures(**peers: int) -> dict[str, Any]:
    """A made-up document; `peers` are decisions per second of OpenSpiel's games."""
    ours = [("ra-dice", 2, 4_000_000), ("pig", 2, 6_000_000)]
    rows = [
        {"game": key, "players": n, "decisions_per_s": speed, "games_per_s": 30_000, "clones_per_s": 2_000_000}
        | {"driven_decisions_per_s": 900_000}
        for key, n, speed in ours
    ]
    theirs: list[dict[str, Any]] = []
    for name, speed in peers.items():
        theirs.append({"name": f"open_spiel {name}, C++ evaluate_bots", "decisions_per_s": speed})
        theirs.append({"name": f"open_spiel {name}, Python loop", "decisions_per_s": speed // 2})
        theirs.append({"name": f"open_spiel {name}, clone", "clones_per_s": speed})
    searches = [{"game": "ra-dice", "players": 2, "rollouts_per_s": 30_000, "vizier_iterations_per_s": 900}]
    searching = [
        {"name": f"open_spiel {name}, Python MCTS", "iterations_per_s": 200} for name in peers if name == "pig"
    ]
    return {
        "compiled": True, "python": "3.11.7", "games": rows, "searches": searches, "peers": theirs,
        "searching_peers": searching,
    }  # fmt: skip


def test_the_table_names_games_and_units(capsys: pytest.CaptureFixture[str]) -> None:
    print_figures(figures())
    told = capsys.readouterr().out
    for word in ("3.11.7", "compiled", "per CPU second", "ra-dice", "4,000,000", "pig", "No peer is installed"):
        assert word in told
    assert [line for line in told.splitlines() if len(line) > 80] == []


def test_ratios_are_ours_over_theirs() -> None:
    told = ratios(figures(hearts=1_000_000, backgammon=2_000_000, pig=3_000_000))
    found = {line.rsplit(maxsplit=2)[0]: float(line.split()[-2]) for line in told}
    assert found == {
        "ra-dice / hearts, C++ bots": 4.0,
        "ra-dice / backgammon, C++ bots": 2.0,
        "pig / pig, C++ bots": 2.0,
        "ra-dice driven / best Python loop": 0.6,  # 900,000 against pig's 1,500,000
        "ra-dice clone / best clone": 0.67,  # 2,000,000 against 3,000,000
        "ra-dice search / pig, Python MCTS": 150.0,
    }


def test_rate_counts_work_per_cpu_second() -> None:
    def work() -> int:
        until = time.process_time() + 0.002
        while time.process_time() < until:
            pass
        return 10

    assert 3_000 < rate(work, 0.05) <= 5_000  # ten in two thousandths of a second, and never more


def test_even_a_moment_measures_something() -> None:
    assert rate(lambda: 1, 0.0) > 0


def test_a_few_numbers_of_players_are_measured() -> None:
    assert seat_counts(game("ra-dice")) == [2, 3, 4]
    assert seat_counts(game("pig")) == [2]
    assert seat_counts(game("egyptia")) == [1, 10, 99]


@pytest.mark.parametrize("key", ["pig", "ra-dice"])
def test_counted_decisions_are_those_of_whole_games(key: str) -> None:
    tables = game(key)
    assert random_games(tables, 2, 20) == random_games(tables, 2, 20) > 20 * 2
    assert driven_game(tables, 2) == driven_game(tables, 2) > 2


def test_the_table_in_german_has_its_words_and_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    with speaking("de"):
        print_figures(figures(hearts=1_000_000, backgammon=2_000_000, pig=3_000_000))
    head, columns, first, *rest = capsys.readouterr().out.splitlines()
    assert head == "Python 3.11.7, Kern kompiliert; je CPU-Sekunde"
    assert columns.split() == ["Spiel", "Plätze", "Antworten", "Partien", "Kopien", "aus", "Python"]
    assert first.split() == ["ra-dice", "2", "4.000.000", "30.000", "2.000.000", "900.000"]
    assert any(line.split()[-2:] == ["1.500.000", "Antworten"] for line in rest)
    assert ["ra-dice-Kopie", "/", "beste", "Kopie", "0,67", "×"] in [line.split() for line in rest]
    assert rest[-1].split() == ["Suche", "in", "ra-dice", "/", "pig,", "Python", "MCTS", "150,00", "×"]
    assert [line for line in (columns, first, *rest) if len(line) > 80] == []
