"""SAND-9: the colonnade, and all ten column tiles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.egizia_shifting_sands.position import (
    Position,
    Seat,
    building,
    claiming,
    ending,
    feeding,
    mining,
    placing,
    taking,
)

COLUMNS = [1, 1, 2, 2, 3, 3, 4]
BUILDER: Seat = {"stones": 20, "crews": [7, 6, 5, 4], "spent": ["lead"], "ships": ["obelisk_1"]}
RIVER = {"card_1": "N01", "card_2": "N02", "card_3": "N03", "card_4": "N04"}
TILES = {f"tile_{n}": "print" for n in range(1, 8)}


def laying(columns: int, *others: Seat, seats: int = 3, **table: Any) -> Position:
    position = building(BUILDER | {"columns": columns}, *others, seats=seats, **table)
    return position.play("send green")


# 9.1 to 9.4


@pytest.mark.parametrize(("columns", "cost"), list(enumerate(COLUMNS)))
def test_sand_9_1_the_leftmost_column_that_is_missing(columns: int, cost: int) -> None:
    position = laying(columns, gold="G2", purple="P3").play("brick column")
    assert (position.of("columns"), 7 - position.table()["build"]["left"]) == (columns + 1, cost)


def test_sand_9_1_everybody_has_a_colonnade() -> None:
    position = laying(0, {"columns": 5}).play("brick column")
    assert [position.of("columns", seat) for seat in range(3)] == [1, 5, 0]


def test_sand_9_1_refuses_an_eighth_column() -> None:
    assert laying(7, purple="P3").why_not("brick column") == "SAND-9.1"


@pytest.mark.parametrize(("columns", "bonuses"), [(1, []), (2, ["G2"])])
def test_sand_9_2_the_third_column_brings_the_gold_tile(columns: int, bonuses: list[str]) -> None:
    assert laying(columns, gold="G2").play("brick column", "done").of("bonuses") == bonuses


def test_sand_9_2_for_the_rest_of_the_game() -> None:
    assert placing({"columns": 3}, gold="G5", round=5).of("bonuses") == ["G5"]


def test_sand_9_2_with_two_players_it_is_g6() -> None:
    assert laying(2, seats=2).play("brick column", "done").of("bonuses") == ["G6"]


@pytest.mark.parametrize(("columns", "bonuses"), [(3, ["G2"]), (4, ["G2", "P3"])])
def test_sand_9_3_the_fifth_column_brings_the_purple_tile(columns: int, bonuses: list[str]) -> None:
    assert laying(columns, gold="G2", purple="P3").play("brick column", "done").of("bonuses") == bonuses


def test_sand_9_3_refuses_a_tile_that_is_not_won_or_was_used() -> None:
    river = {"card_1": "N01", "card_9": "N02"}
    without = placing({"columns": 4, "ships": ["card_7"]}, river=river, purple="P3")
    assert without.why_not("upstream card_1") == "SAND-9.3"
    used = placing({"columns": 5, "ships": ["card_7"], "bonuses_used": ["P3"]}, river=river, purple="P3")
    assert used.why_not("upstream card_1") == "SAND-9.3"
    assert placing(tiles=TILES, purple="P4").why_not("beside tile_1") == "SAND-9.3"


@pytest.mark.parametrize(("others", "points"), [(0, 5), (1, 3), (2, 2), (3, 1)])
def test_sand_9_4_points_for_completing_it(others: int, points: int) -> None:
    position = laying(6, *[{"columns": 7}] * others, seats=4, purple="P3").play("brick column", "done")
    assert position.reasons() == [("bricks", 4), ("colonnade", points)]


def test_sand_9_4_once() -> None:
    """Who has completed it and goes on at the obelisk scores the brick alone."""
    position = laying(7, purple="P3").play("brick obelisk", "done", "climb grain")
    assert position.reasons() == [("bricks", 1)]


@pytest.mark.parametrize(("others", "points"), [(0, 5), (1, 3)])
def test_sand_9_4_five_and_three_with_two_players(others: int, points: int) -> None:
    position = laying(6, *[{"columns": 7}] * others, seats=2, purple="P3").play("ready", "brick column", "done")
    assert position.reasons()[1] == ("colonnade", points)


# G1


@pytest.mark.parametrize(("columns", "scores"), [(2, -30), (3, -12)])
def test_sand_9_5_g1_every_field_produces_two_more(columns: int, scores: int) -> None:
    """N04 yellow 6, N31 stone 2 and green 3: 15 grain for 25, or 21 with three fields."""
    me = {"columns": columns, "cards": ["N04", "N31"], "crews": [7, 7, 7, 4]}
    assert feeding(me, gold="G1").scores[0] == scores


def test_sand_9_5_g1_counts_wherever_productivity_does() -> None:
    """Statue B3, green fields: 6 + 3 are nine, the first step; with G1 13, the last."""
    me = {"cards": ["N01"], "statues": [0, 3, 0]}
    assert ending(me | {"columns": 2}, statues=["A1", "B3", "B2"], gold="G1").scores[0] == 2
    assert ending(me | {"columns": 3}, statues=["A1", "B3", "B2"], gold="G1").scores[0] == 10


def test_sand_9_5_g1_leaves_quarries_alone() -> None:
    assert mining({"columns": 3, "cards": ["N31"]}, gold="G1").stones() == 5


# G2, G5


@pytest.mark.parametrize(("columns", "stones"), [(2, 3), (3, 6)])
@pytest.mark.parametrize("level", [4, 5])
def test_sand_9_6_g2_six_stones_for_the_top_of_the_stone_market(columns: int, stones: int, level: int) -> None:
    assert claiming("T01", {"columns": columns, "stone_level": level}, gold="G2").stones() == stones


def test_sand_9_6_g2_the_third_level_stays_at_two() -> None:
    assert claiming("T01", {"columns": 3, "stone_level": 2}, gold="G2").stones() == 2


@pytest.mark.parametrize(("columns", "points"), [(2, 2), (3, 4)])
@pytest.mark.parametrize("level", [4, 5])
def test_sand_9_9_g5_four_points_for_the_top_of_the_grain_market(columns: int, points: int, level: int) -> None:
    assert claiming("T01", {"columns": columns, "grain_level": level}, gold="G5").scores[0] == points


def test_sand_9_9_g5_twice_for_two_steps() -> None:
    assert taking("N15", {"columns": 3, "grain_level": 4}, gold="G5").scores[0] == 8


# G3


def test_sand_9_7_g3_each_later_brick_brings_a_point() -> None:
    me = BUILDER | {"columns": 3, "ships": ["pyramid_1"]}
    position = building(me, gold="G3").play("send green", "brick row_1", "brick statue_1", "brick statue_2", "done")
    assert position.scores[0] == 2 + 3


def test_sand_9_7_g3_not_for_the_column_itself_nor_for_bricks_before_it() -> None:
    position = laying(2, gold="G3").play("brick obelisk", "brick column", "done", "climb grain")
    assert position.scores[0] == 1 + 2


def test_sand_9_7_g3_for_bricks_after_it_in_the_same_build() -> None:
    position = laying(2, gold="G3").play("brick column", "brick obelisk", "brick obelisk", "done", "climb grain")
    assert position.scores[0] == 2 + 1 + 2 + 2


def test_sand_9_7_g3_not_at_the_sphinx() -> None:
    me = BUILDER | {"columns": 3, "ships": ["sphinx_1"]}
    position = building(me, gold="G3").play("send green", "draw 1 0").chance("deal S20").play("keep S20")
    assert position.scores[0] == 0


# G4


def test_sand_9_8_g4_all_crews_and_the_start_field() -> None:
    position = laying(2, gold="G4").play("brick column", "done")
    assert (position.crews(), position.of("start_field")) == ([7, 7, 6, 5], 10)  # the green crew was at the end


def test_sand_9_8_g4_the_crews_once() -> None:
    position = laying(3, gold="G4").play("brick column", "done")
    assert position.crews() == BUILDER["crews"]


def test_sand_9_8_g4_the_start_field_produces_ten() -> None:
    assert feeding({"columns": 3, "crews": [3, 3, 3, 2]}, {"crews": [3, 3, 3, 2]}, gold="G4").scores == [-3, -15, 0]


# G6


def with_two(**more: object) -> Position:
    me: Seat = {"stones": 20, "crews": [3, 4, 2, 1], "columns": 3, "ships": ["obelisk_1", "pyramid_1"]} | more
    return building(me, seats=2).play("send green")


def test_sand_9_10_g6_another_basic_crew_and_the_lead_crew_join() -> None:
    position = with_two()
    assert position.legal == {"add blue", "add yellow", "add lead", "ready"}
    position.play("add blue", "add lead")
    assert position.table()["build"]["strength"] == 3 + 4 + 1
    assert position.of("spent") == [True, True, False, True]


def test_sand_9_10_g6_once_per_round() -> None:
    position = with_two(crews=[1, 1, 2, 1]).play("add blue")
    assert position.legal == {"add lead", "ready"}
    position.play("ready", "brick column", "send yellow")
    assert position.legal == {"add lead", "ready"}


def test_sand_9_10_g6_only_a_crew_that_is_not_spent() -> None:
    assert with_two(spent=["blue"]).legal == {"add yellow", "add lead", "ready"}
    assert with_two(spent=["blue", "yellow", "lead"]).step == "LayBrick"


def test_sand_9_10_g6_at_the_purple_column_too() -> None:
    me = {"stones": 20, "crews": [3, 4, 2, 1], "columns": 5, "ships": ["pyramid_1"]}
    position = building(me, purple="G6").play("send green")
    assert position.offered("add") == {"blue", "yellow", "lead"}


# P1, P2


def test_sand_9_11_p1_a_second_ship_once_per_game() -> None:
    position = placing({"columns": 5}, river=RIVER, purple="P1").play("place card_1")
    assert position.legal == {"second P1", "end"}
    position.play("second P1", "place card_2")
    assert (position.actor, position.of("bonuses_used"), position.of("ships")) == (1, ["P1"], 6)


def test_sand_9_11_p1_is_not_ready_again_in_the_next_round() -> None:
    position = placing({"columns": 5, "bonuses_used": ["P1"]}, purple="P1").settle()
    assert (position.table()["round"], position.of("bonuses_used")) == (2, ["P1"])


def late(**more: object) -> Position:
    base: Seat = {"stones": 20, "crews": [5, 1, 1, 1], "spent": ["lead"]}
    mine = base | {"columns": 5, "ships": ["pyramid_wait"]} | more
    return building(base | {"ships": ["pyramid_1"]}, base | {"ships": ["pyramid_2"]}, mine, purple="P2")


def test_sand_9_12_p2_a_waiting_ship_builds_last_in_addition() -> None:
    position = late()
    for _ in range(2):
        position.play("send green", "brick row_1", "done")
    assert position.legal == {"late P2", "skip"}
    position.play("late P2", "send green", "brick row_1", "done")
    assert (position.scores, position.of("bonuses_used", 2)) == ([2, 2, 2], ["P2"])


def test_sand_9_12_p2_once_per_game() -> None:
    position = late(bonuses_used=["P2"])
    for _ in range(2):
        position.play("send green", "brick row_1", "done")
    assert (position.actor, position.of("bonuses_used", 2)) == (-1, ["P2"])


# P3


def upstream(**more: object) -> Position:
    me: Seat = {"columns": 5, "ships": ["card_3", "pyramid_1"]} | more
    return placing(me, {"passed": True}, {"passed": True}, river={"card_1": "N01", "card_4": "N04", "card_7": "N07"},
                   tiles={"tile_7": "print"}, purple="P3")  # fmt: skip


def test_sand_9_13_p3_a_ship_upstream_of_the_last_one() -> None:
    position = upstream()
    assert position.offered("upstream") == {"card_1", "card_4", "obelisk_1", "obelisk_2"}
    position.play("upstream obelisk_2")
    assert (position.dock("obelisk"), position.of("bonuses_used")) == ([-1, 0], ["P3"])


def test_sand_9_13_p3_the_next_ship_is_below_all_own_ships() -> None:
    position = upstream().play("upstream card_1")
    assert position.offered("place") == {"card_7", "sphinx_1", "sphinx_2", "tile_7"}
    assert position.why_not("place card_4") == "SAND-4.2"


def test_sand_9_13_p3_lets_somebody_place_who_could_not() -> None:
    """On the last space of the Nile nothing is downstream."""
    me: Seat = {"columns": 5, "ships": ["tile_7"]}
    position = placing(me, river={"card_1": "N01"}, tiles=TILES, purple="P3")
    assert (position.actor, position.offered("place")) == (0, set())
    assert position.offered("upstream") >= {"card_1", "tile_6", "sphinx_2"}
    assert placing(me, river={"card_1": "N01"}, tiles=TILES, purple="P1").actor == 1


def test_sand_9_13_p3_once_per_round() -> None:
    position = upstream().play("upstream card_1")
    assert position.offered("upstream") == set()
    assert placing({"columns": 5, "bonuses_used": ["P3"]}, purple="P3").settle().of("bonuses_used") == []


def test_sand_9_13_refuses_downstream_and_taken_spaces() -> None:
    position = upstream()
    assert position.why_not("upstream card_7") == "SAND-9.13"
    assert position.why_not("upstream card_3") == "SAND-4.3"
    assert position.why_not("upstream pyramid_2") == "SAND-4.6"


# P4


def beside(**more: object) -> Position:
    me: Seat = {"columns": 5, "ships": ["tile_3"]} | more
    return placing(me, {"ships": ["tile_1", "tile_5"]}, tiles=TILES, purple="P4")


def test_sand_9_14_p4_a_tile_space_that_has_ships() -> None:
    """The fifth printed space: green and yellow; the third, where the own last ship stands: blue and yellow."""
    position = beside()
    assert position.offered("beside") == {"tile_3", "tile_5"}
    assert position.play("beside tile_5").crews() == [2, 1, 2, 2]
    again = beside().play("beside tile_3")
    assert (again.crews(), again.of("ships")) == ([1, 2, 2, 2], 6)


def test_sand_9_14_p4_lets_somebody_place_who_could_not() -> None:
    """The seventh printed space, the last of the Nile, once more: lead crew and ring."""
    position = placing({"columns": 5, "ships": ["tile_7"]}, tiles=TILES, purple="P4")
    assert position.legal == {"beside tile_7", "pass"}
    assert position.play("beside tile_7", "ring top").crews() == [1, 1, 1, 3]


def test_sand_9_14_p4_once_per_round() -> None:
    position = beside().play("beside tile_5", "pass", "pass")
    assert (position.actor, position.offered("beside")) == (0, set())
    assert position.settle().of("bonuses_used") == []


def test_sand_9_14_refuses_free_tiles_and_those_upstream() -> None:
    position = beside()
    assert position.why_not("beside tile_7") == "SAND-9.14"
    assert position.why_not("beside tile_1") == "SAND-4.2"
