"""ARC-4: the quarry."""

import pytest

from tests.games.architects.position import build, drafted, without_plans


@pytest.mark.parametrize("brought", [(3, 5), (0, 1), (8, 8), (2, 0), (0, 0)])
def test_arc_4_1_all_limestone_goes_to_the_quarry(brought: tuple[int, int]) -> None:
    position = drafted(*brought)
    assert (position.quarry, position.numbers("limestone")) == (sum(brought), list(brought))


def test_arc_4_1_none_stays_in_a_hand() -> None:
    position = drafted(3, 5)
    assert ["limestone" in position.hand(seat) for seat in (0, 1)] == [False, False]


def test_arc_4_1_the_other_cards_stay() -> None:
    assert drafted(3, 5).numbers("cards") == [5, 3]


def test_arc_4_1_nobody_is_asked_whether_to() -> None:
    position = build("cat", "")
    assert (position.quarry, position.legal) == (15, {"pass", "idol cat p1"})


def test_arc_4_1_everybody_hears_how_many() -> None:
    told = [(seat, n) for seat, n, _ in drafted(3, 5, 0).events("quarried") if n]
    assert told == [(0, 3), (1, 5)]


@pytest.mark.parametrize(
    ("brought", "points"),
    [
        ((3, 5), [0, 4]),
        ((1, 0), [4, 0]),
        ((4, 4), [4, 4]),
        ((0, 0), [0, 0]),
        ((2, 1, 0), [4, 0, 0]),
        ((2, 1, 2), [4, 0, 4]),
        ((1, 1, 1), [4, 4, 4]),
        ((0, 0, 0), [0, 0, 0]),
        ((5, 4, 3, 4), [4, 0, 0, 0]),
        ((4, 4, 3, 4), [4, 4, 0, 4]),
        ((0, 0, 1, 0), [0, 0, 4, 0]),
        ((5, 5, 4, 3, 0), [4, 4, 0, 0, 0]),
        ((0, 0, 0, 0, 0), [0, 0, 0, 0, 0]),
    ],
    ids=str,
)
def test_arc_4_2_who_brings_the_most_scores_4(brought: tuple[int, ...], points: list[int]) -> None:
    position = drafted(*brought)
    assert (position.scores, position.reasons().get("limestone", [0] * len(brought))) == (points, points)


def test_arc_4_2_again_in_the_next_round() -> None:
    position = without_plans().round("plan_1 cat", "plan_2", start=1)
    assert (position.scores, position.reasons()["limestone"]) == ([10, 4 + 4], [0, 8])


def test_arc_4_3_blocks_brought_by_others_are_moved() -> None:
    position = build("worker_3 worker_2*4 worker_1*3", "").play("worker 3", "block p1", "block p1")
    assert (position.numbers("limestone"), position.quarry, position.site("p1")["blocks"]) == ([0, 8], 5, 3)


def test_arc_4_3_everybody_moves_them() -> None:
    position = build("worker_1", "worker_1").play("worker 1", "worker 1")
    assert position.table["sites"][0]["blocks"] == 2
