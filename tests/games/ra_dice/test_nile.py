"""RA-6: the Nile track and its floods."""

import pytest

from tests.games.ra_dice.position import ra


@pytest.mark.parametrize("dice", ["NSPCM", "NNPCM", "NNNCM", "NNNNM", "NNNNN"])
def test_ra_6_1_each_die_is_one_space(dice: str) -> None:
    number = dice.count("N")
    assert ra(dice=dice).play(f"nile {number} 0").nile == [number, 0]


def test_ra_6_1_moves_the_marker_of_the_player_whose_turn_it_is() -> None:
    position = ra(players=3, turn=2, dice="NNPSC", nile=(4, 5, 6))
    assert position.play("nile 2 0").nile == [4, 5, 8]


def test_ra_6_1_floods_travel_with_the_marker() -> None:
    position = ra(dice="NNPSC", nile=(2, 2), floods=(2, 1)).play("nile 2 0")
    assert (position.nile, position.floods) == ([4, 2], [2, 1])


def test_ra_6_1_example_advance_2() -> None:
    assert ra(dice="NNPSC").play("nile 2 0").nile == [2, 0]


def test_ra_6_2_reaches_12() -> None:
    assert ra(dice="NNNSC", nile=(9, 0)).play("nile 3 0").nile == [12, 0]


@pytest.mark.parametrize(("space", "answer"), [(11, "nile 2 0"), (11, "nile 1 1"), (10, "nile 2 1"), (12, "nile 1 0")])
def test_ra_6_2_what_goes_beyond_12_is_lost(space: int, answer: str) -> None:
    assert ra(dice="NNASC", nile=(space, 0)).play(answer).nile == [12, 0]


def test_ra_6_2_offers_all_dice_at_11() -> None:
    position = ra(dice="NNASC", nile=(11, 0))
    answers = {answer for answer in position.legal if answer.startswith("nile")}
    assert answers == {"nile 1 0", "nile 2 0", "nile 1 1", "nile 2 1"}


def test_ra_6_3_example_advance_2_with_an_ankh() -> None:
    assert ra(dice="NAPSC").play("nile 1 1").nile == [2, 0]


def test_ra_6_3_one_nile_and_four_ankhs() -> None:
    assert ra(dice="AANAA").play("nile 1 4").nile == [5, 0]


def test_ra_6_3_ankh_follows_after_a_nile() -> None:
    assert ra(dice="NASPC").play("nile 1 0", "nile 0 1").nile == [2, 0]


def test_ra_6_3_ankh_follows_after_a_flood_and_a_nile() -> None:
    position = ra(dice="NNNNA").play("flood 0", "nile 1 0", "nile 0 1")
    assert (position.nile, position.floods) == ([2, 0], [1, 0])


def test_ra_6_3_refuses_an_ankh_before_a_nile() -> None:
    assert ra(dice="NASPC").refuses("nile 0 1") == "RA-6.3"


def test_ra_6_3_refuses_an_ankh_without_a_nile() -> None:
    assert ra(dice="AASPC").refuses("nile 0 1") == "RA-6.3"


def test_ra_6_3_refuses_an_ankh_after_a_pharaoh() -> None:
    position = ra(dice="PASNC").play("pharaoh 1 0")
    assert position.refuses("nile 0 1") == "RA-6.3"


def test_ra_6_3_refuses_an_ankh_after_a_flood() -> None:
    position = ra(dice="NNAAS").play("flood 1")
    assert position.refuses("nile 0 1") == "RA-6.3"


def test_ra_6_3_refuses_an_ankh_after_a_flood_of_three_niles() -> None:
    position = ra(dice="NNNAS").play("flood 0")
    assert position.refuses("nile 0 1") == "RA-6.3"


def test_ra_6_3_refuses_an_ankh_for_a_nile_of_the_turn_before() -> None:
    position = ra(players=2, dice="NASPC").play("nile 1 0", "done")
    position.roll("ASPCM").play("reroll red").roll("....C")
    position.play("reroll red").roll("....M")
    assert position.refuses("nile 0 1") == "RA-6.3"


def test_ra_6_4_floods_with_three_niles() -> None:
    position = ra(dice="NNNSP").play("flood 0")
    assert (position.nile, position.floods) == ([0, 0], [1, 0])


def test_ra_6_4_floods_with_two_niles_and_an_ankh() -> None:
    assert ra(dice="NNASP").play("flood 1").floods == [1, 0]


def test_ra_6_4_floods_with_one_nile_and_two_ankhs() -> None:
    assert ra(dice="NAASP").play("flood 2").floods == [1, 0]


def test_ra_6_4_floods_the_player_whose_turn_it_is() -> None:
    position = ra(players=4, turn=3, dice="NNNSP").play("flood 0")
    assert position.floods == [0, 0, 0, 1]


@pytest.mark.parametrize(
    ("dice", "floods"),
    [
        ("NNNSS", {"flood 0"}),
        ("NNNAS", {"flood 0", "flood 1"}),
        ("NNNAA", {"flood 0", "flood 1", "flood 2"}),
        ("NNAAS", {"flood 1", "flood 2"}),
        ("NAAAA", {"flood 2"}),
        ("NNPAS", {"flood 1"}),
        ("NASSP", set()),
    ],
)
def test_ra_6_4_one_or_two_may_be_ankhs(dice: str, floods: set[str]) -> None:
    legal = ra(dice=dice).legal
    assert {answer for answer in legal if answer.startswith("flood")} == floods


def test_ra_6_4_example_flood_and_advance_1() -> None:
    position = ra(dice="NNNNS").play("flood 0", "nile 1 0")
    assert (position.floods, position.nile) == ([1, 0], [1, 0])


def test_ra_6_4_example_flood_and_advance_1_with_an_ankh() -> None:
    position = ra(dice="NNNAS").play("flood 1", "nile 1 0")
    assert (position.floods, position.nile) == ([1, 0], [1, 0])


def test_ra_6_4_example_advance_1_and_flood() -> None:
    position = ra(dice="NNNAS").play("nile 1 0", "flood 1")
    assert (position.floods, position.nile) == ([1, 0], [1, 0])


def test_ra_6_4_refuses_two_niles() -> None:
    assert ra(dice="NNPPC").refuses("flood 0") == "RA-6.4"


def test_ra_6_4_refuses_one_nile_and_one_ankh() -> None:
    assert ra(dice="NAPPC").refuses("flood 2") == "RA-6.4"


def test_ra_6_4_refuses_three_ankhs() -> None:
    assert ra(dice="AAAPC").refuses("flood 2") == "RA-6.4"


def test_ra_6_5_floods_on_0() -> None:
    position = ra(dice="NNNSP", nile=(0, 0)).play("flood 0")
    assert (position.floods, position.nile) == ([1, 0], [0, 0])


def test_ra_6_5_floods_on_12() -> None:
    position = ra(dice="NNASP", nile=(12, 0)).play("flood 1")
    assert (position.floods, position.nile) == ([1, 0], [12, 0])


def test_ra_6_5_floods_a_second_time() -> None:
    assert ra(dice="NNNSP", floods=(1, 0)).play("flood 0").floods == [2, 0]


def test_ra_6_5_floods_a_fourth_time() -> None:
    assert ra(dice="NAASP", floods=(3, 0)).play("flood 2").floods == [4, 0]


def test_ra_6_4_refuses_a_flood_of_ankhs_alone_with_its_own_reason() -> None:
    refusal = ra(dice="NAAAC").match.why_not("flood 3")
    assert refusal is not None and (refusal.rule, "Nile" in refusal.sentence) == ("RA-6.4", True)
