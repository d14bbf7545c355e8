"""EGZ-1: questions, and the scoring track."""

from __future__ import annotations

from tests.games.egizia_shifting_sands.position import claiming, feeding, placing, sands, taking


def test_egz_1_1_question_by_question() -> None:
    """A crew, then the ring, then the next player's ship."""
    position = taking("N38")
    assert {answer.split()[0] for answer in position.legal} == {"raise"}
    assert {answer.split()[0] for answer in position.play("raise green").legal} == {"ring"}
    assert (position.play("ring middle").actor, "pass" in position.legal) == (1, True)


def test_egz_1_1_an_answer_to_another_question_is_refused() -> None:
    assert taking("N38").why_not("ring top") == "SAND-2.1"


def test_egz_1_2_who_comes_to_a_space_stands_behind() -> None:
    """Seat 0 comes to the 3 points of the others, and is behind both."""
    position = claiming("T11", {"points": 2}, {"points": 3}, standing=[1, 0])
    assert (position.scores, position.table()["standing"]) == ([3, 3], [1, 0])


def test_egz_1_2_who_passes_another_is_in_front() -> None:
    position = claiming("T11", {"points": 3}, {"points": 3}, standing=[1, 0])
    assert position.table()["standing"] == [0, 1]


def test_egz_1_2_who_falls_back_to_a_space_stands_behind_too() -> None:
    """Two grain short on level 4 cost 2 points: seat 0 comes from 6 to the 4 of seat 1."""
    position = feeding({"points": 6, "crews": [2, 2, 2, 2], "grain_level": 4}, {"points": 4}, {"points": 1})
    assert (position.scores, position.table()["standing"]) == ([4, 4, 1], [1, 0, 2])


def test_egz_1_2_a_marker_that_gains_nothing_stays() -> None:
    position = taking("N53", {"points": 3}, {"points": 3}, {"points": 3}, standing=[0, 2, 1])
    assert position.table()["standing"] == [0, 2, 1]


def test_egz_1_3_the_score_may_fall_below_zero() -> None:
    assert taking("N39").scores == [-5, 0, 0]
    assert sands({"points": -7}).scores[0] == -7
    assert placing({"points": -7}).settle().table()["order"][0] == 0
