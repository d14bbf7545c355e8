"""Wrong answers of every kind: a reason with its rule, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from benben.core.errors import BadAnswer
from tests.games.egizia.position import (
    Position,
    answer,
    at_sphinx,
    building,
    ending,
    feeding,
    graves,
    placing,
    taking,
    temple,
    visiting,
    why_not,
)

RIVER = {"card_1": "C01", "card_4": "C04", "card_9": "C09"}


def turn() -> Position:
    """Seat 0 is at Abydus and on card_5; seat 1 in Selinon and Alyi; seat 2 has passed."""
    me = {"ships": ["abydus_1", "card_5"], "cards": ["C11", "C12", "C17", "C16"], "stones": 5, "crews": [3, 3, 3, 3]}
    return placing(me, {"ships": ["selinon", "alyi"]}, {"passed": True}, river=RIVER, round=3)


def sharing() -> Position:
    """The same with the cards for it; seat 1 is in Heliopolis too."""
    me = {"ships": ["abydus_1", "card_5"], "cards": ["C14", "C34", "C41"], "stones": 1}
    return placing(me, {"ships": ["selinon", "alyi", "heliopolis"]}, {"passed": True}, river=RIVER, round=3)


def going_upriver() -> Position:
    return sharing().play("upriver C34")


def second() -> Position:
    return placing({"cards": ["C33"]}, river=RIVER, round=3).play("place card_1", "second C33")


def doubling() -> Position:
    return visiting("thebe", {"cards": ["C40"]}, round=3)


def two_crews() -> Position:
    return taking("C55", {"crews": [9, 1, 1, 2]}).play("raise blue")


def irrigating() -> Position:
    return visiting("passalon", ring="bottom")


def leftover() -> Position:
    return placing({"cards": ["C42"]}, river={"card_1": "C33"}, round=3).pass_all()


def sending() -> Position:
    """Blue is spent."""
    return building({"stones": 4, "crews": [5, 4, 1, 2], "spent": ["blue"], "ships": ["giza_1"]})


def helping() -> Position:
    return sending().play("send green")


def begun() -> Position:
    return helping().play("ready")


def laying() -> Position:
    """5 strength and 4 stones; the first space of the left column is laid."""
    return begun().play("brick temple_left")


def weak() -> Position:
    return sending().play("send yellow", "ready")


def digging() -> Position:
    """6 strength; the first grave costs 5, and the obelisk is complete."""
    me = {"stones": 9, "crews": [6, 1, 1, 2], "spent": ["lead"], "ships": ["amarna_1"]}
    return building(me, obelisk=[1] * 9, graves=graves(5, 2, 1, 1)).play("send green")


def finished() -> Position:
    """Temple and pyramid are complete but for the temple's top."""
    me = {"stones": 9, "crews": [6, 1, 1, 2], "spent": ["lead"], "ships": ["giza_1"]}
    columns = temple(left=[1] * 3, right=[1] * 3, inner_left=[1] * 2, inner_right=[1] * 2)
    return building(me, temple=columns, pyramid=[[1] * n for n in (5, 4, 3, 2, 1)]).play("send green")


def hungry() -> Position:
    """Two grain are missing; five stones are there."""
    return feeding({"cards": ["C12"], "crews": [2, 2, 2, 2], "stones": 5})


def drawing() -> Position:
    """7 strength, 2 stones."""
    return at_sphinx(dock=2, me={"stones": 2})


def choosing() -> Position:
    return at_sphinx(2).chance("deal K10", "deal K11")


def over() -> Position:
    return ending()


