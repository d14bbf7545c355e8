"""RA-9: what Ankhs stand for, and pairs of them."""

import pytest

from tests.games.ra_dice.position import ra


def test_ra_9_1_stands_for_a_pharaoh() -> None:
    assert ra(dice="PASSC").play("pharaoh 1 1").pharaoh == [2, 0]


def test_ra_9_1_stands_for_a_nile() -> None:
    assert ra(dice="NASSC").play("nile 1 1").nile == [2, 0]


def test_ra_9_1_stands_for_a_nile_in_a_flood() -> None:
    assert ra(dice="NNASC").play("flood 1").floods == [1, 0]


def test_ra_9_1_stands_for_a_civilization() -> None:
    assert ra(dice="CCASS").play("civilization blue").civilization(0) == {"blue"}


def test_ra_9_1_stands_for_a_monument() -> None:
    position = ra(dice="MMASS").play("monument yellow 1", "monument blue 2")
    assert position.monuments(0) == {"yellow1", "blue2"}


def test_ra_9_1_two_ankhs_stand_for_different_symbols() -> None:
    position = ra(dice="PNAAS").play("pharaoh 1 1", "nile 1 1")
    assert (position.pharaoh, position.nile) == ([2, 0], [2, 0])


def test_ra_9_1_spent_ankh_is_gone() -> None:
    assert ra(dice="PAASS").play("pharaoh 1 2").legal == {"done"}


def test_ra_9_1_ankh_alone_stands_for_nothing() -> None:
    assert ra(dice="ASSSC").legal == {"done"}


def test_ra_9_1_refuses_a_spent_ankh_as_a_nile() -> None:
    position = ra(dice="PNASC").play("pharaoh 1 1", "nile 1 0")
    assert position.refuses("nile 0 1") == "RA-9.1"


def test_ra_9_1_refuses_a_spent_ankh_as_a_pharaoh() -> None:
    position = ra(dice="PNASC").play("pharaoh 1 0", "nile 1 1")
    assert position.refuses("pharaoh 0 1") == "RA-9.1"


def test_ra_9_2_pair_scores_2() -> None:
    position = ra(dice="AAPNC", scores=(20, 30)).play("ankhs")
    assert position.scores == [22, 30]


def test_ra_9_2_scores_for_the_player_whose_turn_it_is() -> None:
    position = ra(players=3, turn=2, dice="AAPNC", scores=(20, 30, 40)).play("ankhs")
    assert position.scores == [20, 30, 42]


def test_ra_9_2_scores_at_once() -> None:
    position = ra(dice="AAPNC", scores=(0, 0)).play("ankhs")
    assert (position.question, position.turn, position.scores) == ("UseDice", 0, [2, 0])


@pytest.mark.parametrize("dice", ["AAAAS", "AAAAA"])
def test_ra_9_2_four_score_4(dice: str) -> None:
    position = ra(dice=dice, scores=(20, 30)).play("ankhs", "ankhs")
    assert (position.scores, position.legal) == ([24, 30], {"done"})


def test_ra_9_2_third_ankh_is_left_over() -> None:
    position = ra(dice="AAASS", scores=(20, 30)).play("ankhs")
    assert (position.scores, position.legal) == ([22, 30], {"done"})


def test_ra_9_2_third_ankh_is_used_otherwise() -> None:
    position = ra(dice="AAAPS", scores=(20, 30)).play("ankhs", "pharaoh 1 1")
    assert (position.scores, position.pharaoh) == ([22, 30], [2, 0])


def test_ra_9_2_scored_ankhs_are_spent() -> None:
    position = ra(dice="AAPNS").play("pharaoh 1 0", "nile 1 0", "ankhs")
    assert position.legal == {"done"}


def test_ra_9_2_pair_with_a_spent_ankh_does_not_score() -> None:
    position = ra(dice="AAPSS").play("pharaoh 1 1")
    assert position.legal == {"pharaoh 0 1", "done"}


def test_ra_9_2_pair_is_not_scored_unasked() -> None:
    position = ra(players=2, dice="AAPNC", scores=(20, 30)).play("done")
    assert position.scores == [20, 30]


def test_ra_9_2_refuses_one_ankh() -> None:
    assert ra(dice="APNSC").refuses("ankhs") == "RA-9.2"


def test_ra_9_2_refuses_no_ankh() -> None:
    assert ra(dice="PPNSC").refuses("ankhs") == "RA-9.2"
