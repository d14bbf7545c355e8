"""SAND-6: the rules of Nile cards. Every single card has its row in test_every_nile_card.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.egizia_shifting_sands.position import (
    Position,
    Seat,
    building,
    ending,
    feeding,
    mining,
    placing,
    taking,
)

ALL_CREWS = {"raise green", "raise blue", "raise yellow", "raise lead"}
BUILDER: Seat = {"stones": 9, "crews": [5, 4, 3, 2]}


def preparing(card: str, **more: object) -> Position:
    """The Building phase begins, and seat 0 has a card to use."""
    return building(BUILDER | {"cards": [card]} | more)


# 6.1


@pytest.mark.parametrize("card", ["N01", "N07", "N12", "N18", "N31", "N46"])
def test_sand_6_1_fields_quarries_permanents_and_cards_for_any_time_stay(card: str) -> None:
    position = taking(card)
    assert (position.cards(), position.gone) == ([card], [])


def test_sand_6_1_a_card_for_any_time_is_used_on_an_own_turn() -> None:
    position = placing({"cards": ["N35"]}, river={"card_1": "N01"})
    assert "stones N35" in position.legal
    position.play("stones N35")
    assert (position.stones(), position.cards(), position.gone, position.actor) == (6, [], ["N35"], 0)


def test_sand_6_1_never_in_the_turn_of_another() -> None:
    position = placing({"cards": ["N35"]}, river={"card_1": "N01", "card_2": "N02"}).play("place card_1")
    assert position.actor == 1 and "stones N35" not in position.legal
    assert position.why_not("stones N35", 0) == "SAND-4.1"


def test_sand_6_1_an_own_step_before_the_first_zone_and_one_after_the_last() -> None:
    position = preparing("N35", ships=["sphinx_1"])
    assert (position.step, position.legal) == ("Preparing", {"stones N35", "done"})
    position.play("done")
    assert (position.step, "stones N35" in position.legal) == ("MayBuild", True)
    position.play("skip")
    assert (position.step, position.legal) == ("Preparing", {"stones N35", "done"})
    assert position.play("stones N35").stones() == 15


def test_sand_6_1_these_steps_are_for_those_who_can_use_something() -> None:
    position = building({}, {"cards": ["N35"]}, {"cards": ["N12", "N13"]})
    assert position.actor == 1
    assert position.play("done").actor == 1  # after the last zone
    assert position.play("done").actor == -1


def test_sand_6_1_the_last_chance_is_before_the_cooperation_bonus_of_round_5() -> None:
    position = building({"stones": 3, "cards": ["N51"], "built": ["obelisk", "sphinx"]}, round=5).play("done")
    assert (position.table()["phase"], position.scores[0]) == ("building", 0)
    position.play("sell 3")
    assert (position.match.over, position.reasons()) == (True, [("cards", 3), ("cooperation", 2)])


def test_sand_6_1_not_in_the_final_scoring() -> None:
    position = ending({"cards": ["N51"], "stones": 3})
    assert (position.match.over, position.cards(), position.scores[0]) == (True, ["N51"], 0)


# 6.2


def second(me: Seat | None = None, **table: Any) -> Position:
    river = {"card_1": "N01", "card_2": "N02", "card_3": "N03", "card_4": "N04"}
    return placing({"cards": ["N14"]} | (me or {}), river=river, **table)


def test_sand_6_2_another_ship_before_the_next_player() -> None:
    position = second().play("place card_1")
    assert (position.actor, position.legal) == (0, {"second N14", "end"})
    position.play("second N14", "place card_3")
    assert (position.cards(), position.gone, position.actor) == (["N01", "N03"], ["N14"], 1)


def test_sand_6_2_it_may_be_kept() -> None:
    position = second().play("place card_1", "end")
    assert (position.actor, position.cards()) == (1, ["N01", "N14"])


def test_sand_6_2_it_may_be_used_in_the_turn_that_brought_it() -> None:
    position = taking("N14", river={"card_3": "N14", "card_4": "N04"})
    assert position.legal == {"second N14", "end"}


def test_sand_6_2_the_second_ship_obeys_the_rules_of_placement() -> None:
    position = second().play("place card_2", "second N14")
    assert position.why_not("place card_1") == "SAND-4.2"
    assert "card_1" not in position.offered("place")


def test_sand_6_2_with_p1_a_third_ship_in_the_same_turn() -> None:
    position = second({"columns": 5}, purple="P1").play("place card_1", "second P1", "place card_2")
    assert position.legal == {"second N14", "end"}
    position.play("second N14", "place card_3")
    assert (position.of("ships"), position.actor) == (5, 1)


def test_sand_6_2_refuses_to_pass_once_it_is_announced() -> None:
    position = second().play("place card_1", "second N14")
    assert position.why_not("pass") == "SAND-6.2"


# 6.3, 6.4


@pytest.mark.parametrize("card", ["N15", "N16", "N17", "N53", "N54"])
def test_sand_6_3_an_immediate_card_is_used_and_leaves_the_game(card: str) -> None:
    position = taking(card)
    assert (position.cards(), position.gone, position.actor) == ([], [card], 1)


@pytest.mark.parametrize("card", ["N37", "N38", "N52"])
def test_sand_6_3_completely_before_the_next_player(card: str) -> None:
    position = taking(card)
    assert (position.gone, position.actor, "pass" in position.legal) == ([card], 0, False)


def test_sand_6_4_the_bonus_of_a_red_field_comes_once() -> None:
    position = taking("N06")
    assert (position.stones(), position.cards()) == (2, ["N06"])
    position.settle()
    assert position.stones() == 2 + 3  # and what the start quarry brings


# 6.5 to 6.9


def test_sand_6_5_two_levels_up_the_grain_market() -> None:
    assert taking("N15").levels() == (3, 1)


@pytest.mark.parametrize(("level", "points"), [(3, 2), (4, 4), (5, 4)])
def test_sand_6_5_points_for_every_step_to_the_top(level: int, points: int) -> None:
    position = taking("N15", {"grain_level": level})
    assert (position.levels()[0], position.scores[0]) == (5, points)


def test_sand_6_6_two_levels_up_the_stone_market() -> None:
    position = taking("N16")
    assert (position.levels(), position.stones()) == ((1, 3), 2)


@pytest.mark.parametrize(("level", "stones"), [(2, 2), (3, 3), (4, 6), (5, 6)])
def test_sand_6_6_stones_for_every_level_passed(level: int, stones: int) -> None:
    assert taking("N16", {"stone_level": level}).stones() == stones


def test_sand_6_7_a_step_for_the_lead_crew_and_three_stones() -> None:
    position = taking("N17")
    assert (position.crews(), position.stones()) == ([1, 1, 1, 3], 3)


def test_sand_6_8_a_point_for_each_brick_in_pyramid_and_statues() -> None:
    rows = [[0, 1, 0, 0], [0], [], [], []]
    position = taking("N53", {"statues": [2, 1, 0], "columns": 4}, pyramid=rows, obelisk=[0, 0, 1])
    assert position.scores == [4 + 3, 0, 0]


def test_sand_6_9_a_point_for_each_brick_in_obelisk_and_colonnade() -> None:
    rows = [[0, 1, 0, 0], [0], [], [], []]
    position = taking("N54", {"statues": [2, 1, 0], "columns": 4}, pyramid=rows, obelisk=[0, 0, 1])
    assert position.scores == [2 + 4, 0, 0]


# 6.10


LEFT = {"card_1": "N14", "card_4": "N06", "card_9": "N15"}


def leftovers(me: Seat | None = None) -> Position:
    return placing({"cards": ["N44"]} | (me or {}), river=LEFT).pass_all()


def test_sand_6_10_after_the_last_pass_a_card_that_is_left() -> None:
    position = leftovers()
    assert (position.actor, position.legal) == (0, {"take N14", "take N06", "take N15", "point", "done"})


def test_sand_6_10_a_field_is_added_with_its_bonus() -> None:
    position = leftovers().play("take N06")
    assert (position.cards(), position.stones()) == (["N06", "N44"], 2 + 3)  # and the start quarry


def test_sand_6_10_an_immediate_card_takes_effect_at_once() -> None:
    position = leftovers().play("take N15")
    assert (position.levels(), position.cards(), "N15" in position.gone) == ((3, 1), ["N44"], True)


def test_sand_6_10_a_second_ship_is_kept() -> None:
    position = leftovers().play("take N14")
    assert (position.cards(), position.table()["round"]) == (["N14", "N44"], 2)


def test_sand_6_10_or_a_point() -> None:
    assert leftovers().play("point").reasons() == [("leftover", 1)]
    nothing = placing({"cards": ["N44"]}).pass_all()
    assert nothing.legal == {"point", "done"}


def test_sand_6_10_once_per_round() -> None:
    position = leftovers().play("point")
    assert (position.actor, position.table()["round"]) == (-1, 2)


def test_sand_6_10_refuses_a_card_that_is_not_left() -> None:
    assert leftovers().why_not("take N01") == "SAND-6.10"


# 6.11


def test_sand_6_11_five_points_are_lost_now() -> None:
    position = taking("N39", {"points": 3})
    assert (position.scores, position.cards()) == ([-2, 0, 0], ["N39"])


def test_sand_6_11_and_scored_at_the_end() -> None:
    assert ending({"cards": ["N39"], "points": -2}).scores == [3, 0, 0]


def test_sand_6_11_it_is_no_permanent_card() -> None:
    """Statue B1 counts permanent cards: two for the first level."""
    position = ending({"cards": ["N39", "N18"], "statues": [0, 1, 0]}, statues=["A1", "B1", "B2"])
    assert position.scores[0] == 5


# 6.12


def free_brick(me: Seat | None = None, **table: Any) -> Position:
    return taking("N52", me or {}, **table)


def test_sand_6_12_on_obelisk_colonnade_or_pyramid() -> None:
    position = free_brick(pyramid=[[1, 1], [], [], [], []])
    assert position.legal == {"brick obelisk", "brick column", "brick row_1", "brick row_2"}


@pytest.mark.parametrize("site", ["row_1", "column"])
def test_sand_6_12_no_stones_no_crew_no_points(site: str) -> None:
    position = free_brick({"stones": 4}).play(f"brick {site}")
    assert (position.stones(), position.of("spent"), position.scores[0]) == (4, [False] * 4, 0)
    assert position.of("pyramid") + position.of("columns") == 1


def test_sand_6_12_the_obelisk_brings_its_bonus_and_has_had_it_for_this_round() -> None:
    me = {"stones": 9, "crews": [5, 1, 1, 1], "spent": ["lead"]}
    position = free_brick(me).play("brick obelisk")
    assert position.legal == {"climb grain", "climb stone"}
    position.play("climb grain", "pass", "pass", "place obelisk_1", "pass")
    assert (position.levels(), position.scores[0]) == ((2, 1), -4)  # 8 to feed, 6 grain, level 2
    position.play("send green", "brick obelisk", "done")
    assert (position.levels(), position.of("obelisk"), position.match.over) == ((2, 1), 2, True)  # no second bonus


def test_sand_6_12_a_row_is_scored() -> None:
    position = free_brick(pyramid=[[0, 1, 1, 0], [], [], [], []]).play("brick row_1")
    assert (position.scores, position.reasons()) == ([3, 0, 0], [("rows", 3)])


def test_sand_6_12_a_column_brings_its_tile_and_points() -> None:
    assert free_brick({"columns": 2}, gold="G4").play("brick column").crews() == [2, 2, 2, 3]
    assert free_brick({"columns": 6}).play("brick column").reasons() == [("colonnade", 5)]


def test_sand_6_12_g3_brings_its_point() -> None:
    assert free_brick({"columns": 3}, gold="G3").play("brick row_1").scores == [1, 0, 0]


def test_sand_6_12_it_is_no_building_for_the_cooperation_bonus() -> None:
    assert free_brick().play("brick row_1").of("built") == []


def test_sand_6_12_where_everything_is_full_it_does_nothing() -> None:
    rows = [[1] * 5, [1] * 4, [1] * 3, [1] * 2, [1]]
    position = free_brick({"columns": 7}, pyramid=rows, obelisk=[1] * 12, purple="P2")
    assert (position.actor, position.gone) == (1, ["N52"])


@pytest.mark.parametrize("site", ["statue_1", "statue_2", "statue_3"])
def test_sand_6_12_refuses_a_statue(site: str) -> None:
    assert free_brick().why_not(f"brick {site}") == "SAND-6.12"


def test_sand_6_12_refuses_a_space_that_is_not_next() -> None:
    assert free_brick().why_not("brick row_2") == "SAND-10.2"


# 6.13 to 6.17


@pytest.mark.parametrize("card", ["N18", "N40"])
def test_sand_6_13_a_step_after_feeding_and_before_building(card: str) -> None:
    """Six grain for crews of six; the seventh strength is not fed for any more."""
    position = feeding({"cards": [card], "crews": [2, 1, 1, 2]}, {"crews": [1, 1, 1, 7]})
    assert (position.actor, position.scores, position.legal) == (0, [0, -12, 0], {f"stronger {card}", "done"})
    position.play(f"stronger {card}")
    assert position.legal == ALL_CREWS
    position.play("raise lead")
    assert (position.crews(), position.scores[0], position.actor) == ([2, 1, 1, 3], 0, -1)


def test_sand_6_13_in_player_order() -> None:
    position = feeding({"cards": ["N18"]}, {}, {"cards": ["N40"]}, order=[2, 1, 0])
    assert position.actor == 2
    assert position.play("done").actor == 0


def test_sand_6_14_stones_for_a_step_or_for_two() -> None:
    position = preparing("N42")
    assert position.legal == {"train N42 1", "train N42 2", "done"}
    position.play("train N42 2", "raise green", "raise green")
    assert (position.crews(), position.stones()) == ([7, 4, 3, 2], 5)


@pytest.mark.parametrize(("stones", "steps"), [(1, set()), (2, {"N42 1"}), (3, {"N42 1"}), (4, {"N42 1", "N42 2"})])
def test_sand_6_14_as_many_steps_as_stones_reach(stones: int, steps: set[str]) -> None:
    position = building({"stones": stones, "cards": ["N42", "N35"]})
    assert position.offered("train") == steps


@pytest.mark.parametrize(("lead", "steps"), [(7, set()), (6, {"N42 1"}), (5, {"N42 1", "N42 2"})])
def test_sand_6_14_as_many_steps_as_crews_can_take(lead: int, steps: set[str]) -> None:
    position = building({"stones": 9, "cards": ["N42", "N35"], "crews": [7, 7, 7, lead]})
    assert position.offered("train") == steps


def test_sand_6_14_before_an_own_build_too() -> None:
    position = preparing("N42", ships=["pyramid_1"], spent=["blue", "yellow", "lead"]).play("done")
    position.play("train N42 1", "raise green", "send green")
    assert (position.table()["build"]["strength"], position.stones()) == (6, 7)


def test_sand_6_14_and_after_the_last_zone() -> None:
    position = preparing("N55").play("done")
    assert position.offered("train") == {"N55 1", "N55 2"}


def test_sand_6_15_a_crew_down_for_both_markets() -> None:
    position = mining({"cards": ["N43"], "crews": [2, 1, 1, 3]})
    assert (position.legal, position.stones()) == ({"trade N43", "done"}, 3)
    position.play("trade N43")
    assert position.legal == {"lower green", "lower lead"}
    position.play("lower lead")
    assert (position.crews(), position.levels()) == ([2, 1, 1, 2], (2, 2))


def test_sand_6_15_the_step_is_the_price() -> None:
    position = mining({"cards": ["N43"], "crews": [1, 1, 1, 1]})
    assert (position.actor, position.levels()) == (-1, (1, 1))


def test_sand_6_15_in_the_same_round_less_is_eaten() -> None:
    """Seven strength and six grain: the trade saves the 3 points."""
    position = mining({"cards": ["N43"], "crews": [2, 1, 1, 3]}).play("trade N43", "lower green")
    assert position.scores[0] == 0


@pytest.mark.parametrize("ring", ["bottom", "middle", "top"])
def test_sand_6_16_three_stones_and_the_ring_by_two(ring: str) -> None:
    position = taking("N37", ring="bottom")
    assert (position.stones(), position.offered("ring")) == (3, {"bottom", "middle", "top"})
    assert position.play(f"ring {ring}").ring == ring


def test_sand_6_17_a_step_for_any_crew_and_the_ring_by_one() -> None:
    position = taking("N38", ring="top")
    assert position.legal == ALL_CREWS
    position.play("raise blue")
    assert (position.crews(), position.offered("ring")) == ([1, 2, 1, 2], {"middle", "top"})
    assert position.play("ring top").actor == 1


def test_sand_6_15_a_crew_for_a_level_on_both_markets() -> None:
    position = mining({"cards": ["N43"], "crews": [3, 1, 1, 2], "stone_level": 2}).play("trade N43", "lower green")
    assert (position.crews(), position.levels(), position.stones()) == ([2, 1, 1, 2], (2, 3), 3 + 2)
