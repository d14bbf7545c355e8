"""EGZ-5: both markets."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import claiming, taking


def test_egz_5_1_a_step_is_a_level() -> None:
    assert claiming("T01", {"grain_level": 2, "stone_level": 3}).levels() == (3, 4)


def test_egz_5_1_step_by_step() -> None:
    """From level 2 two levels up the stone market: the third brings its stones on the way."""
    position = taking("N16", {"stone_level": 2})
    assert (position.levels(), position.stones()) == ((1, 4), 2)


def test_egz_5_1_one_market_only_where_one_is_named() -> None:
    assert taking("N15").levels() == (3, 1)
    assert taking("N16").levels() == (1, 3)


@pytest.mark.parametrize(("level", "stones"), [(1, 0), (2, 2), (3, 0), (4, 3), (5, 3)])
def test_egz_5_2_stones_when_a_level_is_reached(level: int, stones: int) -> None:
    assert claiming("T01", {"stone_level": level}).stones() == stones


def test_egz_5_2_on_top_for_each_further_step() -> None:
    position = taking("N16", {"stone_level": 5})
    assert (position.levels()[1], position.stones()) == (5, 6)


@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 0), (3, 0), (4, 2), (5, 2)])
def test_egz_5_3_points_when_the_top_is_reached(level: int, points: int) -> None:
    assert claiming("T01", {"grain_level": level}).scores[0] == points


def test_egz_5_3_on_top_for_each_further_step() -> None:
    position = taking("N15", {"grain_level": 5})
    assert (position.levels()[0], position.reasons()) == (5, [("grain_market", 2), ("grain_market", 2)])