ILLEGAL = [
    # upriver
    (turn, 0, "place card_1", "EGI-4.2"),
    (turn, 0, "place edfu", "EGI-4.2"),
    (turn, 0, "place card_4", "EGI-4.2"),
    # a space that is taken, a second ship at a site, a dock that is not there
    (turn, 0, "place selinon", "EGI-4.3"),
    (turn, 0, "place alyi", "EGI-4.3"),
    (turn, 0, "place card_5", "EGI-4.3"),
    (turn, 0, "place abydus_2", "EGI-4.6"),
    (turn, 0, "place giza_4", "EGI-4.6"),
    # cards of nobody
    (turn, 0, "upriver C34", "EGZ-4.2"),
    (turn, 0, "share alyi", "EGZ-4.2"),
    (turn, 0, "train C41", "EGZ-4.2"),
    (turn, 0, "stones C22", "EGZ-4.2"),
    (turn, 0, "upgrade C10 C03", "EGZ-4.2"),
    # not one's turn, or passed
    (turn, 1, "place card_9", "EGI-4.1"),
    (turn, 2, "place card_9", "EGI-4.8"),
    # cards outside their phase
    (turn, 0, "grain C17", "EGZ-4.2"),
    (turn, 0, "stronger C11", "EGZ-4.2"),
    (turn, 0, "strength C16", "EGZ-4.2"),
    (turn, 0, "feed C12 1", "EGZ-4.2"),
    # sharing, going upriver, two ships, doubling
    (sharing, 0, "share heliopolis", "EGI-7.4"),
    (sharing, 0, "share beni_hasan", "EGI-7.4"),
    (sharing, 0, "share selinon", "EGI-4.2"),
    (sharing, 0, "train C41", "EGZ-7.4"),
    (going_upriver, 0, "place card_9", "EGI-7.3"),
    (going_upriver, 0, "share alyi", "EGI-7.3"),
    (going_upriver, 0, "place abydus_2", "EGI-4.6"),
    (going_upriver, 0, "pass", "EGI-7.2"),
    (second, 0, "pass", "EGI-7.2"),
    (second, 0, "place card_1", "EGI-4.3"),
    (doubling, 0, "pass", "EGI-2.1"),
    (two_crews, 0, "raise blue", "EGI-7.9"),
    (two_crews, 0, "raise green", "EGZ-2.2"),
    (irrigating, 0, "ring top", "EGZ-3.2"),
    (leftover, 0, "take C24", "EGI-7.6"),
    # wrong crews
    (sending, 0, "send blue", "EGZ-7.2"),
    (sending, 0, "add lead", "EGZ-7.5"),
    (sending, 0, "add green", "EGI-8.6"),
    (helping, 0, "add yellow", "EGI-8.6"),
    (helping, 0, "send yellow", "EGI-8.6"),
    # bricks
    (begun, 0, "done", "EGI-8.4"),
    (begun, 0, "skip", "EGI-8.4"),
    (laying, 0, "brick temple_top", "EGI-10.3"),
    (laying, 0, "brick temple_inner_left", "EGI-10.2"),
    (laying, 0, "brick obelisk", "EGI-8.1"),
    (laying, 0, "brick grave", "EGI-8.1"),
    (weak, 0, "brick pyramid", "EGZ-7.3"),
    (digging, 0, "brick obelisk", "EGI-9.2"),
    (finished, 0, "brick pyramid", "EGI-11.1"),
    (finished, 0, "brick temple_left", "EGI-10.1"),
    (finished, 0, "brick temple_inner_right", "EGI-10.1"),
    # feeding
    (hungry, 0, "feed C12 3", "EGZ-4.8"),
    (hungry, 0, "grain C17", "EGZ-4.2"),
    # the sphinx
    (drawing, 0, "draw 3 0", "EGZ-7.4"),
    (drawing, 0, "draw 5 1", "EGI-12.3"),
    (drawing, 0, "draw 1 1", "EGI-12.3"),
    (choosing, 0, "keep K12", "EGZ-8.3"),
    (choosing, 0, "another K10", "EGZ-8.3"),
    # the end
    (over, 0, "pass", "EGI-13.1"),
]
OTHER_QUESTIONS = [
    (turn, "done"), (turn, "skip"), (turn, "raise green"), (turn, "ring top"), (turn, "brick pyramid"),
    (turn, "keep K01"), (turn, "double"), (turn, "take C01"), (doubling, "place edfu"), (irrigating, "pass"),
    (leftover, "pass"), (leftover, "place card_1"),
    (sending, "pass"), (sending, "place card_1"), (sending, "brick pyramid"), (helping, "brick pyramid"),
    (helping, "pass"), (laying, "send green"), (laying, "pass"), (hungry, "pass"), (hungry, "send green"),
    (choosing, "pass"), (choosing, "draw 1 0"),
]  # fmt: skip

Make = Callable[[], Position]


@pytest.mark.parametrize(("make", "seat", "given", "rule"), ILLEGAL)
def test_an_illegal_answer_is_refused_with_its_rule(make: Make, seat: int, given: str, rule: str) -> None:
    assert why_not(make(), seat, given) == rule


