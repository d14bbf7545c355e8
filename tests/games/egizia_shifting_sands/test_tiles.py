"""SAND-5: Nile tiles and what is printed under them, each of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.egizia_shifting_sands.position import Position, Seat, claiming, mining, placing

ONES = [3, 3, 3, 3]  # strengths from which steps up and down can be told


def printed(space: int, me: Seat | None = None) -> Position:
    return placing({"crews": ONES} | (me or {}), tiles={f"tile_{space}": "print"}).play(f"place tile_{space}")


def tile(name: str, me: Seat | None = None) -> Position:
    return claiming(name, {"crews": ONES} | (me or {}))


def found(position: Position) -> dict[str, Any]:
    """What a tile without a choice has brought, and that the next player is asked."""
    assert position.actor == 1
    return {"crews": position.crews(), "levels": position.levels(), "stones": position.stones(),
            "points": position.scores[0], "ring": position.ring}  # fmt: skip


def brought(**changes: Any) -> dict[str, Any]:
    return {"crews": ONES, "levels": (1, 1), "stones": 0, "points": 0, "ring": "middle"} | changes


# What is printed, space by space


def test_sand_5_1_printed_1_both_markets() -> None:
    assert found(printed(1)) == brought(levels=(2, 2))


def test_sand_5_1_printed_2_green_and_blue() -> None:
    assert found(printed(2)) == brought(crews=[4, 4, 3, 3])


def test_sand_5_1_printed_3_blue_and_yellow() -> None:
    assert found(printed(3)) == brought(crews=[3, 4, 4, 3])


@pytest.mark.parametrize("space", [4, 7])
@pytest.mark.parametrize("ring", ["bottom", "middle", "top"])
def test_sand_5_1_printed_4_and_7_lead_and_the_ring_by_one(space: int, ring: str) -> None:
    position = printed(space)
    assert (position.crews(), position.offered("ring")) == ([3, 3, 3, 4], {"bottom", "middle", "top"})
    assert found(position.play(f"ring {ring}")) == brought(crews=[3, 3, 3, 4], ring=ring)


def test_sand_5_1_printed_5_green_and_yellow() -> None:
    assert found(printed(5)) == brought(crews=[4, 3, 4, 3])


@pytest.mark.parametrize(("crew", "crews"), [("green", [4, 3, 3, 3]), ("lead", [3, 3, 3, 4])])
def test_sand_5_1_printed_6_any_crew_and_two_stones(crew: str, crews: list[int]) -> None:
    assert found(printed(6).play(f"raise {crew}")) == brought(crews=crews, stones=2)


# The tiles


def test_sand_5_1_t01_both_markets() -> None:
    assert found(tile("T01")) == brought(levels=(2, 2))


def test_sand_5_1_t02_green_and_blue() -> None:
    assert found(tile("T02")) == brought(crews=[4, 4, 3, 3])


def test_sand_5_1_t03_blue_and_yellow() -> None:
    assert found(tile("T03")) == brought(crews=[3, 4, 4, 3])


def test_sand_5_1_t04_green_and_yellow() -> None:
    assert found(tile("T04")) == brought(crews=[4, 3, 4, 3])


def test_sand_5_1_t05_any_crew_and_two_stones() -> None:
    position = tile("T05")
    assert position.offered("raise") == {"green", "blue", "yellow", "lead"}
    assert found(position.play("raise yellow")) == brought(crews=[3, 3, 4, 3], stones=2)


def test_sand_5_1_t06_lead_and_the_ring_by_two() -> None:
    position = claiming("T06", {"crews": ONES}, ring="bottom")
    assert (position.crews(), position.offered("ring")) == ([3, 3, 3, 4], {"bottom", "middle", "top"})
    assert found(position.play("ring top")) == brought(crews=[3, 3, 3, 4], ring="top")


def test_sand_5_1_t07_lead_and_the_ring_by_one() -> None:
    position = claiming("T07", {"crews": ONES}, ring="bottom")
    assert (position.crews(), position.offered("ring")) == ([3, 3, 3, 4], {"bottom", "middle"})
    assert found(position.play("ring middle")) == brought(crews=[3, 3, 3, 4])


def test_sand_5_1_t08_any_crew_and_the_stone_market() -> None:
    assert found(tile("T08").play("raise lead")) == brought(crews=[3, 3, 3, 4], levels=(1, 2))


def test_sand_5_1_t09_three_crews_up_and_the_lead_down() -> None:
    assert found(tile("T09")) == brought(crews=[4, 4, 4, 2])


def test_sand_5_1_t10_a_prospective_ship_and_any_crew() -> None:
    position = tile("T10").play("raise blue")
    assert (found(position), position.of("late_tiles")) == (brought(crews=[3, 4, 3, 3]), 1)


def test_sand_5_1_t11_both_markets_and_a_point() -> None:
    assert found(tile("T11")) == brought(levels=(2, 2), points=1)


# Rules of the icons


def test_sand_5_2_a_step_must_be_taken() -> None:
    """Nobody is asked: three crews have gone up, the lead crew down."""
    assert tile("T09").actor == 1


def test_sand_5_2_a_step_beyond_the_last_column_is_lost() -> None:
    assert tile("T09", {"crews": [7, 7, 6, 3]}).crews() == [7, 7, 7, 2]


def test_sand_5_2_a_crew_at_one_stays_there() -> None:
    assert tile("T09", {"crews": [1, 1, 1, 1]}).crews() == [2, 2, 2, 1]


@pytest.mark.parametrize(("level", "after", "stones"), [(1, 2, 0), (2, 3, 2), (3, 4, 0), (4, 5, 3), (5, 5, 3)])
def test_sand_5_3_stones_of_the_stone_market(level: int, after: int, stones: int) -> None:
    """Two for the third level, three for the top, and three again for each further step."""
    position = tile("T01", {"stone_level": level})
    assert (position.levels()[1], position.stones()) == (after, stones)


def test_sand_5_3_the_two_stones_come_once() -> None:
    """Level 3 is reached once; the step from it brings nothing."""
    assert tile("T01", {"stone_level": 3}).stones() == 0


def test_sand_5_4_a_step_for_any_crew_is_one_of_the_own_choice() -> None:
    position = tile("T05", {"crews": [7, 3, 7, 2]})
    assert position.offered("raise") == {"blue", "lead"}


def test_sand_5_4_it_is_lost_where_all_are_at_the_end() -> None:
    assert found(tile("T05", {"crews": [7, 7, 7, 7]})) == brought(crews=[7, 7, 7, 7], stones=2)


def test_sand_5_4_it_cannot_be_declined() -> None:
    assert tile("T05").legal == {"raise green", "raise blue", "raise yellow", "raise lead"}


@pytest.mark.parametrize(("ring", "to"), [("bottom", {"bottom", "middle"}), ("top", {"middle", "top"})])
def test_sand_5_5_the_ring_by_one_space_or_not(ring: str, to: set[str]) -> None:
    assert claiming("T07", ring=ring).offered("ring") == to


def test_sand_5_5_the_ring_may_stay() -> None:
    assert found(tile("T06").play("ring middle")) == brought(crews=[3, 3, 3, 4])


@pytest.mark.parametrize(("level", "after", "points"), [(3, 4, 0), (4, 5, 2), (5, 5, 2)])
def test_sand_5_6_points_of_the_grain_market(level: int, after: int, points: int) -> None:
    position = tile("T01", {"grain_level": level})
    assert (position.levels()[0], position.scores[0]) == (after, points)


def test_sand_5_7_one_is_the_lowest() -> None:
    assert claiming("T09", {"crews": [1, 1, 1, 1]}).crews()[3] == 1


def test_sand_5_7_refuses_a_crew_at_one() -> None:
    position = mining({"cards": ["N43"], "crews": [2, 1, 2, 1]}).play("trade N43")
    assert position.why_not("lower blue") == "SAND-5.7"
    assert position.why_not("lower lead") == "SAND-5.7"
