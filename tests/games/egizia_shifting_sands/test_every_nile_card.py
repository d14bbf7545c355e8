"""SAND-6: every Nile card from N01 to N56, with what it brings."""

from __future__ import annotations

import pytest

from benben.games.egizia_shifting_sands.nile_cards import NILE_CARDS
from tests.games.egizia_shifting_sands.position import (
    Position,
    Seat,
    at_sphinx,
    building,
    feeding,
    mining,
    placing,
    taking,
)

HUNGRY: Seat = {"crews": [7, 7, 7, 7]}  # 28 grain are needed; each that is missing costs 3 points on level 1
START_FIELD = 6
START_QUARRY = 3
RINGS = ("bottom", "middle", "top")

GREEN = {"N01": 3, "N02": 4, "N23": 4, "N24": 5, "N45": 5}
YELLOW = {"N03": 5, "N04": 6, "N25": 7}
RED = {"N05": 6, "N06": 7, "N26": 8, "N27": 9}
COMBINATIONS = {"N31": (2, "green", 3), "N32": (2, "yellow", 4), "N47": (3, "green", 4)}
QUARRIES = {"N07": 2, "N08": 2, "N09": 3, "N10": 3, "N11": 3, "N28": 3, "N29": 4, "N30": 4, "N46": 5}
FIELDS = [
    *[(card, "green", grain) for card, grain in GREEN.items()],
    *[(card, "yellow", grain) for card, grain in YELLOW.items()],
    *[(card, "red", grain) for card, grain in RED.items()],
    *[(card, colour, grain) for card, (_, colour, grain) in COMBINATIONS.items()],
]
WATERED = {"green": RINGS, "yellow": ("middle", "top"), "red": ("top",)}
KINDS = {
    "field": [*GREEN, *YELLOW, *RED],
    "quarry": list(QUARRIES),
    "combination": list(COMBINATIONS),
    "anytime": ["N12", "N13", "N14", "N33", "N34", "N35", "N36", "N48", "N49", "N50", "N51"],
    "immediate": ["N15", "N16", "N17", "N37", "N38", "N39", "N52", "N53", "N54"],
    "permanent": ["N18", "N19", "N20", "N21", "N22", "N40", "N41", "N42", "N43", "N44", "N55", "N56"],
}


def test_every_card_has_a_kind_here() -> None:
    listed = [card for cards in KINDS.values() for card in cards]
    assert sorted(listed) == [card.name for card in NILE_CARDS]
    assert len(listed) == 56


def test_printed_sums_of_the_decks() -> None:
    """Grain 31, 40 and 9; stones 13, 15 and 8."""
    ends = (("N01", "N22"), ("N23", "N44"), ("N45", "N56"))
    stones = QUARRIES | {card: stone for card, (stone, _, _) in COMBINATIONS.items()}
    assert [sum(g for card, _, g in FIELDS if low <= card <= high) for low, high in ends] == [31, 40, 9]
    assert [sum(n for card, n in stones.items() if low <= card <= high) for low, high in ends] == [13, 15, 8]


# Fields and quarries


@pytest.mark.parametrize("ring", RINGS)
@pytest.mark.parametrize(("card", "colour", "grain"), FIELDS)
def test_a_field_produces_while_it_is_watered(card: str, colour: str, grain: int, ring: str) -> None:
    produced = START_FIELD + (grain if ring in WATERED[colour] else 0)
    assert feeding(HUNGRY | {"cards": [card]}, ring=ring).scores[0] == -3 * (28 - produced)


@pytest.mark.parametrize(("card", "stones"), QUARRIES.items())
def test_a_quarry_produces_stones(card: str, stones: int) -> None:
    position = mining({"cards": [card]})
    assert (position.stones(0), position.stones(1)) == (START_QUARRY + stones, START_QUARRY)


@pytest.mark.parametrize(("card", "stones"), [(card, row[0]) for card, row in COMBINATIONS.items()])
def test_the_quarry_of_a_combination_produces_without_water(card: str, stones: int) -> None:
    assert mining({"cards": [card]}, ring="bottom").stones() == START_QUARRY + stones


