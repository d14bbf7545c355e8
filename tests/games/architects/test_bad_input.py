"""Wrong answers of every kind: a reason, and nothing changes."""

from collections.abc import Callable
from typing import Any

import pytest

from benben.core.errors import BadAnswer, BenbenError, FalseRecord, IllegalAnswer
from benben.core.record import parse_lines, verify
from tests.games.architects.position import Position, build, new_game, without_plans

PACKS = ["limestone*8 cat plan_2", "worker_1*5 worker_2*4 mummy"]


def deal() -> Position:
    return new_game()


def draft() -> Position:
    return new_game().deal(*PACKS)


def picked() -> Position:
    """Seat 0 has picked, seat 1 has not."""
    return draft().play("pick cat", seat=0)


def turn() -> Position:
    """The white plan and P2; seat 0 holds one of nearly everything."""
    hand = "plan_2 plan_3 cat*2 mummy sarcophagus glyph_2 worker_1"
    return build(hand, "dog bird").play("plan p2", "pass")


def alone() -> Position:
    """The white plan only."""
    return build("plan_2 cat", "")


def full() -> Position:
    """No room for anything but blocks, and seat 0 still holds cards."""
    hand = "cat*2 bird mummy*2 sarcophagus*2 worker_1"
    return build(hand, "glyph_2").play("idol cat p1", "pass", "idol cat p1", "both p1 1")


def moving() -> Position:
    return build("plan_4 worker_3 cat worker_1", "").play("plan p4", "worker 3")


def two_in() -> Position:
    """Both hold cards; it is the turn of seat 0."""
    return build("cat", "dog")


def moved() -> Position:
    return moving().play("block p4")


def empty() -> Position:
    """No plan on the table."""
    return without_plans().round("worker_1 cat", "glyph_2*2", start=1, left="plan_2").play("pass")


ILLEGAL = [
    (draft, 0, "pick mummy", "ARC-3.1"),
    (draft, 1, "pick plan_2", "ARC-3.1"),
    (picked, 0, "pick limestone", "ARC-3.1"),
    (picked, 0, "pick cat", "ARC-3.1"),
    (alone, 0, "plan p1", "ARC-6.1"),
    (alone, 0, "plan p4", "ARC-6.1"),
    (turn, 0, "plan p3", "ARC-6.2"),
    (turn, 0, "worker 2", "ARC-5.3"),
    (turn, 0, "idol dog p1", "ARC-5.3"),
    (turn, 0, "glyph glyph_3 p2", "ARC-5.3"),
    (turn, 0, "mummy p1 2", "ARC-6.7"),
    (turn, 0, "mummy p1 3", "ARC-6.7"),
    (turn, 0, "sarcophagus p2 1", "ARC-6.7"),
    (turn, 0, "mummy p6 1", "ARC-6.7"),
    (turn, 0, "idol cat p5", "ARC-6.7"),
    (turn, 0, "glyph glyph_2 p3", "ARC-6.7"),
    (turn, 0, "glyph glyph_2 p1", "ARC-10.1"),
    (full, 0, "idol bird p1", "ARC-9.1"),
    (full, 0, "mummy p1 1", "ARC-8.1"),
    (full, 0, "sarcophagus p1 1", "ARC-8.1"),
    (full, 0, "both p1 1", "ARC-8.3"),
    (moving, 0, "rest", "ARC-7.2"),
    (moving, 0, "block p2", "ARC-7.1"),
    (moved, 0, "block p6", "ARC-7.1"),
    (empty, 0, "worker 1", "ARC-7.1"),
    (empty, 0, "idol cat p1", "ARC-6.7"),
]
ANY_RULE = [  # answers to a question that is not open
    (draft, 0, "pass"),
    (draft, 1, "worker 1"),
    (turn, 0, "pick cat"),
    (turn, 0, "rest"),
    (turn, 0, "block p1"),
    (moving, 0, "pass"),
    (moving, 0, "worker 1"),
    (moved, 0, "idol cat p1"),
    (moved, 0, "pick cat"),
]
NOT_ASKED = [
    (turn, 1, "idol dog p1", "ARC-11.2"),  # has passed
    (turn, 1, "pass", "ARC-11.2"),
    (full, 1, "pass", "ARC-11.2"),
    (moving, 1, "block p4", "ARC-11.4"),  # has no card
    (two_in, 1, "idol dog p1", "ARC-5.1"),  # waits for the turn
    (two_in, 1, "pass", "ARC-5.1"),
]
NOBODY_IS_ASKED = [
    (turn, 2, "pass"),
    (turn, 7, "pass"),
    (turn, -3, "pass"),
    (deal, 0, "pick cat"),
    (deal, 1, "pass"),
]

