"""ARC-7: workers move blocks from the quarry to the pyramids."""

import pytest

from tests.games.architects.position import Position, build


def working(hand: str, other: str = "") -> Position:
    """Seat 0 to play, with the white plan and P4 on the table."""
    return build(f"plan_4 {hand}", other).play("plan p4", *["pass"] * bool(other))


def scarce(workers: str, blocks: int) -> Position:
    """Seat 0 holds these workers and else what is of no use; so many blocks lie in the quarry."""
    useless = ["glyph_2", "glyph_3", "glyph_2", "glyph_3", "glyph_4", "mummy", "sarcophagus"]
    others = ["cat", "bird", "dog", "cat", "bird", "dog", "plan_5", "plan_6"]
    held = workers.split()
    return build(" ".join(held + useless[: 8 - len(held)]), " ".join(others[: 8 - blocks]))


# 7.1


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_arc_7_1_each_worker_moves_a_block(workers: int) -> None:
    position = build(f"worker_{workers} cat", "")
    position.play(f"worker {workers}", *["block p1"] * (workers - 1))
    assert (position.site("p1")["blocks"], position.quarry, position.legal) == (
        *(workers, 14 - workers),
        {"idol cat p1", "pass"},
    )


def test_arc_7_1_each_to_any_pyramid() -> None:
    position = working("worker_3 cat").play("worker 3")
    assert position.legal == {"block p1", "block p4"}
    position.play("block p4", "block p1", "block p4")
    assert [position.site(plan)["blocks"] for plan in ("p1", "p4")] == [1, 2]


@pytest.mark.parametrize("split", [("p1", "p1", "p4"), ("p4", "p1", "p1"), ("p4", "p4", "p4"), ("p1", "p4", "p1")])
def test_arc_7_1_every_split(split: tuple[str, ...]) -> None:
    position = working("worker_3 cat").play("worker 3", *(f"block {plan}" for plan in split))
    assert [position.site(plan)["blocks"] for plan in ("p1", "p4")] == [split.count("p1"), split.count("p4")]


def test_arc_7_1_the_first_is_not_asked_for_with_one_pyramid() -> None:
    position = build("worker_2 cat", "").play("worker 2")
    assert (position.site("p1")["blocks"], position.legal) == (1, {"block p1", "rest"})


def test_arc_7_1_a_single_worker_is_asked_with_two_pyramids() -> None:
    assert working("worker_1 cat").play("worker 1").legal == {"block p1", "block p4"}


def test_arc_7_1_as_many_as_the_quarry_holds() -> None:
    position = scarce("worker_3", 2).play("worker 3")
    assert position.legal == {"block p1", "rest"}
    assert (position.play("block p1").site("p1")["blocks"], position.quarry, position.turn) == (2, 0, 1)


def test_arc_7_1_nothing_is_asked_when_the_quarry_is_empty() -> None:
    position = scarce("worker_3", 1).play("worker 3")
    assert (position.site("p1")["blocks"], position.turn, position.numbers("workers")) == (1, 1, [1, 0])


def test_arc_7_1_what_is_still_to_be_moved_is_seen() -> None:
    position = working("worker_3 cat").play("worker 3", "block p4")
    assert position.table["moving"] == {"workers": 2, "moved": 1}
    assert position.play("rest").table["moving"] == {}


def test_arc_7_1_used_workers_lie_open() -> None:
    position = build("worker_3 worker_1 cat", "").play("worker 3", "rest", "worker 1")
    assert position.used == {"worker_3": 1, "worker_1": 1}
    assert position.numbers("worker_cards") == [["worker_1", "worker_3"], []]


def test_arc_7_1_refuses_a_worker_without_a_block() -> None:
    position = scarce("worker_1 worker_2 worker_3", 0)
    assert [position.refuses(f"worker {n}") for n in (1, 2, 3)] == ["ARC-7.1"] * 3


def test_arc_7_1_refuses_a_worker_once_the_quarry_is_empty() -> None:
    position = scarce("worker_1 worker_2", 1).play("worker 1", "pass")
    assert position.refuses("worker 2") == "ARC-7.1"


def test_arc_7_1_refuses_a_worker_without_a_pyramid() -> None:
    position = build("worker_3 worker_1*2 cat", "").play("worker 3", "block p1", "block p1", "worker 1")
    assert (position.quarry, position.refuses("worker 1")) == (8, "ARC-7.1")


@pytest.mark.parametrize("plan", ["p2", "p3", "p5", "p6"])
def test_arc_7_1_refuses_a_pyramid_that_is_not_in_play(plan: str) -> None:
    assert working("worker_3 cat").play("worker 3").refuses(f"block {plan}") == "ARC-7.1"


def test_arc_7_1_refuses_a_pyramid_just_completed() -> None:
    position = working("worker_3*2").play("worker 3", "block p1", "block p1", "block p1", "worker 3", "block p1")
    assert position.refuses("block p1") == "ARC-7.1"


def test_arc_7_1_refuses_a_block_without_workers() -> None:
    assert build("worker_3 cat", "").refuses("block p1") == "ARC-7.1"


# 7.2


@pytest.mark.parametrize(("moved", "resting"), [(1, 2), (2, 1)])
def test_arc_7_2_workers_may_rest(moved: int, resting: int) -> None:
    position = working("worker_3 cat").play("worker 3", *["block p4"] * moved, "rest")
    assert (position.site("p4")["blocks"], position.numbers("workers")) == (moved, [moved, 0])


