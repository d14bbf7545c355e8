"""ARC-6: pyramid plans, from the architect to the foreman."""

from typing import Any

import pytest

from tests.games.architects.position import build, without_plans

PRINTED = {  # blocks, tombs, niches, walls, architect, foreman
    "p1": (4, 1, 2, 0, 2, 4),
    "p2": (4, 0, 1, 1, 1, 4),
    "p3": (5, 1, 0, 1, 2, 5),
    "p4": (6, 0, 3, 0, 2, 6),
    "p5": (6, 1, 2, 1, 3, 6),
    "p6": (5, 2, 2, 1, 4, 5),
}
OTHERS = ("p2", "p3", "p4", "p5", "p6")


def card_of(plan: str) -> str:
    return f"plan_{plan[1]}"


def printed(site: dict[str, Any]) -> tuple[int, ...]:
    rooms = (site["of_blocks"], len(site["tombs"]), site["niches"], site["walls"])
    return *rooms, site["architect"], site["foreman"]


# 6.1


@pytest.mark.parametrize("plan", OTHERS)
def test_arc_6_1_a_plan_lies_on_the_free_site(plan: str) -> None:
    position = build(card_of(plan), "cat").play(f"plan {plan}")
    assert (position.plans, position.turn) == (["p1", plan], 1)


@pytest.mark.parametrize("plan", PRINTED)
def test_arc_6_1_with_the_rooms_printed_on_it(plan: str) -> None:
    position = without_plans().round(f"{card_of(plan)} cat", "", start=1).play(f"plan {plan}")
    site = position.site(plan)
    assert printed(site) == PRINTED[plan]
    assert (site["blocks"], site["idols"], site["glyphs"]) == (0, [], [])
    assert not any(tomb["mummy"] or tomb["sarcophagus"] for tomb in site["tombs"])


def test_arc_6_1_the_left_site_first() -> None:
    position = without_plans().round("plan_5 plan_2", "", start=1).play("plan p5", "plan p2")
    assert position.plans == ["p5", "p2"]


def test_arc_6_1_the_left_site_when_it_is_free_again() -> None:
    position = build("plan_3 worker_3 worker_1 plan_2", "")
    position.play("plan p3", "worker 3", "block p1", "block p1", "block p1", "worker 1", "block p1", "plan p2")
    assert position.plans == ["p2", "p3"]


def test_arc_6_1_other_cards_may_be_played_first() -> None:
    assert build("plan_2 cat", "").legal == {"plan p2", "idol cat p1", "pass"}


@pytest.mark.parametrize("plan", ["p1", "p3", "p6"])
def test_arc_6_1_refuses_a_plan_not_in_hand(plan: str) -> None:
    assert build("plan_2 cat", "plan_3").refuses(f"plan {plan}") == "ARC-6.1"


def test_arc_6_1_refuses_a_plan_a_second_time() -> None:
    position = without_plans().round("plan_5 plan_2", "", start=1).play("plan p5")
    assert position.refuses("plan p5") == "ARC-6.1"


# 6.2


def test_arc_6_2_two_plans_are_in_play() -> None:
    position = build("plan_2 plan_3", "cat").play("plan p2", "pass")
    assert (position.plans, position.legal) == (["p1", "p2"], {"pass"})


def test_arc_6_2_refuses_a_third() -> None:
    position = build("plan_2 plan_3", "cat").play("plan p2", "pass")
    assert position.refuses("plan p3") == "ARC-6.2"


def test_arc_6_2_refuses_a_third_of_another_player() -> None:
    position = build("plan_2 cat", "plan_3 dog").play("plan p2")
    assert position.refuses("plan p3") == "ARC-6.2"


def test_arc_6_2_a_third_at_once_after_a_completion() -> None:
    position = build("plan_2 plan_3 worker_3 worker_1 cat", "")
    position.play("plan p2", "worker 3", "block p1", "block p1", "block p1")
    assert position.refuses("plan p3") == "ARC-6.2"
    assert position.play("worker 1", "block p1").gain("plan p3") == 2


def test_arc_6_2_in_the_next_round_the_sites_are_still_taken() -> None:
    position = build("plan_2 cat", "").play("plan p2").finish().round("plan_3 dog", "", start=0)
    assert position.refuses("plan p3") == "ARC-6.2"


# 6.3


@pytest.mark.parametrize(("plan", "points"), [("p2", 1), ("p3", 2), ("p4", 2), ("p5", 3), ("p6", 4)])
def test_arc_6_3_architect_points(plan: str, points: int) -> None:
    position = build(card_of(plan), "cat")
    assert (position.gain(f"plan {plan}"), position.reasons()["architect"]) == (points, [points, 0])


def test_arc_6_3_nobody_else_scores() -> None:
    position = build("plan_6", "cat")
    before = position.scores[1]
    assert position.play("plan p6").scores[1] == before


# 6.4, 6.5


