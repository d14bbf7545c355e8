"""SAND-14: the final scoring. Every statue and every sphinx card has its rows in test_goals.py."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import building, ending


def test_sand_14_1_the_game_ends_after_round_5() -> None:
    position = building({"cards": ["N35"], "points": 3}, round=5).play("done", "done")
    assert (position.match.over, position.table()["phase"], position.scores) == (True, "over", [3, 0, 0])


def test_sand_14_1_after_the_cooperation_bonus() -> None:
    position = building({"cards": ["N35"], "built": ["obelisk", "pyramid", "sphinx"], "sphinx": ["S15"]}, round=5,
                        pyramid=[[0, 0, 0, 1], [], [], [], []])  # fmt: skip
    position.play("done", "done")
    assert position.reasons() == [("cooperation", 5), ("majority", 5), ("sphinx", 3)]


def test_sand_14_1_not_after_round_4() -> None:
    position = building({"cards": ["N35"]}, round=4).play("done", "done")
    assert (position.match.over, position.table()["round"]) == (False, 5)


def test_sand_14_1_refuses_answers_after_the_end() -> None:
    position = ending({"cards": ["N35"]})
    assert position.why_not("stones N35", 0) == "SAND-14.1"
    assert position.why_not("pass", 1) == "SAND-14.1"


@pytest.mark.parametrize(("row", "scores"), [
    ([0, 0, 1], [5, 0, 0]),
    ([0, 1, 1, 0], [5, 5, 0]),
    ([0, 1, 2], [5, 5, 5]),
    ([], [0, 0, 0]),
])  # fmt: skip
def test_sand_14_2_the_most_bricks_in_the_pyramid(row: list[int], scores: list[int]) -> None:
    assert ending(pyramid=[row, [], [], [], []]).scores == scores


def test_sand_14_2_both_sides_count_together() -> None:
    assert ending(seats=2, pyramid=[[0, 1, 0, 1, 1], [0], []]).scores == [5, 5]
    assert ending(seats=2, pyramid=[[0, 1, 0, 1, 1], [], []]).scores == [0, 5]


def test_sand_14_3_nile_cards_that_score_at_the_end() -> None:
    assert ending({"cards": ["N39", "N01"], "points": 4}).scores[0] == 9


def test_sand_14_4_all_that_a_card_asks_for() -> None:
    """S13: the colonnade and two bricks in the obelisk."""
    assert ending({"sphinx": ["S13"], "columns": 7}, obelisk=[0], purple="P3").scores[0] == 0
    assert ending({"sphinx": ["S13"], "columns": 7}, obelisk=[0, 0], purple="P3").scores[0] == 6


def test_sand_14_4_a_tie_for_the_most_brings_nothing() -> None:
    """S06, quarries: 3 + 3 against 3 + 2 + 0, and against 3 + 3."""
    assert ending({"sphinx": ["S06"], "cards": ["N09"]}, {"cards": ["N07"]}).scores[0] == 5
    assert ending({"sphinx": ["S06"], "cards": ["N09"]}, {"cards": ["N10"]}).scores[0] == 0


def test_sand_14_4_others_do_not_matter_for_a_goal() -> None:
    assert ending({"sphinx": ["S10"], "grain_level": 5}, {"grain_level": 5}).scores[0] == 4


def test_sand_14_4_several_cards() -> None:
    assert ending({"sphinx": ["S10", "S11", "S12"], "grain_level": 5, "stone_level": 5}).scores[0] == 8


def test_sand_14_4_fields_count_with_the_colour_they_have_now() -> None:
    """S08, most of yellow: a red field of 7 that is yellow now, against a yellow one of 6."""
    me = {"sphinx": ["S08"], "cards": ["N06", "N21"], "upgrades": {"N21": "N06"}}
    assert ending(me, {"cards": ["N04"]}).scores[0] == 5
    assert ending({"sphinx": ["S07"]} | {"cards": ["N06", "N21"], "upgrades": {"N21": "N06"}}).scores[0] == 0


def test_sand_14_4_rows_that_were_really_scored() -> None:
    """S01: two points for each; a row that nobody has filled is none."""
    assert ending({"sphinx": ["S01"], "rows_won": 2}, pyramid=[[0], [], [], [], []]).scores[0] == 4 + 5
    assert ending({"sphinx": ["S01"]}, pyramid=[[0], [], [], [], []]).scores[0] == 5


@pytest.mark.parametrize(("built", "levels", "points"), [
    (3, (5, 5), 10), (3, (5, 4), 5), (3, (4, 4), 5), (3, (4, 3), 2), (3, (3, 3), 2), (3, (3, 2), 0),
    (2, (5, 5), 5), (2, (4, 3), 2), (1, (5, 5), 2), (0, (5, 5), 0),
])  # fmt: skip
def test_sand_14_5_the_highest_level_built_and_reached(built: int, levels: tuple[int, int], points: int) -> None:
    """Statue A1, both markets together: 6, 8, 10."""
    me = {"statues": [built, 0, 0], "grain_level": levels[0], "stone_level": levels[1]}
    assert ending(me, statues=["A1", "B1", "B2"]).scores[0] == points


def test_sand_14_5_each_statue_by_itself() -> None:
    me = {"statues": [1, 2, 3], "grain_level": 5, "stone_level": 5, "cards": ["N18", "N19", "N20"],
          "crews": [5, 5, 4, 4]}  # fmt: skip
    assert ending(me, statues=["A1", "B1", "B5"]).scores[0] == 2 + 5 + 10


def test_sand_14_5_fields_count_wherever_the_ring_lies() -> None:
    """Statue B2, yellow and red: 8 of a red field are the first level."""
    me = {"statues": [0, 1, 0], "cards": ["N26"]}
    assert ending(me, statues=["A1", "B2", "B1"], ring="bottom").scores[0] == 2


def test_sand_14_5_only_ones_own_steps_of_a_market() -> None:
    """Steps beyond the top are not counted: 5 and 4 are nine."""
    me = {"statues": [3, 0, 0], "grain_level": 5, "stone_level": 4}
    assert ending(me, statues=["A1", "B1", "B2"]).scores[0] == 5


@pytest.mark.parametrize(("level", "stones", "points"), [(3, 9, 0), (4, 9, 4), (5, 9, 4), (4, 1, 0), (5, 25, 12)])
def test_sand_14_6_two_stones_for_a_point(level: int, stones: int, points: int) -> None:
    assert ending({"stone_level": level, "stones": stones}).scores[0] == points


def test_sand_14_7_the_most_points_win() -> None:
    assert ending({"points": 40}, {"points": 41}, {"points": 12}).match.winners == [1]


def test_sand_14_7_of_equals_the_higher_sequence_tile() -> None:
    players = [{"points": 40}, {"points": 40}, {"points": 12}]
    assert ending(*players, order=[1, 0, 2]).match.winners == [0]
    assert ending(*players, order=[0, 1, 2]).match.winners == [1]
