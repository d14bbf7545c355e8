"""EGI-12: cards of the sphinx."""

from __future__ import annotations

import pytest

from tests.games.egizia.position import Position, Seat, at_sphinx, builder, building

ALL_SPHINX = [f"K{n:02}" for n in range(1, 30)]


def drawn(cards: str = "K10 K11 K12", **more: object) -> Position:
    names = cards.split()
    return at_sphinx(len(names), me=more).chance(*[f"deal {name}" for name in names])


def returned(position: Position) -> int:
    """The points for cards that were put back."""
    return sum(points for reason, points in position.reasons() if reason == "returned")


# 12.1


@pytest.mark.parametrize(("stones", "strength", "most"), [(9, 3, 3), (2, 7, 2), (9, 7, 5), (1, 1, 1), (25, 9, 5)])
def test_egi_12_1_as_many_as_the_capacity_but_five_at_most(stones: int, strength: int, most: int) -> None:
    position = at_sphinx(me={"stones": stones, "crews": [strength, 1, 1, 2]})
    assert position.offered("draw") == {f"{n} 0" for n in range(1, most + 1)}


def test_egi_12_1_a_stone_for_each() -> None:
    position = at_sphinx(4)
    assert (position.stones(), position.actor) == (9 - 4, -1)


@pytest.mark.parametrize("dock", [1, 2, 3, 4])
def test_egi_12_1_five_from_every_dock(dock: int) -> None:
    assert at_sphinx(dock=dock, seats=4).offered("draw") == {f"{n} 0" for n in range(1, 6)}


def test_egi_12_1_five_for_each_who_builds_there() -> None:
    position = building(builder("abydus_1"), builder("abydus_2")).draw_and_return("K10").play("send green")
    assert position.offered("draw") == {f"{n} 0" for n in range(1, 6)}


def test_egi_12_1_the_joker_and_cards_help() -> None:
    me: Seat = {"stones": 9, "crews": [1, 1, 1, 2], "cards": ["C16"], "ships": ["abydus_1"]}
    position = building(me).play("send green", "add lead", "ready")
    assert position.offered("draw") == {"1 0", "2 0", "3 0"}
    position = building(me).play("send green", "strength C16", "ready")
    assert position.offered("draw") == {"1 0", "2 0", "3 0", "4 0"}


def test_egi_12_1_refuses_more_than_the_capacity() -> None:
    assert at_sphinx(me={"stones": 2}).why_not("draw 3 0") == "EGZ-7.4"
    assert at_sphinx(me={"crews": [2, 1, 1, 2]}).why_not("draw 3 0") == "EGZ-7.3"


def test_egi_12_1_refuses_more_than_five() -> None:
    """With C13 the sixth and seventh would be free; they are not drawn."""
    position = at_sphinx(me={"cards": ["C13"]})
    assert position.why_not("draw 4 2") == "EGI-12.1"
    assert position.why_not("draw 5 1") == "EGI-12.1"


# 12.2


def test_egi_12_2_one_is_kept_and_the_others_go_under_the_deck() -> None:
    position = drawn(sphinx=["K01"])
    before = position.table()["sphinx_deck"]
    assert position.legal == {"keep K10", "keep K11", "keep K12", "return"}
    position.play("keep K11")
    assert (position.kept(), position.under) == ({"K01", "K11"}, ["K10", "K12"])
    assert position.table()["sphinx_deck"] == before + 2


def test_egi_12_2_in_the_order_in_which_they_were_drawn() -> None:
    assert drawn("K28 K20 K25 K15").play("keep K20").under == ["K28", "K25", "K15"]


def test_egi_12_2_none_need_be_kept() -> None:
    position = drawn(sphinx=["K01"]).play("return")
    assert (position.kept(), position.under) == ({"K01"}, ["K10", "K11", "K12"])


@pytest.mark.parametrize(("answer", "points"), [("keep K10", 2), ("return", 3)])
def test_egi_12_2_each_card_returned_brings_a_point(answer: str, points: int) -> None:
    assert returned(drawn().play(answer)) == points


def test_egi_12_2_who_draws_one_and_keeps_it_scores_the_bonus_only() -> None:
    assert drawn("K10").play("keep K10").reasons() == [("cooperation", 1)]


def test_egi_12_2_refuses_a_card_that_was_not_drawn() -> None:
    assert drawn().why_not("keep K13") == "EGZ-8.3"


