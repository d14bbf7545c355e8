"""EGZ-3: the irrigation ring."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import placing, taking

RINGS = ["bottom", "middle", "top"]


@pytest.mark.parametrize("ring", RINGS)
@pytest.mark.parametrize("card", ["N27", "N37"])
def test_egz_3_1_it_may_stay(card: str, ring: str) -> None:
    position = taking(card, ring=ring).play(f"ring {ring}")
    assert (position.ring, position.actor) == (ring, 1)


def test_egz_3_1_it_stays_from_round_to_round() -> None:
    assert placing(ring="top").settle().ring == "top"


@pytest.mark.parametrize(("ring", "to"), [("bottom", RINGS[:2]), ("middle", RINGS), ("top", RINGS[1:])])
def test_egz_3_2_by_one_space(ring: str, to: list[str]) -> None:
    assert taking("N38", ring=ring).play("raise green").offered("ring") == set(to)


@pytest.mark.parametrize("ring", RINGS)
def test_egz_3_2_by_up_to_two_spaces(ring: str) -> None:
    assert taking("N37", ring=ring).offered("ring") == set(RINGS)


@pytest.mark.parametrize(("ring", "to"), [("bottom", "top"), ("top", "bottom")])
def test_egz_3_2_refuses_two_spaces_where_one_is_allowed(ring: str, to: str) -> None:
    assert taking("N38", ring=ring).play("raise green").why_not(f"ring {to}") == "EGZ-3.2"
