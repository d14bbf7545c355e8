"""SAND-11: bricks in statues. What statues score is in test_end.py."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import Position, Seat, building

BUILDER: Seat = {"stones": 20, "crews": [7, 6, 5, 4], "spent": ["lead"], "ships": ["pyramid_1"]}


def laying(statues: list[int], **more: object) -> Position:
    return building(BUILDER | {"statues": statues} | more).play("send green")


@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize("space", [1, 2, 3])
def test_sand_11_1_the_lowest_level_not_built(level: int, cost: int, space: int) -> None:
    levels = [level if n == space else 0 for n in (1, 2, 3)]
    position = laying(levels).play(f"brick statue_{space}")
    assert 7 - position.table()["build"]["left"] == cost
    assert position.of("statues")[space - 1] == level + 1


def test_sand_11_1_everybody_builds_every_statue() -> None:
    position = building(BUILDER, {"statues": [3, 3, 3]}).play("send green", "brick statue_1")
    assert (position.of("statues", 0), position.of("statues", 1)) == ([1, 0, 0], [3, 3, 3])


def test_sand_11_1_one_statue_without_the_others() -> None:
    assert laying([2, 0, 0]).play("brick statue_1").of("statues") == [3, 0, 0]


def test_sand_11_1_refuses_a_fourth_level() -> None:
    assert laying([3, 0, 0]).why_not("brick statue_1") == "SAND-11.1"


def test_sand_11_2_levels_of_several_statues_in_one_build() -> None:
    position = laying([0, 1, 2]).play("brick statue_1", "brick statue_2", "brick statue_3")
    assert position.of("statues") == [1, 2, 3]


def test_sand_11_2_refuses_a_second_level_of_a_statue() -> None:
    position = laying([0, 0, 0]).play("brick statue_2")
    assert position.why_not("brick statue_2") == "SAND-11.2"
    assert "statue_1" in position.offered("brick")


def test_sand_11_2_in_the_next_round_another_level() -> None:
    position = laying([0, 0, 0]).play("brick statue_2", "done")
    assert (position.table()["round"], position.match.position()["table"]["build"]) == (2, {})


def test_sand_11_3_they_bring_no_points() -> None:
    position = laying([0, 1, 2]).play("brick statue_1", "brick statue_2", "brick statue_3", "done")
    assert (position.scores[0], position.stones()) == (0, 15)
