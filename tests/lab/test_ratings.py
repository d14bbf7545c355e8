"""Ratings: against closed forms, against strengths that are known, and in the corners."""

from __future__ import annotations

import math
import random

import pytest

from benben.lab.ratings import MEAN, ranks, rate, share_of

FIRST_WINS, SECOND_WINS, DRAWN = [[0], [1]], [[1], [0]], [[0, 1]]


@pytest.mark.parametrize(("wins", "losses"), [(75, 25), (50, 50), (399, 1), (3, 1)])
def test_two_bots_have_the_ratings_of_the_closed_form(wins: int, losses: int) -> None:
    """One drawn game is added, as the module says; the difference is 400 times the logarithm of the odds."""
    one, two = rate(2, [FIRST_WINS] * wins + [SECOND_WINS] * losses)
    assert one.rating - two.rating == pytest.approx(400 * math.log10((wins + 0.5) / (losses + 0.5)), abs=1e-3)
    assert one.rating + two.rating == pytest.approx(2 * MEAN)
    share = (wins + 0.5) / (wins + losses + 1)
    of_difference = 1.959964 * 400 / math.log(10) / math.sqrt((wins + losses + 1) * share * (1 - share))
    assert [one.margin, two.margin] == pytest.approx([of_difference / 2] * 2, rel=1e-4)


def test_a_drawn_game_is_half_a_win_for_each() -> None:
    half = rate(2, [FIRST_WINS] * 30 + [DRAWN] * 20)
    whole = rate(2, [FIRST_WINS] * 40 + [SECOND_WINS] * 10)
    assert [tuple(one) for one in half] == [pytest.approx(tuple(one)) for one in whole]


def test_who_has_won_all_games_is_not_infinitely_strong() -> None:
    one, two = rate(2, [FIRST_WINS] * 20)
    assert 300 < one.rating - two.rating < 1000 and 50 < one.margin < 1000


def drawn(strengths: list[float], chance: random.Random) -> list[list[int]]:
    """A game by the model itself: the next is chosen from the rest in proportion to strength."""
    rest, order = list(range(len(strengths))), list[list[int]]()
    while rest:
        chosen = chance.choices(rest, [strengths[i] for i in rest])[0]
        rest.remove(chosen)
        order.append([chosen])
    return order


def test_known_strengths_are_found_from_ranks_of_four_seats() -> None:
    known, chance = [1.0, 2.0, 4.0, 8.0], random.Random(5)
    found = rate(4, [drawn(known, chance) for _ in range(2000)])
    wanted = [MEAN + 400 * (math.log10(w) - math.log10(64) / 4) for w in known]
    for one, rating in zip(found, wanted, strict=True):
        assert abs(one.rating - rating) < 1.6 * one.margin  # three standard deviations
        assert 5 < one.margin < 20


def test_an_interval_of_95_percent_holds_the_truth_about_so_often() -> None:
    known, chance = [1.0, 2.0, 3.0], random.Random(6)
    middle = sum(math.log10(w) for w in known) / 3
    held = 0
    for _ in range(100):
        found = rate(3, [drawn(known, chance) for _ in range(60)])
        wanted = [MEAN + 400 * (math.log10(w) - middle) for w in known]
        held += sum(abs(one.rating - rating) < one.margin for one, rating in zip(found, wanted, strict=True))
    assert 270 <= held <= 298  # of 300


def test_ratings_come_together_over_others() -> None:
    """0 has never met 2, but both have met 1."""
    games = [[[0], [1]]] * 60 + [[[1], [0]]] * 20 + [[[1], [2]]] * 60 + [[[2], [1]]] * 20
    one, two, three = rate(3, games)
    assert one.rating - two.rating == pytest.approx(two.rating - three.rating, abs=0.01)
    assert one.rating - three.rating == pytest.approx(800 * math.log10(60.5 / 20.5), abs=0.01)
    assert one.margin > two.margin


def test_a_bot_at_several_seats_gains_nothing_from_itself() -> None:
    """0 is alone against three of 1 and wins one game in four: they are equal."""
    games = [[[0], [1], [1], [1]], [[1], [0], [1], [1]], [[1], [1], [0], [1]], [[1], [1], [1], [0]]] * 25
    one, two = rate(2, games)
    assert one.rating == pytest.approx(two.rating, abs=0.01)


def test_shared_ranks_count_in_every_order_alike() -> None:
    together = rate(3, [[[0, 1, 2]]] * 9)
    assert [one.rating for one in together] == pytest.approx([MEAN] * 3)
    ahead = rate(3, [[[0], [1, 2]]] * 9)
    assert ahead[0].rating > ahead[1].rating and ahead[1].rating == pytest.approx(ahead[2].rating)


def test_ratings_do_not_depend_on_the_order_of_games_or_on_numbers() -> None:
    games = [[[0], [1], [2]]] * 5 + [[[2], [0], [1]]] * 4 + [[[1, 2], [0]]] * 3
    other = [[[2 - bot for bot in group] for group in groups] for groups in reversed(games)]
    mirrored = [one.rating for one in reversed(rate(3, other))]
    assert [one.rating for one in rate(3, games)] == pytest.approx(mirrored, abs=1e-4)


def test_ranks_are_the_winners_then_the_others_by_points() -> None:
    assert ranks([30, 30, 7], [0]) == [[0], [1], [2]]  # a tie-break decided
    assert ranks([30, 30, 7, 7], [0, 1]) == [[0, 1], [2, 3]]
    assert ranks([5, 5, 5], [0, 1, 2]) == [[0, 1, 2]]
    assert ranks([5, 9], []) == [[1], [0]]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (380, 400, 0.9240, 0.9674)],
)
def test_the_interval_of_a_share_is_wilson_s(wins: float, games: int, low: float, high: float) -> None:
    found = share_of(wins, games)
    assert found.share == wins / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)
