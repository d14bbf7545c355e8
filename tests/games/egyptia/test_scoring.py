"""EGY-14: points."""

from typing import Any

import pytest

from tests.games.egyptia.position import Goods, Position, solo

REST = " ".join(f"B{hex}" for hex in range(1, 18))
EXAMPLE = "P8 P12 P13 P5 P2 Q9 Q15 M16 M4 M11 O1 O14 O3 O7 F10 F6 B17"


def ended(**sheet: Any) -> Position:
    """A city of mounds; the last mound brings two grain, and the game is over."""
    position = solo(**({"city": REST, "stock": (0, 0, 0, 0), "ships": ()} | sheet), roll="gggddd")
    return position.mound("stone", 18, "grain_grain")


def example() -> Position:
    """The city of the book's example, completed by its second mound."""
    position = solo(city=EXAMPLE, stock=(0, 0, 0, 2), ships=(3,), cards="A2 B2 C3 D2 E3", roll="gggddd")
    return position.mound("stone", 18, "grain_grain")


def test_egy_14_1_points_so_far_follow_the_building() -> None:
    position = solo(city="Q1", roll="gddssf", stock=(9, 9, 9, 9), cards="A2 B1 C1 D1 E1")
    position.play("column grain", "build pyramid", "hex 2", "pay 1 2 2 1")
    assert (position.points("A2"), position.points("B1")) == (5, 3)


def test_egy_14_1_only_the_cards_drawn_count() -> None:
    assert solo(city="P5 Q1 M3 O14 F6", cards="A1 B2 C2 D2 E3").sheet()["points"]["cards"] == [5, 2, 3, 2, 0]


def test_egy_14_1_the_example_scores_55() -> None:
    assert example().scores == [24 + 5 + 6 + 14 + 3 + 1 + 2 - 0]


def test_egy_14_1_the_example_part_by_part() -> None:
    points = example().sheet()["points"]
    parts = (points["cards"], points["favor"], points["ships"], points["pestilence"], points["total"])
    assert parts == ([24, 5, 6, 14, 3], 1, 2, 0, 55)


def test_egy_14_1_the_points_are_told_by_reason() -> None:
    match = example().match
    told = [event for event in match.events if event.name == "score" and event.x]
    told_so = "pyramids 24 quarries 5 mines 6 obelisks 14 fields 3 favor 1 ships 2"
    assert " ".join(f"{match.game.rules.events.reasons[e.y]} {e.x}" for e in told) == told_so


def test_egy_14_1_pestilence_is_told_as_a_loss() -> None:
    match = ended(plagues="pestilence").match
    told = {match.game.rules.events.reasons[e.y]: e.x for e in match.events if e.name == "score" and e.x}
    assert told == {"pestilence": -2}


@pytest.mark.parametrize(("favor", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (19, 9)])
def test_egy_14_2_two_unused_favor_are_a_point(favor: int, points: int) -> None:
    assert ended(stock=(0, 0, 0, favor)).scores == [points]


@pytest.mark.parametrize(
    ("stock", "points"),
    [
        ((0, 0, 0, 1), 0),  # two grain of the mound are too few
        ((1, 0, 0, 1), 1),
        ((0, 1, 0, 1), 1),
        ((0, 0, 1, 1), 1),
        ((1, 0, 0, 0), 0),
        ((1, 1, 1, 0), 0),
        ((1, 2, 1, 0), 1),
        ((10, 10, 8, 0), 5),
        ((9, 9, 9, 7), 8),
    ],
)
def test_egy_14_3_three_basic_goods_are_traded_for_a_favor(stock: Goods, points: int) -> None:
    assert ended(stock=stock).scores == [points]


def test_egy_14_3_darkness_does_not_bar_the_last_trade() -> None:
    position = solo(city=REST, stock=(3, 1, 0, 0), ships=(), roll="gggddd").play("column grain", "plague darkness")
    assert position.play("build mound", "hex 18", "reward grain_grain", "confirm").scores == [1]


@pytest.mark.parametrize(("ships", "points"), [((), 0), ((1,), 2), ((2, 3), 4), ((1, 2, 3), 6)])
def test_egy_14_4_an_unused_ship_is_two_points(ships: tuple[int, ...], points: int) -> None:
    assert ended(ships=ships).scores == [points]


@pytest.mark.parametrize(("ships", "points"), [((), 0), ((2,), 2), ((1, 3), 4), ((1, 2, 3), 6)])
def test_egy_14_4_an_unused_ship_is_worth_two_points(ships: tuple[int, ...], points: int) -> None:
    assert solo(ships=ships).sheet()["points"]["ships"] == points


def test_egy_14_5_pestilence_takes_two_points() -> None:
    assert ended(plagues="pestilence", ships=(1, 2)).scores == [2]


def test_egy_14_5_points_fall_below_0() -> None:
    assert ended(plagues="pestilence").scores == [-2]


@pytest.mark.parametrize("plagues", ["locusts", "blood flies boils", "darkness hail_fire frogs dust_storm"])
def test_egy_14_5_other_plagues_take_no_points(plagues: str) -> None:
    assert ended(plagues=plagues, ships=(1,)).scores == [2]


def test_egy_14_5_deaths_take_no_points() -> None:
    assert ended(deaths=9, ships=(1,)).scores == [2]
