"""ARC-8: mummies and sarcophagi."""

import pytest

from tests.games.architects.position import Position, build

BOTH = {"mummy": True, "sarcophagus": True}
NONE = {"mummy": False, "sarcophagus": False}


def tombs(hand: str, other: str = "") -> Position:
    """Seat 0 to play, with P6 and its two tombs on the right."""
    return build(f"plan_6 {hand}", other).play("plan p6", *["pass"] * bool(other))


def first_laid(card: str, hand: str, other: str) -> Position:
    """Seat 0 has laid this card into the tomb of the white plan; seat 1 is to play."""
    return build(f"{card} {hand}", other).play(f"{card} p1 1")


# 8.1


@pytest.mark.parametrize("card", ["mummy", "sarcophagus"])
def test_arc_8_1_a_card_in_an_empty_tomb_scores_2(card: str) -> None:
    position = build(f"{card} cat", "")
    assert (position.gain(f"{card} p1 1"), position.reasons()["tombs"]) == (2, [2, 0])
    assert position.site("p1")["tombs"] == [NONE | {card: True}]


def test_arc_8_1_every_tomb_may_be_chosen() -> None:
    told = {f"{card} {tomb}" for card in ("mummy", "sarcophagus", "both") for tomb in ("p1 1", "p6 1", "p6 2")}
    assert tombs("mummy sarcophagus").legal == told | {"pass"}


@pytest.mark.parametrize("tomb", [1, 2])
def test_arc_8_1_it_lies_in_the_tomb_that_was_named(tomb: int) -> None:
    laid = tombs("mummy cat").play(f"mummy p6 {tomb}").site("p6")["tombs"]
    assert [there["mummy"] for there in laid] == [tomb == 1, tomb == 2]


def test_arc_8_1_a_second_tomb_is_a_tomb_of_its_own() -> None:
    position = tombs("mummy sarcophagus cat").play("mummy p6 1")
    assert position.gain("sarcophagus p6 2") == 2


def test_arc_8_1_one_of_each_in_a_tomb() -> None:
    position = first_laid("mummy", "mummy sarcophagus cat", "")
    assert position.legal == {"sarcophagus p1 1", "idol cat p1", "pass"}


@pytest.mark.parametrize("card", ["mummy", "sarcophagus"])
def test_arc_8_1_refuses_a_second_one_of_a_kind(card: str) -> None:
    assert first_laid(card, f"{card} cat", "").refuses(f"{card} p1 1") == "ARC-8.1"


@pytest.mark.parametrize("card", ["mummy", "sarcophagus"])
def test_arc_8_1_refuses_a_card_in_a_full_tomb(card: str) -> None:
    position = build(f"mummy sarcophagus {card}", "").play("both p1 1")
    assert position.refuses(f"{card} p1 1") == "ARC-8.1"


def test_arc_8_1_refuses_only_the_tomb_that_is_taken() -> None:
    position = tombs("mummy*2").play("mummy p6 1")
    assert position.refuses("mummy p6 1") == "ARC-8.1"
    assert position.legal == {"mummy p1 1", "mummy p6 2", "pass"}


# 8.2


@pytest.mark.parametrize(("first", "second"), [("mummy", "sarcophagus"), ("sarcophagus", "mummy")])
def test_arc_8_2_the_second_card_scores_4(first: str, second: str) -> None:
    position = first_laid(first, f"{second} cat", "")
    assert (position.gain(f"{second} p1 1"), position.site("p1")["tombs"]) == (4, [BOTH])


@pytest.mark.parametrize(("first", "second"), [("mummy", "sarcophagus"), ("sarcophagus", "mummy")])
def test_arc_8_2_whoever_laid_the_first(first: str, second: str) -> None:
    position = first_laid(first, "cat", f"{second} dog")
    assert (position.turn, position.gain(f"{second} p1 1"), position.reasons()["tombs"]) == (1, 4, [2, 4])


def test_arc_8_2_one_after_the_other_is_6_in_all() -> None:
    position = build("mummy sarcophagus cat", "")
    assert position.gain("mummy p1 1", "sarcophagus p1 1") == 6


def test_arc_8_2_also_in_a_later_round() -> None:
    position = build("mummy", "").play("mummy p1 1").round("sarcophagus cat", "", start=0)
    assert position.gain("sarcophagus p1 1") == 4


# 8.3


def test_arc_8_3_both_together_score_8() -> None:
    position = build("mummy sarcophagus cat", "")
    assert (position.gain("both p1 1"), position.reasons()["tombs"]) == (8, [8, 0])
    assert (position.site("p1")["tombs"], position.hand(0)) == ([BOTH], ["cat"])


@pytest.mark.parametrize("tomb", [1, 2])
def test_arc_8_3_into_any_empty_tomb(tomb: int) -> None:
    position = tombs("mummy sarcophagus cat")
    assert position.gain(f"both p6 {tomb}") == 8
    assert position.site("p6")["tombs"] == ([BOTH, NONE] if tomb == 1 else [NONE, BOTH])


def test_arc_8_3_beside_a_tomb_with_one_card() -> None:
    position = tombs("mummy*2 sarcophagus").play("mummy p6 1")
    assert {answer for answer in position.legal if answer.startswith("both")} == {"both p1 1", "both p6 2"}


def test_arc_8_3_one_alone_may_still_be_laid() -> None:
    assert "mummy p1 1" in build("mummy sarcophagus", "").legal


@pytest.mark.parametrize("first", ["mummy", "sarcophagus"])
def test_arc_8_3_refuses_a_tomb_with_one_card(first: str) -> None:
    position = first_laid(first, "mummy sarcophagus", "")
    assert position.refuses("both p1 1") == "ARC-8.3"


def test_arc_8_3_refuses_a_full_tomb() -> None:
    position = build("mummy*2 sarcophagus*2", "").play("both p1 1")
    assert position.refuses("both p1 1") == "ARC-8.3"


@pytest.mark.parametrize("hand", ["mummy*2", "sarcophagus*2", "cat"])
def test_arc_8_3_refuses_without_both_cards(hand: str) -> None:
    assert build(hand, "").refuses("both p1 1") == "ARC-8.3"


def test_arc_8_3_refuses_cards_of_two_hands() -> None:
    assert build("mummy cat", "sarcophagus").refuses("both p1 1") == "ARC-8.3"
