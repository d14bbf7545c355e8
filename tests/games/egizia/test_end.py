"""EGI-13: the final scoring. Every sphinx card has its rows in test_goals.py."""

from __future__ import annotations

import pytest

from tests.games.egizia.position import Graves, Seat, building, ending, graves


def tombs(*values: int) -> Graves:
    return graves(2, 2, 3, 3, built=tuple((0, value) for value in values))


# 13.1


def test_egi_13_1_the_game_ends_after_round_5() -> None:
    position = building({"cards": ["C22"], "points": 3}, round=5).play("done", "done")
    assert (position.match.over, position.table()["phase"], position.scores) == (True, "over", [3, 0, 0])


def test_egi_13_1_after_the_build_bonus() -> None:
    me: Seat = {"built": ["abydus", "amarna", "giza"], "sphinx": ["K13"], "stones": 4, "stone_level": 4}
    position = ending(me, obelisk=[0, 0, 0], graves=tombs(3))
    assert position.reasons() == [("cooperation", 6), ("stones", 2), ("graves", 2), ("sphinx", 3)]


def test_egi_13_1_not_after_round_4() -> None:
    position = building({"stones": 9, "stone_level": 5}, round=4)
    assert (position.match.over, position.table()["round"], position.scores) == (False, 5, [0, 0, 0])


def test_egi_13_1_refuses_answers_after_the_end() -> None:
    position = ending({"cards": ["C22"]})
    assert position.why_not("stones C22", 0) == "EGI-13.1"
    assert position.why_not("pass", 1) == "EGI-13.1"


# 13.2


def test_egi_13_2_the_leader_first_each_with_all_three() -> None:
    rich: Seat = {"stones": 8, "stone_level": 4}
    players = [
        rich | {"points": 3, "sphinx": ["K24"], "crews": [3] * 4},
        rich | {"points": 9, "sphinx": ["K18"]},
        rich | {"points": 5, "sphinx": ["K17"]},
    ]
    position = ending(*players, graves=tombs(5))
    assert position.scored() == [1, 2, 0, 0, 0]
    assert position.reasons(0) == [("stones", 4), ("graves", 2), ("sphinx", 4)]


def test_egi_13_2_so_of_equals_who_was_ahead_stays_ahead() -> None:
    """10 + 2 and 8 + 4: seat 0 was in front, and moved first."""
    players: list[Seat] = [
        {"points": 10, "stones": 4, "stone_level": 5, "sphinx": ["K18"]},
        {"points": 8, "stones": 8, "stone_level": 5, "sphinx": ["K17"]},
    ]
    position = ending(*players, seats=2)
    assert (position.scores, position.table()["standing"], position.match.winners) == ([12, 12], [0, 1], [0])


def test_egi_13_2_the_order_is_that_before_the_first_is_scored() -> None:
    """Seat 1 overtakes seat 0 with its stones; seat 0 had scored before it all the same."""
    players: list[Seat] = [
        {"points": 10, "sphinx": ["K24"], "crews": [3] * 4},
        {"points": 9, "stones": 20, "stone_level": 5, "sphinx": ["K18"]},
    ]
    position = ending(*players, seats=2)
    assert (position.scored(), position.scores) == ([0, 1], [14, 19])


# 13.3


@pytest.mark.parametrize(("level", "stones", "points"), [
    (1, 9, 0), (2, 9, 0), (3, 9, 0), (4, 9, 4), (5, 9, 4), (4, 1, 0), (5, 25, 12),
])  # fmt: skip
def test_egi_13_3_two_stones_for_a_point_in_the_two_bottom_rows(level: int, stones: int, points: int) -> None:
    assert ending({"stone_level": level, "stones": stones, "sphinx": ["K18"]}).scores[0] == points


# 13.4


@pytest.mark.parametrize(("values", "points"), [
    ((), 0), ((1,), 2), ((5, 5), 2), ((5, 5, 1), 5), ((5, 5, 5, 5), 5), ((5, 5, 5, 5, 1), 9), ((5, 5, 5, 5, 4, 4), 9),
])  # fmt: skip
def test_egi_13_4_graves_by_their_sum(values: tuple[int, ...], points: int) -> None:
    assert ending({"sphinx": ["K18"]}, graves=tombs(*values)).scores[0] == points


