"""Plans of a round: each can be played as it stands and leads where it says; the worths are those of the evaluation."""

from __future__ import annotations

import pytest

from benben.core.actions import Answers
from benben.core.learning import Numbers
from benben.core.rng import Rng
from benben.games.egyptia.actions import ACTIONS, CONFIRM
from benben.games.egyptia.advice.evaluation import Outlook
from benben.games.egyptia.advice.forecast import Forecast
from benben.games.egyptia.advice.numbers import hand_made, shipped
from benben.games.egyptia.advice.round_plans import RoundPlan, RoundPlans, traces
from benben.games.egyptia.advice.scout import Scout, rank
from benben.games.egyptia.city import HEX_COUNT
from benben.games.egyptia.scoring import rank as rank_of
from benben.games.egyptia.state import Egyptia
from tests.games.egyptia.rounds import state_at

MOMENTS = [(2, 1), (6, 2), (9, 3), (13, 4), (16, 5), (18, 6)]


def plans_of(s: Egyptia, rows: Numbers) -> list[RoundPlan]:
    scout = Scout(s, rows)
    found = RoundPlans(scout.s)
    found.find(scout.looks[HEX_COUNT - s.round], s.sheets[0])
    return found.chosen(25)


@pytest.mark.parametrize(("number", "seed"), MOMENTS)
def test_a_plan_is_played_as_it_stands(number: int, seed: int) -> None:
    s = state_at(number, seed)
    answers = Answers(ACTIONS.size)
    plans = plans_of(s, shipped())
    assert len(plans) > 1
    for plan in plans:
        world = s.clone()
        while (answer := plan.answer(world, world.sheets[0])) != CONFIRM.at(0):
            world.legal(answers)
            assert answer in [answers.ids[i] for i in range(answers.count)]
            assert plan.fits(world.sheets[0])
            world.apply(answer)
        assert traces(world.sheets[0]) == traces(plan.end)


@pytest.mark.parametrize(("number", "seed"), MOMENTS)
def test_plans_fall_in_worth_and_no_two_end_alike(number: int, seed: int) -> None:
    plans = plans_of(state_at(number, seed), shipped())
    worths = [plan.worth for plan in plans]
    assert worths == sorted(worths, reverse=True)
    assert len({traces(plan.end) for plan in plans}) == len(plans)


@pytest.mark.parametrize(("number", "seed"), MOMENTS[:-1])
def test_with_the_numbers_made_by_hand_a_plan_is_worth_what_the_evaluation_says(number: int, seed: int) -> None:
    s = state_at(number, seed)
    look = Outlook(s, HEX_COUNT - s.round)
    for plan in plans_of(s, hand_made()):
        assert plan.worth == pytest.approx(look.worth(plan.end))


def test_numbers_change_in_time_by_their_slopes() -> None:
    s = state_at(1, 1)
    rows = hand_made()
    rows["slopes"][2] = 0.5  # stone: worth more early
    stone = 1 << 16
    early, late = Forecast(s, 16, rows).goods(stone), Forecast(s, 5, rows).goods(stone)
    assert early > Forecast(s, 16, hand_made()).goods(stone)
    assert late < Forecast(s, 5, hand_made()).goods(stone)


def test_fast_play_ends_a_game_with_a_full_city_or_a_red_dot() -> None:
    s = state_at(1, 3)
    scout = Scout(s, shipped())
    scout.foresee(1, Rng(1, 2, 3))
    end = scout.rollout(s.sheets[0], 0, HEX_COUNT)
    assert end.empty() == 0 or scout.looks[HEX_COUNT - scout.done].is_last(end)


def test_fast_play_with_the_same_dice_is_the_same() -> None:
    s = state_at(10, 3)
    ends = []
    for seat in range(2):
        scout = Scout(s, shipped())
        scout.foresee(11, Rng(4, 5, 6))
        ends.append(traces(scout.rollout(s.sheets[0], 10, HEX_COUNT)))
    assert ends[0] == ends[1]


def test_one_number_orders_sheets_as_the_rules_do() -> None:
    s = state_at(15, 7, seats=4)
    s.sheets[1].stock = s.sheets[0].stock
    s.sheets[1].city = s.sheets[0].city
    s.sheets[1].ships = s.sheets[0].ships
    s.sheets[1].plagues = s.sheets[0].plagues
    by_rules = [rank_of(s, seat) for seat in range(4)]
    by_number = [rank(s, s.sheets[seat]) for seat in range(4)]
    for one in range(4):
        for other in range(4):
            assert (by_rules[one] < by_rules[other]) == (by_number[one] < by_number[other])
