"""EGI-11: the pyramid."""

from __future__ import annotations

import pytest

from tests.games.egizia.position import Position, builder, building, ending, laying

ROWS = [(5, 2), (4, 3), (3, 4), (2, 5), (1, 6)]  # spaces and numbers, bottom up
FULL = [[1] * spaces for spaces, _ in ROWS]


def stacked(rows: list[list[int]]) -> list[list[int]]:
    return rows + [[] for _ in range(5 - len(rows))]


def masons(rows: list[list[int]], strength: int = 9, seats: int = 3) -> Position:
    """Seat 0 has sent its green crew to Giza; the rows above those told are empty."""
    return laying("giza", {"crews": [strength, 1, 1, 1]}, seats=seats, pyramid=stacked(rows))


# 11.1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("row", "spaces", "cost"), [(n + 1, *row) for n, row in enumerate(ROWS)])
def test_egi_11_1_rows_and_their_numbers(row: int, spaces: int, cost: int, seats: int) -> None:
    """With any number of players."""
    for built in range(spaces):
        position = masons([*FULL[: row - 1], [1] * built], strength=cost, seats=seats).play("brick pyramid")
        while position.step == "LayBrick":
            position.play("done")
        assert ("bricks", cost) in position.reasons()
        assert position.row(row) == [1] * built + [0]


def test_egi_11_1_the_leftmost_empty_space_of_the_lowest_row() -> None:
    position = masons([[1, 2]]).play("brick pyramid", "done")
    assert (position.row(1), position.row(2)) == ([1, 2, 0], [])


def test_egi_11_1_the_next_row_in_the_same_build() -> None:
    position = masons([[1, 2, 1, 2]]).play("brick pyramid", "brick pyramid", "done")
    assert (position.row(1), position.row(2)) == ([1, 2, 1, 2, 0], [0])
    assert ("bricks", 2 + 3) in position.reasons()


def test_egi_11_1_never_before_the_row_below_is_full() -> None:
    """Three bricks in the first row would carry two of the second; there is only one place to build all the same."""
    position = masons([[1, 2, 1]]).play("brick pyramid", "brick pyramid", "done")
    assert (position.row(1), position.row(2)) == ([1, 2, 1, 0, 0], [])


def test_egi_11_1_by_everybody_in_turn() -> None:
    position = building(builder("giza_1"), builder("giza_2")).build("pyramid", "pyramid").build("pyramid")
    assert position.row(1) == [0, 0, 1]


def test_egi_11_1_refuses_a_brick_on_the_finished_pyramid() -> None:
    assert masons(FULL).why_not("brick pyramid") == "EGI-11.1"


def test_egi_11_1_refuses_a_space_beyond_the_capacity() -> None:
    assert masons(FULL[:3], strength=4).why_not("brick pyramid") == "EGZ-7.3"
    assert masons([[1, 1, 1, 1]], strength=4).play("brick pyramid").why_not("brick pyramid") == "EGZ-7.3"


# 11.2


@pytest.mark.parametrize(("row", "points"), [
    ([0, 0, 1, 1], [3, 0, 0]), ([1, 1, 1, 2], [0, 3, 0]), ([1, 1, 1, 1], [0, 4, 0]), ([0, 0, 0, 0], [5, 0, 0]),
])  # fmt: skip
def test_egi_11_2_the_most_bricks_score_a_point_each(row: list[int], points: list[int]) -> None:
    position = masons([row]).play("brick pyramid", "done")
    found = [sum(n for reason, n in position.reasons(seat) if reason == "rows") for seat in range(3)]
    assert found == points


def test_egi_11_2_at_once() -> None:
    """Before the points of the build, and while it goes on."""
    position = masons([[1, 1, 2, 1]]).play("brick pyramid")
    assert (position.scores, position.of("rows_won", 1), position.actor) == ([0, 3, 0], 1, 0)
    position.play("brick pyramid", "done")
    assert position.scored()[:2] == [1, 0]


def test_egi_11_2_two_rows_in_one_build() -> None:
    """The last space of the fourth row and the fifth: 5 + 6 strength."""
    position = building(builder("giza_1", crews=[9, 1, 1, 2], spent=[]), pyramid=stacked([*FULL[:3], [0]])).play(
        "send green", "add lead", "brick pyramid", "brick pyramid"
    )
    assert position.reasons()[:3] == [("rows", 2), ("rows", 1), ("bricks", 11)]


def test_egi_11_2_not_before_it_is_full() -> None:
    assert masons([[0, 0, 0]]).play("brick pyramid", "done").reasons()[0] == ("bricks", 2)


def test_egi_11_2_a_row_that_is_not_full_at_the_end_brings_nothing() -> None:
    assert ending(pyramid=stacked([[0, 0, 0, 0]])).scores == [0, 0, 0]


# 11.3


@pytest.mark.parametrize(("row", "winner"), [
    ([1, 1, 2, 2], 1), ([2, 2, 1, 1], 2), ([1, 2, 2, 1], 1), ([2, 1, 1, 2], 2), ([0, 1, 2, 1], 0), ([1, 0, 2, 1], 1),
])  # fmt: skip
def test_egi_11_3_of_equals_the_brick_farthest_to_the_left(row: list[int], winner: int) -> None:
    """Seat 0 lays the last brick; it takes part in the tie only where it has two."""
    position = masons([row]).play("brick pyramid", "done")
    assert [position.of("rows_won", seat) for seat in range(3)] == [int(seat == winner) for seat in range(3)]


def test_egi_11_3_one_brick_each() -> None:
    position = masons([*FULL[:3], [1]]).play("brick pyramid", "done")
    assert (position.of("rows_won", 1), position.of("rows_won", 0)) == (1, 0)
    assert position.reasons(1) == [("rows", 1)]


def test_egi_11_3_a_majority_needs_no_tie() -> None:
    position = masons([[2, 2, 1, 0]]).play("brick pyramid", "done")
    assert position.of("rows_won", 2) == 1  # 2 of seat 2, 1 of seat 1, 2 of seat 0: seat 2 is farther left