def test_egi_13_4_everybody_by_their_own() -> None:
    built = ((0, 5), (1, 4), (0, 5), (1, 3), (0, 2), (2, 1))
    position = ending(
        {"sphinx": ["K18"]}, {"sphinx": ["K17"]}, {"sphinx": ["K16"]}, graves=graves(1, 1, 2, 2, built=built)
    )
    assert position.scores == [5, 2, 2]


# 13.5


def test_egi_13_5_a_tie_for_the_most_brings_nothing() -> None:
    """K03, quarries: 3 + 3 against 3 + 2, and against 3 + 3."""
    assert ending({"sphinx": ["K03"], "cards": ["C05"]}, {"cards": ["C08"]}).scores[0] == 5
    assert ending({"sphinx": ["K03"], "cards": ["C05"]}, {"cards": ["C06"]}).scores[0] == 0


def test_egi_13_5_several_cards() -> None:
    me: Seat = {"sphinx": ["K07", "K08", "K18"], "grain_level": 5, "stone_level": 5}
    assert ending(me).scores[0] == 8


def test_egi_13_5_others_do_not_matter_for_a_goal() -> None:
    assert ending({"sphinx": ["K07"], "grain_level": 5}, {"grain_level": 5}).scores[0] == 4


def test_egi_13_5_fields_count_with_the_colour_that_is_printed() -> None:
    """K06, the most red: a red field that counts as yellow for grain."""
    me: Seat = {"sphinx": ["K06"], "cards": ["C02", "C10"], "upgrades": {"C10": "C02"}}
    assert ending(me).scores[0] == 5
    assert ending(me | {"sphinx": ["K05"]}).scores[0] == 0


def test_egi_13_5_wherever_the_ring_lies() -> None:
    assert ending({"sphinx": ["K26"], "cards": ["C01", "C03"]}, ring="bottom").scores[0] == 4


# 13.6


def test_egi_13_6_the_most_points_win() -> None:
    players: list[Seat] = [{"points": 40, "sphinx": ["K18"]}, {"points": 41, "sphinx": ["K17"]}, {"points": 12}]
    assert ending(*players).match.winners == [1]


@pytest.mark.parametrize(("standing", "winner"), [([1, 0, 2], 1), ([0, 1, 2], 0)])
def test_egi_13_6_of_equals_the_marker_in_front(standing: list[int], winner: int) -> None:
    players: list[Seat] = [
        {"points": 40, "sphinx": ["K18"]}, {"points": 40, "sphinx": ["K17"]}, {"points": 12, "sphinx": ["K16"]},
    ]  # fmt: skip
    for order in ([0, 1, 2], [1, 0, 2]):
        assert ending(*players, standing=standing, order=order).match.winners == [winner]


# 13.7


@pytest.mark.parametrize(("points", "bonus"), [(0, 0), (9, 0), (10, 1), (57, 5), (138, 13), (-25, 0)])
def test_egi_13_7_a_tenth_rounded_down_and_never_less_than_nothing(points: int, bonus: int) -> None:
    assert ending({"points": points, "sphinx": ["K01"]}).scores[0] == points + bonus


def test_egi_13_7_after_stones_and_graves() -> None:
    """44 + 5 + 5 make 54; the tenth of it is 5, of 44 it would be 4."""
    me: Seat = {"points": 44, "stones": 10, "stone_level": 4, "sphinx": ["K01"]}
    position = ending(me, graves=tombs(5, 5, 5))
    assert position.reasons() == [("stones", 5), ("graves", 5), ("sphinx", 5)]


def test_egi_13_7_before_any_other_sphinx_card() -> None:
    """38 points: 3 of them for K01, though K07 brings 4 more."""
    assert ending({"points": 38, "sphinx": ["K01", "K07"], "grain_level": 5}).scores[0] == 38 + 3 + 4
    assert ending({"points": 38, "sphinx": ["K01", "K25"], "cards": ["C46", "C05"]}).scores[0] == 38 + 3 + 4
