"""EGY-11: the productivity tracks."""

import pytest

from tests.games.egyptia.position import Position, solo

RAISES = {"field": (1, 0, 0), "mine": (0, 1, 0), "quarry": (0, 0, 1)}
COSTS = {"field": (0, 2, 1), "mine": (1, 0, 2), "quarry": (2, 1, 0)}
FOUR_EACH = "F2 F3 F4 F5 M6 M7 M8 M9 Q10 Q11 Q12 Q13"
DICE = {"pyramid": 0, "quarry": 1, "mine": 2, "obelisk": 3, "field": 4}


def built(building: str, before: str = "") -> Position:
    """A producer just built, of goods that were exactly enough."""
    g, d, s = COSTS[building]
    roll = "".join("f" if DICE[building] == die else "g" for die in range(6))
    position = solo(roll=roll, stock=(g, d, s, 0), gained=(9, 9, 9, 20), city=before)
    return position.play("column favor", f"build {building}", "hex 1")


def after_a_quarry() -> Position:
    """One stone is left, and the stone track stands at +1."""
    position = solo(roll="dsdggf", stock=(2, 1, 0, 0))
    return position.play("column stone", "build quarry", "hex 1", "confirm")


@pytest.mark.parametrize("building", RAISES)
def test_egy_11_1_a_producer_raises_its_good(building: str) -> None:
    assert built(building).productivity() == RAISES[building]


@pytest.mark.parametrize("building", ["pyramid", "obelisk"])
def test_egy_11_1_other_buildings_do_not(building: str) -> None:
    roll = "".join("f" if DICE[building] == die else "g" for die in range(6))
    position = solo(roll=roll, stock=(9, 9, 9, 0)).play("column favor", f"build {building}", "hex 1")
    assert position.play("pay 1 2 2 0" if building == "pyramid" else "pay 1 1 2 0").productivity() == (0, 0, 0)


def test_egy_11_1_a_mound_does_not() -> None:
    assert solo().mound("favor", 1).productivity() == (0, 0, 0)


@pytest.mark.parametrize(("before", "after"), [("", 1), ("Q2", 2), ("Q2 Q3", 3), ("Q2 Q3 Q4", 4)])
def test_egy_11_1_step_by_step(before: str, after: int) -> None:
    assert built("quarry", before).productivity() == (0, 0, after)


@pytest.mark.parametrize(("fields", "plus"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (17, 4)])
def test_egy_11_2_the_last_step_is_added(fields: int, plus: int) -> None:
    city = " ".join(f"F{hex}" for hex in range(1, fields + 1))
    assert solo(roll="gdsfgd", city=city).play("column grain").stock() == (5 + plus, 3, 3, 2)


@pytest.mark.parametrize(("column", "stock"), [("diamond", (3, 7, 3, 2)), ("stone", (3, 3, 7, 2))])
def test_egy_11_2_each_good_has_its_own_track(column: str, stock: tuple[int, ...]) -> None:
    assert solo(roll="gdsfgd", city="F1 M2 M3 Q4 Q5 Q6").play(f"column {column}").stock() == stock


def test_egy_11_2_favor_has_no_track() -> None:
    assert solo(roll="gdsfgd", city=FOUR_EACH).play("column favor").stock() == (3, 3, 3, 3)


def test_egy_11_2_what_is_added_is_circled() -> None:
    assert solo(roll="gdsfgd", city="F1 F2 F3 F4").play("column grain").gained() == (9, 3, 3, 2)


def test_egy_11_2_nothing_is_produced_in_the_round_of_building() -> None:
    assert built("quarry").stock() == (0, 0, 0, 0)


def test_egy_11_2_more_from_the_next_round_on() -> None:
    position = after_a_quarry()
    assert position.roll("gsdggf").play("column stone").stock() == (0, 0, 3, 0)


def test_egy_11_2_a_raise_lasts() -> None:
    position = after_a_quarry()
    position.roll("gsdggf").mound("favor", 2).roll("gdddgf")
    assert position.play("column stone").stock() == (0, 0, 2, 2)


@pytest.mark.parametrize("building", RAISES)
def test_egy_11_3_not_beyond_four(building: str) -> None:
    assert built(building, FOUR_EACH).productivity() == (4, 4, 4)


def test_egy_11_3_a_fifth_producer_may_be_built() -> None:
    assert built("mine", "M2 M3 M4 M5").city()[1] == "mine"
