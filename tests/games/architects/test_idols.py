"""ARC-9: idols."""

from itertools import permutations

import pytest

from tests.games.architects.position import Position, build

IDOLS = ("cat", "bird", "dog")


def idols(hand: str, other: str = "") -> Position:
    """Seat 0 to play, with P4 and its three niches on the right."""
    return build(f"plan_4 {hand}", other).play("plan p4", *["pass"] * bool(other))


# 9.1


@pytest.mark.parametrize("idol", IDOLS)
def test_arc_9_1_an_idol_goes_into_a_niche(idol: str) -> None:
    position = build(f"{idol} worker_1", "").play(f"idol {idol} p1")
    assert (position.site("p1")["idols"], position.hand(0)) == ([idol], ["worker_1"])


def test_arc_9_1_any_pyramid_with_a_free_niche() -> None:
    told = {f"idol {idol} {plan}" for idol in ("cat", "dog") for plan in ("p1", "p4")}
    assert idols("cat dog").legal == told | {"pass"}


@pytest.mark.parametrize(
    ("plan", "niches"), [("p2", 1), ("p4", 3), ("p5", 2), ("p6", 2)], ids=["one", "three", "two", "two again"]
)
def test_arc_9_1_as_many_as_there_are_niches(plan: str, niches: int) -> None:
    position = build(f"plan_{plan[1]} cat*2 bird*2", "").play(f"plan {plan}")
    for idol in ("cat", "cat", "bird")[:niches]:
        position.play(f"idol {idol} {plan}")
    assert f"idol bird {plan}" not in position.legal


def test_arc_9_1_they_are_seen_in_order() -> None:
    position = idols("dog cat bird").play("idol dog p4", "idol cat p4")
    assert position.site("p4")["idols"] == ["dog", "cat"]


def test_arc_9_1_refuses_a_pyramid_without_a_free_niche() -> None:
    position = build("cat bird dog", "").play("idol cat p1", "idol bird p1")
    assert position.refuses("idol dog p1") == "ARC-9.1"


def test_arc_9_1_refuses_a_pyramid_without_niches() -> None:
    assert build("plan_3 cat", "").play("plan p3").refuses("idol cat p3") == "ARC-9.1"


# 9.2


@pytest.mark.parametrize("order", list(permutations(IDOLS)), ids=lambda order: "-".join(order))
def test_arc_9_2_first_second_and_third_kind(order: tuple[str, ...]) -> None:
    position = idols("cat bird dog worker_1")
    assert [position.gain(f"idol {idol} p4") for idol in order] == [1, 3, 6]


def test_arc_9_2_two_niches_pay_1_and_3() -> None:
    position = build("cat dog worker_1", "")
    assert [position.gain("idol dog p1"), position.gain("idol cat p1")] == [1, 3]


def test_arc_9_2_each_pyramid_for_itself() -> None:
    position = idols("cat*2 bird worker_1")
    gains = [position.gain(f"idol {answer}") for answer in ("cat p1", "cat p4", "bird p4")]
    assert (gains, position.reasons()["idols"]) == ([1, 1, 3], [5, 0])


def test_arc_9_2_whoever_raised_the_others() -> None:
    position = build("plan_4 cat dog", "bird worker_1*2").play("plan p4", "worker 1", "block p1", "idol cat p4")
    assert (position.turn, position.gain("idol bird p4"), position.gain("idol dog p4")) == (1, 3, 6)


def test_arc_9_2_also_in_a_later_round() -> None:
    position = build("cat", "").play("idol cat p1").round("dog worker_1", "", start=0)
    assert position.gain("idol dog p1") == 3


def test_arc_9_2_kinds_count_not_idols() -> None:
    position = idols("cat*2 dog worker_1").play("idol cat p4", "idol cat p4")
    assert position.gain("idol dog p4") == 3


# 9.3


@pytest.mark.parametrize("idol", IDOLS)
def test_arc_9_3_a_kind_that_is_there_scores_nothing(idol: str) -> None:
    position = build(f"{idol}*2 worker_1", "").play(f"idol {idol} p1")
    assert (position.gain(f"idol {idol} p1"), position.site("p1")["idols"]) == (0, [idol, idol])


def test_arc_9_3_it_takes_the_niche() -> None:
    position = build("cat*2 dog", "").play("idol cat p1", "idol cat p1")
    assert position.legal == {"pass"}


def test_arc_9_3_it_scores_elsewhere() -> None:
    position = idols("cat*2 worker_1").play("idol cat p1")
    assert position.gain("idol cat p4") == 1


def test_arc_9_3_a_third_idol_of_a_second_kind_scores_nothing() -> None:
    position = idols("cat bird*2 worker_1").play("idol cat p4", "idol bird p4")
    assert position.gain("idol bird p4") == 0
