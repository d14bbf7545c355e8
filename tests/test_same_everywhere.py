"""Interpreted and compiled, under any hash seed: the same games, answer list by answer list."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import benben
from benben.core.game import Game
from benben.core.registry import game, keys
from tests.conformance.checks import trace

ROOT = Path(__file__).parent.parent
GAMES = 1000  # for each number of players

SCRIPT = """
import json, sys
from benben.core.registry import game
import benben
from tests.conformance.checks import trace
tables = game(sys.argv[1])
digest = trace(tables, int(sys.argv[2]), tables.check_options({}), int(sys.argv[3]))
print(json.dumps([benben.compiled(), digest]))
"""


def traced_elsewhere(key: str, players: int, games: int, env: dict[str, str]) -> list[object]:
    words = [sys.executable, "-c", SCRIPT, key, str(players), str(games)]
    done = subprocess.run(words, env=os.environ | env, capture_output=True, text=True, check=True, cwd=ROOT)
    found: list[object] = json.loads(done.stdout)
    return found


def seat_counts(tables: Game) -> range:
    low, high = tables.seats
    return range(low, min(high, low + 3) + 1)


CASES = [(key, players) for key in keys(examples=True) for players in seat_counts(game(key))]


@pytest.mark.skipif(not benben.compiled(), reason="there is nothing to compare: this run is the interpreted one")
@pytest.mark.parametrize(("key", "players"), CASES)
def test_compiled_plays_as_interpreted(key: str, players: int) -> None:
    tables = game(key)
    here = trace(tables, players, tables.check_options({}), GAMES)
    assert traced_elsewhere(key, players, GAMES, {"PYTHONPATH": str(ROOT / "src")}) == [False, here]


@pytest.mark.parametrize("hash_seed", ["0", "1", "31415"])
@pytest.mark.parametrize("key", keys(examples=True))
def test_hash_seeds_change_nothing(key: str, hash_seed: str) -> None:
    tables = game(key)
    here = trace(tables, tables.seats[0], tables.check_options({}), 20)
    there = traced_elsewhere(key, tables.seats[0], 20, {"PYTHONHASHSEED": hash_seed})
    assert there == [benben.compiled(), here]
