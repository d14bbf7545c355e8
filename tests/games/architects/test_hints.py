"""What the game advises: plain cases, and that the advice wins."""

from __future__ import annotations

import pytest

from benben.bots import Side, bot
from benben.core.rng import rng_of
from benben.lab.simulate import Plan, results
from tests.games.architects.position import Position, build, new_game


def advice(position: Position) -> str:
    """What the greedy bot would do for the seat that is asked."""
    match = position.match
    return match.say(bot("greedy").choose(Side(match, match.actor, rng_of(1))))


@pytest.mark.parametrize(
    ("hand", "best"),
    [
        ("mummy sarcophagus worker_1", "both p1 1"),
        ("plan_6 plan_2 worker_1", "plan p6"),
        ("worker_3 worker_1", "worker 3"),
    ],
)
def test_the_best_card_comes_first(hand: str, best: str) -> None:
    assert advice(build(hand, "worker_1 cat")) == best


def test_an_idol_of_a_new_kind_comes_before_a_second_one_of_a_kind() -> None:
    position = build("cat*2 dog", "bird").play("idol cat p1", "pass")
    assert advice(position) == "idol dog p1"


def test_all_workers_of_a_card_together_complete_a_pyramid() -> None:
    """One block here and one there would leave the last block to the other player."""
    position = build("worker_2 worker_2 plan_3", "worker_1 worker_1").play("plan p3", "worker 1", "block p1")
    position.play("worker 2", "block p1", "block p3", "worker 1", "block p3", "worker 2")
    assert advice(position) == "block p1"
    assert advice(position.play("block p1")) == "block p1"


def test_the_other_half_of_a_pair_is_picked() -> None:
    position = new_game(2).deal(
        "mummy worker_1 worker_1 worker_1 worker_1 limestone*5", "sarcophagus dog worker_2 limestone*7"
    )
    assert advice(position.pick_all("mummy", "limestone")) == "pick sarcophagus"


def test_greedy_beats_random() -> None:
    """It wins 999 of 1,000 games; here are some of them."""
    played = results(Plan("architects", 2, ("greedy", "random"), 40, seed=3), workers=1)
    won = [game for game in played if [game.seating[seat] for seat in game.winners] == ["greedy"]]
    assert len(won) >= 39
