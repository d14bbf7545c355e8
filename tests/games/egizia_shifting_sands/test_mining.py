"""SAND-7.1: stones."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import mining


def test_sand_7_1_everybody_gets_the_stones_of_all_quarries() -> None:
    """The start quarry has 3; N07 2, N09 3, N47 3."""
    position = mining({"stones": 1, "cards": ["N07", "N09"]}, {"cards": ["N47"]}, {"stones": 4})
    assert [position.stones(seat) for seat in range(3)] == [1 + 3 + 2 + 3, 3 + 3, 4 + 3]


@pytest.mark.parametrize(("before", "after"), [(21, 24), (22, 25), (23, 25), (25, 25)])
def test_sand_7_1_what_exceeds_25_is_lost(before: int, after: int) -> None:
    assert mining({"stones": before}).stones() == after


@pytest.mark.parametrize("ring", ["bottom", "middle", "top"])
def test_sand_7_1_a_quarry_beside_a_dry_field_produces(ring: str) -> None:
    """N32: 2 stones beside a yellow field."""
    assert mining({"cards": ["N32"]}, ring=ring).stones() == 3 + 2
