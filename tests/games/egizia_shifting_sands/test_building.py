"""SAND-8: who builds when, with what, and what is paid."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.egizia_shifting_sands.position import Position, Seat, building

STRONG: Seat = {"stones": 20, "crews": [7, 7, 7, 7]}
NO_LEAD: Seat = {"stones": 20, "crews": [7, 6, 5, 7], "spent": ["lead"]}


def builder(*ships: str, **more: object) -> Seat:
    return NO_LEAD | {"ships": list(ships)} | more


# The example of the book (p. 7)


def test_sand_8_7_lucys_project_of_seven() -> None:
    """The 1 and 2 of the obelisk and three columns: 7 stones, 7 points; 5 + 3 strength, one is lost."""
    lucy = {"stones": 9, "crews": [1, 1, 5, 3], "ships": ["obelisk_1"]}
    position = building(lucy, gold="G2").play("send yellow", "add lead")
    assert position.table()["build"]["strength"] == 8
    position.play("brick obelisk", "brick obelisk", "brick column", "brick column", "brick column")
    assert (position.scores, position.stones(), position.of("bonuses")) == ([7, 0, 0], 2, ["G2"])
    assert (position.of("obelisk"), position.of("columns")) == (2, 3)
    assert position.of("spent") == [False, False, True, True]
    assert position.legal == {"climb grain", "climb stone"}
    assert position.play("climb stone").levels() == (1, 2)


# 8.1


def test_sand_8_1_from_the_top_of_the_nile_down_the_nearest_ship_first() -> None:
    position = building(
        builder("obelisk_2", "sphinx_1"), builder("obelisk_1", "pyramid_2"), builder("pyramid_1", "sphinx_2")
    )
    asked = []
    while position.actor >= 0:
        asked.append((position.table()["build"]["zone"], position.actor))
        position.play("send green") if "send green" in position.legal else position.play("send blue")
        first = sorted(position.legal)[0]
        position.play(first)
        while position.step in ("DrawCard", "ChooseKept", "LayBrick", "ChooseMarket"):
            if position.actor == -1:
                position.chance(sorted(position.outcomes())[0])
            else:
                answers = position.legal
                position.play("done" if "done" in answers else "return" if "return" in answers else sorted(answers)[0])
    zones = [("obelisk", 1), ("obelisk", 0), ("pyramid", 2), ("pyramid", 1), ("sphinx", 0), ("sphinx", 2)]
    assert asked == zones


def test_sand_8_1_a_far_dock_stays_far() -> None:
    """Seat 0 is at dock 3 and dock 2 is free; seat 1 at dock 1 builds first."""
    position = building(builder("pyramid_3"), builder("pyramid_1"), seats=4)
    assert (position.actor, position.dock("pyramid")) == (1, [1, -1, 0])


# 8.2


def laying(zone: str, me: Seat | None = None, **table: Any) -> Position:
    return building(builder(f"{zone}_1") | (me or {}), **table).play("send green")


def test_sand_8_2_any_number_of_bricks_in_the_zone() -> None:
    position = laying("obelisk")
    assert position.legal == {"brick obelisk", "brick column"}
    position.play("brick column", "brick obelisk", "brick column", "brick obelisk")
    assert position.table()["build"] == {"zone": "obelisk", "seat": 0, "strength": 7, "cost": 5, "left": 2}


@pytest.mark.parametrize("site", ["row_1", "statue_1"])
def test_sand_8_2_refuses_bricks_of_another_zone(site: str) -> None:
    assert laying("obelisk").why_not(f"brick {site}") == "SAND-8.2"


@pytest.mark.parametrize("site", ["obelisk", "column"])
def test_sand_8_2_refuses_the_obelisk_zone_from_the_pyramid(site: str) -> None:
    assert laying("pyramid").why_not(f"brick {site}") == "SAND-8.2"


# 8.3


def test_sand_8_3_the_numbers_are_paid_with_strength_and_with_stones() -> None:
    position = laying("pyramid").play("brick row_1", "brick row_1", "brick row_2")
    assert (position.stones(), position.scores[0]) == (20 - 7, 7)  # no strength is left, so the build is finished


def test_sand_8_3_strength_that_is_not_needed_is_lost() -> None:
    position = laying("pyramid").play("brick row_1", "done")
    assert (position.stones(), position.scores[0]) == (18, 2)


def test_sand_8_3_stones_of_the_markets_come_after_the_last_brick() -> None:
    """Two stones for level 3 of the stone market cannot pay for the build that brings them."""
    position = laying("obelisk", {"stones": 3, "stone_level": 2}).play("brick obelisk", "brick obelisk")
    assert position.legal == {"climb grain", "climb stone"}  # 1 + 2 stones: nothing is left to build with
    assert position.play("climb stone").stones() == 2


def test_sand_8_3_gains_of_columns_come_after_the_last_brick() -> None:
    """G4 makes the crews stronger, but not the build that wins it: 7 strength of the green crew before, 7 spent."""
    position = laying("obelisk", {"crews": [4, 1, 1, 1]}, gold="G4")
    position.play("brick column", "brick column", "brick column")
    assert (position.crews(), position.scores[0]) == ([5, 2, 2, 2], 4)


# 8.4


def test_sand_8_4_one_basic_crew_which_is_spent() -> None:
    position = building(builder("obelisk_1", "pyramid_1")).play("send blue", "brick column", "done")
    assert position.of("spent") == [False, True, False, True]
    assert position.offered("send") == {"green", "yellow"}


def test_sand_8_4_refuses_a_second_basic_crew() -> None:
    position = building(STRONG | {"ships": ["obelisk_1"]}).play("send green")
    assert position.why_not("add blue") == "SAND-8.4"
    assert position.why_not("send blue") == "SAND-8.4"


# 8.5


def test_sand_8_5_the_lead_crew_may_join() -> None:
    position = building(STRONG | {"crews": [2, 1, 1, 3], "ships": ["obelisk_1"]}).play("send green")
    assert position.legal == {"add lead", "ready"}
    assert position.play("add lead").table()["build"]["strength"] == 5


def test_sand_8_5_once_per_round() -> None:
    position = building(STRONG | {"ships": ["obelisk_1", "pyramid_1"]})
    position.play("send green", "add lead", "brick column", "done", "send blue")
    assert position.table()["build"]["strength"] == 7


def test_sand_8_5_cards_add_strength_several_together() -> None:
    me = builder("pyramid_1", cards=["N13", "N48"], crews=[1, 1, 1, 1])
    position = building(me).play("send green", "strength N13", "strength N48")
    assert position.table()["build"]["strength"] == 1 + 3 + 3


# 8.6


def test_sand_8_6_nobody_has_to_build() -> None:
    position = building(builder("obelisk_1"), builder("obelisk_2")).play("skip")
    assert (position.actor, position.dock("obelisk"), position.of("built", 0)) == (1, [1, -1], [])


def test_sand_8_6_who_cannot_build_and_has_nothing_to_use_is_not_asked() -> None:
    position = building({"ships": ["pyramid_1"]}, builder("pyramid_2"))
    assert (position.actor, position.dock("pyramid")) == (1, [1, -1])


def test_sand_8_6_who_can_use_a_card_is_asked() -> None:
    position = building({"ships": ["pyramid_1"], "cards": ["N35"]}).play("done")
    assert position.legal == {"stones N35", "skip"}
    assert position.play("stones N35").offered("send") == {"green", "blue", "yellow"}


def test_sand_8_6_refuses_to_send_a_crew_and_build_nothing() -> None:
    position = laying("obelisk")
    assert position.why_not("done") == "SAND-8.6"
    assert position.why_not("skip") == "SAND-8.6"
    drawing = building(builder("sphinx_1")).play("send green")
    assert drawing.why_not("skip") == "SAND-8.6"


def test_sand_8_6_refuses_to_build_where_nothing_is_left() -> None:
    me = builder("obelisk_1", columns=7, cards=["N35"])
    position = building(me, obelisk=[1] * 12, purple="P3").play("done")
    assert position.why_not("send green") == "SAND-8.6"


# 8.7


def test_sand_8_7_points_as_stones_but_not_for_statues() -> None:
    position = laying("pyramid").play("brick statue_1", "brick row_1", "brick statue_2", "done")
    assert (position.scores[0], position.stones()) == (2, 16)


def test_sand_8_7_first_the_build_then_rows_columns_and_markets() -> None:
    me = builder("obelisk_1", columns=6, grain_level=4)
    position = building(me, obelisk=[1] * 3, purple="P3").play("send green", "brick obelisk", "brick column")
    position.play("climb grain")
    assert position.reasons() == [("bricks", 7), ("colonnade", 5), ("grain_market", 2)]
    rows = laying("pyramid", pyramid=[[0, 1, 1, 0], [], [], [], []]).play("brick row_1", "done")
    assert rows.reasons() == [("bricks", 2), ("rows", 3)]


# 8.11 to 8.13


def test_sand_8_11_who_has_laid_a_brick_or_drawn_a_card_has_built() -> None:
    position = building(builder("obelisk_1", "pyramid_1", "sphinx_1"), builder("sphinx_2"))
    position.play("send green", "brick column", "done", "skip", "send blue", "draw 1 0").chance("deal S20")
    position.play("return")
    assert position.of("built") == ["obelisk", "sphinx"]


def test_sand_8_12_ships_move_up_and_the_one_that_waits_moves_in() -> None:
    position = building(builder("pyramid_1"), builder("pyramid_2"), builder("pyramid_wait")).play("skip")
    assert (position.dock("pyramid"), position.waiting("pyramid"), position.actor) == ([1, 2], -1, 1)
    position.play("send green", "brick statue_1", "done")
    assert position.actor == 2
    position.play("send green", "brick statue_1", "done")
    assert position.scored() == [] and position.of("statues", 2) == [1, 0, 0]


def test_sand_8_12_it_has_built_for_the_cooperation_bonus() -> None:
    others = [{"ships": ["pyramid_1"]}, {"ships": ["pyramid_2"]}]
    position = building(*others, builder("pyramid_wait", built=["obelisk"]))
    assert position.actor == 2
    position.play("send green", "brick statue_1", "done")
    assert position.scores == [0, 0, 2]


def test_sand_8_12_who_waits_does_not_build_if_all_others_do() -> None:
    position = building(builder("pyramid_1"), builder("pyramid_2"), builder("pyramid_wait"))
    position.play("send green", "brick row_1", "done", "send green", "brick row_1", "done")
    assert position.actor == -1


def test_sand_8_12_at_the_sphinx_the_new_dock_counts() -> None:
    """Three cards from dock 2; five after moving up to dock 1."""
    position = building(builder("sphinx_1"), builder("sphinx_2")).play("skip", "send green")
    assert position.offered("draw") == {f"{n} 0" for n in range(1, 6)}


def waiting_with_tile(**more: object) -> Position:
    return building(builder("pyramid_1"), builder("pyramid_wait", late_tiles=1, **more), seats=2)


def test_sand_8_13_with_the_tile_a_waiting_ship_builds_last_in_addition() -> None:
    position = waiting_with_tile().play("send green", "brick row_1", "done")
    assert (position.actor, position.legal) == (1, {"late late_tile", "skip"})
    position.play("late late_tile", "send green", "brick row_1", "done")
    assert position.scores == [2, 2]


def test_sand_8_13_it_need_not_be_used() -> None:
    position = waiting_with_tile().play("send green", "brick row_1", "done", "skip")
    assert (position.actor, position.scores) == (-1, [2, 0])


@pytest.mark.parametrize("more", [{"stones": 0}, {"spent": ["green", "blue", "yellow"]}], ids=str)
def test_sand_8_13_who_could_build_nothing_is_not_asked(more: dict[str, object]) -> None:
    position = waiting_with_tile(**more).play("send green", "brick row_1", "done")
    assert position.actor == -1


def test_sand_8_13_who_could_use_stones_first_is_asked() -> None:
    """N35: six stones at any time; what may be used is asked first when the phase begins."""
    position = waiting_with_tile(stones=0, cards=["N35"]).play("done", "send green", "brick row_1", "done")
    assert (position.actor, position.legal) == (1, {"late late_tile", "skip"})


def test_sand_8_13_it_is_not_needed_where_the_ship_has_moved_in() -> None:
    position = waiting_with_tile().play("skip", "send green")
    assert (position.actor, position.of("late_tiles", 1)) == (1, 1)


def test_sand_8_13_it_lasts_for_this_round() -> None:
    position = waiting_with_tile().play("skip", "skip")
    assert (position.table()["round"], position.of("late_tiles", 1)) == (2, 0)


def test_sand_8_13_one_tile_is_for_one_of_the_ships_that_wait() -> None:
    """Two ships wait; who declines at the pyramid still has the tile at the sphinx."""
    position = building(builder("pyramid_1", "sphinx_1"), builder("pyramid_wait", "sphinx_wait", late_tiles=1), seats=2)
    position.play("send green", "brick row_1", "done", "skip", "send blue", "draw 1 0").chance("deal S20").play(
        "return"
    )
    assert position.legal == {"late late_tile", "skip"}
    position.play("late late_tile", "send green")
    assert position.offered("draw") == {"1 0", "2 0", "3 0"}


def test_sand_8_13_and_only_for_one() -> None:
    position = building(builder("pyramid_1", "sphinx_1"), builder("pyramid_wait", "sphinx_wait", late_tiles=1), seats=2)
    position.play("send green", "brick row_1", "done", "late late_tile", "send green", "brick row_1", "done")
    position.play("send blue", "draw 1 0").chance("deal S20").play("return")
    assert position.actor == -1


def test_sand_8_5_cards_add_strength_at_the_sphinx_too() -> None:
    me = builder("sphinx_1", cards=["N13"], crews=[1, 1, 1, 1])
    position = building(me).play("send green", "strength N13")
    assert position.offered("draw") == {"1 0", "2 0", "3 0", "4 0"}


def test_a_build_can_be_taken_back_brick_by_brick() -> None:
    """Until something is revealed: the first answer of the build is the last to go."""
    position = building(builder("obelisk_1"))
    moments = [position.match.position()]
    for answer in ("send green", "brick obelisk", "brick column"):
        position.play(answer)
        moments.append(position.match.position())
    while len(moments) > 1:
        assert position.match.position() == moments.pop()
        position.match.undo(0)
    assert position.match.position() == moments[0]
