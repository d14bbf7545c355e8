"""EGI-2: rounds, markers, the build bonus, and the new order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.egizia.position import SITES, Position, Seat, builder, building, feeding, last_steps, placing, visiting
from tests.games.egizia.test_setup import set_up


def end_of_round(*players: Seat, **table: Any) -> Position:
    """Nobody has anything to do any more."""
    return last_steps(*players, seats=len(players), **table).settle()


# 2.1


def test_egi_2_1_five_rounds_feeding_before_stones() -> None:
    """Whatever is asked: the phases come in the order of the book, five times."""
    position, seen = set_up(3), [(1, "set_up")]
    while not position.match.over:
        if position.actor == -1:
            position.chance(sorted(position.outcomes())[0])
        else:
            position.play(sorted(position.legal)[0])
        now = (position.table()["round"], position.table()["phase"])
        if now != seen[-1]:
            seen.append(now)
    phases = ["set_up", "placement", "feeding", "mining", "building"]
    order = [(n, phase) for n in range(1, 6) for phase in phases] + [(5, "over")]
    assert [moment for moment in order if moment in seen] == seen
    assert {n for n, _ in seen} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("given", ["keep K01", "ring top", "brick obelisk", "send green", "draw 1 0", "done", "double"])
def test_egi_2_1_refuses_an_answer_to_another_question(given: str) -> None:
    assert placing(river={"card_3": "C01"}).why_not(given) == "EGI-2.1"


# 2.2


def standing(position: Position) -> list[int]:
    return list(position.table()["standing"])


def test_egi_2_2_forward_behind_those_that_are_there() -> None:
    """Edfu brings seat 0 two points, to where seat 1 stands."""
    me: Seat = {"grain_level": 4, "points": 5}
    assert standing(visiting("edfu", me, {"points": 7}, {"points": 6})) == [1, 0, 2]


def test_egi_2_2_back_behind_those_that_are_there_too() -> None:
    """Hunger takes 3 points of seat 0, down to where seat 1 stands."""
    position = feeding({"crews": [2, 2, 1, 2], "points": 7}, {"points": 4}, {"points": 1})
    assert (position.scores, standing(position)) == ([4, 4, 1], [1, 0, 2])


def test_egi_2_2_who_gains_nothing_does_not_move() -> None:
    position = visiting("edfu", {"points": 5}, {"points": 5}, {"points": 5}, standing=[0, 2, 1])
    assert standing(position) == [0, 2, 1]


# 2.3


@pytest.mark.parametrize(("sites", "points"), [(0, 0), (1, 1), (2, 3), (3, 6)])
def test_egi_2_3_points_for_building_at_one_two_or_three_sites(sites: int, points: int) -> None:
    assert end_of_round({"built": list(SITES[:sites])}, {}, {}).scores == [points, 0, 0]


@pytest.mark.parametrize("built", [["abydus", "amarna"], ["abydus", "giza"], ["amarna", "giza"]])
def test_egi_2_3_which_sites_does_not_matter(built: list[str]) -> None:
    assert end_of_round({"built": built}, {"built": built[:1]}, {"built": built[1:]}).scores == [3, 1, 1]


def test_egi_2_3_who_was_there_but_did_not_build_scores_nothing() -> None:
    position = building(builder("amarna_1"), builder("amarna_2")).play("skip").build("obelisk")
    assert (position.scores, position.reasons(1)) == ([0, 2, 0], [("bricks", 1), ("cooperation", 1)])


def test_egi_2_3_the_leader_first() -> None:
    """In the order before the first of them is scored: 7, 4, 4; of the equal ones seat 2 came later."""
    everywhere: Seat = {"built": list(SITES)}
    players = [everywhere | {"points": 4}, everywhere | {"points": 7}, everywhere | {"points": 4}]
    position = end_of_round(*players, standing=[1, 0, 2])
    assert (position.scored(), standing(position)) == ([1, 0, 2], [1, 0, 2])


def test_egi_2_3_who_comes_to_a_space_later_is_behind() -> None:
    """5 + 1 and 3 + 3: seat 0 was in front and moved first."""
    position = end_of_round({"points": 5, "built": ["giza"]}, {"points": 3, "built": ["giza", "amarna"]}, {})
    assert (position.scores, standing(position)) == ([6, 6, 0], [0, 1, 2])


# 2.4


def test_egi_2_4_who_is_rearmost_gets_tile_1() -> None:
    position = end_of_round({"points": 8}, {"points": 3}, {"points": 5}, {"points": -2})
    assert position.table()["order"] == [3, 1, 2, 0]


def test_egi_2_4_of_equals_the_one_who_came_later() -> None:
    position = end_of_round({"points": 5}, {"points": 5}, {"points": 5}, standing=[2, 0, 1])
    assert position.table()["order"] == [1, 0, 2]


def test_egi_2_4_after_the_build_bonus() -> None:
    position = end_of_round({"points": 5, "built": list(SITES)}, {"points": 7}, {"points": 9})
    assert position.table()["order"] == [1, 2, 0]


def test_egi_2_4_the_new_order_holds_in_the_next_placement() -> None:
    position = placing({"points": 8}, {"points": 3}, {"points": 5}).pass_all()
    while position.actor == -1:
        position.chance(sorted(position.outcomes())[0])
    assert (position.table()["order"], position.actor) == ([1, 2, 0], 1)


def test_egi_2_4_not_after_round_5() -> None:
    position = end_of_round({"points": 8}, {"points": 3}, {"points": 5}, round=5, order=[0, 1, 2])
    assert (position.match.over, position.table()["order"]) == (True, [0, 1, 2])
