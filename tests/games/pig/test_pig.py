"""The rules of Pig."""

from __future__ import annotations

import pytest

from benben.core.errors import IllegalAnswer
from benben.core.match import Match
from benben.core.registry import game
from benben.examples.pig.state import Pig
from tests.conformance.checks import check_perft


def state_of(match: Match) -> Pig:
    assert isinstance(match.state, Pig)
    return match.state


def pig(points: tuple[int, ...] = (0, 0), pot: int = 0, turn: int = 0) -> Match:
    match = Match(game("pig"), len(points), auto=False)
    state = state_of(match)
    state.depth = 0
    state.plan(game("pig").rules.steps.steps[1 + turn])
    for seat, n in enumerate(points):
        state.points[seat] = n
    state.pot, state.turn = pot, turn
    return match


def test_pig_1_1_roll_or_hold() -> None:
    assert [pig().say(a) for a in pig().legal()] == ["roll", "hold"]


@pytest.mark.parametrize(("face", "pot"), [(2, 9), (6, 13)])
def test_pig_1_2_a_face_adds(face: int, pot: int) -> None:
    match = pig(pot=7)
    match.play("roll")
    match.play(f"show {face}")
    assert (state_of(match).pot, match.actor) == (pot, 0)


def test_pig_1_2_a_one_loses_the_turn() -> None:
    match = pig(points=(20, 5), pot=17)
    match.play("roll")
    match.play("show 1")
    assert (match.scores, state_of(match).pot, match.actor) == ([20, 5], 0, 1)


def test_pig_1_3_hold_keeps_the_pot() -> None:
    match = pig(points=(20, 5), pot=17)
    match.play("hold")
    assert (match.scores, match.actor) == ([37, 5], 1)


def test_pig_1_4_at_the_goal_only_hold_is_left() -> None:
    match = pig(points=(80, 0), pot=20)
    assert [match.say(a) for a in match.legal()] == ["hold"]


def test_pig_1_4_refuses_a_roll_at_the_goal() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        pig(points=(80, 0), pot=20).play("roll")
    assert refused.value.rule == "PIG-1.4"


def test_pig_1_5_the_turn_goes_round() -> None:
    match = pig(points=(0, 0, 0), turn=2, pot=4)
    match.play("hold")
    assert (match.actor, state_of(match).pot) == (0, 0)


def test_pig_2_1_the_first_to_hold_with_100_wins() -> None:
    match = pig(points=(80, 99), pot=20)
    match.play("hold")
    assert (match.over, match.winners, match.scores) == (True, [0], [100, 99])


def test_ways_to_answer() -> None:
    # 2 answers; roll → 6 faces, hold → 2; after a 1 or a hold the other player has 2, after 2…6 one has 2
    check_perft(game("pig"), pig().state, [2, 8, 20])
