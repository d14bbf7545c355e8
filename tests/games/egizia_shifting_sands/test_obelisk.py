"""SAND-8.8 to SAND-8.10: the obelisk."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import Position, Seat, building

LEVELS = [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6]
LEVELS_OF_TWO = [1, 2, 2, 3, 4, 4, 5]


def laying(height: int, seats: int = 3, **more: object) -> Position:
    me: Seat = {"stones": 20, "crews": [7, 6, 5, 7], "spent": ["lead"], "ships": ["obelisk_1"]} | more
    return building(me, seats=seats, obelisk=[1] * height).play("send green")


@pytest.mark.parametrize(("height", "cost"), list(enumerate(LEVELS)))
def test_sand_8_8_the_lowest_empty_level(height: int, cost: int) -> None:
    position = laying(height).play("brick obelisk")
    assert position.table()["obelisk"] == [1] * height + [0] + [-1] * (11 - height)
    assert position.table()["obelisk_costs"][height] == cost
    assert 7 - position.table()["build"]["left"] == cost


@pytest.mark.parametrize(("height", "cost"), list(enumerate(LEVELS_OF_TWO)))
def test_sand_8_8_with_two_players(height: int, cost: int) -> None:
    position = laying(height, seats=2).play("brick obelisk")
    assert (7 - position.table()["build"]["left"], position.of("obelisk")) == (cost, 1)


def test_sand_8_8_all_build_the_same_levels() -> None:
    me: Seat = {"stones": 9, "crews": [3, 1, 1, 1], "spent": ["lead", "blue", "yellow"]}
    position = building(me | {"ships": ["obelisk_1"]}, me | {"ships": ["obelisk_2"]})
    position.play("send green", "brick obelisk", "done", "climb grain", "send green", "brick obelisk", "done")
    assert position.table()["obelisk"][:3] == [0, 1, -1]
    assert position.scores == [1, 2, 0]


def test_sand_8_8_refuses_a_brick_on_the_full_obelisk() -> None:
    assert laying(12).why_not("brick obelisk") == "SAND-8.8"
    assert laying(7, seats=2).why_not("brick obelisk") == "SAND-8.8"


@pytest.mark.parametrize("market", ["grain", "stone"])
def test_sand_8_9_the_lower_section_brings_a_level_on_one_market(market: str) -> None:
    position = laying(5).play("brick obelisk", "done")
    assert position.legal == {"climb grain", "climb stone"}
    assert position.play(f"climb {market}").levels() == ((2, 1) if market == "grain" else (1, 2))


def test_sand_8_9_the_upper_section_brings_a_level_on_both() -> None:
    assert laying(6).play("brick obelisk", "done").levels() == (2, 2)


@pytest.mark.parametrize(("height", "levels"), [(3, None), (4, (2, 2))])
def test_sand_8_9_sections_with_two_players(height: int, levels: tuple[int, int] | None) -> None:
    """Four of seven levels are the lower section."""
    position = laying(height, seats=2).play("brick obelisk", "done")
    assert position.legal == {"climb grain", "climb stone"} if levels is None else position.levels() == levels


def test_sand_8_9_once_per_round() -> None:
    position = laying(0, obelisk_bonus=True).play("brick obelisk", "done")
    assert (position.levels(), position.actor) == ((1, 1), -1)


def test_sand_8_9_again_in_the_next_round() -> None:
    position = laying(0).play("brick obelisk", "done", "climb grain")
    assert position.match.position()["table"]["players"][0].get("obelisk_bonus", False) is False


def test_sand_8_10_it_is_one_bonus_however_many_bricks() -> None:
    position = laying(0).play("brick obelisk", "brick obelisk", "brick obelisk", "done", "climb grain")
    assert (position.levels(), position.actor) == ((2, 1), -1)


def test_sand_8_10_who_has_built_in_both_sections_chooses() -> None:
    """The sixth level, 3, and the seventh, 4."""
    position = laying(5).play("brick obelisk", "brick obelisk")
    assert position.legal == {"climb grain", "climb stone", "climb both"}
    assert position.play("climb both").levels() == (2, 2)


def test_sand_8_10_refuses_both_markets_for_the_lower_section() -> None:
    assert laying(0).play("brick obelisk", "done").why_not("climb both") == "SAND-8.10"
