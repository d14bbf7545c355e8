"""EGI-10: the temple."""

from __future__ import annotations

import pytest

from tests.games.egizia.position import Position, builder, building, laying, temple

Columns = dict[str, list[int]]

OUTER: Columns = {"left": [1, 1, 1], "right": [1, 1, 1]}
INNER: Columns = OUTER | {"inner_left": [1, 1], "inner_right": [1, 1]}
COLUMNS = {"left": [1, 2, 3], "right": [1, 2, 3], "inner_left": [3, 4], "inner_right": [3, 4], "top": [5]}
FOUNDED: dict[str, Columns] = {"left": {}, "right": {}, "inner_left": OUTER, "inner_right": OUTER, "top": INNER}


def masons(columns: Columns | None = None, strength: int = 9) -> Position:
    """Seat 0 has sent its green crew to Giza, where the temple stands so far."""
    return laying("giza", {"crews": [strength, 1, 1, 1]}, temple=temple(**(columns or {})))


def columns_offered(position: Position) -> set[str]:
    return {site.removeprefix("temple_") for site in position.offered("brick") if site != "pyramid"}


# 10.1


@pytest.mark.parametrize("side", ["left", "right"])
def test_egi_10_1_a_column_from_the_bottom_up(side: str) -> None:
    position = masons().play(*[f"brick temple_{side}"] * 3, "done")
    assert (position.column(side), position.reasons()[0]) == ([0, 0, 0], ("bricks", 1 + 2 + 3))


def test_egi_10_1_each_by_itself() -> None:
    position = masons().play("brick temple_left", "brick temple_left", "brick temple_right", "done")
    assert (position.column("left"), position.column("right"), position.reasons()[0]) == ([0, 0], [0], ("bricks", 4))


@pytest.mark.parametrize(("name", "numbers"), COLUMNS.items())
def test_egi_10_1_numbers_of_every_column(name: str, numbers: list[int]) -> None:
    for height, number in enumerate(numbers):
        before = FOUNDED[name] | {name: [1] * height}
        position = masons(before, strength=number).play(f"brick temple_{name}")
        assert (position.column(name), position.reasons()[0]) == ([1] * height + [0], ("bricks", number))


def test_egi_10_1_eleven_spaces_of_31() -> None:
    assert (sum(len(c) for c in COLUMNS.values()), sum(sum(c) for c in COLUMNS.values())) == (11, 31)


def test_egi_10_1_bricks_of_others_count() -> None:
    position = building(builder("giza_1"), builder("giza_2")).build("temple_left").build("temple_left")
    assert (position.column("left"), position.reasons(1)[0]) == ([0, 1], ("bricks", 2))


@pytest.mark.parametrize("side", ["left", "right"])
def test_egi_10_1_refuses_a_column_that_is_full(side: str) -> None:
    assert masons({side: [1, 1, 1]}).why_not(f"brick temple_{side}") == "EGI-10.1"


@pytest.mark.parametrize("side", ["left", "right"])
def test_egi_10_1_refuses_a_space_beyond_the_capacity(side: str) -> None:
    assert masons({side: [1, 1]}, strength=2).why_not(f"brick temple_{side}") == "EGZ-7.3"


# 10.2


def test_egi_10_2_inner_columns_after_both_outer_ones() -> None:
    assert columns_offered(masons(OUTER)) == {"inner_left", "inner_right"}


@pytest.mark.parametrize(("left", "right", "found"), [
    ([], [], {"left", "right"}), ([1, 1, 1], [], {"right"}), ([1, 1, 1], [1, 1], {"right"}), ([1], [1, 1, 1], {"left"}),
])  # fmt: skip
def test_egi_10_2_not_before(left: list[int], right: list[int], found: set[str]) -> None:
    assert columns_offered(masons({"left": left, "right": right})) == found


def test_egi_10_2_either_of_them_from_the_bottom_up() -> None:
    position = masons(OUTER).play("brick temple_inner_right", "brick temple_inner_right", "done")
    assert (position.column("inner_right"), position.column("inner_left")) == ([0, 0], [])
    assert position.reasons()[0] == ("bricks", 3 + 4)


def test_egi_10_2_in_the_build_that_completes_the_outer_ones() -> None:
    position = masons({"left": [1, 1, 1], "right": [1, 1]}).play(
        "brick temple_right", "brick temple_inner_left", "done"
    )
    assert position.reasons()[0] == ("bricks", 3 + 3)


@pytest.mark.parametrize("column", ["inner_left", "inner_right"])
def test_egi_10_2_refuses_an_inner_column_before_both_outer_ones(column: str) -> None:
    assert masons({"left": [1, 1, 1], "right": [1, 1]}).why_not(f"brick temple_{column}") == "EGI-10.2"
    assert masons({"left": [1, 1], "right": [1, 1, 1]}).why_not(f"brick temple_{column}") == "EGI-10.2"


def test_egi_10_2_refuses_an_inner_column_that_is_full() -> None:
    position = masons(OUTER | {"inner_left": [1, 1]})
    assert position.why_not("brick temple_inner_left") == "EGI-10.1"


# 10.3


def test_egi_10_3_the_top_after_both_inner_columns() -> None:
    position = masons(INNER)
    assert columns_offered(position) == {"top"}
    position.play("brick temple_top", "done")
    assert (position.column("top"), position.reasons()[0]) == ([0], ("bricks", 5))


def test_egi_10_3_in_the_build_that_completes_them() -> None:
    position = masons(OUTER | {"inner_left": [1, 1], "inner_right": [1]})
    assert position.play("brick temple_inner_right", "brick temple_top").column("top") == [0]


@pytest.mark.parametrize("inner", [
    {}, {"inner_left": [1, 1]}, {"inner_right": [1, 1]}, {"inner_left": [1, 1], "inner_right": [1]},
])  # fmt: skip
def test_egi_10_3_refuses_the_top_before(inner: dict[str, list[int]]) -> None:
    assert masons(OUTER | inner).why_not("brick temple_top") == "EGI-10.3"


def test_egi_10_3_refuses_a_second_top() -> None:
    assert masons(INNER | {"top": [1]}).why_not("brick temple_top") == "EGI-10.1"


# 10.4


def test_egi_10_4_temple_and_pyramid_together() -> None:
    position = masons().play("brick temple_left", "brick pyramid", "brick temple_right", "brick temple_left", "done")
    assert (position.reasons()[0], position.stones()) == (("bricks", 1 + 2 + 1 + 2), 14)


def test_egi_10_4_no_majority_is_scored_in_the_temple() -> None:
    """The columns are finished, and nothing but the numbers is scored."""
    position = masons({"left": [0, 0], "right": [0, 0, 0]}).play("brick temple_left", "done")
    assert [reason for reason, _ in position.reasons()] == ["bricks", "cooperation"]
