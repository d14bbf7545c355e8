"""RA-2.1, RA-12.1, RA-12.9 to RA-12.11 and RA-14.1: epochs and the end."""

import pytest

from tests.games.ra_dice.position import new_game, ra


def test_ra_2_1_begins_with_the_first_epoch() -> None:
    game = new_game(players=2)
    assert (game.epoch, game.over) == (1, False)


def test_ra_2_1_second_epoch_follows_the_first() -> None:
    position = ra(players=2, epoch=1, ra=5, dice="SPPPP").play("done")
    assert (position.epoch, position.over) == (2, False)


def test_ra_2_1_third_epoch_follows_the_second() -> None:
    position = ra(players=2, epoch=2, ra=5, dice="SPPPP").play("done")
    assert (position.epoch, position.over) == (3, False)


def test_ra_2_1_no_epoch_follows_the_third() -> None:
    assert ra(players=2, epoch=3, ra=5, dice="SPPPP").play("done").over


@pytest.mark.parametrize(("players", "gone"), [(2, 5), (3, 8), (4, 11)])
def test_ra_12_1_ends_when_ra_reaches_the_end(players: int, gone: int) -> None:
    assert ra(players=players, ra=gone, dice="SPPPP").play("done").epoch == 2


@pytest.mark.parametrize(("players", "gone"), [(2, 4), (3, 7), (4, 10)])
def test_ra_12_1_ends_when_two_suns_reach_the_end(players: int, gone: int) -> None:
    assert ra(players=players, ra=gone, dice="SSPPP").play("done").epoch == 2


@pytest.mark.parametrize(("players", "gone"), [(2, 5), (3, 8), (4, 11)])
def test_ra_12_1_ends_when_ra_passes_the_end(players: int, gone: int) -> None:
    assert ra(players=players, ra=gone, dice="SSPPP").play("done").epoch == 2


@pytest.mark.parametrize(("players", "gone"), [(2, 4), (3, 7), (4, 10)])
def test_ra_12_1_goes_on_one_step_before_the_end(players: int, gone: int) -> None:
    position = ra(players=players, ra=gone, dice="SPPPP").play("done")
    assert (position.epoch, position.ra) == (1, gone + 1)


@pytest.mark.parametrize(("players", "gone"), [(2, 7), (3, 10), (4, 14)])
def test_ra_12_1_ends_at_the_end_of_the_long_track(players: int, gone: int) -> None:
    position = ra(players=players, ra=gone, dice="SPPPP", sun_track="long")
    assert position.play("done").epoch == 2


def test_ra_12_1_nothing_is_scored_before_the_end() -> None:
    position = ra(players=2, ra=4, dice="SPPPP", pharaoh=(4, 1), floods=(1, 0))
    assert position.play("done").scores == [10, 11]
    assert position.floods == [1, 0]


def test_ra_12_1_suns_at_the_end_of_the_track_do_not_end_the_turn() -> None:
    position = ra(players=2, ra=5, rerolls=2, dice="PPPPP")
    position.play("reroll yellow").roll("S....")
    assert (position.question, position.epoch) == ("MayReroll", 1)


def test_ra_12_1_player_finishes_the_turn_first() -> None:
    position = ra(players=2, ra=5, dice="SPPPP", pharaoh=(0, 3))
    position.play("pharaoh 4 0", "done")
    assert position.pharaoh == [4 - 2, 3 + 1]


def test_ra_12_1_epoch_goes_on_while_the_player_uses_dice() -> None:
    position = ra(players=2, ra=5, dice="SPPPN").play("pharaoh 3 0")
    assert (position.epoch, position.turn, position.scores) == (1, 0, [10, 11])


@pytest.mark.parametrize(("players", "gone"), [(2, 5), (3, 8), (4, 11)])
def test_ra_12_9_ra_returns_to_its_start(players: int, gone: int) -> None:
    assert ra(players=players, ra=gone, dice="SSPPP").play("done").ra == 0


def test_ra_12_9_next_player_begins() -> None:
    position = ra(players=3, turn=1, ra=8, dice="SPPPP").play("done")
    assert (position.turn, position.question, position.actor) == (2, "RollDice", -1)


