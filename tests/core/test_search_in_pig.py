"""The search in a real game, in positions whose best answer arithmetic finds."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from benben.bots import Side
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.core.search import Judge, Node, TreeSearch, share_win
from benben.core.thinking import Effort, Worlds
from tests.games.pig.test_pig import pig

PIG = game("pig")


def visits_of(side: Side, iterations: int, seed: int = 1) -> dict[str, float]:
    """The ratings of a search, by answer: logarithms of how often each was tried."""
    size = PIG.actions.size
    search: TreeSearch = TreeSearch(Judge(PIG.advice.hints, size, PIG.rules.winners), size, 2)
    ratings, effort = vec[float]([0.0] * len(side.legal)), Effort(iterations)
    search.think(Worlds(side.seat, side.imagine, rng_of(seed)), effort, side.answers(), ratings)
    assert effort.done == iterations
    return {side.say(a): ratings[i] for i, a in enumerate(side.legal)}


@pytest.mark.parametrize(
    ("points", "pot", "best"),
    [
        ((80, 99), 19, "roll"),  # five faces of six win now; who holds lets the other one win almost surely
        ((0, 0), 70, "hold"),  # a sixth of 70 points is more than any face brings
        ((60, 0), 2, "roll"),  # next to nothing to lose
    ],
)
def test_it_finds_the_answer_that_arithmetic_finds(points: tuple[int, int], pot: int, best: str) -> None:
    match = pig(points=points, pot=pot)
    found = visits_of(Side(match, 0, rng_of(1)), 60)
    assert max(found, key=found.__getitem__) == best


def test_an_answer_that_is_met_later_is_added() -> None:
    node = Node()
    node.add(5, 1.0)
    node.add(9, 0.5)
    assert (node.place(5), node.place(9), node.place(7)) == (0, 1, -1)
    node.visits[1], node.sums[1] = 4, 3.0
    assert node.mean() == 0.75
    assert Node().mean() == 0.5


def test_a_shared_win_is_shared() -> None:
    payoffs = vec[float]([0.3, 0.3, 0.3])
    share_win([0, 2], payoffs)
    assert list(payoffs) == [0.5, 0.0, 0.5]
