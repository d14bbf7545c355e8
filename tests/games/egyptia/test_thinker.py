"""The strongest player: what it keeps in mind, what it counts near the end, and whose numbers it uses."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from benben.core.registry import game
from benben.core.rng import Rng, rng_of
from benben.core.thinking import Effort, Worlds
from benben.games.egyptia.actions import CHOOSE_COLUMN, CONFIRM
from benben.games.egyptia.advice.comparison import Comparison, halvings
from benben.games.egyptia.advice.course import NumbersCourse
from benben.games.egyptia.advice.numbers import BY_HAND, hand_made, shipped
from benben.games.egyptia.advice.rivals import MOST_RIVALS, Rivals, is_close
from benben.games.egyptia.advice.scout import Scout
from benben.games.egyptia.advice.thinker import RoundThinker, fits, thinker
from benben.games.egyptia.scoring import score
from benben.games.egyptia.state import Egyptia
from tests.games.egyptia.rounds import state_at

GAME = game("egyptia")


def thought(s: Egyptia, mind: RoundThinker, iterations: int = 24) -> tuple[int, int]:
    """The best answer of the first seat, and how many iterations it took."""
    legal, answers = GAME.legal(s), GAME.answers()
    for answer in legal:
        answers.add(answer)
    effort, ratings = Effort(iterations), vec[float]([0.0] * len(legal))
    worlds: Worlds[Egyptia] = Worlds(0, lambda rng: s.clone(), rng_of(1))
    mind.think(worlds, effort, answers, ratings)
    found = list(ratings)
    return legal[found.index(max(found))], effort.done


def play_round(s: Egyptia, mind: RoundThinker) -> list[int]:
    """The iterations of each answer until the round is over."""
    spent, answer = [], -1
    while not CONFIRM.has(answer):
        answer, iterations = thought(s, mind)
        spent.append(iterations)
        s.apply(answer)
    return spent


def test_a_plan_holds_for_the_whole_round() -> None:
    s = state_at(16, 2)
    spent = play_round(s, RoundThinker(s, shipped()))
    assert 0 < spent[0] <= 24
    assert not any(spent[1:])


def test_a_plan_of_another_round_is_not_kept() -> None:
    s = state_at(16, 2)
    mind = RoundThinker(s, shipped())
    thought(s, mind)
    assert mind.kept_plans(s, s.sheets[0]) == mind.plans
    s.sheets[0].city.put(0, s.sheets[0].empty() & -s.sheets[0].empty())
    assert mind.kept_plans(s, s.sheets[0]) == []


def test_who_does_something_else_thinks_again() -> None:
    s = state_at(16, 2)
    mind = RoundThinker(s, shipped())
    thought(s, mind)
    planned = {plan.me.column for plan in mind.plans}
    others = [column for column in range(4) if column not in planned]
    mind.plans = [plan for plan in mind.plans if plan.me.column == min(planned)]
    column = others[0] if others else max(planned)
    s.apply(CHOOSE_COLUMN.at(column))
    assert thought(s, mind)[1] > 0


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_nobody_ends_the_last_round_better(seed: int) -> None:
    s = state_at(18, seed)
    others = [random_end(s, n) for n in range(30)]
    play_round(s, RoundThinker(s, shipped()))
    assert score(s, s.sheets[0]) >= max(others)


def random_end(s: Egyptia, n: int) -> int:
    s, rng, answers = s.clone(), Rng(n, 1, 2), GAME.answers()
    while s.actor() >= 0:
        s.legal(answers)
        s.apply(answers.ids[rng.below(answers.count)])
    return score(s, s.sheets[0])


def test_it_plays_for_points_until_the_end_is_near() -> None:
    assert not is_close(state_at(6, 4, seats=2))
    assert is_close(state_at(16, 4, seats=2))
    assert not is_close(state_at(16, 4))  # alone


def test_a_red_dot_that_is_near_counts_as_the_end() -> None:
    s = state_at(6, 4, seats=2)
    s.sheets[1].gained += s.box.tracks[0] - (s.sheets[1].gained & 255) - 1
    assert is_close(s)


def test_of_many_rivals_only_the_best_are_looked_at() -> None:
    s = GAME.new_state(99)
    s.sheets[70].stock += 4 * 2**24  # favor
    rivals = Rivals(s, 0, Scout(s, shipped()))
    assert len(rivals.sheets) == MOST_RIVALS
    assert s.sheets[70] in rivals.sheets
    assert s.sheets[0] not in rivals.sheets


def test_a_win_is_shared_by_equals() -> None:
    s = state_at(18, 4, seats=2)
    rivals = Rivals(s, 0, Scout(s, shipped()))
    rivals.play()
    best = rivals.ranks[18]
    assert [rivals.share_of_win(18, best + more) for more in (-1, 0, 1)] == [0.0, 0.5, 1.0]


def test_of_plans_that_are_as_good_each_seat_has_its_favourite() -> None:
    s = state_at(14, 3, seats=8)
    mind = RoundThinker(s, shipped())
    mind.look_at(s, s.sheets[0])
    plans, favourites = mind.found.chosen(10), set()
    for seat in range(8):
        for plan in plans:
            plan.estimate = 50.0
        Comparison(s, seat, mind.scout, plans).settle(plans)
        favourites.add(max(range(len(plans)), key=lambda i: plans[i].estimate))
    assert len(favourites) > 1


def test_of_plans_that_are_not_as_good_nobody_has_a_favourite() -> None:
    s = state_at(14, 3, seats=8)
    mind = RoundThinker(s, shipped())
    mind.look_at(s, s.sheets[0])
    plans = mind.found.chosen(10)
    for seat in range(8):
        for i, plan in enumerate(plans):
            plan.estimate = 50.0 - i
        Comparison(s, seat, mind.scout, plans).settle(plans)
        assert max(plans, key=lambda plan: plan.estimate) is plans[0]


def test_two_thinkers_share_nothing() -> None:
    """Two games whose questions are asked in turn go as each of them alone."""
    alone = [state_at(17, seed) for seed in (3, 4)]
    for s in alone:
        play_round(s, RoundThinker(s, shipped()))
    states = [state_at(17, seed) for seed in (3, 4)]
    minds = [RoundThinker(s, shipped()) for s in states]
    for _question in range(10):
        for s, mind in zip(states, minds, strict=True):
            if s.round == 17 and s.actor() >= 0:
                s.apply(thought(s, mind)[0])
    assert [GAME.scores(s) for s in states] == [GAME.scores(s) for s in alone]


def test_with_other_components_the_numbers_are_those_made_by_hand() -> None:
    printed, changed = GAME.new_state(1), GAME.new_state(1, variant={"ship_points": [3]})
    assert fits(printed)
    assert not fits(changed)
    assert isinstance(mind := thinker(changed), RoundThinker)
    assert mind.rows == hand_made()
    assert isinstance(mind := thinker(printed), RoundThinker)
    assert mind.rows == shipped() != hand_made()


def test_halving() -> None:
    assert [halvings(n) for n in (1, 2, 3, 4, 5, 60)] == [0, 1, 2, 2, 3, 6]


# Learning


def small_course() -> NumbersCourse:
    return NumbersCourse(5, sets=8, tables=1, games=1)


def test_learning_goes_on_where_it_was_stopped() -> None:
    straight, resumed = small_course(), small_course()
    straight.step(0)
    resumed.resume(straight.kept())
    straight.step(1)
    resumed.step(1)
    assert straight.numbers() == resumed.numbers()
    assert straight.numbers()["numbers"] != list(BY_HAND)


def test_what_is_shipped_has_the_rows_that_are_learned() -> None:
    learned = small_course().numbers()
    assert {row: len(some) for row, some in learned.items()} == {row: len(some) for row, some in shipped().items()}
