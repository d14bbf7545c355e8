"""RA-8: the Monument area."""

import pytest

from tests.games.ra_dice.position import ra


def test_ra_8_1_one_die_places_one_marker() -> None:
    position = ra(dice="MPNSC").play("monument yellow 3")
    assert position.monuments(0) == {"yellow3"}


def test_ra_8_1_any_space_of_the_colour() -> None:
    position = ra(dice="SSSSM", pharaoh=(0, 5), nile=(0, 5))
    answers = {answer for answer in position.legal if answer.startswith("monument")}
    assert answers == {f"monument red {column}" for column in range(1, 9)}


def test_ra_8_1_colour_of_any_monument_die() -> None:
    legal = ra(dice="SMSMS").legal
    answers = {f"monument blue {column}" for column in range(1, 9)}
    assert legal == answers | {f"monument green {c}" for c in range(1, 9)} | {"done"}


@pytest.mark.parametrize("colour", ["yellow", "blue", "purple", "green", "red"])
def test_ra_8_1_each_colour(colour: str) -> None:
    position = ra(dice="MMMMM").play(f"monument {colour} 8")
    assert position.monuments(0) == {f"{colour}8"}


def test_ra_8_1_first_marker_may_join_own_markers_in_a_column() -> None:
    position = ra(dice="MPNSC", monuments=("blue1 red1", ""))
    position.play("monument yellow 1")
    assert position.monuments(0) == {"yellow1", "blue1", "red1"}


def test_ra_8_1_places_for_the_player_whose_turn_it_is() -> None:
    position = ra(players=3, turn=1, dice="MPNSC").play("monument yellow 3")
    built = [position.monuments(seat) for seat in range(3)]
    assert built == [set(), {"yellow3"}, set()]


def test_ra_8_1_first_marker_is_the_first_of_this_turn() -> None:
    position = ra(dice="MPNSC", monuments=("blue1 yellow2 green3", ""))
    assert "monument yellow 1" in position.legal


def test_ra_8_1_next_player_needs_one_die_again() -> None:
    position = ra(players=2, dice="MPNSC").play("monument yellow 1", "done")
    position.roll("MPNSC").play("reroll blue").roll(".P...")
    position.play("reroll blue").roll(".P...").play("monument yellow 2")
    assert position.monuments(1) == {"yellow2"}


def test_ra_8_1_refuses_the_colour_of_another_symbol() -> None:
    assert ra(dice="PMNSC").refuses("monument yellow 1") == "RA-8.1"


def test_ra_8_1_refuses_the_colour_of_an_ankh() -> None:
    assert ra(dice="AMNSC").refuses("monument yellow 1") == "RA-8.1"


def test_ra_8_1_ankhs_alone_place_no_marker() -> None:
    assert ra(dice="AASSS").legal == {"ankhs", "done"}


def test_ra_8_2_second_marker_for_a_monument_and_an_ankh() -> None:
    position = ra(dice="MMASS").play("monument yellow 1", "monument blue 2")
    assert position.monuments(0) == {"yellow1", "blue2"}
    assert position.legal == {"done"}


def test_ra_8_2_second_marker_for_two_monuments() -> None:
    position = ra(dice="MMMSS").play("monument yellow 1", "monument blue 2")
    assert position.monuments(0) == {"yellow1", "blue2"}
    assert position.legal == {"done"}


def test_ra_8_2_third_marker_for_two_ankhs() -> None:
    position = ra(dice="MAMAM").play("monument yellow 1", "monument purple 2")
    position.play("with ankh", "monument red 3")
    assert position.monuments(0) == {"yellow1", "purple2", "red3"}


def test_ra_8_2_third_marker_for_five_monuments() -> None:
    position = ra(dice="MMMMM").play("monument yellow 1", "monument blue 2")
    position.play("with purple", "monument green 3")
    assert position.monuments(0) == {"yellow1", "blue2", "green3"}
    assert position.legal == {"done"}


