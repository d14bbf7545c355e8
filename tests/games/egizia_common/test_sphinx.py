"""EGZ-8: sphinx cards."""

from __future__ import annotations

from benben.core.steps import SPECTATOR
from tests.games.egizia_shifting_sands.position import Position, Seat, at_sphinx, building

STRONG: Seat = {"stones": 20, "crews": [7, 7, 7, 7], "spent": ["lead"]}


def drawn(*cards: str, **more: object) -> Position:
    return at_sphinx(len(cards), me=dict(more)).chance(*[f"deal {card}" for card in cards])


def test_egz_8_1_only_who_draws_sees_them() -> None:
    position = drawn("S10", "S11")
    assert position.table(0)["own"]["drawn"] == ["S10", "S11"]
    for seat in (1, 2, SPECTATOR):
        assert position.table(seat)["own"]["drawn"] == []
        assert position.table(seat)["players"][0]["drawn"] == 2


def test_egz_8_1_how_many_somebody_keeps_is_open() -> None:
    position = drawn("S10", "S11").play("keep S10")
    assert [position.table(1)["players"][seat]["sphinx"] for seat in range(3)] == [2, 1, 1]


def test_egz_8_2_cards_returned_come_after_all_others() -> None:
    """Two players; the other holds all but four of the 28 cards: seat 0 draws two, returns them, and draws again."""
    names = [f"S{n:02}" for n in range(1, 36) if n not in (6, 7, 8, 9, 18, 21, 22)]
    mine = STRONG | {"sphinx": names[:1], "ships": ["sphinx_1"]}
    draws = [{"seat": 0, "cards": ["S35", "S33"], "kept": []}]
    position = building(mine, {"sphinx": names[1:24]}, seats=2, sphinx_draws=draws).play("send green")
    assert (position.under, position.table()["sphinx_deck"]) == (["S35", "S33"], 4)
    position.play("draw 3 0")
    assert len(position.outcomes()) == 2  # those that nobody has drawn
    position.chance(sorted(position.outcomes())[0])
    assert position.table(0)["own"]["drawn"][2] == "S35"


def test_egz_8_2_in_the_order_in_which_they_were_drawn() -> None:
    assert drawn("S30", "S10", "S20").play("return").under == ["S30", "S10", "S20"]


def test_egz_8_3_only_cards_just_drawn() -> None:
    assert drawn("S10", "S11", sphinx=["S01"]).offered("keep") == {"S10", "S11"}


def test_egz_8_3_refuses_a_card_that_was_not_drawn() -> None:
    position = drawn("S10", "S11", sphinx=["S01"])
    assert position.why_not("keep S12") == "EGZ-8.3"
    assert position.why_not("keep S01") == "EGZ-8.3"


def test_egz_8_3_refuses_more_than_is_allowed() -> None:
    assert drawn("S10", "S11").why_not("another S11") == "EGZ-8.3"
    more = drawn("S10", "S11", "S12", cards=["N36"]).play("keep S10")
    assert more.why_not("keep S11") == "EGZ-8.3"
    assert more.why_not("another S10") == "EGZ-8.3"
