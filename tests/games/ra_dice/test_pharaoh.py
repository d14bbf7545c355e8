"""RA-5: the Pharaoh track."""

import pytest

from tests.games.ra_dice.position import ra


@pytest.mark.parametrize("dice", ["PSNCM", "PPNCM", "PPPCM", "PPPPM", "PPPPP"])
def test_ra_5_1_each_die_is_one_space(dice: str) -> None:
    number = dice.count("P")
    assert ra(dice=dice).play(f"pharaoh {number} 0").pharaoh == [number, 0]


def test_ra_5_1_goes_on_from_where_the_marker_stands() -> None:
    assert ra(dice="PPNSC", pharaoh=(5, 7)).play("pharaoh 2 0").pharaoh == [7, 7]


def test_ra_5_1_moves_the_marker_of_the_player_whose_turn_it_is() -> None:
    position = ra(players=3, turn=1, dice="PPNSC", pharaoh=(4, 4, 4))
    assert position.play("pharaoh 2 0").pharaoh == [4, 6, 4]


def test_ra_5_1_some_of_the_dice_may_be_used() -> None:
    assert ra(dice="PPPSC").play("pharaoh 1 0").pharaoh == [1, 0]


def test_ra_5_2_reaches_12() -> None:
    assert ra(dice="PPSNC", pharaoh=(10, 0)).play("pharaoh 2 0").pharaoh == [12, 0]


@pytest.mark.parametrize(
    ("space", "answer"), [(11, "pharaoh 2 0"), (11, "pharaoh 1 1"), (10, "pharaoh 2 1"), (12, "pharaoh 1 0")]
)
def test_ra_5_2_what_goes_beyond_12_is_lost(space: int, answer: str) -> None:
    assert ra(dice="PPASS", pharaoh=(space, 0)).play(answer).pharaoh == [12, 0]


def test_ra_5_2_offers_all_dice_at_11() -> None:
    position = ra(dice="PPASS", pharaoh=(11, 0))
    assert position.legal == {"pharaoh 1 0", "pharaoh 2 0", "pharaoh 1 1", "pharaoh 2 1", "done"}


def test_ra_5_2_dice_that_move_nothing_are_spent() -> None:
    position = ra(dice="PASNC", pharaoh=(11, 0)).play("pharaoh 1 0", "pharaoh 0 1")
    assert (position.pharaoh, position.legal & {"pharaoh 0 1", "pharaoh 1 0"}) == ([12, 0], set())


def test_ra_5_3_example_advance_3() -> None:
    assert ra(dice="PPASS").play("pharaoh 2 1").pharaoh == [3, 0]


def test_ra_5_3_example_advance_3_with_two_ankhs() -> None:
    assert ra(dice="PAASS").play("pharaoh 1 2").pharaoh == [3, 0]


def test_ra_5_3_one_pharaoh_and_four_ankhs() -> None:
    assert ra(dice="AAPAA").play("pharaoh 1 4").pharaoh == [5, 0]


def test_ra_5_3_ankh_follows_after_a_pharaoh() -> None:
    assert ra(dice="PASNC").play("pharaoh 1 0", "pharaoh 0 1").pharaoh == [2, 0]


def test_ra_5_3_offers_ankhs_only_beside_a_pharaoh() -> None:
    position = ra(dice="PPASS")
    numbers = ["1 0", "2 0", "1 1", "2 1"]
    assert position.legal == {f"pharaoh {number}" for number in numbers} | {"done"}


def test_ra_5_3_refuses_an_ankh_before_a_pharaoh() -> None:
    assert ra(dice="PASNC").refuses("pharaoh 0 1") == "RA-5.3"


def test_ra_5_3_refuses_an_ankh_without_a_pharaoh() -> None:
    assert ra(dice="AASNC").refuses("pharaoh 0 2") == "RA-5.3"


def test_ra_5_3_refuses_an_ankh_after_a_nile() -> None:
    position = ra(dice="NASPC").play("nile 1 0")
    assert position.refuses("pharaoh 0 1") == "RA-5.3"


def test_ra_5_3_refuses_an_ankh_for_a_pharaoh_of_the_turn_before() -> None:
    position = ra(players=2, dice="PASNC").play("pharaoh 1 0", "done")
    position.roll("ASNCM").play("reroll red").roll("....C")
    position.play("reroll red").roll("....M")
    assert position.refuses("pharaoh 0 1") == "RA-5.3"
