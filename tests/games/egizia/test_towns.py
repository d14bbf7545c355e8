"""EGI-5: every town, and both markets."""

from __future__ import annotations

import pytest

from tests.games.egizia.position import RAISES, RIVER, TOWNS, Position, placing, taking, visiting

CREW_TOWNS = [
    ("thebe", [3, 3, 2, 2]),
    ("selinon", [2, 3, 3, 2]),
    ("beni_hasan", [3, 2, 3, 2]),
]
JOKER_TOWNS = ["passalon", "heliopolis"]


def result(position: Position) -> tuple[list[int], int, tuple[int, int], int]:
    return position.crews(), position.stones(), position.levels(), position.scores[0]


# 5.1


@pytest.mark.parametrize(("town", "crews", "stones", "levels"), [
    ("edfu", [2, 2, 2, 2], 0, (2, 2)),
    ("thebe", [3, 3, 2, 2], 0, (1, 1)),
    ("selinon", [2, 3, 3, 2], 0, (1, 1)),
    ("passalon", [2, 2, 2, 3], 0, (1, 1)),
    ("beni_hasan", [3, 2, 3, 2], 0, (1, 1)),
    ("alyi", [2, 2, 2, 2], 2, (1, 1)),
    ("heliopolis", [2, 2, 2, 3], 0, (1, 1)),
])  # fmt: skip
def test_egi_5_1_what_each_town_brings_before_it_asks(
    town: str, crews: list[int], stones: int, levels: tuple[int, int]
) -> None:
    position = visiting(town, {"crews": [2, 2, 2, 2]})
    assert result(position) == (crews, stones, levels, 0)
    assert position.ring == "middle"


def test_egi_5_1_seven_towns_and_none_of_them_brings_a_card() -> None:
    assert len(TOWNS) == 7
    assert all(visiting(town).cards() == [] for town in TOWNS)


# 5.2


def test_egi_5_2_edfu_brings_a_row_on_both_markets() -> None:
    position = visiting("edfu")
    assert (result(position), position.actor) == (([1, 1, 1, 2], 0, (2, 2), 0), 1)


def test_egi_5_2_edfu_at_the_bottom_of_both() -> None:
    assert result(visiting("edfu", {"grain_level": 4, "stone_level": 4})) == ([1, 1, 1, 2], 3, (5, 5), 2)


# 5.3


@pytest.mark.parametrize(("town", "crews"), CREW_TOWNS)
def test_egi_5_3_two_coloured_crews(town: str, crews: list[int]) -> None:
    position = visiting(town, {"crews": [2, 2, 2, 2]})
    assert (position.crews(), position.actor) == (crews, 1)


@pytest.mark.parametrize(("town", "crews"), [
    ("thebe", [9, 4, 3, 2]), ("selinon", [9, 4, 4, 2]), ("beni_hasan", [9, 3, 4, 2]),
])  # fmt: skip
def test_egi_5_3_a_crew_at_the_end_stays_the_other_goes_up(town: str, crews: list[int]) -> None:
    assert visiting(town, {"crews": [9, 3, 3, 2]}).crews() == crews


# 5.4


@pytest.mark.parametrize("town", JOKER_TOWNS)
def test_egi_5_4_the_joker_must(town: str) -> None:
    assert visiting(town).crews() == [1, 1, 1, 3]


@pytest.mark.parametrize("town", JOKER_TOWNS)
@pytest.mark.parametrize(("ring", "reached"), [
    ("bottom", {"bottom", "middle"}), ("middle", {"bottom", "middle", "top"}), ("top", {"middle", "top"}),
])  # fmt: skip
def test_egi_5_4_the_ring_may_move_by_one(town: str, ring: str, reached: set[str]) -> None:
    position = visiting(town, ring=ring)
    assert position.legal == {f"ring {place}" for place in reached}
    for place in reached:
        assert visiting(town, ring=ring).play(f"ring {place}").ring == place


@pytest.mark.parametrize("town", JOKER_TOWNS)
def test_egi_5_4_the_ring_may_stay(town: str) -> None:
    position = visiting(town, ring="top").play("ring top")
    assert (position.ring, position.actor) == ("top", 1)


@pytest.mark.parametrize("town", JOKER_TOWNS)
def test_egi_5_4_the_ring_may_move_though_the_joker_is_at_the_end(town: str) -> None:
    position = visiting(town, {"crews": [1, 1, 1, 9]})
    assert (position.crews(), len(position.offered("ring"))) == ([1, 1, 1, 9], 3)


@pytest.mark.parametrize("town", JOKER_TOWNS)
@pytest.mark.parametrize(("ring", "too_far"), [("bottom", "top"), ("top", "bottom")])
def test_egi_5_4_refuses_two_spaces(town: str, ring: str, too_far: str) -> None:
    assert visiting(town, ring=ring).why_not(f"ring {too_far}") == "EGZ-3.2"


