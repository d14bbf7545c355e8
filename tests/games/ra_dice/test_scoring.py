"""RA-12.2 to RA-12.8, RA-13, RA-14.2 and RA-14.3: the scorings.

`two`, `three` and `four` are the last turn of an epoch: one step before the end of the
Sun track a Sun lies there. Every seat has 20 points and one Civilization marker (which
scores 0) unless the test says otherwise. `last` is `two` in the third epoch.
"""

from functools import partial

import pytest

from tests.games.ra_dice.position import ra

COLOURS = ("yellow", "blue", "purple", "green", "red")
ALL_COLOURS = "yellow blue purple green red"
ALL_COLUMNS = "red1 red2 red3 red4 red5 red6 red7 red8"

end = partial(ra, dice="SPPPP")
two = partial(end, 2, ra=5, scores=(20,) * 2, civilization=("red", "blue"))
three = partial(end, 3, ra=8, scores=(20,) * 3, civilization=("red", "red", "blue"))
four = partial(end, 4, ra=11, scores=(20,) * 4, civilization=("red",) * 3 + ("blue",))
last = partial(two, epoch=3)


@pytest.mark.parametrize(
    ("pharaoh", "scores"),
    [((5, 4), [25, 18]), ((0, 1), [18, 25]), ((12, 0), [25, 18]), ((12, 11), [25, 18])],
)
def test_ra_12_2_furthest_of_two(pharaoh: tuple[int, ...], scores: list[int]) -> None:
    assert two(pharaoh=pharaoh).play("done").scores == scores


@pytest.mark.parametrize(
    ("pharaoh", "scores"),
    [((7, 3, 1), [25, 20, 18]), ((0, 11, 12), [18, 20, 25])],
)
def test_ra_12_2_furthest_of_three(pharaoh: tuple[int, ...], scores: list[int]) -> None:
    assert three(pharaoh=pharaoh).play("done").scores == scores


def test_ra_12_2_furthest_of_four() -> None:
    position = four(pharaoh=(2, 12, 0, 5)).play("done")
    assert position.scores == [20, 20 + 5, 20 - 2, 20]


@pytest.mark.parametrize(
    ("pharaoh", "scores"),
    [((4, 4, 2), [25, 25, 18]), ((0, 12, 12), [18, 25, 25])],
)
def test_ra_12_2_tie_of_three(pharaoh: tuple[int, ...], scores: list[int]) -> None:
    assert three(pharaoh=pharaoh).play("done").scores == scores


@pytest.mark.parametrize(
    ("pharaoh", "scores"),
    [((9, 9, 3, 1), [25, 25, 20, 18]), ((9, 1, 9, 9), [25, 18, 25, 25])],
)
def test_ra_12_2_tie_of_four(pharaoh: tuple[int, ...], scores: list[int]) -> None:
    assert four(pharaoh=pharaoh).play("done").scores == scores


def test_ra_12_2_dice_of_the_last_turn_count() -> None:
    position = two(pharaoh=(0, 3)).play("pharaoh 4 0", "done")
    assert position.scores == [20 + 5, 20 - 2]


def test_ra_12_3_furthest_behind_loses_2() -> None:
    position = three(pharaoh=(6, 5, 4)).play("done")
    assert position.scores == [20 + 5, 20, 20 - 2]


@pytest.mark.parametrize(
    ("pharaoh", "scores"),
    [((4, 2, 2), [25, 18, 18]), ((0, 0, 1), [18, 18, 25])],
)
def test_ra_12_3_tie_of_three(pharaoh: tuple[int, ...], scores: list[int]) -> None:
    assert three(pharaoh=pharaoh).play("done").scores == scores


@pytest.mark.parametrize(
    ("pharaoh", "scores"),
    [
        ((9, 3, 1, 1), [25, 20, 18, 18]),
        ((0, 0, 0, 12), [18, 18, 18, 25]),
        ((0, 3, 3, 0), [18, 25, 25, 18]),
    ],
)
def test_ra_12_3_tie_of_four(pharaoh: tuple[int, ...], scores: list[int]) -> None:
    assert four(pharaoh=pharaoh).play("done").scores == scores


def test_ra_12_3_points_fall_below_0() -> None:
    position = two(pharaoh=(1, 4), scores=(1, 0)).play("done")
    assert position.scores == [1 - 2, 0 + 5]


def test_ra_12_3_points_below_0_fall_further() -> None:
    position = two(pharaoh=(1, 4), scores=(-3, -10)).play("done")
    assert position.scores == [-3 - 2, -10 + 5]


@pytest.mark.parametrize("space", [0, 6, 12])
def test_ra_12_4_two_are_level(space: int) -> None:
    position = two(pharaoh=(space, space)).play("done")
    assert (position.scores, position.pharaoh) == ([20, 20], [space, space])


