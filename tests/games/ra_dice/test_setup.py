"""RA-1: the set-up."""

import pytest

from benben.core.errors import BenbenError
from tests.games.ra_dice.position import new_game, ra


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_1_1_two_to_four_players(players: int) -> None:
    assert len(new_game(players=players).scores) == players


@pytest.mark.parametrize("players", [1, 5])
def test_ra_1_1_refuses_one_or_five_players(players: int) -> None:
    with pytest.raises(BenbenError):
        new_game(players=players)


@pytest.mark.parametrize(("players", "steps"), [(2, 6), (3, 9), (4, 12)])
def test_ra_1_2_ra_starts_by_number_of_players(players: int, steps: int) -> None:
    game = new_game(players=players)
    assert (game.ra, game.steps) == (0, steps)


@pytest.mark.parametrize(("players", "steps"), [(2, 8), (3, 11), (4, 15)])
def test_ra_1_2_long_track(players: int, steps: int) -> None:
    game = new_game(players=players, sun_track="long")
    assert (game.ra, game.steps) == (0, steps)


def test_ra_1_2_long_track_goes_on_where_the_standard_one_ends() -> None:
    position = ra(players=2, ra=5, dice="SPPPP", sun_track="long").play("done")
    assert (position.epoch, position.ra) == (1, 6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_1_3_pharaoh_and_nile_markers_start_at_0(players: int) -> None:
    game = new_game(players=players)
    assert (game.pharaoh, game.nile) == ([0] * players, [0] * players)


def test_ra_1_3_no_floods_at_the_start() -> None:
    assert new_game(players=4).floods == [0, 0, 0, 0]


def test_ra_1_3_civilization_area_starts_empty() -> None:
    game = new_game(players=3)
    assert [game.civilization(seat) for seat in range(3)] == [set(), set(), set()]


def test_ra_1_3_monument_area_starts_empty() -> None:
    game = new_game(players=3)
    assert [game.monuments(seat) for seat in range(3)] == [set(), set(), set()]


def test_ra_1_4_scores_start_at_10_11_12_13() -> None:
    assert new_game(players=4, start=0).scores == [10, 11, 12, 13]


def test_ra_1_4_scores_follow_turn_order_with_two_players() -> None:
    assert new_game(players=2, start=1).scores == [11, 10]


def test_ra_1_4_scores_follow_turn_order_with_three_players() -> None:
    assert new_game(players=3, start=1).scores == [12, 10, 11]


def test_ra_1_4_scores_follow_turn_order_with_four_players() -> None:
    assert new_game(players=4, start=2).scores == [12, 13, 10, 11]