# 5.5


@pytest.mark.parametrize(("crew", "crews"), [
    ("green", [2, 1, 1, 2]), ("blue", [1, 2, 1, 2]), ("yellow", [1, 1, 2, 2]), ("lead", [1, 1, 1, 3]),
])  # fmt: skip
def test_egi_5_5_alyi_brings_any_crew_and_two_stones(crew: str, crews: list[int]) -> None:
    position = visiting("alyi")
    assert (position.legal, position.stones()) == (RAISES, 2)
    position.play(f"raise {crew}")
    assert (position.crews(), position.stones(), position.actor) == (crews, 2, 1)


def test_egi_5_5_not_asked_where_only_one_can_go_up() -> None:
    position = visiting("alyi", {"crews": [9, 9, 8, 9]})
    assert (position.crews(), position.stones(), position.actor) == ([9, 9, 9, 9], 2, 1)


def test_egi_5_5_lost_where_none_can() -> None:
    position = visiting("alyi", {"crews": [9, 9, 9, 9]})
    assert (position.crews(), position.stones(), position.actor) == ([9, 9, 9, 9], 2, 1)


def test_egi_5_5_refuses_a_crew_at_the_end_and_to_leave_it() -> None:
    position = visiting("alyi", {"crews": [9, 1, 1, 2]})
    assert position.why_not("raise green") == "EGZ-2.2"
    assert position.why_not("done") == "EGI-2.1"
    assert position.why_not("pass") == "EGI-2.1"


# 5.6


@pytest.mark.parametrize(("town", "crews"), [
    ("thebe", [9, 9, 8, 8]), ("selinon", [8, 9, 9, 8]), ("beni_hasan", [9, 8, 9, 8]), ("passalon", [8, 8, 8, 9]),
])  # fmt: skip
def test_egi_5_6_crews_reach_nine(town: str, crews: list[int]) -> None:
    assert visiting(town, {"crews": [8, 8, 8, 8]}).crews() == crews


@pytest.mark.parametrize("town", ["thebe", "selinon", "beni_hasan", "passalon", "heliopolis"])
def test_egi_5_6_a_step_beyond_nine_is_lost(town: str) -> None:
    assert visiting(town, {"crews": [9, 9, 9, 9]}).crews() == [9, 9, 9, 9]


def test_egi_5_6_refuses_a_step_beyond_nine() -> None:
    position = visiting("alyi", {"crews": [9, 8, 8, 9]})
    assert position.legal == {"raise blue", "raise yellow"}
    assert position.why_not("raise lead") == "EGZ-2.2"


# 5.7, 5.8: C20 is two rows on the stone market, C15 on the grain market


@pytest.mark.parametrize(("level", "after", "stones"), [(1, 2, 0), (2, 3, 0), (3, 4, 0), (4, 5, 3), (5, 5, 3)])
def test_egi_5_7_stones_in_the_bottom_row_only(level: int, after: int, stones: int) -> None:
    position = visiting("edfu", {"stone_level": level})
    assert (position.levels(), position.stones()) == ((2, after), stones)


@pytest.mark.parametrize(("level", "after", "stones"), [(1, 3, 0), (2, 4, 0), (3, 5, 3), (4, 5, 6), (5, 5, 6)])
def test_egi_5_7_for_every_step_to_the_bottom_and_beyond(level: int, after: int, stones: int) -> None:
    position = taking("C20", {"stone_level": level})
    assert (position.levels(), position.stones()) == ((1, after), stones)


@pytest.mark.parametrize(("before", "after"), [(22, 25), (23, 25), (25, 25)])
def test_egi_5_7_no_more_than_25_stones(before: int, after: int) -> None:
    assert visiting("edfu", {"stone_level": 5, "stones": before}).stones() == after


@pytest.mark.parametrize(("level", "after", "points"), [(1, 2, 0), (2, 3, 0), (3, 4, 0), (4, 5, 2), (5, 5, 2)])
def test_egi_5_8_points_in_the_bottom_row_only(level: int, after: int, points: int) -> None:
    position = visiting("edfu", {"grain_level": level})
    assert (position.levels(), position.scores) == ((after, 2), [points, 0, 0])


@pytest.mark.parametrize(("level", "after", "points"), [(1, 3, 0), (2, 4, 0), (3, 5, 2), (4, 5, 4), (5, 5, 4)])
def test_egi_5_8_for_every_step_to_the_bottom_and_beyond(level: int, after: int, points: int) -> None:
    position = taking("C15", {"grain_level": level})
    assert (position.levels(), position.scores[0]) == ((after, 1), points)


def test_egi_5_8_others_on_the_market_do_not_matter() -> None:
    position = placing({"grain_level": 4}, {"grain_level": 5}, river=RIVER).play("place edfu")
    assert position.scores == [2, 0, 0]