def test_ra_8_2_third_marker_for_a_monument_and_an_ankh_as_partners() -> None:
    position = ra(dice="MMMMA").play("monument yellow 1", "monument blue 2")
    position.play("with purple", "monument green 3")
    assert position.monuments(0) == {"yellow1", "blue2", "green3"}
    assert position.legal == {"done"}


def test_ra_8_2_asks_for_the_partner_if_there_is_a_choice() -> None:
    position = ra(dice="MMMAP").play("monument yellow 1", "monument blue 2")
    assert position.question == "MustPairMonument"
    assert position.legal == {"with ankh", "with purple"}


def test_ra_8_2_asks_which_of_three_monuments() -> None:
    position = ra(dice="MMMMM").play("monument yellow 1", "monument blue 2")
    assert position.legal == {"with purple", "with green", "with red"}


def test_ra_8_2_two_ankhs_are_one_kind_of_partner() -> None:
    position = ra(dice="MMAAS").play("monument yellow 1", "monument blue 2")
    assert (position.question, position.legal) == ("UseDice", {"done"})


def test_ra_8_2_partner_ankh_leaves_the_monument() -> None:
    position = ra(dice="MMMAP").play("monument yellow 1", "monument blue 2")
    position.play("with ankh")
    assert position.legal == {"pharaoh 1 0", "done"}


def test_ra_8_2_partner_monument_leaves_the_ankh() -> None:
    position = ra(dice="MMMAP").play("monument yellow 1", "monument blue 2")
    position.play("with purple", "pharaoh 1 1")
    assert position.pharaoh == [2, 0]


def test_ra_8_2_monument_as_partner_prevents_a_third_marker() -> None:
    position = ra(dice="MAMAM").play("monument yellow 1", "monument purple 2")
    position.play("with red")
    assert position.legal == {"ankhs", "done"}


def test_ra_8_2_refuses_two_monuments_without_an_ankh() -> None:
    position = ra(dice="MMPPN").play("monument yellow 1")
    assert position.refuses("monument blue 2") == "RA-8.2"


def test_ra_8_2_refuses_a_third_marker_for_four_monuments() -> None:
    position = ra(dice="MMMMP").play("monument yellow 1", "monument blue 2")
    position.play("with purple")
    assert position.refuses("monument green 3") == "RA-8.2"


def test_ra_8_2_no_second_marker_once_the_ankh_is_spent() -> None:
    position = ra(dice="MMAPS").play("pharaoh 1 1", "monument yellow 1")
    assert position.legal == {"done"}


def test_ra_8_3_colour_of_either_of_two_monuments() -> None:
    legal = ra(dice="MMMSS").play("monument yellow 1").legal
    answers = {f"monument blue {column}" for column in range(2, 9)}
    assert legal == answers | {f"monument purple {c}" for c in range(2, 9)} | {"done"}


def test_ra_8_3_colour_of_the_monument_beside_an_ankh() -> None:
    legal = ra(dice="MASSM").play("monument yellow 1").legal
    assert legal == {f"monument red {column}" for column in range(2, 9)} | {"done"}


def test_ra_8_3_refuses_the_colour_of_the_ankh() -> None:
    position = ra(dice="MMASS").play("monument yellow 1")
    assert position.refuses("monument purple 2") == "RA-8.3"


def test_ra_8_3_refuses_the_colour_of_another_symbol() -> None:
    position = ra(dice="MMASP").play("monument yellow 1")
    assert position.refuses("monument red 2") == "RA-8.3"


def test_ra_8_3_ankhs_alone_place_no_second_marker() -> None:
    position = ra(dice="MAASS").play("monument yellow 1")
    assert position.legal == {"ankhs", "done"}


def test_ra_8_4_second_marker_in_an_empty_column() -> None:
    position = ra(dice="MMASS", monuments=("green5", ""))
    position.play("monument yellow 1", "monument blue 6")
    assert position.monuments(0) == {"yellow1", "blue6", "green5"}


