"""RA-2.2, RA-3 and RA-4: turn order, rolling, using dice."""

import pytest

from tests.games.ra_dice.position import new_game, ra


@pytest.mark.parametrize("start", [0, 1, 2])
def test_ra_2_2_start_player_begins(start: int) -> None:
    assert new_game(players=3, start=start).turn == start


def test_ra_2_2_next_seat_follows() -> None:
    assert ra(players=3, turn=0).play("done").turn == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_2_2_first_seat_follows_the_last(players: int) -> None:
    assert ra(players=players, turn=players - 1).play("done").turn == 0


def test_ra_2_2_turn_comes_round_again() -> None:
    game = new_game(players=3, start=1)
    game.roll("SSSSS").play("done").roll("SSSSS").play("done")
    assert game.turn == 0
    game.roll("SSSSS").play("done")
    assert game.turn == 1


def test_ra_3_1_game_begins_with_a_roll() -> None:
    game = new_game(players=2)
    assert (game.question, game.actor) == ("RollDice", -1)


def test_ra_3_1_all_five_dice_are_rolled() -> None:
    assert new_game(players=2).roll("CMPNA").dice == "CMPNA"


def test_ra_3_1_next_turn_begins_with_a_roll() -> None:
    position = ra(players=2).play("done")
    assert (position.question, position.actor) == ("RollDice", -1)


def test_ra_3_1_suns_of_the_last_turn_are_rolled_too() -> None:
    position = ra(players=2, dice="SSPPN").play("done").roll("CCMMA")
    assert (position.dice, position.suns) == ("CCMMA", 0)


def test_ra_3_2_suns_are_not_among_the_dice_to_reroll() -> None:
    position = ra(rerolls=2, dice="SSSPC")
    rerolls = {"reroll green", "reroll red", "reroll green+red"}
    assert position.legal == rerolls | {"keep"}


def test_ra_3_2_five_suns_leave_nothing_to_reroll() -> None:
    assert new_game(players=2).roll("SSSSS").question == "UseDice"


def test_ra_3_2_refuses_a_sun() -> None:
    assert ra(rerolls=2, dice="SANPC").refuses("reroll yellow") == "RA-3.2"


def test_ra_3_2_refuses_a_sun_just_rolled() -> None:
    position = ra(rerolls=2, dice="PPPPC").play("reroll yellow").roll("S....")
    assert position.refuses("reroll yellow") == "RA-3.2"


def test_ra_3_2_refuses_a_sun_in_the_second_reroll() -> None:
    assert ra(rerolls=1, dice="ANPCS").refuses("reroll red") == "RA-3.2"


def test_ra_3_2_refuses_a_sun_among_other_dice() -> None:
    assert ra(rerolls=1, dice="SANPC").refuses("reroll yellow+blue") == "RA-3.2"


def test_ra_3_3_asks_after_the_first_roll() -> None:
    game = new_game(players=2, start=1).roll("SANPC")
    assert (game.question, game.actor) == ("MayReroll", 1)


def test_ra_3_3_any_of_five_dice_or_none() -> None:
    legal = ra(rerolls=2, dice="CANPM").legal
    assert len(legal) == 32
    assert {"keep", "reroll purple", "reroll yellow+blue+purple+green+red"} <= legal


def test_ra_3_3_any_of_the_four_remaining_dice_or_none() -> None:
    assert len(ra(rerolls=2, dice="SANPC").legal) == 16


def test_ra_3_3_only_the_chosen_dice_change() -> None:
    position = ra(rerolls=2, dice="SANPC").play("reroll blue+red").roll(".M..M")
    assert position.dice == "SMNPM"


def test_ra_3_3_new_suns_join_the_track() -> None:
    position = ra(rerolls=2, dice="SANPC").play("reroll blue+green").roll(".S.S.")
    assert position.suns == 3


def test_ra_3_3_none_may_be_rerolled() -> None:
    position = ra(rerolls=1, dice="SANPC").play("keep")
    assert (position.dice, position.question) == ("SANPC", "UseDice")


def test_ra_3_4_asks_a_second_time() -> None:
    position = ra(rerolls=2, dice="SANPC").play("reroll blue").roll(".P...")
    assert position.question == "MayReroll"


def test_ra_3_4_dice_are_used_after_the_second_reroll() -> None:
    position = ra(rerolls=2, dice="SANPC").play("reroll blue").roll(".P...")
    assert position.play("reroll blue").roll(".M...").question == "UseDice"


def test_ra_3_4_suns_of_the_second_reroll_join_the_track() -> None:
    position = ra(rerolls=1, dice="SANPC").play("reroll blue").roll(".S...")
    assert position.suns == 2


def test_ra_3_4_next_player_has_two_rerolls_again() -> None:
    position = ra(players=2, rerolls=0).play("done").roll("CANPM")
    position.play("reroll red").roll("....P")
    assert position.question == "MayReroll"


