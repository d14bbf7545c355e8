"""Wrong answers of every kind: a reason with its rule, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from benben.core.errors import BadAnswer
from tests.games.egizia_shifting_sands.position import (
    Position,
    answer,
    at_sphinx,
    building,
    ending,
    feeding,
    placing,
    why_not,
)
from tests.games.egizia_shifting_sands.test_setup import set_up

RIVER = {"card_1": "N01", "card_4": "N04", "card_9": "N09"}
TILES = {"tile_1": "print", "tile_3": "print", "tile_7": "print"}


def first() -> Position:
    """Sphinx cards are chosen: S01 or S02, S03 or S04, S05 or S06."""
    return set_up(3)


def turn() -> Position:
    """Seat 0 is at the obelisk and on card 5; seat 1 on tile 3; seat 2 has passed."""
    me = {"ships": ["obelisk_1", "card_5"], "cards": ["N12", "N18", "N42", "N43"], "stones": 5, "crews": [3, 3, 3, 3]}
    return placing(me, {"ships": ["tile_3"]}, {"passed": True}, river=RIVER, tiles=TILES)


def sending() -> Position:
    """Blue is spent; a brick of the first row costs 2."""
    return building({"stones": 4, "crews": [5, 4, 1, 2], "spent": ["blue"], "ships": ["pyramid_1"]})


def helping() -> Position:
    return sending().play("send green")


def laying() -> Position:
    """5 strength and 4 stones; a level of the first statue is laid."""
    return helping().play("ready", "brick statue_1")


def begun() -> Position:
    return helping().play("ready")


def weak() -> Position:
    return sending().play("send yellow", "ready")


def hungry() -> Position:
    """Two grain are missing; five stones are there."""
    return feeding({"cards": ["N19"], "crews": [2, 2, 2, 2], "stones": 5})


def drawing() -> Position:
    """The second dock of the sphinx: three cards; 7 strength, 2 stones."""
    return at_sphinx(dock=2, me={"stones": 2})


def choosing() -> Position:
    return at_sphinx(2).chance("deal S10", "deal S11")


def over() -> Position:
    return ending()


ILLEGAL = [
    # upstream placement
    (turn, 0, "place card_1", "SAND-4.2"),
    (turn, 0, "place tile_1", "SAND-4.2"),
    (turn, 0, "place card_4", "SAND-4.2"),
    # a space that is taken, a second ship at a zone, waiting beside a zone with free docks
    (turn, 0, "place tile_3", "SAND-4.3"),
    (turn, 0, "place card_5", "SAND-4.3"),
    (turn, 0, "place obelisk_2", "SAND-4.6"),
    (turn, 0, "place pyramid_wait", "SAND-4.7"),
    (turn, 0, "place pyramid_3", "SAND-1.8"),
    # tiles that are not won
    (turn, 0, "upstream card_1", "SAND-9.3"),
    (turn, 0, "beside tile_3", "SAND-9.3"),
    # not one's turn, or passed
    (turn, 1, "place card_9", "SAND-4.1"),
    (turn, 2, "place card_9", "SAND-4.8"),
    # cards outside their phase, or of nobody
    (turn, 0, "grain N12", "EGZ-4.2"),
    (turn, 0, "stronger N18", "EGZ-4.2"),
    (turn, 0, "train N42 1", "EGZ-4.2"),
    (turn, 0, "trade N43", "EGZ-4.2"),
    (turn, 0, "stones N35", "EGZ-4.2"),
    (turn, 0, "sell 1", "EGZ-4.2"),
    (turn, 0, "upgrade N21 N04", "EGZ-4.2"),
    # sphinx cards that were not dealt
    (first, 0, "keep S03", "SAND-1.6"),
    (first, 2, "keep S35", "SAND-1.6"),
    # wrong crews
    (sending, 0, "send blue", "EGZ-7.2"),
    (sending, 0, "add lead", "EGZ-7.5"),
    (sending, 0, "add green", "SAND-8.4"),
    (helping, 0, "add yellow", "SAND-8.4"),
    (helping, 0, "send yellow", "SAND-8.4"),
    (helping, 0, "add blue", "EGZ-7.2"),
    # bricks
    (begun, 0, "done", "SAND-8.6"),
    (begun, 0, "skip", "SAND-8.6"),
    (laying, 0, "brick statue_1", "SAND-11.2"),
    (laying, 0, "brick row_2", "SAND-10.2"),
    (laying, 0, "brick row_5", "SAND-10.2"),
    (laying, 0, "brick obelisk", "SAND-8.2"),
    (laying, 0, "brick column", "SAND-8.2"),
    (weak, 0, "brick row_1", "EGZ-7.3"),
    # feeding
    (hungry, 0, "feed N19 3", "EGZ-4.8"),
    (hungry, 0, "feed N56 1", "EGZ-4.2"),
    # the sphinx
    (drawing, 0, "draw 3 0", "EGZ-7.4"),
    (drawing, 0, "draw 4 0", "SAND-12.2"),
    (drawing, 0, "draw 1 1", "SAND-12.5"),
    (choosing, 0, "keep S12", "EGZ-8.3"),
    (choosing, 0, "another S10", "EGZ-8.3"),
    # the end
    (over, 0, "pass", "SAND-14.1"),
]
OTHER_QUESTIONS = [
    (turn, "done"), (turn, "skip"), (turn, "raise green"), (turn, "ring top"), (turn, "brick row_1"),
    (turn, "keep S01"),
    (first, "pass"), (sending, "pass"), (sending, "place card_1"), (sending, "brick row_1"), (helping, "brick row_1"),
    (helping, "pass"), (laying, "send green"), (laying, "pass"), (hungry, "pass"), (hungry, "send green"),
    (choosing, "pass"), (choosing, "draw 1 0"),
]  # fmt: skip

Make = Callable[[], Position]


@pytest.mark.parametrize(("make", "seat", "given", "rule"), ILLEGAL)
def test_an_illegal_answer_is_refused_with_its_rule(make: Make, seat: int, given: str, rule: str) -> None:
    assert why_not(make(), seat, given) == rule


@pytest.mark.parametrize(("make", "given"), OTHER_QUESTIONS)
def test_an_answer_to_another_question_is_refused(make: Make, given: str) -> None:
    assert why_not(make(), 0, given).startswith(("SAND-", "EGZ-"))


def test_too_few_stones_for_a_brick() -> None:
    position = building({"stones": 2, "crews": [7, 1, 1, 2], "ships": ["pyramid_1"]}).play("send green", "ready")
    assert why_not(position.play("brick statue_1"), 0, "brick row_1") == "EGZ-7.4"


@pytest.mark.parametrize("seat", [2, 7, -3])
def test_who_has_no_seat_is_refused(seat: int) -> None:
    position = placing(seats=2, river={"card_3": "N03"})
    assert position.why_not("pass", seat) == ""  # no rule of the game speaks of it


def test_while_chance_is_asked_nobody_answers() -> None:
    position = at_sphinx(2)
    assert position.actor == -1
    assert position.why_not("keep S10", 0) == ""


NO_ANSWER: list[Any] = [
    *["", " ", "place", "place 3", "place card_0", "place card_11", "place tile_8", "place sphinx_4", "place card_1 2"],
    *["send", "send lead", "send red", "add", "add purple", "brick", "brick row_6", "brick statue_4", "brick pyramid"],
    *["draw", "draw 1", "draw 0 0", "draw 6 0", "draw 1 2", "draw 1.5 0", "keep", "keep S00", "keep S36", "keep N01"],
    *[
        "sell 0",
        "sell 11",
        "sell -1",
        "feed N19",
        "feed N19 0",
        "feed N18 1",
        "train N42 3",
        "upgrade N21",
        "ring left",
    ],
    *["stones N12", "grain N35", "strength N35", "take N57", "second P2", "late P1", "climb sphinx", "pass now"],
    *["lay_card N01", "deal S01", "sequence 1", "drop table", "\x00", "p" * 5000, "sell " + "9" * 400, "πασς"],
    {},
    {"do": "pass", "seat": 0},
    {"do": "place_ship"},
    {"do": "place_ship", "space": 3},
    {"do": "place_ship", "space": ["card_1"]},
    {"do": "place_ship", "space": None},
    {"do": "place_ship", "space": "card_1", "bank": "left"},
    {"do": "draw_cards", "paid": 1},
    {"do": "draw_cards", "paid": "1", "free": 0},
    {"do": "draw_cards", "paid": True, "free": 0},
    {"do": "draw_cards", "paid": 1.0, "free": 0},
    {"do": "sell_stones", "stones": 10**30},
    {"do": "send_crew", "crew": "lead"},
    {"do": "lay_card", "card": "N01"},
    {"do": None},
    {"do": ["pass"]},
    {"space": "card_1"},
    *[-1, 10**9, 10**40, None, 1.0, True, b"pass", ["pass"], ("pass",)],
]


@pytest.mark.parametrize("given", NO_ANSWER, ids=lambda given: repr(given)[:40])
def test_what_is_no_answer_at_all_is_refused(given: Any) -> None:
    position = turn()
    before = position.everything()
    with pytest.raises(BadAnswer):
        position.match.play(given)
    assert position.everything() == before


@pytest.mark.parametrize(("make", "form", "notation"), [
    (turn, {"do": "place_ship", "space": "pyramid_2"}, "place pyramid_2"),
    (turn, {"do": "pass"}, "pass"),
    (sending, {"do": "send_crew", "crew": "green"}, "send green"),
    (helping, {"do": "add_crew", "crew": "lead"}, "add lead"),
    (laying, {"do": "lay_brick", "on": "row_1"}, "brick row_1"),
    (hungry, {"do": "feed_stones", "card": "N19", "stones": 2}, "feed N19 2"),
    (drawing, {"do": "draw_cards", "paid": 2, "free": 0}, "draw 2 0"),
    (choosing, {"do": "keep_card", "card": "S11"}, "keep S11"),
])  # fmt: skip
def test_forms_and_notation_are_the_same(make: Make, form: dict[str, Any], notation: str) -> None:
    one, other = answer(make(), 0, form), answer(make(), 0, notation)
    assert one.everything() == other.everything()