Make = Callable[[], Position]


@pytest.mark.parametrize(("make", "seat", "answer", "rule"), ILLEGAL)
def test_an_illegal_answer_is_refused_with_its_rule(make: Make, seat: int, answer: str, rule: str) -> None:
    assert make().refuses(answer, seat) == rule


@pytest.mark.parametrize(("make", "seat", "answer"), ANY_RULE)
def test_an_answer_to_another_question_is_refused(make: Make, seat: int, answer: str) -> None:
    assert make().refuses(answer, seat).startswith("ARC-")


@pytest.mark.parametrize(("make", "seat", "answer", "rule"), NOT_ASKED)
def test_who_is_not_asked_is_refused_with_the_rule(make: Make, seat: int, answer: str, rule: str) -> None:
    assert make().refuses(answer, seat) == rule


@pytest.mark.parametrize(("make", "seat", "answer"), NOBODY_IS_ASKED)
def test_who_has_no_seat_or_comes_before_the_deal_is_refused(make: Make, seat: int, answer: str) -> None:
    assert make().refuses(answer, seat) == ""  # no rule of the game speaks of it


@pytest.mark.parametrize(("make", "seat", "answer", "rule"), ILLEGAL)
def test_asking_why_not_changes_nothing_either(make: Make, seat: int, answer: str, rule: str) -> None:
    position = make()
    before = position.everything()
    refusal = position.match.why_not(answer, seat)
    assert refusal is not None and (refusal.rule, position.everything()) == (rule, before)


NO_ANSWER: list[Any] = [
    *["", " ", "plan", "plan 2", "plan p0", "plan p7", "plan plan_2", "plan p2 p3", "play plan_2", "limestone"],
    *["worker", "worker 0", "worker 4", "worker -1", "worker one", "worker 1.5", "worker 1 p1", "worker worker_1"],
    *["mummy", "mummy p1", "mummy p1 0", "mummy p1 4", "mummy p1 x", "mummy 1 p1", "sarcophagus p9 1", "both p1"],
    *["idol", "idol cat", "idol cow p1", "idol p1 cat", "glyph 2 p2", "glyph glyph_5 p2", "glyph glyph_1 p2"],
    *["pick", "pick stone", "pick worker_4", "pick plan_7", "pick cat dog", "block", "block p7", "block p1 p2"],
    *["pass now", "rest 1", "deal cat", "lot 0", "drop table", "\x00", "p" * 5000, "worker " + "9" * 400, "ωορκερ 1"],
    {},
    {"do": "pass", "seat": 0},
    {"do": "play_plan"},
    {"do": "play_plan", "pyramid": 2},
    {"do": "play_plan", "pyramid": "plan_2"},
    {"do": "play_plan", "pyramid": ["p2"]},
    {"do": "play_plan", "pyramid": None},
    {"do": "play_plan", "pyramid": "p2", "site": 1},
    {"do": "play_worker", "workers": "1"},
    {"do": "play_worker", "workers": True},
    {"do": "play_worker", "workers": 1.0},
    {"do": "play_worker", "workers": 10**30},
    {"do": "lay_mummy", "pyramid": "p1"},
    {"do": "lay_mummy", "pyramid": "p1", "tomb": 0},
    {"do": "lay_mummy", "pyramid": "p1", "tomb": 4},
    {"do": "lay_mummy", "pyramid": "p1", "tomb": "1"},
    {"do": "raise_idol", "idol": "cow", "pyramid": "p1"},
    {"do": "raise_idol", "idol": "cat"},
    {"do": "bury_both", "tomb": 1},
    {"do": "pick_card", "card": "limestone*3"},
    {"do": "pick_card", "card": 0},
    {"do": "deal", "card": "cat"},
    {"do": "mummy", "pyramid": "p1", "tomb": 1},
    {"do": None},
    {"do": ["pass"]},
    {"card": "cat"},
    *[-1, 10**9, 10**40, None, 1.0, True, b"pass", ["pass"], ("pass",)],
]