@pytest.mark.parametrize("space", [0, 1, 12])
def test_ra_12_4_three_are_level(space: int) -> None:
    position = three(pharaoh=(space,) * 3).play("done")
    assert (position.scores, position.pharaoh) == ([20] * 3, [space] * 3)


@pytest.mark.parametrize("space", [0, 7, 12])
def test_ra_12_4_four_are_level(space: int) -> None:
    position = four(pharaoh=(space,) * 4).play("done")
    assert (position.scores, position.pharaoh) == ([20] * 4, [space] * 4)


@pytest.mark.parametrize(
    ("before", "after"),
    [((5, 4), [3, 5]), ((12, 11), [10, 12]), ((12, 0), [10, 1]), ((0, 9), [1, 7])],
)
def test_ra_12_5_two_move(before: tuple[int, ...], after: list[int]) -> None:
    assert two(pharaoh=before).play("done").pharaoh == after


@pytest.mark.parametrize(
    ("before", "after"),
    [((7, 3, 1), [5, 3, 2]), ((4, 4, 2), [2, 2, 3]), ((4, 2, 2), [2, 3, 3])],
)
def test_ra_12_5_three_move(before: tuple[int, ...], after: list[int]) -> None:
    assert three(pharaoh=before).play("done").pharaoh == after


@pytest.mark.parametrize(
    ("before", "after"),
    [((12, 12, 5, 0), [10, 10, 5, 1]), ((3, 0, 3, 0), [1, 1, 1, 1])],
)
def test_ra_12_5_four_move(before: tuple[int, ...], after: list[int]) -> None:
    assert four(pharaoh=before).play("done").pharaoh == after


@pytest.mark.parametrize(
    ("before", "after"),
    [((1, 0), [0, 1]), ((2, 0), [0, 1]), ((2, 1), [0, 2])],
)
def test_ra_12_5_not_below_0(before: tuple[int, ...], after: list[int]) -> None:
    assert two(pharaoh=before).play("done").pharaoh == after


def test_ra_12_5_not_below_0_for_all_who_tie() -> None:
    assert three(pharaoh=(1, 1, 0)).play("done").pharaoh == [0, 0, 1]


@pytest.mark.parametrize("space", [0, 1, 7, 12])
@pytest.mark.parametrize("floods", [1, 2, 5])
def test_ra_12_6_flood_scores_the_space_once(space: int, floods: int) -> None:
    position = two(nile=(space, 0), floods=(floods, 0)).play("done")
    assert position.scores == [20 + space, 20]


def test_ra_12_6_all_with_a_flood_score() -> None:
    position = four(nile=(3, 8, 0, 12), floods=(1, 2, 3, 1)).play("done")
    assert position.scores == [20 + 3, 20 + 8, 20, 20 + 12]


def test_ra_12_6_floods_are_taken_back_and_markers_stay() -> None:
    position = three(nile=(3, 12, 5), floods=(1, 4, 0)).play("done")
    assert (position.floods, position.nile) == ([0, 0, 0], [3, 12, 5])


def test_ra_12_6_flood_of_the_last_turn_scores() -> None:
    position = two(dice="SNNNN", nile=(6, 0)).play("flood 0", "nile 1 0", "done")
    assert position.scores == [20 + 7, 20]


def test_ra_12_7_without_a_flood_nothing_is_scored() -> None:
    assert two(nile=(12, 7)).play("done").scores == [20, 20]


def test_ra_12_7_marker_without_a_flood_stays() -> None:
    assert three(nile=(12, 7, 0)).play("done").nile == [12, 7, 0]


def test_ra_12_7_only_seats_without_a_flood_go_without() -> None:
    position = three(nile=(12, 7, 9), floods=(0, 1, 0)).play("done")
    assert (position.scores, position.nile) == ([20, 20 + 7, 20], [12, 7, 9])


@pytest.mark.parametrize(
    ("markers", "points"),
    [(0, -5), (1, 0), (2, 0), (3, 5), (4, 10), (5, 15)],
)
def test_ra_12_8_points_by_number_of_markers(markers: int, points: int) -> None:
    held = (" ".join(COLOURS[:markers]), "yellow", "blue")
    position = three(civilization=held).play("done")
    assert position.scores == [20 + points, 20, 20]


def test_ra_12_8_each_player_on_its_own() -> None:
    held = (ALL_COLOURS, "yellow blue purple", "green red", "")
    position = four(civilization=held).play("done")
    assert position.scores == [20 + 15, 20 + 5, 20, 20 - 5]


