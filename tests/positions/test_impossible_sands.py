"""What cannot be in a position of Egizia: Shifting Sands, each with the key of its sentence; and random changes."""

from __future__ import annotations

from typing import Any

import pytest

from benben.core.errors import BadPosition
from benben.core.registry import game
from tests.positions.test_impossible import try_changes

KEY = "egizia-shifting-sands"
BUILDING: dict[str, Any] = {"phase": "building", "build": {"zone": "obelisk", "acted": [0], "strength": 3}}
LAYING = ["LayBrick seat 0", "NextShip", "BuildZone zone 1"]


def form(*players: dict[str, Any], seats: int = 3, next: list[str] | None = None, **table: Any) -> dict[str, Any]:
    filled = [*players, *({} for _ in range(seats - len(players)))]
    return {"players": seats, "table": {"players": filled} | table} | ({} if next is None else {"next": next})


def drawn(*cards: str, kept: str = "", **more: Any) -> dict[str, Any]:
    return {"seat": 0, "cards": list(cards), "kept": kept.split()} | more


LIST: list[tuple[str, dict[str, Any]]] = [
    # numbers and names
    ("wrong-part", form(round=6)),
    ("wrong-part", form(phase="night")),
    ("wrong-part", form(ring="left")),
    ("wrong-part", form({"stones": 26})),
    ("wrong-part", form({"grain_level": 6})),
    ("wrong-part", form({"cards": ["N57"]})),
    ("wrong-part", form({"columns": 8})),
    ("wrong-part", form({"crews": [1, 1, 1]})),
    ("wrong-part", form({"crews": [1, 1, 1, 8]})),
    ("wrong-part", form({"crews": [0, 1, 1, 2]})),
    ("wrong-part", form({"statues": [4, 0, 0]})),
    ("wrong-part", form({"statues": [0, 0, 1]}, seats=2)),
    ("wrong-part", form({"drawn": ["S20", "S21", "S22", "S23", "S24", "S25"]})),
    ("wrong-part", form(obelisk=[3])),
    ("wrong-part", form(obelisk=[0] * 13)),
    ("wrong-part", form(obelisk=[0] * 8, seats=2)),
    ("wrong-part", form(pyramid=[[0] * 6, [], [], [], []])),
    ("part-twice", form({"cards": ["N01", "N01"]})),
    # the table
    ("position-seats", form(order=[0, 1])),
    ("position-seats", form(standing=[0, 1])),
    ("position-standing", form({"points": 3}, standing=[1, 0, 2])),
    ("position-gold", form(gold="G6")),
    ("position-gold", form(gold="P1")),
    ("position-gold", form(gold="G1", seats=2)),
    ("position-purple", form(purple="G1")),
    ("position-purple", form(purple="G6", seats=2)),
    ("position-statues", form(statues=["A1", "B1"])),
    ("position-statues", form(statues=["A1", "B1", "B2"], seats=2)),
    ("position-statue-pile", form(statues=["B1", "A1", "B2"])),
    ("position-rows", form(pyramid=[[], [], []])),
    ("position-rows", form(pyramid=[[], [], [], [], []], seats=2)),
    ("position-unsupported", form(pyramid=[[0], [0], [], [], []])),
    ("position-unsupported", form(pyramid=[[0, 1, 0, 1], [0, 1, 0], []], seats=2)),
    # players
    ("position-bonus", form({"columns": 2, "bonuses_used": ["P3"]}, purple="P3")),
    ("position-upgrade", form({"cards": ["N21", "N01"], "upgrades": {"N21": "N01"}})),
    ("position-upgrade", form({"cards": ["N04"], "upgrades": {"N21": "N04"}})),
    ("position-upgrade", form({"cards": ["N21", "N22", "N04"], "upgrades": {"N21": "N04", "N22": "N04"}})),
    ("position-ship", form({"ships": ["card_1"]}, seats=2)),
    ("position-ship", form({"ships": ["pyramid_1", "pyramid_2"]}, seats=4)),
    ("position-ship", form({"ships": ["sphinx_3"]}, seats=2)),
    ("position-two-ships", form({"ships": ["sphinx_1"]}, {"ships": ["sphinx_1"]})),
    ("position-waiting", form({"ships": ["sphinx_wait"]}, {"ships": ["sphinx_1"]})),
    # the Nile
    ("position-space", form(river={"card_1": "N01"}, seats=2)),
    ("position-space", form({"ships": ["card_4"]}, river={"card_4": "N01"})),
    ("position-space", form(tiles={"tile_3": "T10"}, round=2)),
    ("position-space", form(tiles={"tile_1": "T07"}, seats=2)),
    ("position-twice", form({"cards": ["N01"]}, river={"card_4": "N01"})),
    ("position-twice", form({"cards": ["N01"]}, {"cards": ["N01"]})),
    ("position-twice", form({"cards": ["N01"]}, gone=["N01"])),
    ("position-twice", form({"cards": ["N08"]}, seats=2)),
    # the sphinx
    ("position-dealt", form({"sphinx": ["S01"], "dealt": ["S02"]})),
    ("position-dealt", form({"sphinx": ["S01"], "dealt": ["S01", "S02", "S03"]})),
    ("position-dealt", form({"sphinx": ["S01"], "dealt": []})),
    ("position-dealt-two", form(round=0, next=["ChooseFirst seat 0", "ChooseFirst seat 1", "ChooseFirst seat 2"])),
    ("position-dealt-two", form({"dealt": ["S01"]}, round=0, next=["DealCard player 1 cards 2"])),
    ("position-dealt-two", form({"dealt": ["S01", "S02"]}, seats=2, round=0, next=["ShuffleBack"])),
    ("position-draw", form({"sphinx": ["S01"]}, sphinx_draws=[drawn()])),
    ("position-draw", form({"sphinx": ["S01"]}, sphinx_draws=[drawn("S10", kept="S10")])),
    ("position-under", form({"sphinx": ["S01"]}, sphinx_draws=[drawn("S10", "S11")], sphinx_under=["S11", "S10"])),
    ("position-sphinx-cards", form({"sphinx": ["S06"]}, seats=2)),
    ("position-drawn-twice", form({"sphinx": ["S01"]}, sphinx_draws=[drawn("S10"), drawn("S10")])),
    ("other-count", form({"sphinx": ["S01"]}, {"sphinx": ["S01"]})),
    # what is asked
    ("position-not-over", form(next=[])),
    (
        "position-nothing-to-lay",
        form(round=5, phase="set_up", gone=[f"N{n}" for n in range(45, 57)], next=["LayCardAt space 0"]),
    ),
    ("position-nothing-to-lay", form(phase="set_up", next=["LayCardAt space 0", "LayCardAt space 1"])),
    ("position-over", form(round=5, phase="over", next=["Placing seat 0"])),
    ("position-round", form(round=0, phase="placement", next=["NextTurn"])),
    ("position-round", form(round=2, phase="set_up", next=["DrawGold"])),
    ("position-no-such-seat", form(next=["OfferSecond player 3"], phase="placement")),
    ("position-turn", form(next=["Placing seat 1"])),
    ("position-turn", form(next=["Placing seat 1"], turn=0)),
    ("position-not-asked", form(next=["Trading seat 0"])),
    ("position-not-asked", form(phase="building", next=["FeedingCrews seat 0"])),
    ("position-zone", form(phase="building", build={"zone": "obelisk"})),
    ("position-zone", form(phase="building", next=["NextShip"])),
    ("position-zone", form(phase="building", build={"zone": "obelisk"}, next=["NextShip", "NextShip"])),
    ("position-zone", form(phase="building", build={"zone": "obelisk"}, next=["BuildZone zone 1", "NextShip"])),
    ("position-no-ship", form({"stones": 3, "spent": ["green"]}, next=LAYING, **BUILDING)),
    ("position-no-crew", form({"stones": 3, "ships": ["obelisk_1"]}, next=LAYING, **BUILDING)),
    (
        "position-too-dear",
        form(
            {"stones": 3, "ships": ["obelisk_1"], "spent": ["green"]},
            next=LAYING,
            phase="building",
            build={"zone": "obelisk", "acted": [0], "strength": 3, "cost": 4},
        ),
    ),
    ("next-ends-otherwise", form(next=["MoveRing seat 0 left 1"])),
    ("no-step-but-like", form(next=["Placing seat 9"])),
    ("step-of-no-seat", form(next=["Placing seat 3"])),
]


@pytest.mark.parametrize(("key", "position"), LIST, ids=[f"{n} {key}" for n, (key, _) in enumerate(LIST)])
def test_refused_with_its_sentence(key: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        game(KEY).match(position=position)
    assert refused.value.key.rpartition(".")[2] == key
    sentence = str(refused.value)
    assert sentence.endswith(".") and "\n" not in sentence


def test_a_card_that_was_not_the_next_under_the_deck() -> None:
    """Two players, 28 cards: all are drawn, and the deck has come round."""
    names = [f"S{n:02}" for n in range(1, 36) if n not in (6, 7, 8, 9, 18, 21, 22)]
    draws = [drawn("S33", "S34", "S35"), drawn("S34")]
    alone = [drawn(name, kept=name, seat=1) for name in names[2:25]]
    position = form({"sphinx": names[:1]}, {"sphinx": names[1:25]}, seats=2, sphinx_draws=alone + draws)
    with pytest.raises(BadPosition) as refused:
        game(KEY).match(position=position)
    assert refused.value.key.rpartition(".")[2] == "position-not-underneath"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_changed_positions_are_refused_or_can_be_played(players: int) -> None:
    assert try_changes(KEY, players, tries=100, seed=1) > 2
