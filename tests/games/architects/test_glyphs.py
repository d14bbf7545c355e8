"""ARC-10: hieroglyphics."""

import pytest

from tests.games.architects.position import Position, build


def walls(hand: str, plan: str = "p2") -> Position:
    """Seat 0 to play, with a plan that has a wall on the right."""
    return build(f"plan_{plan[1]} {hand}", "").play(f"plan {plan}")


@pytest.mark.parametrize(("card", "points"), [("glyph_2", 2), ("glyph_3", 3), ("glyph_4", 4)])
@pytest.mark.parametrize("plan", ["p2", "p3", "p5", "p6"])
def test_arc_10_1_they_score_what_is_printed(card: str, points: int, plan: str) -> None:
    position = walls(f"{card} cat", plan)
    assert (position.gain(f"glyph {card} {plan}"), position.reasons()["hieroglyphics"]) == (points, [points, 0])
    assert (position.site(plan)["glyphs"], position.hand(0)) == ([card], ["cat"])


def test_arc_10_1_each_card_may_be_chosen() -> None:
    told = {"glyph glyph_2 p2", "glyph glyph_3 p2", "glyph glyph_4 p2", "pass"}
    assert walls("glyph_2 glyph_3 glyph_4").legal == told


def test_arc_10_1_two_walls_for_two_cards() -> None:
    position = build("plan_2 plan_3 glyph_2*2 worker_3 worker_1 cat", "")
    position.play("plan p2", "worker 3", "block p1", "block p1", "block p1", "worker 1", "block p1", "plan p3")
    assert [position.gain("glyph glyph_2 p3"), position.gain("glyph glyph_2 p2")] == [2, 2]


@pytest.mark.parametrize("plan", ["p2", "p6"])
def test_arc_10_1_refuses_a_wall_that_is_full(plan: str) -> None:
    position = walls("glyph_2 glyph_3", plan).play(f"glyph glyph_3 {plan}")
    assert position.refuses(f"glyph glyph_2 {plan}") == "ARC-10.1"


@pytest.mark.parametrize("plan", ["p1", "p4"])
def test_arc_10_1_refuses_a_pyramid_without_a_wall(plan: str) -> None:
    assert walls("glyph_2 cat", "p4").refuses(f"glyph glyph_2 {plan}") == "ARC-10.1"
