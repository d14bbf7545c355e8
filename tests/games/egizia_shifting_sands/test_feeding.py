"""SAND-7.2 to SAND-7.5: grain, and the two examples of the book."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import feeding

# The examples (p. 6)

ANNA = {"grain_level": 3, "crews": [2, 2, 2, 2], "cards": ["N04"]}  # N04: a yellow field of 6
DIEGO = {"grain_level": 5, "crews": [1, 3, 4, 2], "cards": ["N26", "N02", "N03"]}  # red 8, green 4, yellow 5


def test_sand_7_3_anna_is_two_short_on_level_3_and_loses_4() -> None:
    """She needs 8; with the ring at the bottom only the start field produces."""
    assert feeding(ANNA, ring="bottom").scores == [-4, 0, 0]


def test_sand_7_5_diego_has_five_left_over_on_level_5_and_scores_1() -> None:
    """He needs 10; with the ring in the middle he produces 6 + 4 + 5."""
    assert feeding(DIEGO, ring="middle").scores == [1, 0, 0]


# 7.2


def test_sand_7_2_in_player_order() -> None:
    position = feeding({"cards": ["N12"]}, {"cards": ["N33"]}, {"cards": ["N19"], "crews": [2, 2, 2, 2], "stones": 1},
                       order=[2, 0, 1])  # fmt: skip
    actors = []
    while position.step == "FeedingCrews":
        actors.append(position.actor)
        position.play("done")
    assert actors == [2, 0, 1]


def test_sand_7_2_what_can_be_used_comes_before_the_crews_eat() -> None:
    me = {"cards": ["N12", "N19", "N04", "N21"], "crews": [5, 4, 4, 5], "stones": 2}
    position = feeding(me, ring="bottom")
    position.play("grain N12", "upgrade N21 N04", "feed N19 2")
    # 18 needed; 6 of the start field, 6 of the field that is green now, 4 of the card, 2 stones
    assert (position.scores[0], position.stones()) == (0, 0)


def test_sand_7_2_cards_need_not_be_used() -> None:
    position = feeding({"cards": ["N12"], "crews": [2, 2, 2, 2]}).play("done")
    assert (position.scores[0], position.cards()) == (-6, ["N12"])


def test_sand_7_2_who_has_nothing_to_use_is_not_asked() -> None:
    assert feeding({"crews": [3, 3, 3, 3]}, {"cards": ["N12"]}).actor == 1


# 7.3


@pytest.mark.parametrize(("level", "loss"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_sand_7_3_what_a_missing_grain_costs(level: int, loss: int) -> None:
    position = feeding({"grain_level": level, "crews": [3, 2, 2, 3], "points": 20})
    assert position.scores[0] == 20 - 4 * loss


def test_sand_7_3_the_score_may_fall_below_zero() -> None:
    assert feeding({"crews": [7, 7, 7, 7]}).scores[0] == -66


def test_sand_7_3_enough_is_enough() -> None:
    assert feeding({"crews": [2, 1, 1, 2]}).scores[0] == 0


# 7.4


def test_sand_7_4_grain_is_never_kept() -> None:
    """Eleven grain for crews of five; in the next round the ring lies at the bottom, and six are needed more."""
    position = feeding({"cards": ["N03"]})
    assert (position.scores[0], position.of("produced")) == (0, 11)
    again = feeding({"cards": ["N12"], "crews": [2, 2, 2, 2]}).play("grain N12")
    assert (again.scores[0], again.of("produced")) == (0, 6)  # the card's grain is gone with its round


# 7.5


@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 0), (3, 2), (4, 2)])
def test_sand_7_5_a_surplus_is_sold_from_level_3_on(level: int, points: int) -> None:
    """6 + 6 grain for crews of five."""
    assert feeding({"grain_level": level, "cards": ["N04"]}).scores[0] == points


@pytest.mark.parametrize(
    ("crews", "points"), [([1, 1, 1, 1], 2), ([1, 1, 1, 3], 2), ([1, 1, 1, 4], 1), ([3, 3, 3, 3], 0)]
)
def test_sand_7_5_three_grain_for_a_point_rounded_down(crews: list[int], points: int) -> None:
    assert feeding({"grain_level": 3, "cards": ["N04"], "crews": crews}).scores[0] == points


def test_sand_7_5_grain_of_cards_counts() -> None:
    position = feeding({"grain_level": 3, "cards": ["N12"]}).play("grain N12")
    assert position.scores[0] == 1  # 6 + 4 − 5


def test_sand_7_5_stones_never_make_a_surplus() -> None:
    """Seven needed: one stone, then a card of 4 grain. 6 + 4 − 7 are sold, the stone is not."""
    position = feeding({"grain_level": 3, "cards": ["N12", "N19"], "crews": [2, 1, 1, 3], "stones": 5})
    position.play("feed N19 1", "grain N12")
    assert (position.scores[0], position.stones()) == (1, 4)
