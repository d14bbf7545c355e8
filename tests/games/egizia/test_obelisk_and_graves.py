"""EGI-9: obelisk and graves."""

from __future__ import annotations

import pytest

from tests.games.egizia.position import Position, builder, building, graves, laying

LOW = graves(1, 1, 1, 1)
HIGH = graves(5, 5, 5, 5)


def digging(*open: int, strength: int = 9, built: tuple[tuple[int, int], ...] = (), **more: object) -> Position:
    """Seat 0 has sent its green crew to Amarna, where these graves lie open."""
    return laying("amarna", {"crews": [strength, 1, 1, 1]} | more, graves=graves(*open, built=built))


# 9.1


def test_egi_9_1_both_together_and_their_numbers_are_scored() -> None:
    position = digging(2, 3, 1, 1).play("brick obelisk", "brick grave").chance("turn_grave 5")
    position.play("brick obelisk", "brick grave").chance("turn_grave 4")
    position.play("done")
    assert (position.reasons()[0], position.stones()) == (("bricks", 1 + 2 + 2 + 3), 12)
    assert (position.obelisk, position.tombs()) == ([0, 0], [2, 3])


def test_egi_9_1_either_alone() -> None:
    assert digging(4, 4, 4, 4).play("brick obelisk", "done").reasons()[0] == ("bricks", 1)
    position = digging(4, 4, 4, 4, strength=4).play("brick grave").chance("turn_grave 5")
    assert position.reasons()[0] == ("bricks", 4)


# 9.2


@pytest.mark.parametrize("level", range(1, 10))
def test_egi_9_2_the_lowest_number_that_is_missing(level: int) -> None:
    position = laying("amarna", {"crews": [9, 1, 1, 1]}, obelisk=[1] * (level - 1), graves=HIGH).play("brick obelisk")
    assert position.table()["build"]["cost"] == level or position.reasons()[0] == ("bricks", level)
    assert position.obelisk == [1] * (level - 1) + [0]


def test_egi_9_2_nine_spaces_by_everybody_in_turn() -> None:
    position = building(builder("amarna_1"), builder("amarna_2"), obelisk=[2, 2], graves=HIGH)
    position.build("obelisk", "obelisk").build("obelisk")
    assert position.obelisk == [2, 2, 0, 0, 1]
    assert (position.reasons(0)[0], position.reasons(1)[0]) == (("bricks", 7), ("bricks", 5))


def test_egi_9_2_refuses_a_space_beyond_the_capacity() -> None:
    position = digging(1, 1, 1, 1, strength=5).play("brick obelisk", "brick obelisk")
    assert position.why_not("brick obelisk") == "EGZ-7.3"


def test_egi_9_2_refuses_more_than_nine() -> None:
    assert laying("amarna", obelisk=[1] * 9, graves=LOW).why_not("brick obelisk") == "EGI-9.2"


# 9.3


def test_egi_9_3_graves_in_order() -> None:
    """Four lie open; only the first is built, then the next."""
    position = digging(3, 1, 2, 5).play("brick grave").chance("turn_grave 4")
    assert (position.tombs(), position.open_graves()) == ([3], [1, 2, 5, 4])
    position.play("brick grave").chance("turn_grave 4")
    assert position.tombs() == [3, 1]


def test_egi_9_3_others_built_before_do_not_matter() -> None:
    position = digging(2, 5, 5, 5, built=((1, 4), (2, 1))).play("brick grave").chance("turn_grave 3")
    assert (position.tombs(0), position.tombs(1), position.tombs(2)) == ([2], [4], [1])


def test_egi_9_3_as_many_as_the_capacity_allows() -> None:
    position = digging(1, 1, 1, 1, strength=3)
    for _ in range(3):
        position.play("brick grave").chance("turn_grave 5")
    assert (position.tombs(), position.step != "LayBrick") == ([1, 1, 1], True)


def test_egi_9_3_refuses_to_leave_out_a_grave() -> None:
    """The first costs 5; the others would be cheap enough."""
    position = digging(5, 1, 1, 1, strength=4)
    assert position.offered("brick") == {"obelisk"}
    assert position.why_not("brick grave") == "EGZ-7.3"


def test_egi_9_3_refuses_a_thirteenth_grave() -> None:
    built = tuple((1, 1 + n % 3) for n in range(12))
    position = digging(built=built)
    assert position.offered("brick") == {"obelisk"}
    assert position.why_not("brick grave") == "EGI-9.3"


# 9.4


def test_egi_9_4_the_next_grave_is_turned_up_by_lot() -> None:
    """Four of each value are in the box of twenty; one 3, one 1, one 2 and one 5 are seen."""
    position = digging(3, 1, 2, 5).play("brick grave")
    assert position.outcomes() == {f"turn_grave {value}": 4 if value == 4 else 3 for value in range(1, 6)}
    position.chance("turn_grave 4")
    assert position.open_graves() == [1, 2, 5, 4]


def test_egi_9_4_what_was_built_does_not_come_again() -> None:
    built = ((1, 5), (2, 5), (1, 5))
    position = digging(5, 1, 1, 1, built=built).play("brick grave")
    assert position.outcomes() == {"turn_grave 1": 1, "turn_grave 2": 4, "turn_grave 3": 4, "turn_grave 4": 4}


@pytest.mark.parametrize(("before", "left"), [(7, 4), (8, 3), (9, 2), (10, 1), (11, 0)])
def test_egi_9_4_until_twelve_were_turned_up(before: int, left: int) -> None:
    """So many are built; four lie open, or what is left of twelve."""
    built = tuple((1, 1 + n % 4) for n in range(before))
    position = digging(*[5] * min(4, 12 - before), built=built).play("brick grave")
    if position.actor == -1:
        assert before + 4 < 12
        position.chance(sorted(position.outcomes())[0])
    assert len(position.open_graves()) == left


def test_egi_9_4_it_may_be_built_in_the_same_build() -> None:
    built = tuple((1, 5) for _ in range(4)) + tuple((1, 4) for _ in range(4)) + ((1, 3), (1, 3))
    position = digging(1, 2, built=built, strength=9).play("brick grave", "brick grave", "done")
    assert position.tombs() == [1, 2]
    position = digging(1, 1, 1, 1)
    for value in (2, 3, 4, 5):
        position.play("brick grave").chance(f"turn_grave {value}")
    position.play("brick grave")
    assert position.tombs() == [1, 1, 1, 1, 2]


# 9.5


def test_egi_9_5_who_builds_a_grave_keeps_it_for_the_final_scoring() -> None:
    """5 points for building it, and 2 for graves of 1 to 10."""
    position = building(builder("amarna_1"), round=5, graves=graves(5, 1, 1, 1)).play("send green", "brick grave")
    position.chance("turn_grave 1").play("done")
    assert position.reasons() == [("bricks", 5), ("cooperation", 1), ("graves", 2)]


def test_egi_9_5_it_is_no_brick_of_the_obelisk() -> None:
    position = digging(5, 1, 1, 1).play("brick grave").chance("turn_grave 2")
    assert (position.obelisk, position.tombs()) == ([], [5])
