"""EGI-6: grain, and then stones."""

from __future__ import annotations

import pytest

from tests.games.egizia.position import Seat, feeding, placing

START_FIELD = 6
START_QUARRY = 3
CARD_FOR_GRAIN = {"cards": ["C17"]}


# 6.1


def fed_in_turn(*players: Seat, **table: object) -> list[int]:
    """Who is asked while crews are fed, one after the other."""
    position, actors = feeding(*players, seats=len(players), **table), []
    while position.step == "FeedingCrews":
        actors.append(position.actor)
        position.play("done")
    return actors


def test_egi_6_1_the_leader_first() -> None:
    asked: list[Seat] = [
        {"cards": ["C17"], "points": 1}, {"cards": ["C47"], "points": 5},
        {"cards": ["C12"], "points": 3, "stones": 1, "crews": [2, 2, 2, 2]},
    ]  # fmt: skip
    assert fed_in_turn(*asked) == [1, 2, 0]
    assert fed_in_turn(*asked, order=[2, 0, 1]) == [1, 2, 0]  # sequence tiles do not matter


def test_egi_6_1_of_equals_the_one_in_front() -> None:
    asked: list[Seat] = [{"cards": ["C17"], "points": 4}, {"cards": ["C47"], "points": 4}, {"points": 4}]
    assert fed_in_turn(*asked, standing=[2, 1, 0]) == [1, 0]
    assert fed_in_turn(*asked, standing=[0, 2, 1]) == [0, 1]


def test_egi_6_1_at_the_start_tile_1_is_last() -> None:
    asked: list[Seat] = [{"cards": ["C17"]}, {"cards": ["C47"]}]
    assert fed_in_turn(*asked, order=[0, 1]) == [1, 0]
    assert fed_in_turn(*asked, order=[1, 0]) == [0, 1]


def test_egi_6_1_as_the_markers_stand_when_it_begins() -> None:
    """Seats 1 and 0 lose 3 points each: who was in front moved first, and stands in front again."""
    hungry: Seat = {"crews": [2, 2, 1, 2], "points": 5}
    position = feeding(hungry, hungry, {}, standing=[1, 0, 2])
    assert (position.scores, position.table()["standing"]) == ([2, 2, 0], [1, 0, 2])


# 6.2


@pytest.mark.parametrize(("ring", "grain"), [("bottom", 3), ("middle", 3 + 5), ("top", 3 + 5 + 7)])
def test_egi_6_2_fields_by_the_ring(ring: str, grain: int) -> None:
    """C04 is green with 3, C03 yellow with 5, C01 red with 7; the start field is green."""
    me: Seat = {"cards": ["C01", "C03", "C04"], "crews": [9, 9, 9, 9]}
    assert feeding(me, ring=ring).scores[0] == -3 * (36 - START_FIELD - grain)


def test_egi_6_2_cards_add_grain_before_the_crews_eat() -> None:
    position = feeding({"cards": ["C17", "C47"], "crews": [4, 4, 4, 4]}).play("grain C47", "grain C17")
    assert (position.scores[0], position.cards()) == (0, [])  # 16 needed: 6 + 6 + 4


def test_egi_6_2_cards_need_not_be_used() -> None:
    position = feeding({"cards": ["C17"], "crews": [2, 2, 2, 2]}).play("done")
    assert (position.scores[0], position.cards()) == (-6, ["C17"])


def test_egi_6_2_who_has_nothing_to_use_is_not_asked() -> None:
    assert feeding({"crews": [3, 3, 3, 3], "points": 9}, CARD_FOR_GRAIN).actor == 1


# 6.3


@pytest.mark.parametrize(("level", "loss"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_egi_6_3_what_a_missing_grain_costs(level: int, loss: int) -> None:
    assert feeding({"grain_level": level, "crews": [3, 2, 2, 3], "points": 20}).scores[0] == 20 - 4 * loss


@pytest.mark.parametrize(
    ("crews", "missing"), [([1, 1, 1, 2], 0), ([2, 1, 1, 2], 0), ([2, 1, 2, 2], 1), ([9, 9, 9, 9], 30)]
)
def test_egi_6_3_every_crew_eats_the_joker_too(crews: list[int], missing: int) -> None:
    assert feeding({"crews": crews}).scores[0] == -3 * missing


def test_egi_6_3_spent_crews_eat_as_well() -> None:
    assert feeding({"crews": [2, 2, 2, 2], "spent": ["green", "lead"]}).scores[0] == -6


def test_egi_6_3_the_score_may_fall_below_zero() -> None:
    assert feeding({"crews": [3, 3, 3, 3], "points": 4}).scores[0] == 4 - 18


# 6.4


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_egi_6_4_what_is_left_over_is_lost(level: int) -> None:
    """6 + 4 + 3 grain for crews of five; in no row is a surplus sold."""
    position = feeding({"cards": ["C04", "C18"], "grain_level": level})
    assert (position.scores[0], position.cards()) == (0, ["C04", "C18"])


def test_egi_6_4_grain_of_a_card_is_gone_with_its_round() -> None:
    position = feeding({"cards": ["C47"], "crews": [2, 2, 1, 2]}).play("grain C47")
    assert (position.table()["round"], position.scores[0]) == (2, 0)
    again = feeding({"crews": [2, 2, 1, 2]}, round=2)
    assert again.scores[0] == -3


# 6.5


def test_egi_6_5_everybody_gets_the_stones_of_all_quarries() -> None:
    """C05 3, C08 2, C46 5."""
    position = feeding({"stones": 1, "cards": ["C05", "C08"]}, {"cards": ["C46"]}, {"stones": 4})
    assert [position.stones(seat) for seat in range(3)] == [1 + 3 + 3 + 2, 3 + 5, 4 + 3]


@pytest.mark.parametrize(("before", "after"), [(21, 24), (22, 25), (23, 25), (25, 25)])
def test_egi_6_5_what_exceeds_25_is_lost(before: int, after: int) -> None:
    assert feeding({"stones": before}).stones() == after


def test_egi_6_5_after_the_feeding() -> None:
    """While crews are fed the stones of this round are not there yet."""
    position = feeding({"cards": ["C17"], "stones": 2})
    assert (position.table()["phase"], position.stones()) == ("feeding", 2)
    assert position.play("done").stones() == 2 + START_QUARRY


def test_egi_6_5_so_only_old_stones_feed_crews() -> None:
    """C12, and no stones: nobody is asked, 4 grain are missing."""
    position = feeding({"cards": ["C12"], "crews": [3, 2, 2, 3]})
    assert (position.scores[0], position.stones()) == (-12, START_QUARRY)


def test_egi_6_5_in_every_round() -> None:
    position = placing({"stones": 1}).settle()
    assert [position.stones(seat) for seat in range(3)] == [4, 3, 3]
