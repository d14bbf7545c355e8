"""What cannot be in a position of Egizia, each with the key of its sentence; and random changes."""

from __future__ import annotations

from typing import Any

import pytest

from benben.core.errors import BadPosition
from benben.core.registry import game
from tests.positions.test_impossible import try_changes
from tests.positions.test_impossible_sands import drawn, form

KEY = "egizia"
BUILDING: dict[str, Any] = {"phase": "building", "build": {"zone": "amarna", "acted": [0], "strength": 3}}
LAYING = ["LayBrick seat 0", "NextShip", "BuildZone zone 1"]

LIST: list[tuple[str, dict[str, Any]]] = [
    # numbers and names
    ("wrong-part", form(round=6)),
    ("wrong-part", form(phase="night")),
    ("wrong-part", form(ring="left")),
    ("wrong-part", form({"stones": 26})),
    ("wrong-part", form({"grain_level": 9})),
    ("wrong-part", form({"cards": ["C57"]})),
    ("wrong-part", form({"cards": ["N01"]})),
    ("part-has-no-key", form({"columns": 2})),
    ("wrong-part", form({"crews": [1, 1, 1]})),
    ("wrong-part", form({"crews": [1, 1, 1, 10]})),
    ("wrong-part", form({"crews": [0, 1, 1, 1]})),
    ("wrong-part", form({"drawn": ["K20", "K21", "K22", "K23", "K24", "K25", "K26"]})),
    ("wrong-part", form(obelisk=[3])),
    ("wrong-part", form(obelisk=[0] * 15)),
    ("part-has-no-key", form(gold="G1")),
    ("wrong-part", form(pyramid=[[0] * 7, [], [], [], []])),
    ("part-twice", form({"cards": ["C01", "C01"]})),
    # the table
    ("position-seats", form(order=[0, 1])),
    ("position-seats", form(standing=[0, 1])),
    ("position-standing", form({"points": 3}, standing=[1, 0, 2])),
    ("position-graves", form(graves=3)),
    ("position-graves", form(graves=[6, 1, 1, 1])),
    ("position-graves", form(graves=[1, 1, 1, 1, 1])),  # there are four of each value
    ("position-graves", form(graves=[1, 2, 3, 4] * 3 + [5])),
    ("wrong-part", form(graves=[1, 2, 3, 4], graves_built=[0, 1, 0, 1, 0])),
    ("position-too-few-graves", form(graves=[1, 2, 3], graves_built=[])),
    ("position-no-grave-to-turn", form(graves=[1, 2, 3, 4], phase="building", next=["TurnOneGrave"])),
    ("position-temple", form(temple=[[], []])),
    ("wrong-part", form(temple=[[0, 0, 0, 0], [], [], [], []])),
    ("position-temple-order", form(temple=[[0, 1, 0], [0, 1], [1], [], []])),
    ("position-temple-order", form(temple=[[0, 1, 0], [0, 1, 2], [1, 1], [1], [0]])),
    ("position-rows", form(pyramid=[[], []])),
    ("position-row-order", form(pyramid=[[0, 1], [0], *[[]] * 3])),
    # players
    ("position-upgrade", form({"cards": ["C10", "C04"], "upgrades": {"C10": "C04"}})),
    ("position-upgrade", form({"cards": ["C04"], "upgrades": {"C10": "C04"}})),
    ("position-ship", form({"ships": ["amarna_1", "amarna_2"]})),
    ("position-two-ships", form({"ships": ["abydus_1"]}, {"ships": ["abydus_1"]})),
    # the Nile
    ("position-space", form({"ships": ["card_4"]}, river={"card_4": "C01"})),
    ("position-twice", form({"cards": ["C01"]}, river={"card_4": "C01"})),
    ("position-twice", form({"cards": ["C01"]}, {"cards": ["C01"]})),
    ("position-twice", form({"cards": ["C01"]}, gone=["C01"])),
    # the sphinx
    ("position-dealt", form({"sphinx": ["K11"], "dealt": ["K12"]})),
    ("position-dealt", form({"sphinx": ["K11"], "dealt": []})),
    ("position-draw", form({"sphinx": ["K11"]}, sphinx_draws=[drawn()])),
    ("position-draw", form({"sphinx": ["K11"]}, sphinx_draws=[drawn("K10", kept="K10")])),
    ("position-under", form({"sphinx": ["K11"]}, sphinx_draws=[drawn("K10", "K12")], sphinx_under=["K12", "K10"])),
    ("position-sphinx-cards", form({"sphinx": ["K01"]}) | {"options": {"tenth_card": "without"}}),
    ("position-drawn-twice", form({"sphinx": ["K11"]}, sphinx_draws=[drawn("K10"), drawn("K10")])),
    ("other-count", form({"sphinx": ["K11"]}, {"sphinx": ["K11"]})),
    # what is asked
    ("position-not-over", form(next=[])),
    ("position-over", form(round=5, phase="over", next=["Placing seat 0"])),
    ("position-round", form(round=0, phase="placement", next=["NextTurn"])),
    ("position-turn", form(next=["Placing seat 1"])),
    ("position-not-asked", form(phase="building", next=["FeedingCrews seat 0"])),
    ("position-zone", form(phase="building", build={"zone": "amarna"})),
    ("position-zone", form(phase="building", next=["NextShip"])),
    ("position-no-ship", form({"stones": 3, "spent": ["green"]}, next=LAYING, **BUILDING)),
    ("position-no-crew", form({"stones": 3, "ships": ["amarna_1"]}, next=LAYING, **BUILDING)),
    (
        "position-too-dear",
        form(
            {"stones": 3, "ships": ["amarna_1"], "spent": ["green"]},
            next=LAYING,
            phase="building",
            build={"zone": "amarna", "acted": [0], "strength": 3, "cost": 4},
        ),
    ),
    (
        "position-nothing-to-build",
        form(
            {"stones": 0, "ships": ["abydus_1"], "spent": ["green"]},
            next=["Reinforcing seat 0", "NextShip", "BuildZone zone 1"],
            phase="building",
            build={"zone": "abydus", "acted": [0], "strength": 3},
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_changed_positions_are_refused_or_can_be_played(players: int) -> None:
    assert try_changes(KEY, players, tries=100, seed=1) > 2
