"""Menus: what they offer, in which order, and why not."""

from __future__ import annotations

from benben.core.match import Match
from tests.toys import market
from tests.toys.market.cards import CARDS


def at_card(name: str, coins: int = 2) -> Match:
    """The first seat looks at a card."""
    match = Match(market.GAME, 1, variant={"first_coins": [coins]}, auto=False)
    match.play(f"turn_over {name}")
    return match


def test_entries_are_offered_in_their_order() -> None:
    match = at_card("vase")
    assert [match.say(a) for a in match.legal()] == ["buy", "wait"]


def test_an_entry_that_is_not_legal_tells_its_own_reason() -> None:
    match = at_card("statue")
    refusal = match.why_not("buy")
    assert [match.say(a) for a in match.legal()] == ["wait"]
    assert refusal is not None and refusal.rule == "MARKET-1.2"


def test_a_row_tells_what_a_card_does_now() -> None:
    match = at_card("chest")
    match.play("buy")
    assert match.view()["table"]["coins"] == [2 - 1 + 3]


def test_a_row_tells_what_a_card_is_worth_at_the_end() -> None:
    match = at_card("hermit", coins=1)
    match.play("buy")
    while not match.over:
        if match.actor < 0:
            match.roll()
        else:
            match.play("wait")
    assert match.scores == [0]  # who only waits has coins
    assert next(card for card in CARDS if card.name == "hermit").words == "7 points if you have no coin."
