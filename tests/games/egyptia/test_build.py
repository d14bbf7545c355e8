"""EGY-6: build."""

import pytest

from benben.core.errors import BadAnswer
from tests.games.egyptia.position import Goods, Sheet, egyptia, solo

RICH = (9, 9, 9, 9)
ALL = {"pyramid", "quarry", "mine", "obelisk", "field", "mound"}
COSTS: dict[str, Goods] = {
    "pyramid": (1, 2, 2, 0),
    "quarry": (2, 1, 0, 0),
    "mine": (1, 0, 2, 0),
    "obelisk": (1, 1, 2, 0),
    "field": (0, 2, 1, 0),
}


def test_egy_6_1_one_building_a_round() -> None:
    position = solo(roll="dgdssf", stock=(1, 1, 0, 0)).play("column grain", "build quarry", "hex 7")
    assert (position.question, position.sheet()["built"]) == ("confirm", 1)


def test_egy_6_1_refuses_to_confirm_without_a_building() -> None:
    assert solo().play("column grain").refuses("confirm") == "EGY-2.1"


def test_egy_6_1_refuses_to_confirm_without_a_hex() -> None:
    assert solo().play("column grain", "build mound").refuses("confirm") == "EGY-6.3"


def test_egy_6_1_refuses_a_second_building() -> None:
    position = solo(roll="dgdssf", stock=(1, 1, 0, 0)).play("column grain", "build quarry", "hex 7")
    assert position.refuses("build mound") == "EGY-6.1"


@pytest.mark.parametrize(
    ("roll", "building"),
    [
        ("gddssf", "pyramid"),
        ("dgdssf", "quarry"),
        ("ddgssf", "mine"),
        ("ddsgsf", "obelisk"),
        ("ddssgf", "field"),
    ],
)
def test_egy_6_2_the_dice_of_the_column_are_its_buildings(roll: str, building: str) -> None:
    assert solo(roll=roll, stock=RICH).play("column grain").buildings == {building, "mound"}


def test_egy_6_2_several_dice_several_buildings() -> None:
    position = solo(roll="gdsdgf", stock=RICH).play("column grain")
    assert position.buildings == {"pyramid", "field", "mound"}


@pytest.mark.parametrize("building", ["quarry", "mine", "obelisk", "field"])
def test_egy_6_2_refuses_a_building_of_another_column(building: str) -> None:
    assert solo(roll="gddssf", stock=RICH).play("column grain").refuses(f"build {building}") == "EGY-6.2"


@pytest.mark.parametrize("building", ["temple", "oasis", "6"])
def test_egy_6_2_refuses_an_unknown_building(building: str) -> None:
    with pytest.raises(BadAnswer, match="building is one of"):
        solo().play("column grain", f"build {building}")


def test_egy_6_3_the_building_is_drawn_into_the_hex() -> None:
    position = solo(roll="dgdssf", stock=(1, 1, 0, 0)).play("column grain", "build quarry", "hex 7")
    assert position.city() == {7: "quarry"}


def test_egy_6_3_every_empty_hex_may_be_built_on() -> None:
    position = solo(roll="dgdssf", city="P1 B9 O18").play("column grain", "build quarry")
    assert position.hexes == set(range(1, 19)) - {1, 9, 18}


@pytest.mark.parametrize("hex", [1, 9, 18])
def test_egy_6_3_refuses_a_taken_hex(hex: int) -> None:
    position = solo(roll="dgdssf", city="P1 B9 O18").play("column grain", "build mound")
    assert position.refuses(f"hex {hex}") == "EGY-6.3"


@pytest.mark.parametrize("hex", ["0", "19", "oasis", "-1"])
def test_egy_6_4_refuses_the_oasis(hex: str) -> None:
    with pytest.raises(BadAnswer, match=r"hex is a number from 1 to 18 .*EGY-6\.4"):
        solo(roll="dgdssf").play("column grain", "build mound", f"hex {hex}")


def test_egy_6_4_the_oasis_has_no_number() -> None:
    assert len(solo().sheet()["hexes"]) == 18


def test_egy_6_5_the_d20_is_any_building() -> None:
    assert solo(roll="dddssg", stock=RICH).play("column grain").buildings == ALL


@pytest.mark.parametrize("building", COSTS)
def test_egy_6_6_the_d20_costs_a_favor_more(building: str) -> None:
    g, d, s, _ = COSTS[building]
    position = solo(roll="dddssg", stock=RICH).play("column grain", f"build {building}", "hex 1")
    assert position.play(f"pay {g} {d} {s} 1").stock() == (10 - g, 9 - d, 9 - s, 8)


def test_egy_6_6_the_favor_may_come_from_the_market() -> None:
    position = solo(roll="dddssg", stock=(1, 1, 3, 0)).play("column grain")
    assert position.play("build quarry", "hex 1").stock() == (0, 0, 0, 0)


def test_egy_6_6_the_own_die_saves_the_favor() -> None:
    position = solo(roll="dgdssg", stock=(0, 1, 0, 0)).play("column grain", "build quarry", "hex 1")
    assert position.stock() == (0, 0, 0, 0)


def test_egy_6_6_the_own_die_is_taken_even_with_favor_to_spare() -> None:
    position = solo(roll="dgdssg", stock=RICH).play("column grain", "build quarry", "hex 1", "pay 2 1 0 0")
    assert position.stock() == (9, 8, 9, 9)


def test_egy_6_6_other_buildings_still_cost_the_favor() -> None:
    position = solo(roll="dgdssg", stock=RICH).play("column grain", "build mine", "hex 1", "pay 1 0 2 1")
    assert position.stock() == (10, 9, 7, 8)


def test_egy_6_7_one_die_serves_both_players() -> None:
    position = egyptia(Sheet(), Sheet(), roll="dgdssf")
    for seat in (0, 1):
        position.play("column grain", "build quarry", "hex 1", "pay 2 1 0 0", "confirm", seat=seat)
    assert (position.city(0), position.city(1)) == ({1: "quarry"}, {1: "quarry"})
