"""RA-10: what Suns do."""

import pytest

from tests.games.ra_dice.position import ra

DISASTERS = {
    "disaster pharaoh",
    "disaster nile",
    "disaster civilization",
    "disaster monuments",
}


def test_ra_10_1_one_sun_moves_ra_one_space() -> None:
    assert ra(players=2, dice="SAPNC").play("done").ra == 1


def test_ra_10_1_example_ra_2() -> None:
    assert ra(players=2, dice="SSPNC").play("done").ra == 2


def test_ra_10_1_goes_on_from_where_ra_stands() -> None:
    assert ra(players=4, ra=7, dice="PSNSC").play("done").ra == 9


def test_ra_10_1_no_sun_leaves_ra() -> None:
    assert ra(players=3, ra=4, dice="APNCM").play("done").ra == 4


def test_ra_10_1_ra_moves_after_the_other_dice() -> None:
    position = ra(players=2, dice="SSPPC").play("pharaoh 2 0")
    assert position.ra == 0
    assert position.play("done").ra == 2


@pytest.mark.parametrize("dice", ["SAPNC", "SSPNC"])
def test_ra_10_1_one_or_two_suns_score_nothing(dice: str) -> None:
    assert ra(players=2, dice=dice, scores=(20, 30)).play("done").scores == [20, 30]


def test_ra_10_2_three_suns_score_3() -> None:
    position = ra(players=2, dice="SSSPC", scores=(20, 30)).play("done")
    assert position.scores == [23, 30]


def test_ra_10_2_scores_for_the_player_whose_turn_it_is() -> None:
    position = ra(players=3, turn=1, dice="SPSCS", scores=(20, 30, 40)).play("done")
    assert position.scores == [20, 33, 40]


@pytest.mark.parametrize(("players", "gone"), [(2, 0), (2, 5), (3, 8), (4, 11)])
def test_ra_10_2_three_suns_leave_ra(players: int, gone: int) -> None:
    position = ra(players=players, ra=gone, dice="SSSPC").play("done")
    assert (position.ra, position.epoch) == (gone, 1)


@pytest.mark.parametrize("dice", ["SSSSP", "SSSSS"])
def test_ra_10_3_four_or_five_suns_leave_ra(dice: str) -> None:
    position = ra(players=2, ra=5, dice=dice).play("done")
    assert (position.ra, position.epoch) == (5, 1)


@pytest.mark.parametrize("dice", ["SSSSP", "SSSSS"])
def test_ra_10_3_four_or_five_suns_score_nothing(dice: str) -> None:
    assert ra(players=2, dice=dice, scores=(20, 30)).play("done").scores == [20, 30]


@pytest.mark.parametrize("dice", ["SSSSC", "SSSSS"])
def test_ra_10_3_any_of_four_disasters_or_none(dice: str) -> None:
    position = ra(
        dice=dice,
        pharaoh=(0, 5),
        nile=(0, 5),
        civilization=("", "blue"),
        monuments=("", "blue1"),
    )
    assert position.legal == DISASTERS | {"done"}


def test_ra_10_3_ra_stays_after_a_disaster() -> None:
    position = ra(players=2, ra=5, dice="SSSSS", pharaoh=(0, 5))
    assert position.play("disaster pharaoh", "done").ra == 5


def test_ra_10_3_disaster_may_be_left_undeclared() -> None:
    position = ra(players=2, dice="SSSSP", pharaoh=(3, 5), nile=(3, 5)).play("done")
    assert (position.pharaoh, position.nile) == ([3, 5], [3, 5])


def test_ra_10_3_disaster_before_the_other_die() -> None:
    position = ra(dice="SSSSP", pharaoh=(3, 5)).play("disaster pharaoh", "pharaoh 1 0")
    assert position.pharaoh == [4, 3]


def test_ra_10_3_disaster_after_the_other_die() -> None:
    position = ra(dice="SSSSP", pharaoh=(3, 5)).play("pharaoh 1 0", "disaster pharaoh")
    assert position.pharaoh == [4, 3]


def test_ra_10_3_one_disaster_only() -> None:
    position = ra(dice="SSSSS", pharaoh=(3, 5), nile=(3, 5)).play("disaster nile")
    assert position.legal == {"done"}


def test_ra_10_3_next_player_may_declare_one_too() -> None:
    position = ra(players=2, dice="SSSSS", pharaoh=(5, 5))
    position.play("disaster pharaoh", "done").roll("SSSSS").play("disaster pharaoh")
    assert position.pharaoh == [3, 3]


@pytest.mark.parametrize("dice", ["APNCM", "SPNCM", "SSNCM", "SSSCM"])
def test_ra_10_3_refuses_three_suns_or_fewer(dice: str) -> None:
    position = ra(dice=dice, pharaoh=(0, 5))
    assert position.refuses("disaster pharaoh") == "RA-10.3"


def test_ra_10_3_refuses_a_second_disaster() -> None:
    position = ra(dice="SSSSP", pharaoh=(0, 5), nile=(0, 5)).play("disaster pharaoh")
    assert position.refuses("disaster nile") == "RA-10.3"


def test_ra_10_3_refuses_the_same_disaster_again() -> None:
    position = ra(dice="SSSSS", pharaoh=(0, 5)).play("disaster pharaoh")
    assert position.refuses("disaster pharaoh") == "RA-10.3"
