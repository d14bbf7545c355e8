"""EGY-9: the Burial Mound."""

from typing import Any

import pytest

from tests.games.egyptia.position import Position, solo

RICH = (9, 9, 9, 9)
REWARDS = {
    "grain_grain": (2, 0, 0, 0),
    "grain_diamond": (1, 1, 0, 0),
    "grain_stone": (1, 0, 1, 0),
    "diamond_diamond": (0, 2, 0, 0),
    "diamond_stone": (0, 1, 1, 0),
    "stone_stone": (0, 0, 2, 0),
    "favor": (0, 0, 0, 1),
}


def mound(hex: int = 1, **sheet: Any) -> Position:
    """A mound in an empty column, before its reward."""
    sheet = {"stock": (0, 0, 0, 0)} | sheet
    return solo(roll="gggddd", **sheet).play("column stone", "build mound", f"hex {hex}")


def test_egy_9_1_the_mound_is_there_in_every_column() -> None:
    for column in ("grain", "diamond", "stone", "favor"):
        assert "mound" in solo(stock=(0, 0, 0, 0)).play(f"column {column}").buildings


def test_egy_9_1_only_the_mound_if_nothing_can_be_paid() -> None:
    assert solo(roll="gggdds", stock=(0, 0, 0, 0)).play("column stone").buildings == {"mound"}


def test_egy_9_1_the_mound_although_others_can_be_paid() -> None:
    position = solo(roll="gdsdgf", stock=RICH).play("column grain", "build mound", "hex 1")
    assert position.question == "reward"


def test_egy_9_1_a_mound_is_drawn() -> None:
    assert mound(hex=17).city() == {17: "mound"}


def test_egy_9_2_a_mound_by_the_d20_is_free() -> None:
    position = solo(roll="dddssg", stock=(0, 0, 0, 0)).play("column grain", "build mound", "hex 1")
    assert position.stock() == (1, 0, 0, 0)


def test_egy_9_2_a_mound_is_free() -> None:
    assert mound(stock=(1, 2, 3, 4)).stock() == (1, 2, 3, 4)


def test_egy_9_3_two_basic_goods_in_any_mix_or_a_favor() -> None:
    assert mound().asked == {f"reward {goods}" for goods in REWARDS}


@pytest.mark.parametrize("goods", REWARDS)
def test_egy_9_3_the_reward_is_taken(goods: str) -> None:
    assert mound().play(f"reward {goods}").stock() == REWARDS[goods]


def test_egy_9_3_refuses_to_confirm_without_a_reward() -> None:
    assert mound().refuses("confirm") == "EGY-9.3"


def test_egy_9_3_refuses_a_second_reward() -> None:
    assert mound().play("reward favor").refuses("reward grain_grain") == "EGY-6.1"


def test_egy_9_3_refuses_a_reward_for_another_building() -> None:
    position = solo(roll="dgdssf", stock=(1, 1, 0, 0)).play("column grain", "build quarry", "hex 7")
    assert position.refuses("reward favor") == "EGY-6.1"


@pytest.mark.parametrize("goods", REWARDS)
def test_egy_9_4_the_reward_is_circled(goods: str) -> None:
    start = (3, 3, 3, 2)
    assert mound().play(f"reward {goods}").gained() == tuple(map(sum, zip(start, REWARDS[goods], strict=True)))


@pytest.mark.parametrize(("before", "after"), [(28, 30), (29, 30), (30, 30)])
def test_egy_9_4_the_reward_ends_at_the_red_dot(before: int, after: int) -> None:
    position = mound(gained=(before, 3, 3, 2)).play("reward grain_grain")
    assert (position.gained()[0], position.stock()[0]) == (after, after - before)


def test_egy_9_4_a_reward_that_overflows_may_be_taken() -> None:
    assert len(mound(gained=(29, 29, 29, 19)).asked) == len(REWARDS)


def test_egy_9_4_the_other_half_of_the_reward_is_kept() -> None:
    assert mound(gained=(30, 3, 3, 2)).play("reward grain_diamond").stock() == (0, 1, 0, 0)
