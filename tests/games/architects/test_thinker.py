"""The bots of the ladder: swift hints, likely worlds, and what a search looks at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec

from benben.bots import Side
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.core.snapshot import dump
from benben.core.steps import State
from benben.core.thinking import Effort, OneAhead, Worlds
from benben.games.architects.advice.hints import HINTS
from benben.games.architects.advice.judge import RoundJudge
from benben.games.architects.advice.numbers import BY_HAND
from benben.games.architects.advice.picks import Picks
from benben.games.architects.advice.scratch import copy_to
from benben.games.architects.advice.swift import SwiftHints
from benben.games.architects.advice.thinker import ArchitectsThinker
from benben.games.architects.cards import CARDS, LIMESTONE, ONE
from benben.games.architects.state import DRAFTING, Architects
from tests.games.architects.position import build, new_game

GAME = game("architects")


def own(state: State) -> Architects:
    """A state of this game, for who checks types."""
    assert isinstance(state, Architects)
    return state


def sides(players: int, every: int) -> Iterator[Side]:
    """What seats see in a random game, each so-many-th question that has a choice."""
    match, rng, n = GAME.match(players, 5), rng_of(3, players), 0
    while not match.over:
        legal = match.legal()
        if len(legal) > 1:
            n += 1
            if n % every == 0:
                yield Side(match, match.actor, rng_of(4, n))
        match.play(legal[rng.below(len(legal))])


def rated(side: Side, hints: Any, world: Any) -> list[float]:
    ratings = vec[float]([0.0] * len(side.legal))
    hints.rate(world, side.seat, side.answers(), ratings, rng_of(1))
    return list(ratings)


def thought(side: Side, iterations: int) -> list[float]:
    """The ratings of a thinker who begins with this question."""
    ratings = vec[float]([0.0] * len(side.legal))
    worlds: Worlds[Any] = Worlds(side.seat, side.imagine, rng_of(8))
    ArchitectsThinker(own(side.imagine())).think(worlds, Effort(iterations), side.answers(), ratings)
    return list(ratings)


@pytest.mark.parametrize("players", [2, 4])
def test_swift_hints_say_what_the_hints_say(players: int) -> None:
    """Only of limestone, which fills the quarry for the next player, they say nearly the same."""
    swift = SwiftHints(own(GAME.match(players, 1).state), BY_HAND)
    for side in sides(players, 3):
        world = own(side.imagine())
        theirs, ours = rated(side, HINTS, world), rated(side, swift, world)
        for a, x, y in zip(side.legal, ours, theirs, strict=True):
            nearly = world.phase == DRAFTING and a == LIMESTONE
            assert x == pytest.approx(y, abs=1.0 if nearly else 1e-9), side.say(a)


def test_swift_hints_do_not_see_what_is_picked_at_the_same_time() -> None:
    position = new_game(2).deal("mummy worker_1*4 limestone*5", "sarcophagus dog worker_2 limestone*7")
    state = own(position.match.state.clone())
    swift, side = SwiftHints(state, BY_HAND), Side(position.match, 1, rng_of(1))
    state.focus(1)
    before = rated(side, swift, state)
    state.focus(0)
    state.apply(CARDS.index("limestone"))
    assert rated(side, swift, state) == before


def test_scratch_paper_is_a_copy() -> None:
    scratch = own(GAME.match(3, 1).state.clone())
    for side in sides(3, 9):
        world = own(side.imagine())
        copy_to(scratch, world)
        assert dump(scratch) == dump(world)


# Likely worlds


def test_chances_of_all_picks_from_a_pack_are_one_together() -> None:
    state = own(new_game(2).deal("mummy worker_1*4 limestone*5", "sarcophagus dog worker_2 limestone*7").match.state)
    picks, pack = Picks(BY_HAND), 0
    for name in ("mummy", "dog", "worker_2", "limestone"):
        pack += ONE[CARDS.index(name)]
    picks.rooms.count(state)
    chances = [
        2.718281828 ** picks.log_chance(state, 0, CARDS.index(name), pack, 0)
        for name in ("mummy", "dog", "worker_2", "limestone")
    ]
    assert sum(chances) == pytest.approx(1.0)


def likelihood(picked: str) -> float:
    """How likely it looks, as a logarithm, that the rival, who has picked a mummy, picks this card next."""
    position = new_game(2).deal("limestone*5 sarcophagus glyph_2 worker_1*3", "mummy worker_1*2 limestone*7")
    position.pick_all("limestone", "mummy").pick_all("limestone", picked)
    return Picks(BY_HAND).likelihood(own(position.match.state), 0)


def test_a_rival_has_probably_picked_the_other_half_of_a_pair() -> None:
    """Who has a mummy rather takes the sarcophagus than hieroglyphics, for which there is no wall."""
    assert likelihood("sarcophagus") > likelihood("glyph_2") + 2.0


def test_before_the_first_pick_all_worlds_are_as_likely() -> None:
    state = own(new_game(2).deal("limestone*10", "mummy*3 sarcophagus*3 worker_1*4").match.state)
    assert Picks(BY_HAND).likelihood(state, 0) == Picks(BY_HAND).likelihood(state, 1) == 0.0


def test_who_has_no_choice_picks_it_for_sure() -> None:
    position = new_game(2).deal("limestone*10", "mummy*3 sarcophagus*3 worker_1*4").pick_all("limestone", "mummy")
    assert Picks(BY_HAND).likelihood(own(position.match.state), 1) == pytest.approx(0.0)


# What a search looks at


def judge(like: Architects) -> RoundJudge:
    return RoundJudge(SwiftHints(like, BY_HAND))


def payoffs(state: Architects, points: tuple[int, ...]) -> list[float]:
    for seat, n in enumerate(points):
        state.players[seat].points = n
    found = vec[float]([0.0] * state.seats)
    judge(state).payoffs(state, found)
    return list(found)


def test_a_search_ends_with_the_round() -> None:
    start = own(GAME.match(2, 3).state)
    s, rng = own(start.clone()), rng_of(2)
    assert not judge(start).is_end(start, s)
    judge(start).play_on(start, s, rng)
    assert s.round == start.round + 1
    assert [p.hand for p in (s.players[0], s.players[1])] == [0, 0]


def test_at_the_end_of_the_game_a_win_counts_most_and_a_shared_one_half() -> None:
    s = own(GAME.match(3, 3).state)
    while s.actor() >= -1:
        judge(s).play_on(own(s.clone()), s, rng_of(2))
    won, shared = payoffs(s, (30, 29, 1)), payoffs(s, (30, 30, 1))
    assert won[0] > 1.0 > 0.5 > won[1] > won[2]
    assert shared[:2] == [0.5, 0.5]


def test_a_lead_is_worth_more_the_fewer_rounds_are_left() -> None:
    s = own(GAME.match(2, 3).state.clone())
    early = payoffs(s, (9, 3))[0]
    s.round = 3
    assert 0.5 < early < payoffs(s, (9, 3))[0] < 1.1


# Thinking


@pytest.mark.parametrize(
    ("hand", "best"), [("mummy sarcophagus worker_1", "both p1 1"), ("worker_3 worker_1", "worker 3")]
)
def test_a_search_finds_the_best_card(hand: str, best: str) -> None:
    match = build(hand, "worker_1 cat").match
    side = Side(match, match.actor, rng_of(1))
    ratings = thought(side, 60)
    assert side.say(side.legal[ratings.index(max(ratings))]) == best


def test_with_little_effort_it_is_one_answer_ahead() -> None:
    side = next(sides(2, 5))
    ratings = vec[float]([0.0] * len(side.legal))
    OneAhead(HINTS).think(Worlds(side.seat, side.imagine, rng_of(8)), Effort(1), side.answers(), ratings)
    assert thought(side, 4) == list(ratings)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_hidden_changes_nothing(players: int) -> None:
    """Two worlds that look the same to a seat lead to the same ratings, bit by bit."""
    for side in sides(players, 17):
        others = [Side.of(GAME, side.imagine(rng_of(n)), side.seat, rng_of(6)) for n in (1, 2)]
        assert thought(others[0], 15) == thought(others[1], 15)


def test_every_rung_has_more_to_think_or_chooses_less_loosely() -> None:
    for lower, upper in zip(GAME.advice.rungs, GAME.advice.rungs[1:], strict=False):
        assert upper.iterations >= lower.iterations
        assert upper.iterations > lower.iterations or upper.temperature < lower.temperature
