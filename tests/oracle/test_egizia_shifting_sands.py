"""The engine of Shifting Sands against its oracle: the same answers to the same chance, question for question."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any, ClassVar

import pytest

from tests.oracle import egizia_shifting_sands as oracle
from tests.oracle.egizia_pair import EgiziaPair, use

GAMES = int(os.environ.get("BENBEN_ORACLE_GAMES", "12"))
ZONES = {"obelisk": "zone_a", "pyramid": "zone_b", "sphinx": "zone_c"}


def crew(name: str) -> str:
    return "purple" if name == "lead" else name


def space(name: str) -> str:
    zone, _, dock = name.partition("_")
    if zone not in ZONES:
        return name
    return f"{ZONES[zone]}_{'speculate' if dock == 'wait' else dock}"


def site(name: str) -> str:
    return "colonnade" if name == "column" else name.replace("row_", "pyramid_")


class Pair(EgiziaPair):
    game = "egizia-shifting-sands"
    pays_at_once = True
    told: ClassVar = {
        "raise_crew": lambda f: {"do": "raise", "crew": crew(f["crew"])},
        "lower_crew": lambda f: {"do": "lower", "crew": crew(f["crew"])},
        "add_crew": lambda f: {"do": "add", "crew": crew(f["crew"])} | ({} if f["crew"] == "lead" else {"with": "G6"}),
        "place_ship": lambda f: {"do": "place", "space": space(f["space"])},
        "place_upstream": lambda f: {"do": "place", "space": space(f["space"]), "with": "P3"},
        "place_beside": lambda f: {"do": "place", "space": f["space"], "with": "P4"},
        "second_ship": lambda f: (
            {"do": "use", "tile": "P1"} if f["by"] == "P1" else use({"card": "N14"}, **{"for": "ship"})
        ),
        "take_card": lambda f: {"do": "take", "card": f["card"]},
        "take_point": lambda f: {"do": "point"},
        "sell_stones": lambda f: use(f, card="N51"),
        "trade_crew": use,
        "train_crews": use,
        "lay_brick": lambda f: {"do": "brick", "on": site(f["on"])},
        "climb_market": lambda f: {"do": "advance", "market": f["market"]},
        "build_late": lambda f: {"do": "promote", "with": "T10" if f["by"] == "late_tile" else "P2"},
        "keep_another": lambda f: {"do": "keep", "card": f["card"], "with": "N36"},
    }

    def compare_own(self, view: Any, picture: Any) -> None:
        assert {s["space"]: s["tile"] for s in view["tiles"] if s["tile"]} == picture["tiles"]

    def compare_player(self, view: Any, seat: int, ours: Any, theirs: Any) -> None:
        super().compare_player(view, seat, ours, theirs)
        assert ours["columns"] == theirs["columns"]
        assert ours["statues"][: len(theirs["statues"])] == theirs["statues"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_and_the_oracle_agree(players: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(GAMES):
        pair = Pair(oracle, players, seed)
        pair.run()
        kinds += pair.kinds
    assert {"place", "pass", "send", "brick", "draw", "keep", "raise", "ring"} <= set(kinds)
