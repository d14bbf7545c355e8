"""The agenda: the order of steps, rules that run by themselves, chance, and answers given at the same time."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec

from benben.core.actions import Answers, Outcomes
from benben.core.registry import game
from benben.core.rng import Rng, rng_of
from benben.core.snapshot import dump
from benben.core.steps import CHANCE, EVERYBODY, NOBODY, Log, State, Step, StepTable, playout
from tests.toys import vault


class Diary(State):
    """A state that writes down what was done."""

    def __init__(self, seats: int, source: Diary | None = None) -> None:
        super().__init__(seats, source)
        self.done: list[str] = list(source.done) if source else []

    def clone(self) -> Diary:
        return Diary(self.seats, self)


class Ask(Step[Any]):
    """A seat says a number; the step may plan others by that."""

    def __init__(self, seat: int, left: int, then: tuple[Step, ...] = ()) -> None:
        super().__init__(seat, left)
        self.then = then

    def legal(self, s: Any, out: Answers) -> None:
        for a in range(self.left):
            out.add(a)

    def answer(self, s: Any, a: int) -> None:
        s.done.append(f"seat {self.seat} says {a}")
        s.plan_all(vec[Step](list(self.then)))


class Do(Step[Any]):
    """Something that happens by itself."""

    def __init__(self, name: str, then: tuple[Step, ...] = ()) -> None:
        super().__init__(NOBODY, 0)
        self.name = name
        self.then = then

    def run(self, s: Any) -> None:
        s.done.append(self.name)
        s.plan_all(vec[Step](list(self.then)))


class Draw(Step[Any]):
    """Chance with weights."""

    def __init__(self, weights: dict[int, int]) -> None:
        super().__init__(CHANCE, 0)
        self.weights = weights

    def outcomes(self, s: Any, out: Outcomes) -> None:
        for a, weight in self.weights.items():
            out.add(a, weight)

    def answer(self, s: Any, a: int) -> None:
        s.done.append(f"chance brings {a}")


def diary(*steps: Step) -> Diary:
    """A state in which these steps are to be done, in this order."""
    s = Diary(3)
    s.plan_all(vec[Step](list(steps)))
    return s


# Order


def test_last_planned_is_done_first() -> None:
    s = Diary(2)
    for name in ("one", "two", "three"):
        s.plan(Do(name))
    s.settle()
    assert s.done == ["three", "two", "one"]


def test_plan_all_does_them_in_the_order_written() -> None:
    s = diary(Do("one"), Do("two"), Do("three"))
    s.settle()
    assert s.done == ["one", "two", "three"]


def test_what_a_rule_plans_comes_before_what_was_planned() -> None:
    s = diary(Do("one", (Do("one a"), Do("one b", (Do("one b 1"),)))), Do("two"))
    s.settle()
    assert s.done == ["one", "one a", "one b", "one b 1", "two"]


def test_planning_nothing_changes_nothing() -> None:
    s = diary(Do("one"))
    s.plan_all(vec[Step]([]))
    assert s.depth == 1


@given(st.lists(st.lists(st.integers(0, 9), max_size=4), max_size=6))
def test_agenda_is_a_stack(batches: list[list[int]]) -> None:
    s = Diary(2)
    for batch in batches:
        s.plan_all(vec[Step]([Do(str(n)) for n in batch]))
    s.settle()
    assert s.done == [str(n) for batch in reversed(batches) for n in batch]


def test_question_stops_what_runs_by_itself() -> None:
    s = diary(Do("one"), Ask(2, 3), Do("two"))
    s.settle()
    assert (s.done, s.actor()) == (["one"], 2)


def test_after_an_answer_the_rules_go_on_to_the_next_question() -> None:
    s = diary(Ask(2, 3), Do("one"), Do("two"), Ask(0, 3), Do("three"))
    s.apply(1)
    assert (s.done, s.actor()) == (["seat 2 says 1", "one", "two"], 0)


def test_answer_may_bring_up_another_question() -> None:
    s = diary(Ask(0, 3, (Ask(1, 2), Do("reply heard"))), Do("end"))
    s.apply(2)
    assert s.actor() == 1
    s.apply(0)
    assert s.done == ["seat 0 says 2", "seat 1 says 0", "reply heard", "end"]


def test_game_without_steps_is_over() -> None:
    s = diary(Ask(0, 1))
    s.apply(0)
    assert (s.actor(), s.open_seats()) == (NOBODY, [])


def test_actor_of_chance() -> None:
    assert diary(Draw({0: 1})).actor() == CHANCE


def test_open_step_is_the_next_one() -> None:
    step = Ask(1, 2)
    assert diary(step, Do("later")).open_step() is step


def test_legal_starts_afresh_each_time() -> None:
    s, out = diary(Ask(0, 3), Ask(1, 2)), Answers(5)
    s.legal(out)
    assert out.as_list() == [0, 1, 2]
    s.apply(0)
    s.legal(out)
    assert out.as_list() == [0, 1]


def test_clone_has_its_own_agenda() -> None:
    s = diary(Ask(0, 3), Ask(1, 2))
    copy = s.clone()
    copy.apply(1)
    copy.plan(Ask(2, 1))
    assert (s.actor(), s.done, copy.actor()) == (0, [], 2)


def test_clone_agenda_may_grow_where_the_original_still_reads() -> None:
    s = diary(Ask(0, 3), Ask(1, 2))
    copy = s.clone()
    s.apply(0)
    s.plan(Ask(2, 1))
    assert (copy.actor(), s.actor()) == (0, 2)


# Chance


def test_advance_lets_chance_happen_until_a_seat_must_answer() -> None:
    s = diary(Draw({4: 1}), Do("one"), Draw({5: 1}), Ask(1, 2), Draw({6: 1}))
    assert s.advance(rng_of(1)) == 1
    assert s.done == ["chance brings 4", "one", "chance brings 5"]


def test_advance_stops_at_once_where_a_seat_must_answer() -> None:
    s = diary(Ask(1, 2), Draw({6: 1}))
    assert (s.advance(rng_of(1)), s.done) == (1, [])


def test_advance_to_the_end() -> None:
    s = diary(Draw({6: 1}), Do("one"))
    assert (s.advance(rng_of(1)), s.done) == (NOBODY, ["chance brings 6", "one"])


def test_sample_is_as_likely_as_its_weight() -> None:
    weights, rng, counts = {3: 1, 5: 2, 8: 5}, rng_of(2), {3: 0, 5: 0, 8: 0}
    s = diary(Draw(weights))
    for _ in range(16_000):
        counts[s.sample(rng)] += 1
    chi_square = sum((counts[a] - 2_000 * weight) ** 2 / (2_000 * weight) for a, weight in weights.items())
    assert chi_square < 18.42  # 99.99 % of two degrees of freedom


def test_sample_never_brings_what_has_no_weight() -> None:
    s, rng = diary(Draw({1: 0, 2: 3, 3: 0})), rng_of(3)
    assert {s.sample(rng) for _ in range(200)} == {2}


@pytest.mark.parametrize(("a", "can"), [(3, True), (8, True), (4, False), (-1, False)])
def test_possible_is_what_is_among_the_outcomes(a: int, can: bool) -> None:
    s = diary(Draw({3: 1, 8: 5}))
    assert s.open_step().possible(s, a) is can


def test_outcome_without_weight_is_not_possible() -> None:
    s = diary(Draw({1: 0, 2: 3}))
    assert not s.open_step().possible(s, 1)


def test_playout_counts_the_decisions_of_seats_only() -> None:
    s = diary(Draw({4: 1}), Ask(0, 3), Do("one"), Ask(1, 2, (Ask(2, 1),)), Draw({5: 1}))
    assert playout(s, rng_of(4), Answers(5)) == 3
    assert (s.actor(), s.done[0], s.done[-1]) == (NOBODY, "chance brings 4", "chance brings 5")


def test_playout_ends_every_game() -> None:
    for tables in (game("pig"), game("ra-dice"), vault.GAME):
        s = tables.new_state(2)
        assert playout(s, rng_of(5), tables.answers()) > 0
        assert s.actor() == NOBODY


# What a step must say itself


def test_step_that_says_nothing_is_an_error() -> None:
    step, s = Step[Any](0, 0), Diary(2)
    for ask in (
        lambda: step.legal(s, Answers(1)),
        lambda: step.answer(s, 0),
        lambda: step.outcomes(s, Outcomes()),
        lambda: step.run(s),
        lambda: State(2, None).clone(),
    ):
        with pytest.raises(NotImplementedError):
            ask()


def test_refusal_is_number_0_unless_the_step_knows_better() -> None:
    assert Ask(0, 1).refuse(Diary(2), 5) == 0


# Tables


def test_steps_are_numbered_as_they_are_added() -> None:
    table = StepTable()
    steps = [table.add(Do("one")), table.add(Ask(0, 1))]
    assert [step.id for step in steps] == [0, 1] and table.steps == steps


def test_family_has_a_step_for_each_seat_and_count() -> None:
    table = StepTable()
    table.add(Do("before"))
    family = table.family(Ask, seat=3, left=2)
    assert [(step.id, step.seat, step.left) for step in table.steps[1:]] == [
        (1, 0, 0),
        (2, 0, 1),
        (3, 1, 0),
        (4, 1, 1),
        (5, 2, 0),
        (6, 2, 1),
    ]
    assert (family.at(1, 1).id, family.at(2, 0).id) == (4, 5)


class AskAll(Ask):
    """The same, for all seats at once."""


def test_family_steps_are_open_and_sealed_ones_belong_to_their_seat() -> None:
    table = StepTable()
    plain, sealed = table.family(Ask, seat=3, left=2), table.sealed_family(AskAll, seat=3, left=2)
    assert {step.is_sealed for step in plain.steps} == {False} and {step.is_sealed for step in sealed.steps} == {True}
    assert [step.owner for step in sealed.steps] == [0, 0, 1, 1, 2, 2]


# Answers at the same time


def deal(cards: tuple[tuple[int, ...], ...]) -> vault.Vault:
    """A game of Vault, sides taken and these cards dealt, in the first sealed round."""
    s = vault.GAME.new_state(len(cards))
    for _ in cards:
        s.apply(int(vault.SIDE.first))
    for hand in cards:
        for card in hand:
            s.apply(int(vault.DEAL.first) + card)
    assert isinstance(s, vault.Vault)
    return s


def three() -> vault.Vault:
    return deal(((0, 1, 2), (1, 2, 3), (0, 0, 3)))


def legal_of(s: State, seat: int) -> list[int]:
    aside = s.clone()
    aside.focus(seat)
    return vault.GAME.legal(aside)


ORDERS = list(permutations(range(3)))
PICKED = (int(vault.PICK.first) + 2, int(vault.PICK.first) + 3, int(vault.PICK.first))  # by seat
STAKED = (int(vault.STAKE.first) + 1, int(vault.STAKE.first), int(vault.STAKE.first))


def answer(s: State, seat: int, a: int) -> bool:
    s.focus(seat)
    return s.apply_sealed(a)


def test_all_seats_are_open_in_a_sealed_round() -> None:
    assert three().open_seats() == [0, 1, 2]


def test_only_the_actor_is_open_elsewhere() -> None:
    assert vault.GAME.new_state(3).open_seats() == [0]


def test_nobody_is_open_where_chance_must_act() -> None:
    assert game("ra-dice").new_state(2).open_seats() == []


def test_seat_stays_open_until_its_last_question_is_answered() -> None:
    s = three()
    answer(s, 1, PICKED[1])
    assert s.open_seats() == [0, 1, 2]
    answer(s, 1, STAKED[1])
    assert s.open_seats() == [0, 2]


def test_focus_brings_the_own_question_to_the_top() -> None:
    s = three()
    s.focus(2)
    assert (s.actor(), s.open_step().seat) == (2, 2)


def test_focus_loses_no_step() -> None:
    s = three()
    before = sorted(dump(s)["agenda"])
    for seat in (2, 0, 1):
        s.focus(seat)
        assert sorted(dump(s)["agenda"]) == before


def test_focus_leaves_what_comes_after_the_round_alone() -> None:
    s = three()
    after = dump(s)["agenda"][:-3]
    s.focus(2)
    assert dump(s)["agenda"][:-3] == after and len(after) == 1


def test_own_answers_do_not_depend_on_who_has_answered() -> None:
    s = three()
    before = legal_of(s, 2)
    answer(s, 0, PICKED[0])
    answer(s, 1, PICKED[1])
    assert legal_of(s, 2) == before == [int(vault.PICK.first), int(vault.PICK.first) + 3]


def test_step_of_a_seat_in_a_sealed_round_is_its_own() -> None:
    s = three()
    answer(s, 1, PICKED[1])
    answer(s, 2, PICKED[2])
    answer(s, 2, STAKED[2])
    steps = [s.step_of(seat) for seat in range(4)]
    assert [type(step).__name__ for step in steps] == ["PickCard", "StakePoints", "NoneType", "NoneType"]


def test_step_of_a_seat_elsewhere_is_the_actors() -> None:
    mine, later = Ask(1, 2), Ask(0, 2)
    s = diary(mine, later)
    assert s.step_of(1) is mine and s.step_of(0) is None


def test_step_of_a_seat_after_the_end() -> None:
    assert diary().step_of(0) is None


def test_apply_sealed_tells_the_last_answer_that_was_out() -> None:
    s = three()
    told = [answer(s, seat, PICKED[seat]) for seat in (2, 0, 1)]
    told += [answer(s, seat, STAKED[seat]) for seat in (1, 2, 0)]
    assert told == [False, False, False, False, False, True]


def test_apply_sealed_tells_the_end_of_the_game() -> None:
    family = StepTable().sealed_family(Ask, seat=2, left=2)
    s = diary(family.at(0, 1), family.at(1, 1))
    assert (answer(s, 1, 0), answer(s, 0, 0), s.actor()) == (False, True, NOBODY)


def in_order(picks: tuple[int, ...], stakes: tuple[int, ...]) -> State:
    s = three()
    for seat in picks:
        answer(s, seat, PICKED[seat])
    for seat in stakes:
        answer(s, seat, STAKED[seat])
    return s


@pytest.mark.parametrize("picks", ORDERS)
@pytest.mark.parametrize("stakes", ORDERS)
def test_any_order_of_arrival_leads_to_the_state_of_seat_order(picks: Any, stakes: Any) -> None:
    assert dump(in_order(picks, stakes)) == dump(in_order((0, 1, 2), (0, 1, 2)))


@pytest.mark.parametrize("order", ORDERS)
def test_each_seat_in_one_go_leads_to_the_state_of_seat_order(order: Any) -> None:
    s = three()
    for seat in order:
        answer(s, seat, PICKED[seat])
        answer(s, seat, STAKED[seat])
    assert dump(s) == dump(in_order((0, 1, 2), (0, 1, 2)))


def test_plain_apply_in_seat_order_is_the_same_again() -> None:
    s = three()
    for seat in range(3):
        s.apply(PICKED[seat])
        s.apply(STAKED[seat])
    assert dump(s) == dump(in_order((0, 1, 2), (0, 1, 2)))


def test_revealed_round_scores_the_best_and_asks_the_worst() -> None:
    s: Any = in_order((0, 1, 2), (0, 1, 2))  # worth 600, 699 and 98
    assert (s.points, s.actor(), s.deck.tail[:]) == ([0, 1, 0], 2, vault.vec_of([2, 3, 0]))


# What happened


def test_note_is_for_everybody_and_whisper_for_one() -> None:
    s = Diary(3)
    s.log = Log()
    s.note(4, 1, 5, 6)
    s.whisper(4, 2, 7)
    assert s.log.events == [(4, 1, 5, 6, EVERYBODY), (4, 2, 7, 0, 2)]


def test_state_without_log_tells_nobody() -> None:
    s = Diary(3)
    s.note(4, 1, 5, 6)
    s.whisper(4, 1, 5, 6)
    assert s.log is None and s.done == []


def test_clone_has_no_log() -> None:
    s = Diary(3)
    s.log = Log()
    assert s.clone().log is None


def test_steps_do_not_draw_on_a_generator_of_their_own() -> None:
    one, other = Rng(1, 2, 3), Rng(1, 2, 3)
    drawn = [diary(Draw(dict.fromkeys(range(40), 1))).sample(rng) for rng in (one, other)]
    assert drawn[0] == drawn[1]