def test_ra_12_8_no_markers_cost_points_below_0() -> None:
    position = two(civilization=("", ""), scores=(4, -2)).play("done")
    assert position.scores == [4 - 5, -2 - 5]


def test_ra_12_8_all_markers_are_taken_back() -> None:
    held = ("yellow blue purple", "yellow", "green red")
    position = three(civilization=held).play("done")
    left = [position.civilization(seat) for seat in range(3)]
    assert left == [set(), set(), set()]


def test_ra_12_8_whole_epoch_with_two_players() -> None:
    held = ("yellow blue purple", "green")
    position = two(pharaoh=(4, 2), nile=(7, 3), floods=(1, 0), civilization=held)
    position.play("done")
    assert position.scores == [20 + 5 + 7 + 5, 20 - 2 + 0 + 0]


def test_ra_12_8_whole_epoch_with_three_players() -> None:
    held = ("yellow blue purple green", "yellow blue", "")
    nile, floods = (12, 5, 0), (2, 0, 1)
    position = three(pharaoh=(6, 6, 1), nile=nile, floods=floods, civilization=held)
    position.play("done")
    assert position.scores == [20 + 5 + 12 + 10, 20 + 5 + 0 + 0, 20 - 2 + 0 - 5]


def test_ra_12_8_whole_epoch_with_four_players() -> None:
    held = (ALL_COLOURS, "yellow blue purple", "yellow", "")
    nile, floods = (1, 2, 3, 4), (1, 1, 0, 3)
    position = four(pharaoh=(0, 3, 3, 0), nile=nile, floods=floods, civilization=held)
    position.play("done")
    assert position.scores[:2] == [20 - 2 + 1 + 15, 20 + 5 + 2 + 5]
    assert position.scores[2:] == [20 + 5 + 0 + 0, 20 - 2 + 4 - 5]


def test_ra_12_8_whole_epoch_all_level_without_markers() -> None:
    position = four(pharaoh=(7, 7, 7, 7), civilization=("",) * 4, scores=(5, 4, 6, 0))
    assert position.play("done").scores == [5 - 5, 4 - 5, 6 - 5, 0 - 5]


def test_ra_12_8_whole_epoch_after_the_last_turns_points() -> None:
    position = two(ra=4, dice="SSAAP", pharaoh=(5, 5), civilization=("", ""))
    position.play("pharaoh 1 0", "ankhs", "done")
    assert position.scores == [20 + 2 + 5 - 5, 20 - 2 - 5]


@pytest.mark.parametrize("epoch", [1, 2])
def test_ra_13_1_not_after_the_first_two_epochs(epoch: int) -> None:
    position = two(epoch=epoch, monuments=(ALL_COLUMNS, "yellow1 blue1 green1"))
    assert position.play("done").scores == [20, 20]


def test_ra_13_1_after_the_third_epoch() -> None:
    position = last(monuments=(ALL_COLUMNS, "yellow1 blue1 green1")).play("done")
    assert position.scores == [20 + 15, 20 + 1 + 5]


@pytest.mark.parametrize(
    ("columns", "points"),
    [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 10), (8, 15)],
)
def test_ra_13_2_points_by_number_of_columns(columns: int, points: int) -> None:
    built = " ".join(f"yellow{column}" for column in range(1, columns + 1))
    assert last(monuments=(built, "")).play("done").scores == [20 + points, 20]


def test_ra_13_2_colour_and_place_do_not_matter() -> None:
    position = last(monuments=("red8 blue2 green5", "")).play("done")
    assert position.scores == [20 + 3, 20]


def test_ra_13_2_two_markers_in_a_column_are_one_column() -> None:
    position = last(monuments=("red8 blue8 green5", "")).play("done")
    assert position.scores == [20 + 2, 20]


def test_ra_13_2_players_may_share_a_column() -> None:
    position = last(monuments=("red1 blue2", "green1")).play("done")
    assert position.scores == [20 + 2, 20 + 1]


@pytest.mark.parametrize(
    ("markers", "points"),
    [(1, 0), (2, 0), (3, 5), (4, 10), (5, 15)],
)
def test_ra_13_3_points_by_markers_in_a_column(markers: int, points: int) -> None:
    tower = " ".join(f"{colour}4" for colour in COLOURS[:markers])
    assert last(monuments=(tower, "")).play("done").scores == [20 + 1 + points, 20]


def test_ra_13_3_only_own_markers_count() -> None:
    built = ("yellow1 blue1", "purple1 green1 red1")
    assert last(monuments=built).play("done").scores == [20 + 1, 20 + 1 + 5]


def test_ra_13_3_two_columns_of_three() -> None:
    built = "yellow1 blue1 purple1 yellow8 green8 red8"
    assert last(monuments=(built, "")).play("done").scores == [20 + 2 + 5 + 5, 20]


