"""SAND-10: the pyramid, with all examples of the book."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import Position, Seat, building

BUILDER: Seat = {"stones": 20, "crews": [7, 6, 5, 4], "spent": ["lead"], "ships": ["pyramid_1"]}
ROWS = [(5, 2), (4, 3), (3, 4), (2, 5), (1, 6)]  # spaces and numbers, bottom up
FULL = [[1] * spaces for spaces, _ in ROWS]


def laying(rows: list[list[int]], seats: int = 3, **more: object) -> Position:
    """Seat 0 has sent its green crew; the rows above those told are empty."""
    rows = rows + [[] for _ in range((3 if seats == 2 else 5) - len(rows))]
    return building(BUILDER | more, seats=seats, pyramid=rows).play("send green")


def owners(position: Position, row: int) -> list[int]:
    return list(position.table()["pyramid"][row - 1]["owners"])


# The examples (p. 8)


def test_sand_10_3_john_completes_the_first_row_and_scores_a_majority_of_three() -> None:
    """The last space of row 1 and the first of row 2: 5 stones, his 5 strength yellow crew, 5 points and 3."""
    john: Seat = {"stones": 5, "crews": [1, 1, 5, 2], "ships": ["pyramid_1"]}
    position = building(john, pyramid=[[1, 0, 2, 0], [], [], [], []]).play("send yellow", "ready")
    position.play("brick row_1", "brick row_2")
    assert position.reasons() == [("bricks", 5), ("rows", 3)]
    assert (position.scores, position.stones()) == ([8, 0, 0], 0)


def test_sand_10_5_yellow_completes_two_rows_in_one_build() -> None:
    """5 points for building; then green scores 3 for the first row, yellow 2 for the second."""
    yellow: Seat = {"stones": 5, "crews": [1, 1, 5, 2], "ships": ["pyramid_1"]}
    position = building(yellow, pyramid=[[1, 1, 2, 1], [0, 1, 2], [], [], []]).play("send yellow", "ready")
    position.play("brick row_1", "brick row_2")
    assert (position.scores, position.scored()) == ([7, 3, 0], [0, 1, 0])
    assert (position.reasons(0), position.reasons(1)) == ([("bricks", 5), ("rows", 2)], [("rows", 3)])


def test_sand_10_1_sonia_builds_a_3_and_two_levels_of_statues() -> None:
    """7 stones and her 7 strength green crew, but only 3 points: second levels of two different statues."""
    sonia: Seat = {"stones": 7, "crews": [7, 1, 1, 2], "statues": [1, 1, 0], "ships": ["pyramid_1"]}
    position = building(sonia, pyramid=[[1, 1, 2, 1], [], [], [], []]).play("send green", "ready")
    position.play("brick row_2", "brick statue_1", "brick statue_2")
    assert (position.scores[0], position.stones(), position.of("statues")) == (3, 0, [2, 2, 0])


def test_sand_10_2_an_early_brick_of_the_second_row() -> None:
    """Both bricks beneath it are there, though the rest of the first row is not."""
    position = laying([[1, 2]]).play("brick row_2")
    assert (owners(position, 1), owners(position, 2)) == ([1, 2, -1, -1, -1], [0, -1, -1, -1])


# The rules


@pytest.mark.parametrize(("row", "spaces", "cost"), [(n + 1, *row) for n, row in enumerate(ROWS)])
def test_sand_10_1_rows_and_their_numbers(row: int, spaces: int, cost: int) -> None:
    position = laying(FULL[: row - 1])
    assert len(owners(position, row)) == spaces
    position.play(f"brick row_{row}")
    assert (owners(position, row)[0], 7 - position.table()["build"]["left"]) == (0, cost)


def test_sand_10_1_the_leftmost_empty_space_of_a_row() -> None:
    position = laying([[1, 2]]).play("brick row_1")
    assert owners(position, 1) == [1, 2, 0, -1, -1]


def test_sand_10_1_refuses_a_brick_in_a_full_row() -> None:
    assert laying([[1] * 5]).why_not("brick row_1") == "SAND-10.1"


@pytest.mark.parametrize(("rows", "legal"), [
    ([[1]], {"row_1"}),
    ([[1, 1]], {"row_1", "row_2"}),
    ([[1, 1], [1]], {"row_1"}),
    ([[1, 1, 1], [1]], {"row_1", "row_2"}),
    ([[1, 1, 1], [1, 1]], {"row_1", "row_3"}),
    ([[1] * 5, [1, 1, 1], [1]], {"row_2", "row_3"}),
])  # fmt: skip
def test_sand_10_2_two_bricks_beneath(rows: list[list[int]], legal: set[str]) -> None:
    position = laying(rows)
    assert {site for site in position.offered("brick") if site.startswith("row")} == legal


def test_sand_10_2_bricks_of_the_same_build_support_others() -> None:
    position = laying([[]]).play("brick row_1", "brick row_1", "brick row_2")
    assert owners(position, 2) == [0, -1, -1, -1]


@pytest.mark.parametrize(("rows", "site"), [([[1]], "row_2"), ([[1, 1], [1]], "row_2"), ([[1, 1, 1], [1]], "row_3")])
def test_sand_10_2_refuses_a_space_without_two_bricks_beneath(rows: list[list[int]], site: str) -> None:
    assert laying(rows).why_not(f"brick {site}") == "SAND-10.2"


@pytest.mark.parametrize(("row", "scores"), [
    ([0, 0, 1, 1], [2 + 3, 0, 0]),
    ([1, 1, 1, 2], [2, 3, 0]),
    ([1, 1, 1, 1], [2, 4, 0]),
    ([0, 0, 0, 0], [2 + 5, 0, 0]),
])  # fmt: skip
def test_sand_10_3_the_most_bricks_score_a_point_each(row: list[int], scores: list[int]) -> None:
    assert laying([row]).play("brick row_1", "done").scores == scores


def test_sand_10_3_whoever_completes_it() -> None:
    position = laying([[1, 1, 2, 1]]).play("brick row_1", "done")
    assert (position.scores, position.of("rows_won", 1)) == ([2, 3, 0], 1)


def test_sand_10_3_not_before_it_is_full() -> None:
    assert laying([[0, 0, 0]]).play("brick row_1", "done").reasons() == [("bricks", 2)]


@pytest.mark.parametrize(
    ("row", "winner"), [([1, 1, 2, 2], 2), ([2, 2, 1, 1], 1), ([1, 2, 2, 1], 1), ([0, 1, 2, 1], 0)]
)
def test_sand_10_4_of_equals_the_brick_farthest_to_the_right(row: list[int], winner: int) -> None:
    """Seat 0 lays the last brick; it takes part in the tie only where it has two."""
    position = laying([row]).play("brick row_1", "done")
    assert [position.of("rows_won", seat) for seat in range(3)] == [int(seat == winner) for seat in range(3)]


def test_sand_10_4_one_brick_each() -> None:
    position = laying([*FULL[:3], [1]], crews=[7, 1, 1, 1]).play("brick row_4", "done")
    assert position.scores == [5 + 1, 0, 0]


def test_sand_10_5_rows_come_after_the_points_of_the_build() -> None:
    position = laying([[0, 0, 0, 1]]).play("brick row_1", "brick row_2", "done")
    assert position.reasons() == [("bricks", 5), ("rows", 4)]


# Two players


DARK = [[0, 1, 0], [0, 1], [1]]


@pytest.mark.parametrize(("rows", "legal"), [
    ([[0, 1]], {"row_1", "row_2"}),
    ([[0, 1, 0], [0, 1]], {"row_1", "row_3"}),
    (DARK, {"row_1"}),
    ([[*DARK[0], 1], DARK[1], DARK[2]], {"row_1"}),
    ([[*DARK[0], 1, 1], DARK[1], DARK[2]], {"row_1", "row_2"}),
    ([[*DARK[0], 1, 1, 1], [*DARK[1], 1], DARK[2]], {"row_2"}),
    ([[*DARK[0], 1, 1, 1], [*DARK[1], 1, 1], DARK[2]], {"row_3"}),
])  # fmt: skip
def test_sand_10_6_two_sides_three_rows(rows: list[list[int]], legal: set[str]) -> None:
    """A brick rests on two of its own side."""
    position = laying(rows, seats=2, spent=["lead", "blue", "yellow"])
    assert {site for site in position.offered("brick") if site.startswith("row")} == legal


def test_sand_10_6_a_row_is_full_with_the_last_light_space() -> None:
    dark = laying([[0, 1]], seats=2).play("brick row_1", "done")
    assert dark.reasons() == [("bricks", 2)]
    light = laying([[0, 1, 0, 1, 1]], seats=2).play("brick row_1", "done")
    assert (light.reasons(), light.scores) == ([("bricks", 2), ("rows", 3)], [5, 0])


def test_sand_10_6_light_counts_as_right_of_dark() -> None:
    """Two bricks each in the second row, one each in the third: seat 0 has the last one, on the light side."""
    first = [0, 1, 0, 1, 1, 1]
    assert laying([first, [1, 1, 0]], seats=2).play("brick row_2", "done").scores == [3 + 2, 0]
    assert laying([first, [0, 1, 0, 1], [1]], seats=2).play("brick row_3", "done").scores == [4 + 1, 0]


def test_sand_10_6_refuses_a_fourth_row_and_a_light_space_on_the_dark_side() -> None:
    assert laying([[0]], seats=2).why_not("brick row_4") == "SAND-10.6"
    assert laying([[0, 1, 0, 1], [0, 1], [1]], seats=2).why_not("brick row_2") == "SAND-10.2"
