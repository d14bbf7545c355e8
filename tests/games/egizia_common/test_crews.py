"""EGZ-2: crews."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import CREWS, claiming, taking


def test_egz_2_1_a_step_is_one_column() -> None:
    assert claiming("T09", {"crews": [2, 3, 4, 5]}).crews() == [3, 4, 5, 4]


@pytest.mark.parametrize("crew", CREWS)
def test_egz_2_1_any_crew(crew: str) -> None:
    position = claiming("T05", {"crews": [3, 3, 3, 3]}).play(f"raise {crew}")
    assert position.crews() == [4 if name == crew else 3 for name in CREWS]


def test_egz_2_2_seven_is_the_last_column() -> None:
    assert taking("N17", {"crews": [1, 1, 1, 7]}).crews() == [1, 1, 1, 7]
    assert taking("N17", {"crews": [1, 1, 1, 6]}).crews() == [1, 1, 1, 7]


def test_egz_2_2_refuses_a_crew_at_the_end() -> None:
    assert claiming("T05", {"crews": [3, 7, 3, 3]}).why_not("raise blue") == "EGZ-2.2"


def test_egz_2_3_a_crew_of_the_own_choice_must_step_up() -> None:
    assert taking("N05").legal == {f"raise {crew}" for crew in CREWS}


def test_egz_2_3_not_asked_where_only_one_can() -> None:
    position = taking("N05", {"crews": [7, 7, 5, 7]})
    assert (position.actor, position.crews()) == (1, [7, 7, 6, 7])


def test_egz_2_3_lost_where_none_can() -> None:
    position = taking("N05", {"crews": [7, 7, 7, 7]})
    assert (position.actor, position.crews()) == (1, [7, 7, 7, 7])
