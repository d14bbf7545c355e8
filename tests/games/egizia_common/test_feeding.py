"""EGZ-6: fields and quarries."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import feeding, mining

NEED_28 = {"crews": [7, 7, 7, 7]}  # on level 1 each grain that is missing costs 3 points


def test_egz_6_1_quarries_and_the_start_quarry() -> None:
    assert mining({"cards": ["N07", "N30", "N46"]}).stones() == 3 + 2 + 4 + 5


def test_egz_6_1_a_combination_is_a_quarry_and_a_field() -> None:
    assert mining({"cards": ["N47"]}).stones() == 3 + 3
    assert feeding(NEED_28 | {"cards": ["N47"]}).scores[0] == -3 * (28 - 6 - 4)


@pytest.mark.parametrize(("ring", "grain"), [("bottom", 6 + 4), ("middle", 6 + 4 + 5), ("top", 6 + 4 + 5 + 7)])
def test_egz_6_2_the_ring_waters_fields(ring: str, grain: int) -> None:
    """N02 green 4, N03 yellow 5, N06 red 7."""
    me = NEED_28 | {"cards": ["N02", "N03", "N06"]}
    assert feeding(me, ring=ring).scores[0] == -3 * (28 - grain)


@pytest.mark.parametrize(
    ("crews", "points"), [([1, 1, 1, 2], 0), ([1, 1, 1, 3], 0), ([1, 1, 2, 3], -3), ([4, 1, 3, 2], -12)]
)
def test_egz_6_3_as_much_grain_as_strength(crews: list[int], points: int) -> None:
    assert feeding({"crews": crews}).scores[0] == points