def test_ra_8_4_other_players_markers_do_not_matter() -> None:
    position = ra(dice="MMASS", monuments=("", "green2 red2"))
    position.play("monument yellow 1", "monument blue 2")
    assert position.monuments(0) == {"yellow1", "blue2"}


def test_ra_8_4_offers_only_columns_without_an_own_marker() -> None:
    own = "red1 red2 red3 red4 red5 red6"
    position = ra(dice="MMASS", monuments=(own, "")).play("monument yellow 7")
    assert position.legal == {"monument blue 8", "done"}


def test_ra_8_4_nothing_to_place_with_a_marker_in_every_column() -> None:
    own = "red1 red2 red3 red4 red5 red6 red7"
    position = ra(dice="MMASS", monuments=(own, "")).play("monument yellow 8")
    assert position.legal == {"done"}


def test_ra_8_4_example_columns_1_3_and_4() -> None:
    position = ra(dice="MAMMA", monuments=("blue1 red1", "yellow2 red3"))
    position.play("monument yellow 1", "monument purple 3", "with ankh")
    position.play("monument green 4")
    assert position.monuments(0) == {"yellow1", "blue1", "red1", "purple3", "green4"}


def test_ra_8_4_example_columns_1_3_and_4_with_five_monuments() -> None:
    position = ra(dice="MMMMM", monuments=("blue1 red1", ""))
    position.play("monument yellow 1", "monument purple 3", "with blue")
    position.play("monument green 4")
    assert position.monuments(0) == {"yellow1", "blue1", "red1", "purple3", "green4"}


def test_ra_8_4_refuses_column_1_of_the_example_for_the_second_marker() -> None:
    position = ra(dice="MAMMA", monuments=("blue1 red1", ""))
    position.play("monument yellow 1")
    assert position.refuses("monument purple 1") == "RA-8.4"


def test_ra_8_4_refuses_the_column_of_the_marker_just_placed() -> None:
    position = ra(dice="MMASS").play("monument yellow 1")
    assert position.refuses("monument blue 1") == "RA-8.4"


def test_ra_8_4_refuses_the_column_of_an_earlier_marker() -> None:
    position = ra(dice="MMASS", monuments=("green5", "")).play("monument yellow 1")
    assert position.refuses("monument blue 5") == "RA-8.4"


def test_ra_8_4_refuses_the_column_of_the_second_marker_for_the_third() -> None:
    position = ra(dice="MAMAM").play("monument yellow 1", "monument purple 2")
    position.play("with ankh")
    assert position.refuses("monument red 2") == "RA-8.4"


def test_ra_8_5_offers_the_empty_spaces_of_the_colour() -> None:
    position = ra(dice="MSSPP", monuments=("yellow1 blue6", "yellow2 red5"))
    answers = {answer for answer in position.legal if answer.startswith("monument")}
    assert answers == {f"monument yellow {column}" for column in range(3, 9)}


def test_ra_8_5_nothing_to_place_in_a_full_row() -> None:
    row = " ".join(f"yellow{column}" for column in range(1, 9))
    assert ra(dice="MSSSC", monuments=("", row)).legal == {"done"}


def test_ra_8_5_refuses_a_space_of_another_player() -> None:
    position = ra(dice="MPNSC", monuments=("", "yellow3"))
    assert position.refuses("monument yellow 3") == "RA-8.5"


def test_ra_8_5_refuses_a_space_of_ones_own() -> None:
    position = ra(dice="MPNSC", monuments=("yellow3", ""))
    assert position.refuses("monument yellow 3") == "RA-8.5"


def test_ra_8_5_refuses_an_occupied_space_for_the_second_marker() -> None:
    position = ra(dice="MMASS", monuments=("", "blue4")).play("monument yellow 1")
    assert position.refuses("monument blue 4") == "RA-8.5"