def test_ra_13_3_columns_of_three_four_and_five() -> None:
    built = "red1 blue1 green1 red2 blue2 green2 yellow2"
    built += " red3 blue3 green3 yellow3 purple3"
    position = last(monuments=(built, "")).play("done")
    assert position.scores == [20 + 3 + 5 + 10 + 15, 20]


def test_ra_13_3_column_of_three_beside_seven_columns() -> None:
    built = "red1 red2 red3 red4 red5 red6 red7 yellow7 blue7"
    assert last(monuments=(built, "")).play("done").scores == [20 + 10 + 5, 20]


def test_ra_13_3_whole_area() -> None:
    spaces = [f"{colour}{column}" for colour in COLOURS for column in range(1, 9)]
    position = last(monuments=(" ".join(spaces), "")).play("done")
    assert position.scores == [20 + 15 + 8 * 15, 20]


def test_ra_13_3_monument_of_the_last_turn_counts() -> None:
    position = last(dice="SPPPM", monuments=("yellow1 blue1", ""))
    assert position.play("monument red 1", "done").scores == [20 + 1 + 5, 20]


def test_ra_13_3_whole_last_epoch_with_two_players() -> None:
    held = ("yellow blue purple green", "red")
    built = ("red1 red2 red3", "blue1 yellow1 green1 purple1 blue2")
    third = partial(last, civilization=held, monuments=built)
    position = third(pharaoh=(3, 9), nile=(10, 2), floods=(1, 1)).play("done")
    assert position.scores == [20 - 2 + 10 + 10 + 3, 20 + 5 + 2 + 0 + 2 + 10]


def test_ra_13_3_whole_last_epoch_with_three_players() -> None:
    held = ("", "red blue", "red")
    built = (ALL_COLUMNS, "yellow1 blue1 green1", "")
    third = partial(three, epoch=3, civilization=held, monuments=built)
    position = third(pharaoh=(0, 0, 12), nile=(12, 12, 6), floods=(0, 3, 1))
    position.play("done")
    assert position.scores == [20 - 2 + 0 - 5 + 15, 20 - 2 + 12 + 0 + 6, 20 + 5 + 6]


def test_ra_13_3_whole_last_epoch_with_four_players() -> None:
    built = ("red1", "blue1 blue2", "", "green1 green2 green3")
    third = partial(four, epoch=3, civilization=("",) * 4, monuments=built)
    position = third(nile=(4, 4, 4, 4), floods=(1, 0, 0, 2)).play("done")
    assert position.scores == [20 + 4 - 5 + 1, 20 - 5 + 2, 20 - 5, 20 + 4 - 5 + 3]


def test_ra_14_2_most_points_win() -> None:
    assert last(scores=(30, 31)).play("done").winners == [1]


def test_ra_14_2_last_scoring_decides() -> None:
    position = last(scores=(30, 32), monuments=("red1 red2 red3", "")).play("done")
    assert (position.scores, position.winners) == ([33, 32], [0])


def test_ra_14_2_most_points_below_0_win() -> None:
    position = last(scores=(-4, -3)).play("done")
    assert (position.scores, position.winners) == ([-4, -3], [1])


def test_ra_14_2_not_the_player_who_ends_the_game() -> None:
    position = four(turn=3, epoch=3, scores=(20, 50, 30, 40)).play("done")
    assert position.winners == [1]


def test_ra_14_3_two_of_three_share_the_win() -> None:
    assert three(epoch=3, scores=(30, 20, 30)).play("done").winners == [0, 2]


def test_ra_14_3_three_of_four_share_the_win() -> None:
    assert four(epoch=3, scores=(8, 9, 9, 9)).play("done").winners == [1, 2, 3]


def test_ra_14_3_all_share_the_win() -> None:
    assert last(scores=(30, 30)).play("done").winners == [0, 1]


def test_ra_14_3_tie_made_by_the_last_scoring() -> None:
    position = last(scores=(30, 37), pharaoh=(4, 1)).play("done")
    assert (position.scores, position.winners) == ([35, 35], [0, 1])


def test_ra_14_3_neither_nile_nor_monuments_break_a_tie() -> None:
    position = last(scores=(30, 32), nile=(12, 0), monuments=("red1 red2", ""))
    assert position.play("done").winners == [0, 1]


def test_ra_12_12_points_may_fall_below_zero() -> None:
    """Last on the Pharaoh track loses 2, no Civilization marker loses 5: 3 − 2 − 5 = −4."""
    position = two(pharaoh=(0, 5), scores=(3, 10), civilization=("", "blue")).play("done")
    assert position.scores[0] == -4
