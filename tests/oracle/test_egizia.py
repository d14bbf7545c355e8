"""The engine of Egizia against its oracle: the same answers to the same chance, question for question."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any, ClassVar

import pytest

from tests.oracle import egizia as oracle
from tests.oracle.egizia_pair import EgiziaPair, use

GAMES = int(os.environ.get("BENBEN_ORACLE_GAMES", "12"))


class Pair(EgiziaPair):
    game = "egizia"
    told: ClassVar = {
        "share_town": lambda f: {"do": "share_town", "space": f["town"]},
        "double_town": lambda f: {"do": "double"},
        "train_crew": use,
        "keep_another": lambda f: {"do": "keep", "card": f["card"], "with": "C35"},
    }

    def new_table(self, players: int, options: dict[str, str]) -> Any:
        return self.oracle.new_table(players, tenth_card=options["tenth_card"] == "with")

    def compare_own(self, view: Any, picture: Any) -> None:
        unbuilt = [grave["value"] for grave in view["graves"] if grave["owner"] < 0]
        assert unbuilt == picture["graves"]
        assert view["graves_hidden"] == picture["graves_facedown"]
        temple = {column["column"]: [owner for owner in column["owners"] if owner >= 0] for column in view["temple"]}
        assert temple == picture["temple"]

    def compare_player(self, view: Any, seat: int, ours: Any, theirs: Any) -> None:
        super().compare_player(view, seat, ours, theirs)
        assert (ours["graves"], ours["grave_sum"]) == (len(theirs["graves"]), sum(theirs["graves"]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_and_the_oracle_agree(players: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(GAMES):
        pair = Pair(oracle, players, seed, tenth_card="without" if seed % 5 == 0 else "with")
        pair.run()
        kinds += pair.kinds
    assert {"place", "pass", "send", "brick", "draw", "keep", "raise", "ring"} <= set(kinds)
