"""SAND-13: the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.egizia_shifting_sands.position import Position, Seat, building, placing

ZONES = ["obelisk", "pyramid", "sphinx"]


def end_of_round(*players: Seat, **table: Any) -> Position:
    """Nobody has anything to do any more; the last of them has a card that may be used once more."""
    last = {"cards": ["N35"]} | players[-1]
    return building(*players[:-1], last, seats=len(players), **table).play("done")


@pytest.mark.parametrize(("zones", "points"), [(0, 0), (1, 0), (2, 2), (3, 5)])
def test_sand_13_1_points_for_building_in_two_or_three_zones(zones: int, points: int) -> None:
    assert end_of_round({"built": ZONES[:zones]}, {}, {}).play("done").scores == [points, 0, 0]


def test_sand_13_1_which_zones_does_not_matter() -> None:
    position = end_of_round({"built": ["obelisk", "sphinx"]}, {"built": ["pyramid", "sphinx"]}, {}).play("done")
    assert position.scores == [2, 2, 0]


def test_sand_13_1_who_is_in_front_scores_first() -> None:
    """In the order before the first of them is scored: 7, 4, 4; of the equal ones seat 2 came later."""
    everywhere = {"built": ZONES}
    players = [everywhere | {"points": 4}, everywhere | {"points": 7}, everywhere | {"points": 4}]
    position = end_of_round(*players, standing=[1, 0, 2]).play("done")
    assert (position.scored(), position.table()["standing"]) == ([1, 0, 2], [1, 0, 2])


def test_sand_13_1_who_comes_to_a_space_later_is_behind() -> None:
    """5 + 2 and 2 + 5: seat 0 was in front and moved first."""
    position = end_of_round({"points": 5, "built": ZONES[:2]}, {"points": 2, "built": ZONES}, {}).play("done")
    assert (position.scores, position.table()["standing"]) == ([7, 7, 0], [0, 1, 2])


def test_sand_13_2_ships_cards_and_tiles_are_taken_off() -> None:
    players = [{"ships": ["card_1", "obelisk_gone"]}, {"ships": ["tile_2"]}, {}]
    position = end_of_round(*players, river={"card_5": "N05"}, tiles={"tile_2": "print"}, ring="top").play("done")
    table = position.table()
    assert [space["card"] for space in table["river"]] == [""] * 10
    assert [(space["tile"], space["ships"]) for space in table["tiles"]] == [("", [])] * 7
    assert [zone["docks"] for zone in table["zones"]] == [[-1, -1]] * 3
    assert ([position.of("ships", seat) for seat in range(3)], position.ring) == ([8, 8, 8], "top")


def test_sand_13_2_cards_that_are_left_leave_the_game() -> None:
    assert end_of_round({}, {}, {}, river={"card_5": "N05", "card_9": "N09"}).play("done").gone == ["N05", "N09"]


def test_sand_13_3_crews_are_turned_up() -> None:
    position = end_of_round({"spent": ["green", "blue", "lead"]}, {}, {}).play("done")
    assert position.of("spent") == [False] * 4


@pytest.mark.parametrize(("tile", "used"), [("G6", []), ("P3", []), ("P4", []), ("P1", ["P1"]), ("P2", ["P2"])])
def test_sand_13_3_tiles_for_once_per_round_are_ready_again(tile: str, used: list[str]) -> None:
    position = end_of_round({"columns": 5, "bonuses_used": [tile]}, {}, {}, purple=tile).play("done")
    assert position.of("bonuses_used") == used


def test_sand_13_3_permanent_cards_are_ready_again() -> None:
    position = end_of_round({"cards": ["N42"], "used": ["N42"]}, {}, {}).play("done")
    assert position.of("used") == []


def test_sand_13_4_the_fewest_points_get_tile_1() -> None:
    position = end_of_round({"points": 8}, {"points": 3}, {"points": 5}, {"points": -2}).play("done")
    assert [position.of("tile", seat) for seat in range(4)] == [4, 2, 3, 1]


def test_sand_13_4_of_equals_the_one_who_came_later() -> None:
    position = end_of_round({"points": 5}, {"points": 5}, {"points": 5}, standing=[2, 0, 1]).play("done")
    assert position.table()["order"] == [1, 0, 2]


def test_sand_13_4_the_new_order_holds_in_the_next_placement() -> None:
    position = placing({"points": 8}, {"points": 3}, {"points": 5}).pass_all()
    while position.actor == -1:
        position.chance(sorted(position.outcomes())[0])
    assert (position.table()["order"], position.actor) == ([1, 2, 0], 1)


def test_sand_13_4_not_after_round_5() -> None:
    position = end_of_round({"points": 8}, {"points": 3}, {"points": 5}, round=5, order=[0, 1, 2]).play("done")
    assert (position.match.over, [position.of("tile", seat) for seat in range(3)]) == (True, [1, 2, 3])