def test_egi_12_2_refuses_a_second_card() -> None:
    position = drawn()
    assert position.why_not("another K11") == "EGZ-8.3"
    assert position.play("keep K10").actor == -1


# 12.3


def test_egi_12_3_up_to_two_more_than_paid() -> None:
    position = at_sphinx(me={"cards": ["C13"]})
    assert position.offered("draw") == {
        *("1 0", "1 1", "1 2", "2 0", "2 1", "2 2", "3 0", "3 1", "3 2", "4 0", "4 1", "5 0")
    }


@pytest.mark.parametrize(("stones", "strength"), [(1, 7), (9, 1)])
def test_egi_12_3_beside_one_that_is_paid(stones: int, strength: int) -> None:
    position = at_sphinx(me={"cards": ["C13"], "stones": stones, "crews": [strength, 1, 1, 2]})
    assert position.offered("draw") == {"1 0", "1 1", "1 2"}


def test_egi_12_3_they_cost_nothing_and_score_if_they_are_returned() -> None:
    position = at_sphinx(1, 2, me={"cards": ["C13"], "stones": 1})
    position.chance("deal K10", "deal K11", "deal K12").play("return")
    assert (position.stones(), returned(position), position.cards()) == (0, 3, ["C13"])


def test_egi_12_3_refuses_free_cards_without_the_nile_card() -> None:
    assert at_sphinx().why_not("draw 1 1") == "EGI-12.3"
    assert at_sphinx().why_not("draw 1 2") == "EGI-12.3"


def test_egi_12_3_refuses_it_where_nothing_can_be_paid() -> None:
    """No stones: no build, so that the ship is not even asked."""
    position = building({"cards": ["C13"], "ships": ["abydus_1"], "crews": [7, 1, 1, 2]})
    assert position.actor == -1
    assert at_sphinx(me={"cards": ["C13"], "stones": 1}).why_not("draw 2 0") == "EGZ-7.4"


# 12.4


def test_egi_12_4_two_cards_are_kept_at_one_build() -> None:
    position = at_sphinx(3, me={"cards": ["C35"], "sphinx": ["K01"]})
    position.chance("deal K10", "deal K11", "deal K12").play("keep K10", "another K12")
    assert (position.kept(), returned(position), position.under) == ({"K01", "K10", "K12"}, 1, ["K11"])
    assert (position.cards(), position.gone) == ([], ["C35"])


def test_egi_12_4_it_need_not_be_used() -> None:
    position = at_sphinx(2, me={"cards": ["C35"]}).chance("deal K10", "deal K11").play("keep K10", "return")
    assert (position.cards(), returned(position)) == (["C35"], 1)


def test_egi_12_4_not_where_nothing_is_left_to_keep() -> None:
    position = at_sphinx(1, me={"cards": ["C35"]}).chance("deal K10").play("keep K10")
    assert (position.actor, position.cards()) == (-1, ["C35"])


# 12.5


def test_egi_12_5_from_a_short_deck_as_many_as_there_are() -> None:
    """27 of 29 cards are in hands, so that two are left; what must come needs no lot."""
    other: Seat = {"sphinx": ALL_SPHINX[1:27]}
    me = builder("abydus_1", sphinx=ALL_SPHINX[:1], cards=["C13"])
    position = building(me, other, seats=2).play("send green")
    assert (position.table()["sphinx_deck"], position.offered("draw")) == (2, {"1 0", "1 1", "2 0"})
    position.play("draw 2 0").chance("deal K28").play("return")
    assert (position.stones(), returned(position), position.under) == (18, 2, ["K28", "K29"])


def test_egi_12_5_then_those_under_the_deck_in_their_order() -> None:
    """One card that nobody has drawn is left, then K28 and K29 that came back."""
    draws = [{"seat": 1, "cards": ["K28", "K29"], "kept": []}]
    other: Seat = {"sphinx": ALL_SPHINX[1:26]}
    me = builder("abydus_1", sphinx=ALL_SPHINX[:1])
    position = building(me, other, seats=2, sphinx_draws=draws).play("send green", "draw 3 0")
    assert position.legal == {"keep K27", "keep K28", "keep K29", "return"}


def test_egi_12_5_nobody_builds_at_a_deck_without_cards() -> None:
    other: Seat = {"sphinx": ALL_SPHINX[1:]}
    assert building(builder("abydus_1", sphinx=ALL_SPHINX[:1]), other, seats=2).actor == -1