@pytest.mark.parametrize(
    ("plan", "workers", "points"),
    [
        ("p2", "worker 3; block p2; block p2; block p2; worker 1; block p2", 4),
        ("p3", "worker 3; block p3; block p3; block p3; worker 2; block p3; block p3", 5),
        ("p4", "worker 3; block p4; block p4; block p4; worker 3; block p4; block p4; block p4", 6),
        ("p5", "worker 3; block p5; block p5; block p5; worker 3; block p5; block p5; block p5", 6),
        ("p6", "worker 3; block p6; block p6; block p6; worker 2; block p6; block p6", 5),
    ],
)
def test_arc_6_4_complete_with_the_last_block_whatever_rooms_are_empty(plan: str, workers: str, points: int) -> None:
    position = build(f"{card_of(plan)} worker_3*2 worker_2 worker_1", "").play(f"plan {plan}")
    *first, last = workers.split("; ")
    position.play(*first)
    assert position.plans == ["p1", plan]
    assert (position.gain(last), position.plans) == (points, ["p1", ""])


def test_arc_6_4_not_with_one_block_less() -> None:
    position = build("worker_3 cat", "").play("worker 3", "block p1", "block p1")
    assert (position.plans, position.events("completed")) == (["p1", ""], [])


def test_arc_6_4_not_because_all_rooms_are_full() -> None:
    position = build("cat bird mummy sarcophagus worker_1", "")
    position.play("idol cat p1", "idol bird p1", "both p1 1")
    assert position.plans == ["p1", ""]


def test_arc_6_4_with_all_rooms_full() -> None:
    position = build("cat bird mummy sarcophagus worker_3 worker_1 glyph_2", "")
    position.play("idol cat p1", "idol bird p1", "both p1 1", "worker 3", "block p1", "block p1")
    assert (position.gain("worker 1"), position.plans) == (4, ["", ""])


def test_arc_6_5_the_last_block_brings_the_foreman_points() -> None:
    position = build("worker_3 cat", "worker_1").play("worker 3", "block p1", "block p1")
    # seat 1's last card: the worker scores at the end of the phase, which is not yet
    assert (position.turn, position.gain("worker 1")) == (1, 4)
    assert position.reasons()["foreman"] == [0, 4]


def test_arc_6_5_not_who_laid_the_others_or_played_the_plan() -> None:
    position = build("plan_2 worker_3 cat", "worker_1 dog glyph_2")
    position.play("plan p2", "idol dog p1", "worker 3", "block p2", "block p2", "block p2", "worker 1", "block p2")
    assert (position.reasons()["architect"], position.reasons()["foreman"]) == ([1, 0], [0, 4])


def test_arc_6_5_who_completes_is_told() -> None:
    assert [seat for seat, _, _ in without_plans().events("completed")] == [0]


# 6.6


def test_arc_6_6_plan_and_blocks_go_to_the_discard_pile() -> None:
    position = build("worker_3 worker_1 glyph_2", "").play("worker 3", "block p1", "block p1", "worker 1")
    assert position.used == {"plan_1": 1, "limestone": 4, "worker_3": 1, "worker_1": 1}


def test_arc_6_6_with_everything_in_it() -> None:
    position = build("cat*2 mummy sarcophagus worker_3 worker_1 glyph_2", "")
    position.play("idol cat p1", "idol cat p1", "both p1 1", "worker 3", "block p1", "block p1", "worker 1")
    rooms = {"cat": 2, "mummy": 1, "sarcophagus": 1}
    assert position.used == rooms | {"plan_1": 1, "limestone": 4, "worker_3": 1, "worker_1": 1}


def test_arc_6_6_the_blocks_do_not_go_back_to_the_quarry() -> None:
    position = build("worker_3 worker_1 glyph_2", "")
    quarry = position.quarry
    position.play("worker 3", "block p1", "block p1", "worker 1")
    assert (quarry, position.quarry) == (13, 9)


def test_arc_6_6_nothing_more_is_laid_there() -> None:
    position = build("worker_3 worker_1 cat mummy", "").play("worker 3", "block p1", "block p1", "worker 1")
    assert position.legal == {"pass"}


# 6.7


def test_arc_6_7_any_pyramid_in_play_with_room() -> None:
    position = build("plan_5 cat mummy", "").play("plan p5")
    told = {"idol cat p1", "idol cat p5", "mummy p1 1", "mummy p5 1", "pass"}
    assert position.legal == told


def test_arc_6_7_rooms_may_be_filled_before_any_block() -> None:
    assert build("cat worker_1", "").play("idol cat p1").site("p1")["blocks"] == 0


@pytest.mark.parametrize("answer", ["mummy p2 1", "sarcophagus p6 2", "idol cat p4", "glyph glyph_2 p3", "idol cat p2"])
def test_arc_6_7_refuses_a_pyramid_that_is_not_in_play(answer: str) -> None:
    position = build("plan_5 cat glyph_2 mummy sarcophagus plan_2", "").play("plan p5")
    assert position.refuses(answer) == "ARC-6.7"


def test_arc_6_7_refuses_a_pyramid_that_was_completed() -> None:
    position = build("worker_3 worker_1 cat mummy", "").play("worker 3", "block p1", "block p1", "worker 1")
    assert position.refuses("idol cat p1") == "ARC-6.7"


@pytest.mark.parametrize("answer", ["mummy p1 2", "mummy p1 3", "sarcophagus p1 2", "mummy p2 1", "sarcophagus p2 1"])
def test_arc_6_7_refuses_a_tomb_that_the_plan_does_not_have(answer: str) -> None:
    position = build("plan_2 mummy sarcophagus", "").play("plan p2")
    assert position.refuses(answer) == "ARC-6.7"
