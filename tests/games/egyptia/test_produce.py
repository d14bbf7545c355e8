"""EGY-3: produce."""

import pytest

from benben.core.errors import BadAnswer
from tests.games.egyptia.position import new_game, solo

ALL = {"column grain", "column diamond", "column stone", "column favor"}


def test_egy_3_1_any_column_may_be_chosen() -> None:
    assert solo(roll="gdsfgd").asked == ALL


@pytest.mark.parametrize("column", ["5", "4", "gold"])
def test_egy_3_1_refuses_a_fifth_column(column: str) -> None:
    with pytest.raises(BadAnswer, match=r"column is one of .*EGY-3\.1"):
        solo().play(f"column {column}")


@pytest.mark.parametrize(("roll", "favor"), [("gdsgdf", 3), ("gdsgff", 4), ("gdsfff", 5), ("ffffff", 8)])
def test_egy_3_1_more_dice_more_goods(roll: str, favor: int) -> None:
    assert solo(roll=roll).play("column favor").stock()[3] == favor


def test_egy_3_2_an_empty_column_may_be_chosen() -> None:
    assert solo(roll="gggggg").asked == ALL


def test_egy_3_2_players_may_choose_the_same_column() -> None:
    position = new_game(2).roll("gdsfgd").play("column grain", seat=0).play("column grain", seat=1)
    assert (position.stock(0), position.stock(1)) == ((5, 3, 3, 2), (5, 3, 3, 2))


def test_egy_3_2_an_empty_column_gives_nothing() -> None:
    assert solo(roll="gggddd").play("column stone").stock() == (3, 3, 3, 2)


def test_egy_3_2_an_empty_column_gives_the_productivity() -> None:
    assert solo(roll="gggddd", city="Q1 Q18").play("column stone").stock() == (3, 3, 5, 2)


def test_egy_3_2_an_empty_column_brings_no_plague() -> None:
    assert solo(roll="gggddd").play("column stone").question == "build"


def test_egy_3_2_an_empty_column_leaves_only_the_mound() -> None:
    assert solo(roll="gggddd", stock=(9, 9, 9, 9)).play("column stone").buildings == {"mound"}


@pytest.mark.parametrize(
    ("column", "stock"),
    [("grain", (5, 3, 3, 2)), ("diamond", (3, 5, 3, 2)), ("stone", (3, 3, 4, 2)), ("favor", (3, 3, 3, 3))],
)
def test_egy_3_3_a_column_gives_as_much_as_it_has_dice(column: str, stock: tuple[int, ...]) -> None:
    assert solo(roll="gdsfgd").play(f"column {column}").stock() == stock


def test_egy_3_4_what_is_produced_is_circled() -> None:
    assert solo(roll="gdsfgd", stock=(0, 1, 0, 0)).play("column diamond").gained() == (3, 5, 3, 2)


@pytest.mark.parametrize(("before", "after"), [(27, 29), (28, 30), (29, 30)])
def test_egy_3_4_circled_up_to_the_red_dot(before: int, after: int) -> None:
    assert solo(roll="gdsfgd", gained=(before, 3, 3, 2)).play("column grain").gained()[0] == after


def test_egy_3_4_goods_beyond_the_red_dot_are_lost() -> None:
    assert solo(roll="ggsfdd", gained=(29, 3, 3, 2), stock=(4, 3, 3, 2)).play("column grain").stock()[0] == 5


def test_egy_3_4_the_favor_track_has_20_dots() -> None:
    position = solo(roll="ffsgdd", gained=(3, 3, 3, 19), stock=(0, 0, 0, 1)).play("column favor")
    assert (position.gained()[3], position.stock()[3]) == (20, 2)


def test_egy_3_4_a_column_that_overflows_may_be_chosen() -> None:
    assert solo(roll="ggsfdd", gained=(29, 29, 29, 19)).asked == ALL