@pytest.mark.parametrize("card", [*GREEN, *YELLOW, *QUARRIES, *COMBINATIONS])
def test_nothing_else_comes_with_it(card: str) -> None:
    position = taking(card, {"crews": [3, 3, 3, 3]})
    assert (position.actor, position.cards(), position.stones(), position.levels()) == (1, [card], 0, (1, 1))


def test_n05_once_any_crew() -> None:
    position = taking("N05")
    assert position.legal == {"raise green", "raise blue", "raise yellow", "raise lead"}
    assert (position.play("raise green").crews(), position.cards()) == ([2, 1, 1, 2], ["N05"])


def test_n06_once_two_stones() -> None:
    assert (taking("N06").stones(), taking("N06").cards()) == (2, ["N06"])


def test_n26_once_both_markets() -> None:
    assert (taking("N26").levels(), taking("N26").cards()) == ((2, 2), ["N26"])


def test_n27_once_the_ring_by_two() -> None:
    position = taking("N27", ring="bottom")
    assert position.offered("ring") == set(RINGS)
    assert (position.play("ring top").ring, position.cards()) == ("top", ["N27"])


# For one use


@pytest.mark.parametrize("card", ["N12", "N33", "N50"])
def test_four_grain_when_feeding(card: str) -> None:
    position = feeding(HUNGRY | {"cards": [card]})
    assert {f"grain {card}", "done"} <= position.legal
    position.play(f"grain {card}")
    assert (position.scores[0], position.cards(), position.gone) == (-3 * (28 - 6 - 4), [], [card])


@pytest.mark.parametrize(("card", "strength"), [("N13", 3), ("N48", 3), ("N34", 4), ("N49", 4)])
def test_temporary_strength(card: str, strength: int) -> None:
    position = building(
        {"stones": 9, "crews": [2, 1, 1, 2], "cards": [card], "ships": ["obelisk_1"], "spent": ["lead"]}
    )
    while "done" in position.legal:
        position.play("done")
    position.play("send green", f"strength {card}")
    assert position.table()["build"]["strength"] == 2 + strength
    assert (position.crews()[0], position.cards(), position.gone) == (2, [], [card])


@pytest.mark.parametrize(("card", "stones"), [("N35", 6), ("N33", 4), ("N50", 4), ("N34", 4), ("N49", 4)])
def test_stones_at_any_own_step(card: str, stones: int) -> None:
    position = placing({"cards": [card], "stones": 2}, river={"card_1": "N01"}).play(f"stones {card}")
    assert (position.stones(), position.cards(), position.gone) == (2 + stones, [], [card])


def test_n14_a_second_ship() -> None:
    position = placing({"cards": ["N14"]}, river={"card_1": "N01", "card_2": "N02"})
    position.play("place card_1", "second N14", "place card_2")
    assert (position.cards(), position.actor) == (["N01", "N02"], 1)


def test_n36_one_more_card_is_kept() -> None:
    position = at_sphinx(3, me={"cards": ["N36"]}).chance("deal S10", "deal S11", "deal S12").play("keep S11")
    assert position.legal == {"another S10", "another S12", "return"}
    position.play("another S12")
    assert ({"S11", "S12"} <= position.kept(), position.scores[0], position.gone) == (True, 1, ["N36"])


@pytest.mark.parametrize(("stones", "most"), [(3, 3), (10, 10), (14, 10)])
def test_n51_up_to_ten_stones_for_points(stones: int, most: int) -> None:
    position = placing({"cards": ["N51"], "stones": stones}, river={"card_1": "N01"})
    assert position.offered("sell") == {str(n) for n in range(1, most + 1)}
    position.play(f"sell {most}")
    assert (position.scores[0], position.stones(), position.gone) == (most, stones - most, ["N51"])


# At once


IMMEDIATE: list[tuple[str, tuple[int, int], int, list[int], int]] = [
    # card, market levels, stones, crews, points
    ("N15", (3, 1), 0, [3, 3, 3, 3], 0),
    ("N16", (1, 3), 2, [3, 3, 3, 3], 0),
    ("N17", (1, 1), 3, [3, 3, 3, 4], 0),
    ("N37", (1, 1), 3, [3, 3, 3, 3], 0),
    ("N38", (1, 1), 0, [3, 4, 3, 3], 0),
    ("N39", (1, 1), 0, [3, 3, 3, 3], -5),
    ("N52", (1, 1), 0, [3, 3, 3, 3], 0),
    ("N53", (1, 1), 0, [3, 3, 3, 3], 3),
    ("N54", (1, 1), 0, [3, 3, 3, 3], 4),
]