@pytest.mark.parametrize(("make", "given"), OTHER_QUESTIONS)
def test_an_answer_to_another_question_is_refused(make: Make, given: str) -> None:
    assert why_not(make(), 0, given).startswith(("EGI-", "EGZ-"))


def test_too_few_stones_for_a_brick() -> None:
    position = building({"stones": 2, "crews": [7, 1, 1, 2], "ships": ["giza_1"]}).play("send green", "ready")
    assert why_not(position.play("brick temple_left"), 0, "brick pyramid") == "EGZ-7.4"


@pytest.mark.parametrize("seat", [2, 7, -3])
def test_who_has_no_seat_is_refused(seat: int) -> None:
    position = placing(seats=2, river={"card_3": "C03"})
    assert position.why_not("pass", seat) == ""  # no rule of the game speaks of it


def test_while_chance_is_asked_nobody_answers() -> None:
    position = at_sphinx(2)
    assert position.actor == -1
    assert position.why_not("keep K10", 0) == ""


NO_ANSWER: list[Any] = [
    *["", " ", "place", "place 3", "place card_0", "place card_11", "place memphis", "place abydus_5", "place abydus"],
    *["place card_1 2", "share", "share abydus", "share card_1", "upriver", "upriver C33", "second C34", "double C40"],
    *["send", "send lead", "send red", "add", "add white", "brick", "brick temple", "brick grave_2", "brick row_1"],
    *["draw", "draw 1", "draw 0 0", "draw 6 0", "draw 1 3", "draw 1.5 0", "keep", "keep K00", "keep K30", "keep C01"],
    *["feed C12", "feed C12 0", "feed C12 51", "feed C11 1", "train C41 1", "train C40", "upgrade C10", "ring left"],
    *["upgrade C10 C04", "upgrade C10 C05", "stones C17", "grain C22", "strength C37", "take C57", "point", "sell 1"],
    *["lay_card C01", "deal K01", "sequence 1", "turn_grave 1", "drop table", "pass now", "\x00", "πασς"],
    *["p" * 5000, "draw " + "9" * 400, "place tile_1", "place abydus_wait", "beside thebe", "trade C41", "climb grain"],
    {},
    {"do": "pass", "seat": 0},
    {"do": "place_ship"},
    {"do": "place_ship", "space": 3},
    {"do": "place_ship", "space": ["card_1"]},
    {"do": "place_ship", "space": None},
    {"do": "place_ship", "space": "card_1", "bank": "left"},
    {"do": "share_town", "town": "card_1"},
    {"do": "draw_cards", "paid": 1},
    {"do": "draw_cards", "paid": "1", "free": 0},
    {"do": "draw_cards", "paid": True, "free": 0},
    {"do": "draw_cards", "paid": 1.0, "free": 0},
    {"do": "feed_stones", "card": "C12", "stones": 10**30},
    {"do": "send_crew", "crew": "lead"},
    {"do": "lay_card", "card": "C01"},
    {"do": "turn_grave", "value": 1},
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
    (turn, {"do": "place_ship", "space": "amarna_2"}, "place amarna_2"),
    (turn, {"do": "pass"}, "pass"),
    (sharing, {"do": "share_town", "town": "alyi"}, "share alyi"),
    (sharing, {"do": "go_upriver", "card": "C34"}, "upriver C34"),
    (doubling, {"do": "double_town"}, "double"),
    (leftover, {"do": "take_card", "card": "C33"}, "take C33"),
    (irrigating, {"do": "move_ring", "to": "middle"}, "ring middle"),
    (sending, {"do": "send_crew", "crew": "green"}, "send green"),
    (helping, {"do": "add_crew", "crew": "lead"}, "add lead"),
    (laying, {"do": "lay_brick", "on": "pyramid"}, "brick pyramid"),
    (digging, {"do": "lay_brick", "on": "grave"}, "brick grave"),
    (hungry, {"do": "feed_stones", "card": "C12", "stones": 2}, "feed C12 2"),
    (drawing, {"do": "draw_cards", "paid": 2, "free": 0}, "draw 2 0"),
    (choosing, {"do": "keep_card", "card": "K11"}, "keep K11"),
])  # fmt: skip
def test_forms_and_notation_are_the_same(make: Make, form: dict[str, Any], notation: str) -> None:
    one, other = answer(make(), 0, form), answer(make(), 0, notation)
    assert one.everything() == other.everything()