@pytest.mark.parametrize("answer", NO_ANSWER, ids=lambda answer: repr(answer)[:40])
def test_what_is_no_answer_at_all_is_refused(answer: Any) -> None:
    position = turn()
    before = position.everything()
    with pytest.raises(BadAnswer):
        position.match.play(answer)
    assert position.everything() == before


@pytest.mark.parametrize(
    ("make", "form", "answer"),
    [
        (draft, {"do": "pick_card", "card": "cat"}, "pick cat"),
        (turn, {"do": "pass"}, "pass"),
        (turn, {"do": "raise_idol", "idol": "cat", "pyramid": "p1"}, "idol cat p1"),
        (turn, {"do": "carve_glyph", "glyph": "glyph_2", "pyramid": "p2"}, "glyph glyph_2 p2"),
        (turn, {"do": "lay_mummy", "pyramid": "p1", "tomb": 1}, "mummy p1 1"),
        (turn, {"do": "lay_sarcophagus", "pyramid": "p1", "tomb": 1}, "sarcophagus p1 1"),
        (turn, {"do": "bury_both", "pyramid": "p1", "tomb": 1}, "both p1 1"),
        (turn, {"do": "play_worker", "workers": 1}, "worker 1"),
        (moving, {"do": "move_block", "pyramid": "p4"}, "block p4"),
        (moved, {"do": "rest"}, "rest"),
    ],
)
def test_json_and_notation_are_the_same_answer(make: Make, form: dict[str, Any], answer: str) -> None:
    one, other = make(), make()
    one.match.play(form, 0)
    other.match.play(answer, 0)
    assert one.everything() == other.everything()


@pytest.mark.parametrize("answer", ["IDOL CAT P1", "  idol   cat p1 ", "idol, cat, p1", "raise_idol cat p1"])
def test_notation_is_read_kindly(answer: str) -> None:
    assert turn().play(answer).site("p1")["idols"] == ["cat"]


@pytest.mark.parametrize("outcome", ["lot 0", "deal plan_1", "deal stone", "deal", "lot 9", "pass", "pick cat"])
def test_chance_that_cannot_be_is_refused(outcome: str) -> None:
    position = new_game()
    before = position.everything()
    with pytest.raises(BenbenError):
        position.match.play(outcome, -1)
    assert position.everything() == before


def test_a_card_that_is_all_dealt_cannot_come_again() -> None:
    with pytest.raises(IllegalAnswer):
        new_game().play("deal plan_2", "deal plan_2")


def test_a_lot_among_others_cannot_be() -> None:
    position = new_game(4)
    hands = ["limestone worker_1*5", "worker_2*5 worker_3", "limestone mummy*3 cat*2", "bird*2 dog*2 glyph_2*2"]
    with pytest.raises(IllegalAnswer):
        position.round(*hands, start=0)  # 1 or 3 begins


def test_players_do_not_deal() -> None:
    with pytest.raises(BenbenError):
        new_game().match.play("deal cat", 0)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"do":"raise_idol","idol":"cat"', b'"do":"raise_idol","idol":"dog"'),
        (b'"winners":[0]', b'"winners":[1]'),
        (b'"do":"pick_card","card":"cat"', b'"do":"pick_card","card":"plan_6"'),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(old: bytes, new: bytes) -> None:
    position = build("cat", "dog").play("idol cat p1", "pass")
    for _ in range(2):
        position.round("dog", "bird", start=1).finish()
    lines = list(position.match.record.to_lines())
    assert any(old in line for line in lines)
    changed = [line.replace(old, new) for line in lines]
    assert verify(parse_lines(iter(lines))).scores == position.scores
    with pytest.raises(FalseRecord):
        verify(parse_lines(iter(changed)))
