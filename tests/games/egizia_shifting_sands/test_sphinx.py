"""SAND-12: cards of the sphinx."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import Position, Seat, at_sphinx, building

STRONG: Seat = {"stones": 20, "crews": [7, 7, 7, 7], "spent": ["lead"]}


# The example of the book (p. 9)


def test_sand_12_3_brian_draws_three_from_the_middle_dock() -> None:
    """His 4 strength blue crew, though three are enough; he keeps one and scores 2 for the others."""
    brian: Seat = {"stones": 9, "crews": [1, 4, 1, 2], "ships": ["sphinx_2"], "sphinx": ["S01"]}
    first: Seat = {"stones": 9, "crews": [7, 1, 1, 2], "ships": ["sphinx_1"], "spent": ["lead"]}
    position = building(brian, first, seats=4).play("send green", "draw 1 0").chance("deal S30").play("return")
    position.play("send blue", "ready")
    assert position.offered("draw") == {"1 0", "2 0", "3 0"}
    position.play("draw 3 0").chance("deal S10", "deal S20", "deal S15")
    assert position.stones() == 6
    position.play("keep S20")
    assert (position.kept(), position.scores[0], position.under) == ({"S01", "S20"}, 2, ["S30", "S10", "S15"])


# The rules


def test_sand_12_1_a_stone_and_a_strength_for_each_card() -> None:
    position = at_sphinx(4)
    assert position.stones() == 9 - 4


@pytest.mark.parametrize(("stones", "strength", "most"), [(9, 3, 3), (2, 7, 2), (9, 7, 5), (1, 1, 1)])
def test_sand_12_1_as_many_as_stones_and_strength_reach(stones: int, strength: int, most: int) -> None:
    position = at_sphinx(me={"stones": stones, "crews": [strength, 1, 1, 2]})
    assert position.offered("draw") == {f"{n} 0" for n in range(1, most + 1)}


@pytest.mark.parametrize(("dock", "most"), [(1, 5), (2, 3), (3, 2)])
def test_sand_12_2_the_dock_sets_the_most_cards(dock: int, most: int) -> None:
    position = at_sphinx(dock=dock, seats=4)
    assert position.offered("draw") == {f"{n} 0" for n in range(1, most + 1)}


@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 2), (4, 2)])
def test_sand_12_2_a_ship_that_builds_in_addition_has_the_next_dock_outward(seats: int, most: int) -> None:
    docked = [STRONG | {"ships": [f"sphinx_{n + 1}"]} for n in range(seats - 1)]
    waits = STRONG | {"ships": ["sphinx_wait"], "columns": 5, "spent": ["lead", "blue"]}
    position = building(*docked, waits, purple="P2", seats=seats)
    for n in range(seats - 1):
        position.play("send green", "draw 1 0").chance(f"deal S{20 + n}").play("return")
    position.play("late P2", "send green")
    if position.step == "Reinforcing":
        position.play("ready")  # with two players G6 lies at the third column
    assert position.offered("draw") == {f"{n} 0" for n in range(1, most + 1)}


@pytest.mark.parametrize(("dock", "given"), [(2, "draw 4 0"), (3, "draw 3 0")])
def test_sand_12_2_refuses_more_than_the_dock_allows(dock: int, given: str) -> None:
    assert at_sphinx(dock=dock, seats=4).why_not(given) == "SAND-12.2"


def drawn(cards: str = "S10 S11 S12", **more: object) -> Position:
    names = cards.split()
    position = at_sphinx(len(names), me=more)
    return position.chance(*[f"deal {name}" for name in names])


def test_sand_12_3_one_is_kept_and_the_others_go_under_the_deck() -> None:
    position = drawn(sphinx=["S01"])
    before = position.table()["sphinx_deck"]
    assert position.legal == {"keep S10", "keep S11", "keep S12", "return"}
    position.play("keep S11")
    assert (position.kept(), position.under, position.table()["sphinx_deck"]) == (
        {"S01", "S11"},
        ["S10", "S12"],
        before + 2,
    )


def test_sand_12_3_in_the_order_in_which_they_were_drawn() -> None:
    assert drawn("S30 S20 S25 S15").play("keep S20").under == ["S30", "S25", "S15"]


def test_sand_12_3_none_need_be_kept() -> None:
    position = drawn(sphinx=["S01"]).play("return")
    assert (position.kept(), position.under) == ({"S01"}, ["S10", "S11", "S12"])


@pytest.mark.parametrize(("answer", "points"), [("keep S10", 2), ("return", 3)])
def test_sand_12_4_each_card_returned_brings_a_point(answer: str, points: int) -> None:
    assert drawn().play(answer).reasons() == [("returned", points)]


def test_sand_12_4_who_draws_one_and_keeps_it_scores_nothing() -> None:
    assert drawn("S10").play("keep S10").scores[0] == 0


# 12.5


@pytest.mark.parametrize(("dock", "draws"), [
    (1, {"1 0", "1 1", "2 0", "2 1", "3 0", "3 1", "4 0", "4 1", "5 0"}),
    (3, {"1 0", "1 1", "2 0"}),
])  # fmt: skip
def test_sand_12_5_one_more_for_nothing_within_the_most_of_the_dock(dock: int, draws: set[str]) -> None:
    assert at_sphinx(dock=dock, me={"cards": ["N20"]}, seats=4).offered("draw") == draws


def test_sand_12_5_it_costs_nothing_and_scores_if_it_is_returned() -> None:
    position = at_sphinx(1, 1, me={"cards": ["N20"], "stones": 1, "crews": [1, 1, 1, 2]})
    position.chance("deal S10", "deal S11").play("return")
    assert (position.stones(), position.scores[0]) == (0, 2)


def test_sand_12_5_refuses_a_free_card_without_the_nile_card() -> None:
    assert at_sphinx().why_not("draw 1 1") == "SAND-12.5"


def test_sand_12_5_refuses_a_free_card_beyond_the_most() -> None:
    assert at_sphinx(dock=3, me={"cards": ["N20"]}, seats=4).why_not("draw 2 1") == "SAND-12.2"


# 12.6


def test_sand_12_6_a_card_lets_its_owner_keep_one_more() -> None:
    position = at_sphinx(3, me={"cards": ["N36"], "sphinx": ["S01"]})
    position.chance("deal S10", "deal S11", "deal S12").play("keep S10", "another S12")
    assert (position.kept(), position.scores[0], position.under) == ({"S01", "S10", "S12"}, 1, ["S11"])


def test_sand_12_6_it_need_not_be_used() -> None:
    position = at_sphinx(2, me={"cards": ["N36"]}).chance("deal S10", "deal S11").play("keep S10", "return")
    assert (position.cards(), position.scores[0]) == (["N36"], 1)


def test_sand_12_6_not_where_nothing_is_left_to_keep() -> None:
    position = at_sphinx(1, me={"cards": ["N36"]}).chance("deal S10").play("keep S10")
    assert (position.actor, position.cards()) == (-1, ["N36"])


# 12.7


def test_sand_12_7_from_a_short_deck_as_many_as_there_are() -> None:
    """Two players, 28 cards: 26 are in hands, so that two are left."""
    all_cards = [f"S{n:02}" for n in range(1, 36) if n not in (6, 7, 8, 9, 18, 21, 22)]
    other: Seat = {"sphinx": all_cards[1:26]}
    me = STRONG | {"sphinx": all_cards[:1], "ships": ["sphinx_1"]}
    position = building(me, other, seats=2).play("send green")
    assert (position.table()["sphinx_deck"], position.offered("draw")) == (2, {"1 0", "2 0"})
    position.play("draw 2 0").chance("deal S34").play("return")
    assert (position.stones(), position.scores[0], position.under) == (18, 2, ["S34", "S35"])
