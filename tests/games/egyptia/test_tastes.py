"""Greedy bots at one table see the same dice, and yet each builds a city of its own."""

from __future__ import annotations

from itertools import combinations

import pytest

from benben.bots import Side, bot
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.games.egyptia.advice.round_search import TASTE, taste
from benben.games.egyptia.city import BUILDING_COUNT, HEX_COUNT

SEATS = 3
ROUNDS = 4


def played(seed: int) -> Match:
    """A game of greedy bots, as at a table on the web: a new bot for each question."""
    match = game("egyptia").match(SEATS, seed)
    while match.view()["table"]["round"] <= ROUNDS:
        seat = match.actor
        match.play(bot("greedy").choose(Side(match, seat, rng_of(0))))
    return match


@pytest.mark.parametrize("seed", [3, 4])
def test_no_two_bots_build_the_same_city(seed: int) -> None:
    cities = [tuple(sheet["hexes"]) for sheet in played(seed).view()["table"]["sheets"]]
    assert len(set(cities)) == SEATS


def likings(seat: int) -> list[float]:
    return [taste(seat, building, hex) / TASTE for building in range(BUILDING_COUNT) for hex in range(HEX_COUNT)]


@pytest.mark.parametrize(("one", "other"), [*combinations(range(1, 7), 2)])
def test_the_tastes_of_two_seats_have_nothing_in_common(one: int, other: int) -> None:
    """Of 108 likings between 0 and 1 two seats share but few, and they do not differ by one number either."""
    gaps = [round((a - b) % 1, 1) for a, b in zip(likings(one), likings(other), strict=True)]
    assert max(gaps.count(gap) for gap in set(gaps)) < len(gaps) / 3


def test_who_plays_alone_plays_for_points_only() -> None:
    assert set(likings(0)) == {0.0}