@pytest.mark.parametrize(("card", "levels", "stones", "crews", "points"), IMMEDIATE)
def test_an_immediate_card(card: str, levels: tuple[int, int], stones: int, crews: list[int], points: int) -> None:
    """The player has two bricks in the pyramid and one in a statue, one in the obelisk and three columns."""
    me = {"crews": [3, 3, 3, 3], "columns": 3, "statues": [1, 0, 0]}
    position = taking(card, me, pyramid=[[0, 0], [], [], [], []], obelisk=[0, 1], gold="G1")
    for given in ("brick row_1", "raise blue", "ring top"):
        if position.actor == 0 and given in position.legal:
            position.play(given)
    assert (position.levels(), position.stones(), position.crews()) == (levels, stones, crews)
    assert (position.scores[0], position.actor) == (points, 1)
    assert position.of("pyramid") == (3 if card == "N52" else 2)
    assert position.ring == ("top" if card in ("N37", "N38") else "middle")


# For good


@pytest.mark.parametrize("card", ["N18", "N40"])
def test_each_round_a_crew(card: str) -> None:
    position = feeding({"cards": [card]}).play(f"stronger {card}", "raise yellow")
    assert (position.crews(), position.cards()) == ([1, 1, 2, 2], [card])


@pytest.mark.parametrize("card", ["N19", "N56"])
def test_stones_for_grain(card: str) -> None:
    """Eight strength, six grain: up to two stones."""
    position = feeding({"cards": [card], "crews": [2, 2, 2, 2], "stones": 5})
    assert position.offered("feed") == {f"{card} 1", f"{card} 2"}
    position.play(f"feed {card} 2")
    assert (position.stones(), position.scores[0], position.cards()) == (3, 0, [card])


def test_n20_a_free_sphinx_card() -> None:
    position = at_sphinx(1, 1, me={"cards": ["N20"]}).chance("deal S10", "deal S11")
    assert (position.stones(), position.offered("keep")) == (8, {"S10", "S11"})


def upgraded(card: str, field: str, ring: str) -> Position:
    return feeding(HUNGRY | {"cards": [card, field]}, ring=ring).play(f"upgrade {card} {field}").settle()


@pytest.mark.parametrize("card", ["N21", "N22", "N41"])
def test_field_upgrades(card: str) -> None:
    """N04 is yellow with 6 grain, N06 red with 7: upgraded, they produce one space of the ring lower."""
    assert upgraded(card, "N04", "bottom").scores[0] == -3 * (28 - 6 - 6)
    assert upgraded(card, "N06", "middle").scores[0] == -3 * (28 - 6 - 7)
    assert upgraded(card, "N06", "bottom").scores[0] == -3 * (28 - 6)


@pytest.mark.parametrize("card", ["N42", "N55"])
@pytest.mark.parametrize(("steps", "stones"), [(1, 3), (2, 1)])
def test_stones_for_crews(card: str, steps: int, stones: int) -> None:
    position = building({"cards": [card], "stones": 5}).play(f"train {card} {steps}", *["raise blue"] * steps)
    assert (position.crews(), position.stones(), position.cards()) == ([1, 1 + steps, 1, 2], stones, [card])


def test_n43_a_crew_for_both_markets() -> None:
    position = mining({"cards": ["N43"]}).play("trade N43")  # only the lead crew can go down
    assert (position.crews(), position.levels(), position.cards()) == ([1, 1, 1, 1], (2, 2), ["N43"])


def test_n44_a_card_that_is_left_or_a_point() -> None:
    position = placing({"cards": ["N44"]}, river={"card_5": "N09"}).pass_all()
    assert position.legal == {"take N09", "point", "done"}
    assert position.play("take N09").cards() == ["N09", "N44"]
