"""RA-7: the Civilization area."""

import pytest

from tests.games.ra_dice.position import ra


def test_ra_7_1_three_dice_place_one_marker() -> None:
    position = ra(dice="CCCPN").play("civilization blue")
    assert position.civilization(0) == {"blue"}


def test_ra_7_1_four_dice_place_two_markers() -> None:
    position = ra(dice="CCCCS").play("civilization green", "civilization yellow")
    assert position.civilization(0) == {"yellow", "green"}
    assert position.legal == {"done"}


def test_ra_7_1_five_dice_place_three_markers() -> None:
    position = ra(dice="CCCCC")
    position.play("civilization red", "civilization blue", "civilization green")
    assert position.civilization(0) == {"blue", "green", "red"}
    assert position.legal == {"done"}


def test_ra_7_1_fewer_markers_than_allowed_may_be_placed() -> None:
    position = ra(dice="CCCCC").play("civilization red", "done")
    assert (position.civilization(0), position.turn) == ({"red"}, 1)


def test_ra_7_1_places_for_the_player_whose_turn_it_is() -> None:
    position = ra(players=3, turn=2, dice="CCCPN").play("civilization blue")
    held = [position.civilization(seat) for seat in range(3)]
    assert held == [set(), set(), {"blue"}]


def test_ra_7_1_adds_to_markers_of_earlier_turns() -> None:
    position = ra(dice="CCCPN", civilization=("green red", ""))
    position.play("civilization blue")
    assert position.civilization(0) == {"blue", "green", "red"}


def test_ra_7_1_refuses_two_dice() -> None:
    assert ra(dice="CCPPN").refuses("civilization yellow") == "RA-7.1"


def test_ra_7_1_refuses_one_die_and_one_ankh() -> None:
    assert ra(dice="CAPPN").refuses("civilization yellow") == "RA-7.1"


def test_ra_7_1_refuses_a_second_marker_for_three_dice() -> None:
    position = ra(dice="CCCPN").play("civilization yellow")
    assert position.refuses("civilization blue") == "RA-7.1"


def test_ra_7_1_refuses_a_third_marker_for_four_dice() -> None:
    position = ra(dice="CCCCP").play("civilization yellow", "civilization blue")
    assert position.refuses("civilization purple") == "RA-7.1"


def test_ra_7_1_refuses_one_die_in_the_turn_after_a_placement() -> None:
    position = ra(players=3, dice="CCCPN").play("civilization blue", "done")
    position.roll("CPNMS").play("reroll green").roll("...M.")
    position.play("reroll green").roll("...M.")
    assert position.refuses("civilization yellow") == "RA-7.1"


@pytest.mark.parametrize("dice", ["CCAPN", "CAAPN"])
def test_ra_7_2_ankhs_fill_up_to_three(dice: str) -> None:
    position = ra(dice=dice).play("civilization yellow")
    assert position.civilization(0) == {"yellow"}


def test_ra_7_2_ankh_is_the_fourth_die() -> None:
    position = ra(dice="CCCAS").play("civilization yellow", "civilization blue")
    assert position.civilization(0) == {"yellow", "blue"}


def test_ra_7_2_two_ankhs_place_a_second_marker_for_two_dice() -> None:
    position = ra(dice="CCAAS").play("civilization yellow", "civilization blue")
    assert position.civilization(0) == {"yellow", "blue"}


def test_ra_7_2_three_dice_and_two_ankhs_place_three_markers() -> None:
    position = ra(dice="CCCAA")
    position.play("civilization yellow", "civilization blue", "civilization purple")
    assert position.civilization(0) == {"yellow", "blue", "purple"}


def test_ra_7_2_two_dice_and_two_ankhs_are_all_spent_by_two_markers() -> None:
    position = ra(dice="CCAAS").play("civilization yellow", "civilization blue")
    assert position.legal == {"done"}


def test_ra_7_2_one_die_and_four_ankhs_spend_only_two_ankhs() -> None:
    position = ra(dice="CAAAA").play("civilization yellow", "ankhs")
    assert (position.scores, position.legal) == ([12, 11], {"done"})


def test_ra_7_2_dice_are_taken_before_ankhs() -> None:
    position = ra(dice="CCCCA").play("civilization yellow", "civilization blue")
    assert position.legal == {"civilization purple", "civilization green", "done"}


def test_ra_7_2_example_five_civilizations_save_two_ankhs() -> None:
    position = ra(players=3, dice="CCCAA", civilization=("purple", "blue", "blue"))
    position.play("civilization yellow", "ankhs")
    assert position.civilization(0) == {"yellow", "purple"}
    assert position.scores == [12, 11, 12]


