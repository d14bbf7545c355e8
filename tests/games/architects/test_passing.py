"""ARC-11: passing, and the end of the construction phase."""

import pytest

from tests.games.architects.position import Position, build, without_plans

PLENTY = ("plan_2 cat worker_1*3 glyph_2*2", "dog mummy", "bird sarcophagus")  # seat 0 begins


# 11.1


def test_arc_11_1_able_to_play() -> None:
    position = build("cat worker_1", "dog").play("pass")
    assert (position.numbers("passed"), position.turn) == ([True, False], 1)


def test_arc_11_1_unable_to_play() -> None:
    position = build("glyph_2", "dog")
    assert position.legal == {"pass"}
    assert position.play("pass").numbers("passed") == [True, False]


def test_arc_11_1_the_cards_are_kept() -> None:
    position = build("cat worker_1", "dog").play("pass")
    assert (position.hand(0), position.numbers("cards")) == (["worker_1", "cat"], [2, 1])


def test_arc_11_1_always_among_the_answers() -> None:
    position = build(*PLENTY)
    found = []
    for answer in ("idol cat p1", "mummy p1 1", "sarcophagus p1 1", "plan p2", "pass"):
        found.append("pass" in position.legal)
        position.play(answer)
    assert found == [True] * 5


def test_arc_11_1_brings_nothing() -> None:
    assert build("cat worker_1", "dog").gain("pass") == 0


# 11.2


def test_arc_11_2_who_passed_is_jumped() -> None:
    position = build(*PLENTY).play("idol cat p1", "pass", "idol bird p1", "worker 1")
    assert position.turn == 2


def test_arc_11_2_until_the_end_of_the_phase() -> None:
    position = build("cat worker_1*3", "dog glyph_2").play("worker 1", "pass")
    turns = []
    for answer in ("worker 1", "worker 1"):
        turns.append(position.turn)
        position.play(answer)
    assert (turns, position.turn) == ([0, 0], 0)


def test_arc_11_2_in_the_next_round_all_are_in_again() -> None:
    position = build("cat", "dog").play("pass", "pass").round("cat", "dog", start=1)
    assert (position.turn, position.numbers("passed")) == (1, [False, False])


@pytest.mark.parametrize("answer", ["idol dog p1", "pass", "mummy p1 1"])
def test_arc_11_2_refuses_a_card_of_who_has_passed(answer: str) -> None:
    position = build("cat worker_1*3", "dog mummy").play("worker 1", "pass")
    assert position.refuses(answer, seat=1) == "ARC-11.2"


# 11.3


def test_arc_11_3_a_new_plan_brings_back_who_passed() -> None:
    position = build(*PLENTY).play("idol cat p1", "pass", "pass")
    assert (position.turn, position.numbers("passed")) == (0, [False, True, True])
    position.play("plan p2")
    assert (position.turn, position.numbers("passed")) == (1, [False, False, False])


def test_arc_11_3_they_may_play_their_old_cards() -> None:
    position = build(*PLENTY).play("idol cat p1", "pass", "pass", "plan p2")
    assert position.legal == {"idol dog p1", "idol dog p2", "mummy p1 1", "pass"}


def test_arc_11_3_everybody_is_told() -> None:
    position = build(*PLENTY).play("idol cat p1", "pass", "pass", "plan p2")
    assert sorted(seat for seat, _, _ in position.events("returned")) == [1, 2]


def test_arc_11_3_play_goes_on_left_of_who_played_the_plan() -> None:
    position = build("cat worker_1*3 glyph_2*2 glyph_3", "plan_2 dog", "bird mummy").play("pass", "plan p2")
    assert (position.turn, position.numbers("passed")) == (2, [False, False, False])
    assert position.play("pass").turn == 0


def test_arc_11_3_who_has_no_cards_stays_out() -> None:
    position = build("cat plan_2 worker_1*2", "dog").play("idol cat p1", "idol dog p1", "plan p2")
    assert (position.numbers("cards"), position.turn) == ([2, 0], 0)


def test_arc_11_3_as_often_as_a_plan_is_played() -> None:
    position = without_plans().round("plan_2 plan_3 cat", "dog*2", start=1)
    assert position.play("pass", "plan p2").turn == 1
    assert position.play("pass", "plan p3").turn == 1
    assert position.numbers("passed") == [False, False]


def test_arc_11_3_a_completed_pyramid_brings_nobody_back() -> None:
    position = build("worker_3 worker_1 cat", "dog").play("worker 3", "block p1", "block p1", "pass", "worker 1")
    assert (position.turn, position.numbers("passed")) == (0, [False, True])


# 11.4


def test_arc_11_4_without_a_card_nobody_is_asked() -> None:
    position = build("cat worker_1*3", "dog").play("worker 1", "idol dog p1", "worker 1")
    assert (position.turn, position.numbers("cards")) == (0, [2, 0])


def test_arc_11_4_out_is_not_passed() -> None:
    position = build("cat worker_1*3", "dog").play("worker 1", "idol dog p1")
    assert position.numbers("passed") == [False, False]


def test_arc_11_4_from_the_start_with_nothing_but_limestone() -> None:
    assert build("cat bird", "").play("idol cat p1").turn == 0


@pytest.mark.parametrize("answer", ["pass", "idol dog p1"])
def test_arc_11_4_refuses_answers_of_who_has_no_card(answer: str) -> None:
    position = build("cat worker_1*3", "dog").play("worker 1", "idol dog p1")
    assert position.refuses(answer, seat=1) == "ARC-11.4"


# 11.5


def ended(position: Position) -> bool:
    return bool(position.table["round"] == 2 and position.table["phase"] == "deal")


def test_arc_11_5_when_all_have_passed() -> None:
    assert ended(build("cat", "dog").play("pass", "pass"))


def test_arc_11_5_when_all_cards_are_played() -> None:
    assert ended(build("cat", "dog").play("idol cat p1", "idol dog p1"))


def test_arc_11_5_when_some_have_passed_and_the_others_are_out() -> None:
    assert ended(build("cat", "dog").play("idol cat p1", "pass"))


def test_arc_11_5_not_while_one_is_in() -> None:
    position = build("cat worker_1", "dog").play("idol cat p1", "pass")
    assert (ended(position), position.turn) == (False, 0)


def test_arc_11_5_with_no_plan_on_the_table_and_none_played() -> None:
    # the only plan that was dealt is left over
    position = without_plans().round("cat", "dog", start=1, left="plan_2")
    assert position.numbers("announced") == ["yes", "no"]
    position.play("pass", "pass")
    assert (position.table["round"], position.table["phase"], position.plans) == (3, "deal", ["", ""])


def test_arc_11_5_a_round_of_nothing_but_limestone_ends_at_once() -> None:
    position = build("", "")
    assert (ended(position), len(position.events("phase_ended")), position.scores) == (True, 1, [4, 4])