@pytest.mark.parametrize(("moved", "points"), [(1, 1), (2, 2), (3, 4)])
def test_arc_7_2_resting_workers_score_nothing(moved: int, points: int) -> None:
    position = working("worker_3").play("worker 3", *["block p4"] * (moved - 1))
    assert position.gain("block p4", *["rest"] * (moved < 3)) == points


def test_arc_7_2_the_card_is_used_all_the_same() -> None:
    position = build("worker_3 cat", "dog").play("worker 3", "rest")
    assert (position.hand(0), position.used, position.turn) == (["cat"], {"worker_3": 1}, 1)


def test_arc_7_2_the_next_card_has_its_own_workers() -> None:
    position = build("worker_3 worker_2", "").play("worker 3", "rest", "worker 2")
    assert position.legal == {"block p1", "rest"}


def test_arc_7_2_refuses_to_rest_before_the_first_block() -> None:
    assert working("worker_3 cat").play("worker 3").refuses("rest") == "ARC-7.2"


def test_arc_7_2_refuses_to_rest_when_nothing_is_moved() -> None:
    assert build("worker_3 cat", "").refuses("rest") == "ARC-7.2"


@pytest.mark.parametrize("answer", ["pass", "idol cat p1", "worker 1", "plan p2"])
def test_arc_7_2_refuses_another_card_while_blocks_are_moved(answer: str) -> None:
    position = build("worker_3 worker_1 cat plan_2", "").play("worker 3")
    assert position.refuses(answer).startswith("ARC-")


# 7.3


def test_arc_7_3_the_others_go_on_elsewhere() -> None:
    position = working("worker_3*2 cat").play("worker 3", "block p1", "block p1", "block p1", "worker 3")
    assert position.gain("block p1") == 4
    assert (position.plans, position.legal) == (["", "p4"], {"block p4", "rest"})
    position.play("block p4", "block p4")
    assert (position.site("p4")["blocks"], position.numbers("workers")) == (2, [6, 0])


def test_arc_7_3_or_rest() -> None:
    position = working("worker_3*2 cat").play("worker 3", "block p1", "block p1", "block p1", "worker 3")
    position.play("block p1", "rest")
    assert (position.plans, position.numbers("workers")) == (["", "p4"], [4, 0])


def test_arc_7_3_idle_without_another_pyramid() -> None:
    position = build("worker_3*2 cat", "").play("worker 3", "block p1", "block p1", "worker 3")
    assert (position.plans, position.numbers("workers"), position.legal) == (["", ""], [4, 0], {"pass"})


def test_arc_7_3_a_card_may_complete_two_pyramids() -> None:
    position = build("plan_2 worker_3*3 cat", "").play("plan p2", "worker 3", "block p1", "block p1", "block p1")
    position.play("worker 3", "block p2", "block p2", "block p2", "worker 3")
    assert position.gain("block p1", "block p2") == 4 + 4
    assert (position.plans, position.numbers("workers")) == (["", ""], [8, 0])


# 7.4


@pytest.mark.parametrize(
    ("moves", "points"),
    [
        ("", 0),
        ("worker 1; block p4", 1),
        ("worker 2; block p4; block p4", 2),
        ("worker 3; block p4; block p4; block p4", 4),
        ("worker 1; block p1; worker 2; block p4; block p4", 4),
        ("worker 3; block p4; block p4; block p4; worker 1; block p4", 6),
        ("worker 3; block p4; block p4; block p4; worker 2; block p4; block p4", 6),
        ("worker 2; block p1; rest; worker 3; block p1; rest", 2),
        ("worker 3; block p1; block p1; rest; worker 2; block p1; rest", 4),
    ],
)
def test_arc_7_4_points_at_the_end_of_the_phase(moves: str, points: int) -> None:
    position = working("worker_1 worker_2 worker_3").play(*(move for move in moves.split("; ") if move))
    assert position.numbers("worker_points") == [points, 0]
    assert (position.gain("pass"), position.table["round"]) == (points, 2)


def test_arc_7_4_not_before() -> None:
    position = working("worker_1 worker_2 worker_3 cat")
    assert position.gain("worker 3", "block p4", "block p4", "block p4", "worker 1", "block p4") == 0


def test_arc_7_4_more_than_four_are_six_too() -> None:
    position = build("plan_4 worker_3*3", "").play("plan p4")
    position.play("worker 3", *["block p4"] * 3, "worker 3", *["block p1"] * 3, "worker 3", "block p4", "block p4")
    assert (position.gain("block p4"), position.reasons()["foreman"]) == (6 + 6, [6, 0])


def test_arc_7_4_each_player_for_itself() -> None:
    position = build("worker_2", "worker_1").play("worker 2", "block p1", "worker 1")
    assert position.reasons()["workers"] == [2, 1]


def test_arc_7_4_counted_anew_in_each_round() -> None:
    position = build("worker_2", "").play("worker 2", "block p1").round("worker_1", "", start=0)
    position.play("worker 1")
    assert position.reasons()["workers"] == [2 + 1, 0]


def test_arc_7_4_also_for_who_has_passed() -> None:
    position = build("worker_2 cat", "dog").play("worker 2", "block p1", "idol dog p1", "pass")
    assert position.reasons()["workers"] == [2, 0]


def test_arc_7_4_at_the_end_of_the_last_round_too() -> None:
    position = build("worker_1", "").play("worker 1")
    position.round("worker_1", "", start=0).play("worker 1").round("worker_1", "", start=0).play("worker 1")
    assert (position.match.over, position.reasons()["workers"]) == (True, [3, 0])