def test_ra_7_2_refuses_ankhs_alone() -> None:
    assert ra(dice="AAAPN").refuses("civilization yellow") == "RA-7.2"


@pytest.mark.parametrize(
    ("dice", "colours"),
    [
        ("CCCPN", ["yellow", "blue", "purple"]),
        ("PNCCC", ["purple", "green", "red"]),
        ("CAPAN", ["yellow"]),
        ("AANAC", ["red"]),
    ],
)
def test_ra_7_3_colours_of_the_dice(dice: str, colours: list[str]) -> None:
    legal = ra(dice=dice).legal
    answers = {answer for answer in legal if answer.startswith("civilization")}
    assert answers == {f"civilization {colour}" for colour in colours}


def test_ra_7_3_refuses_the_colour_of_an_ankh() -> None:
    assert ra(dice="CCCAN").refuses("civilization green") == "RA-7.3"


def test_ra_7_3_refuses_the_colour_of_another_symbol() -> None:
    assert ra(dice="CCCAN").refuses("civilization red") == "RA-7.3"


def test_ra_7_3_refuses_the_colour_of_a_sun() -> None:
    assert ra(dice="SCCCN").refuses("civilization yellow") == "RA-7.3"


def test_ra_7_3_refuses_a_second_marker_on_the_colour_of_an_ankh() -> None:
    position = ra(dice="CCCAA").play("civilization yellow")
    assert position.refuses("civilization red") == "RA-7.3"


def test_ra_7_3_refuses_colours_of_the_ankhs_in_the_example() -> None:
    position = ra(players=3, dice="CCCAA", civilization=("purple", "blue", "blue"))
    assert position.refuses("civilization green") == "RA-7.3"
    assert position.refuses("civilization red") == "RA-7.3"


def test_ra_7_4_one_marker_on_each_of_five_colours() -> None:
    position = ra(dice="NPCCC", civilization=("yellow blue purple green", ""))
    position.play("civilization red")
    assert position.civilization(0) == {"yellow", "blue", "purple", "green", "red"}


def test_ra_7_4_another_players_marker_is_no_hindrance() -> None:
    position = ra(players=3, dice="CCCPN", civilization=("", "yellow", ""))
    assert position.play("civilization yellow").civilization(0) == {"yellow"}


def test_ra_7_4_refuses_a_colour_with_an_own_marker() -> None:
    position = ra(players=3, dice="CCCPN", civilization=("yellow", "", ""))
    assert position.refuses("civilization yellow") == "RA-7.4"


def test_ra_7_4_refuses_the_colour_just_taken() -> None:
    position = ra(players=3, dice="CCCCN").play("civilization yellow")
    assert position.refuses("civilization yellow") == "RA-7.4"


def test_ra_7_4_refuses_purple_in_the_example() -> None:
    position = ra(players=3, dice="CCCAA", civilization=("purple", "blue", "blue"))
    assert position.refuses("civilization purple") == "RA-7.4"


def test_ra_7_5_second_of_three_players_still_finds_room() -> None:
    position = ra(players=3, turn=1, dice="CCCPN", civilization=("yellow", "", ""))
    assert "civilization yellow" in position.legal


def test_ra_7_5_third_of_four_players_still_finds_room() -> None:
    held = ("yellow", "yellow", "", "")
    position = ra(players=4, turn=2, dice="CCCPN", civilization=held)
    assert "civilization yellow" in position.legal


@pytest.mark.parametrize(
    ("players", "held"),
    [
        (2, ("", "yellow")),
        (3, ("", "yellow", "yellow")),
        (4, ("", "yellow", "yellow", "yellow")),
    ],
)
def test_ra_7_5_refuses_a_full_colour(players: int, held: tuple[str, ...]) -> None:
    position = ra(players=players, dice="CCCPN", civilization=held)
    assert position.refuses("civilization yellow") == "RA-7.5"


def test_ra_7_5_example_only_yellow_is_left() -> None:
    position = ra(players=3, dice="CCCAA", civilization=("purple", "blue", "blue"))
    assert position.legal == {"civilization yellow", "ankhs", "done"}


def test_ra_7_5_example_only_yellow_is_left_with_four_players() -> None:
    held = ("purple", "blue", "blue", "blue")
    position = ra(players=4, dice="CCCAA", civilization=held)
    assert position.legal == {"civilization yellow", "ankhs", "done"}


def test_ra_7_5_refuses_blue_in_the_example() -> None:
    position = ra(players=3, dice="CCCAA", civilization=("purple", "blue", "blue"))
    assert position.refuses("civilization blue") == "RA-7.5"
