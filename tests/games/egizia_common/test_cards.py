"""EGZ-4: what Nile cards are used for."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import Position, building, ending, feeding, mining, placing, taking

RIVER = {"card_1": "N01", "card_2": "N02"}


@pytest.mark.parametrize(("before", "after"), [(18, 24), (19, 25), (20, 25), (25, 25)])
def test_egz_4_1_the_reserve_holds_25_stones(before: int, after: int) -> None:
    assert placing({"cards": ["N35"], "stones": before}, river=RIVER).play("stones N35").stones() == after


def test_egz_4_2_used_once_and_out_of_the_game() -> None:
    position = placing({"cards": ["N35"]}, river=RIVER).play("stones N35")
    assert (position.cards(), position.gone, position.offered("stones")) == ([], ["N35"], set())


def test_egz_4_2_refuses_a_card_that_is_not_there() -> None:
    position = placing({"cards": ["N35"]}, {"cards": ["N33"]}, river=RIVER)
    assert position.why_not("stones N33") == "EGZ-4.2"
    assert position.play("stones N35").why_not("stones N35") == "EGZ-4.2"
    assert placing(river=RIVER).why_not("sell 3") == "EGZ-4.2"


@pytest.mark.parametrize(
    "given", ["grain N12", "feed N19 1", "stronger N18", "train N42 1", "trade N43", "strength N13"]
)
def test_egz_4_2_refuses_a_card_outside_its_phase(given: str) -> None:
    """On a turn of the Placement phase, with all of these cards."""
    me = {"cards": ["N12", "N13", "N18", "N19", "N42", "N43"], "stones": 9, "crews": [4, 4, 4, 4]}
    assert placing(me, river=RIVER).why_not(given) == "EGZ-4.2"


@pytest.mark.parametrize("given", ["train N42 1", "stronger N18", "trade N43", "strength N13"])
def test_egz_4_2_refuses_other_cards_while_feeding(given: str) -> None:
    me = {"cards": ["N12", "N13", "N18", "N42", "N43"], "stones": 9}
    assert feeding(me).why_not(given) == "EGZ-4.2"


@pytest.mark.parametrize("given", ["grain N12", "feed N19 1", "stronger N18", "trade N43", "strength N13"])
def test_egz_4_2_refuses_other_cards_before_building(given: str) -> None:
    me = {"cards": ["N12", "N13", "N18", "N19", "N42", "N43"], "stones": 9}
    assert building(me).why_not(given) == "EGZ-4.2"


def test_egz_4_3_a_permanent_card_once_per_round() -> None:
    position = building({"cards": ["N42", "N55"], "stones": 9}).play("train N42 1", "raise green")
    assert position.offered("train") == {"N55 1", "N55 2"}
    assert position.play("train N55 1", "raise green").crews() == [3, 1, 1, 2]


def test_egz_4_3_ready_again_in_the_next_round() -> None:
    position = mining({"cards": ["N43"]}).play("trade N43")
    assert (position.table()["round"], position.of("used"), position.cards()) == (2, [], ["N43"])


def test_egz_4_3_refuses_it_twice_in_a_round() -> None:
    position = building({"cards": ["N42", "N55"], "stones": 9}).play("train N42 1", "raise green")
    assert position.why_not("train N42 1") == "EGZ-4.3"
    feeds = feeding({"cards": ["N19", "N56"], "stones": 9, "crews": [3, 3, 3, 3]}).play("feed N19 2")
    assert feeds.why_not("feed N19 1") == "EGZ-4.3"


# 4.4


def upgrade(*cards: str, fields: str = "N04 N06") -> Position:
    return placing({"cards": [*cards, *fields.split()]}, river={"card_1": "N01"})


def test_egz_4_4_red_becomes_yellow_and_yellow_becomes_green() -> None:
    position = upgrade("N21", "N22")
    assert position.offered("upgrade") == {"N21 N04", "N21 N06", "N22 N04", "N22 N06"}
    position.play("upgrade N21 N04", "upgrade N22 N06")
    assert position.of("field_colours") == {"N04": "green", "N06": "yellow"}
    assert position.cards() == ["N04", "N06", "N21", "N22"]


def test_egz_4_4_two_of_them_make_a_red_field_green() -> None:
    position = upgrade("N21", "N41").play("upgrade N21 N06", "upgrade N41 N06")
    assert (position.of("field_colours")["N06"], position.offered("upgrade")) == ("green", set())


def test_egz_4_4_the_new_colour_counts_for_everything() -> None:
    """Statue B3, green fields: 6 and a yellow 6 that is green now are 12, the second level."""
    me = {"cards": ["N04", "N21"], "upgrades": {"N21": "N04"}, "statues": [0, 3, 0]}
    assert ending(me, statues=["A1", "B3", "B2"]).scores[0] == 5


def test_egz_4_4_the_field_of_a_combination_too() -> None:
    assert upgrade("N21", fields="N32").play("upgrade N21 N32").of("field_colours") == {"N32": "green"}


def test_egz_4_4_refuses_a_green_field_and_one_of_others() -> None:
    position = upgrade("N21", "N22").play("upgrade N21 N04")
    assert position.why_not("upgrade N22 N04") == "EGZ-4.4"
    assert position.why_not("upgrade N22 N03") == "EGZ-4.4"


def test_egz_4_4_refuses_to_move_an_upgrade() -> None:
    assert upgrade("N21", "N22").play("upgrade N21 N04").why_not("upgrade N21 N06") == "EGZ-4.4"


# 4.5 to 4.12


@pytest.mark.parametrize(("card", "stones"), [("N35", 6), ("N33", 4), ("N34", 4)])
def test_egz_4_5_stones(card: str, stones: int) -> None:
    assert placing({"cards": [card]}, river=RIVER).play(f"stones {card}").stones() == stones


def test_egz_4_6_grain_for_this_feeding() -> None:
    position = feeding({"cards": ["N12", "N33"], "crews": [4, 4, 4, 4]}).play("grain N12", "grain N33")
    assert position.scores[0] == -3 * (16 - 6 - 8)


def test_egz_4_7_stones_for_points_without_a_crew() -> None:
    position = building({"cards": ["N51"], "stones": 12}).play("sell 4")
    assert (position.scores[0], position.stones()) == (4, 8)


def test_egz_4_8_stones_feed_crews() -> None:
    position = feeding({"cards": ["N19"], "stones": 3, "crews": [3, 3, 3, 3]})
    assert position.offered("feed") == {"N19 1", "N19 2", "N19 3"}
    position.play("feed N19 3")
    assert (position.stones(), position.scores[0]) == (0, -9)


def test_egz_4_8_stones_mined_in_this_round_among_them() -> None:
    position = mining({"cards": ["N19"], "crews": [3, 3, 3, 3]})
    assert position.offered("feed") == {"N19 1", "N19 2", "N19 3"}


def test_egz_4_8_refuses_more_than_are_missing() -> None:
    position = feeding({"cards": ["N19"], "stones": 9, "crews": [2, 2, 2, 2]})
    assert position.why_not("feed N19 3") == "EGZ-4.8"
    assert position.why_not("feed N19 9") == "EGZ-4.8"


def test_egz_4_9_a_crew_stronger_after_feeding() -> None:
    position = feeding({"cards": ["N18", "N40"]}).play("stronger N18", "raise blue", "stronger N40", "raise blue")
    assert position.crews() == [1, 3, 1, 2]


def test_egz_4_9_not_with_all_crews_at_the_end() -> None:
    assert feeding({"cards": ["N18"], "crews": [7, 7, 7, 7]}).actor == -1


def test_egz_4_10_crews_stronger_for_stones() -> None:
    position = building({"cards": ["N42"], "stones": 6}).play("train N42 2", "raise green", "raise green")
    assert (position.crews(), position.stones()) == ([3, 1, 1, 2], 2)


@pytest.mark.parametrize(("given", "stones", "points"), [("grain N33", 0, -6), ("stones N33", 4, -18)])
def test_egz_4_11_one_of_two_things(given: str, stones: int, points: int) -> None:
    position = feeding({"cards": ["N33"], "crews": [3, 3, 3, 3]}).play(given)
    assert (position.stones(), position.scores[0], position.cards()) == (stones, points, [])


def test_egz_4_11_strength_or_stones() -> None:
    me = {"cards": ["N34"], "stones": 3, "crews": [1, 1, 1, 1], "spent": ["lead"], "ships": ["obelisk_1"]}
    position = building(me).play("stones N34", "send green")
    assert (position.stones(), position.table()["build"]["strength"], taking("N34").cards()) == (7, 1, ["N34"])