@pytest.mark.parametrize(("players", "gone"), [(2, 5), (3, 8), (4, 11)])
def test_ra_12_9_first_seat_follows_the_last(players: int, gone: int) -> None:
    position = ra(players=players, turn=players - 1, ra=gone, dice="SPPPP")
    assert position.play("done").turn == 0


def test_ra_12_9_suns_of_the_new_epoch_count_from_the_start() -> None:
    position = ra(players=2, ra=5, dice="SSPPP").play("done").roll("SPPPP")
    position.play("reroll red").roll("....S").play("reroll green").roll("...P.")
    assert position.play("done").ra == 2


@pytest.mark.parametrize("epoch", [1, 2])
def test_ra_12_10_monuments_stay(epoch: int) -> None:
    built = ("yellow1 blue1 red8", "green5")
    position = ra(players=2, epoch=epoch, ra=5, dice="SPPPP", monuments=built)
    position.play("done")
    assert position.monuments(0) == {"yellow1", "blue1", "red8"}
    assert position.monuments(1) == {"green5"}


def test_ra_12_10_nile_markers_stay() -> None:
    position = ra(players=2, ra=5, dice="SPPPP", nile=(9, 4), floods=(1, 0))
    assert position.play("done").nile == [9, 4]


def test_ra_12_10_pharaoh_markers_between_first_and_last_stay() -> None:
    position = ra(players=4, ra=11, dice="SPPPP", pharaoh=(9, 5, 6, 2))
    assert position.play("done").pharaoh == [7, 5, 6, 3]


def test_ra_12_10_space_of_an_epoch_before_is_still_occupied() -> None:
    position = ra(players=2, ra=5, dice="SPPPP", monuments=("blue1", ""))
    position.play("done").roll("PMPPP").play("reroll red").roll("....N")
    position.play("reroll red").roll("....N")
    assert "monument blue 1" not in position.legal
    assert "monument blue 2" in position.legal


def test_ra_12_11_monuments_beyond_the_23_cubes_of_a_colour() -> None:
    colours = ("blue", "purple", "green", "red")
    built = [f"{colour}{column}" for colour in colours for column in range(1, 9)]
    position = ra(dice="MPNSC", monuments=(" ".join(built), ""))
    assert len(position.play("monument yellow 1").monuments(0)) == 33


def test_ra_12_11_floods_beyond_the_23_cubes_of_a_colour() -> None:
    assert ra(dice="NNNSP", floods=(30, 0)).play("flood 0").floods == [31, 0]


def test_ra_12_11_civilization_marker_beyond_the_23_cubes_of_a_colour() -> None:
    colours = ("blue", "purple", "green")
    built = [f"{colour}{column}" for colour in colours for column in range(1, 9)]
    position = ra(dice="CCCSP", monuments=(" ".join(built), ""))
    assert position.play("civilization yellow").civilization(0) == {"yellow"}


@pytest.mark.parametrize(("players", "gone"), [(2, 5), (3, 8), (4, 11)])
def test_ra_14_1_ends_after_the_third_epoch(players: int, gone: int) -> None:
    position = ra(players=players, epoch=3, ra=gone, dice="SPPPP").play("done")
    assert (position.over, position.actor) == (True, -2)


def test_ra_14_1_third_epoch_is_scored_first() -> None:
    position = ra(players=2, epoch=3, ra=5, dice="SPPPP", pharaoh=(2, 1)).play("done")
    assert (position.over, position.scores) == (True, [10 + 5 - 5, 11 - 2 - 5])


def test_ra_14_1_goes_on_until_ra_is_at_the_end() -> None:
    position = ra(players=2, epoch=3, ra=4, dice="SPPPP").play("done")
    assert (position.over, position.turn) == (False, 1)


def test_ra_14_1_three_suns_do_not_end_the_game() -> None:
    assert not ra(players=2, epoch=3, ra=5, dice="SSSPP").play("done").over


def test_ra_14_1_last_player_finishes_the_turn() -> None:
    position = ra(players=2, epoch=3, ra=5, dice="SSAAP", scores=(20, 20))
    assert not position.play("ankhs").over
    assert position.play("done").scores == [20 + 2 - 5, 20 - 5]