def test_ra_3_4_refuses_a_third_reroll() -> None:
    position = ra(rerolls=1, dice="SANPC").play("reroll blue").roll(".P...")
    assert position.refuses("reroll blue") == "RA-3.4"


def test_ra_3_5_kept_die_may_be_rerolled_later() -> None:
    position = ra(rerolls=2, dice="SANPC").play("reroll blue").roll(".P...")
    assert {"reroll purple", "reroll purple+green+red"} <= position.legal


def test_ra_3_5_rerolled_die_may_be_rerolled_again() -> None:
    position = ra(rerolls=2, dice="SANPC").play("reroll blue").roll(".P...")
    assert position.play("reroll blue+red").roll(".C..N").dice == "SCNPN"


def test_ra_3_6_suns_beyond_the_end_are_counted() -> None:
    position = ra(players=2, ra=5, rerolls=1, dice="SPPPP")
    assert position.play("reroll blue+purple").roll(".SS..").suns == 3


def test_ra_3_6_three_suns_with_one_space_left_score_3() -> None:
    position = ra(players=2, ra=5, dice="SSSPP", scores=(20, 30)).play("done")
    assert (position.scores, position.ra) == ([23, 30], 5)


def test_ra_3_6_four_suns_with_one_space_left_allow_a_disaster() -> None:
    position = ra(players=2, ra=5, dice="SSSSP", pharaoh=(0, 5))
    assert "disaster pharaoh" in position.legal


def test_ra_4_1_pharaoh_before_nile() -> None:
    position = ra(dice="PNSSC").play("pharaoh 1 0", "nile 1 0")
    assert (position.pharaoh, position.nile) == ([1, 0], [1, 0])


def test_ra_4_1_nile_before_pharaoh() -> None:
    position = ra(dice="PNSSC").play("nile 1 0", "pharaoh 1 0")
    assert (position.pharaoh, position.nile) == ([1, 0], [1, 0])


def test_ra_4_1_returns_to_a_symbol_after_another() -> None:
    position = ra(dice="PPNSC").play("pharaoh 1 0", "nile 1 0", "pharaoh 1 0")
    assert (position.pharaoh, position.nile) == ([2, 0], [1, 0])


def test_ra_4_1_disaster_before_own_placement() -> None:
    position = ra(dice="SSSSM", monuments=("", "red1"))
    position.play("disaster monuments", "monument red 1")
    assert position.monuments(0) == {"red1"}


def test_ra_4_1_disaster_after_own_placement() -> None:
    position = ra(dice="SSSSM", monuments=("", "red1"))
    position.play("monument red 2", "disaster monuments")
    assert (position.monuments(0), position.monuments(1)) == ({"red2"}, set())


def test_ra_4_1_stops_without_using_any_die() -> None:
    position = ra(players=2, dice="PPNNN").play("done")
    assert (position.turn, position.pharaoh, position.nile) == (1, [0, 0], [0, 0])


def test_ra_4_1_stops_with_dice_left() -> None:
    position = ra(players=2, dice="PPNNA").play("pharaoh 1 0", "done")
    assert (position.turn, position.pharaoh, position.nile) == (1, [1, 0], [0, 0])


def test_ra_4_1_asks_even_if_no_die_can_be_used() -> None:
    position = ra(dice="SSSCC")
    assert (position.question, position.legal) == ("UseDice", {"done"})


def test_ra_4_2_used_dice_are_gone() -> None:
    position = ra(dice="PNSSS").play("pharaoh 1 0", "nile 1 0")
    assert position.legal == {"done"}


def test_ra_4_2_dice_of_one_symbol_are_used_up_one_by_one() -> None:
    position = ra(dice="PPPSS").play("pharaoh 1 0")
    assert position.legal == {"pharaoh 1 0", "pharaoh 2 0", "done"}


def test_ra_4_2_monument_die_places_only_one_marker() -> None:
    position = ra(dice="MAAPS").play("monument yellow 1")
    assert not any(answer.startswith("monument") for answer in position.legal)


def test_ra_4_2_flood_uses_up_its_niles() -> None:
    position = ra(dice="NNNSS").play("flood 0")
    assert position.legal == {"done"}


def test_ra_4_2_next_player_has_all_dice_again() -> None:
    position = ra(players=2, dice="PPPPP").play("pharaoh 5 0", "done")
    position.roll("PPPPP").play("reroll red").roll("....P")
    position.play("reroll red").roll("....P").play("pharaoh 5 0")
    assert position.pharaoh == [5, 5]


def test_ra_4_2_refuses_a_used_pharaoh() -> None:
    position = ra(dice="PNSSC").play("pharaoh 1 0")
    assert position.refuses("pharaoh 1 0") == "RA-4.2"


def test_ra_4_2_refuses_a_used_nile() -> None:
    position = ra(dice="NNSPC").play("nile 2 0")
    assert position.refuses("nile 1 0") == "RA-4.2"


def test_ra_4_1_refuses_a_use_while_rolling_is_not_over() -> None:
    assert ra(dice="PPNNA", rerolls=2).refuses("pharaoh 1 0") == "RA-4.1"
