"""Two games of one family: the shared tables come first, the shared rules serve both, and each game adds its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from benben.core.game import Game
from benben.core.match import Match
from benben.core.rulebook import rules_of
from tests.games.rule_gaps import gaps_in_code
from tests.toys import barge_common, barge_race, barge_toll
from tests.toys.barge_common import rules, tables

RACE, TOLL = barge_race.GAME, barge_toll.GAME
both = pytest.mark.parametrize("game", [RACE, TOLL], ids=lambda game: game.key)


def started(game: Game, places: int = 0) -> Match:
    """The first seat has come so far, and the current has done nothing."""
    match = Match(game, 2, auto=False)
    match.state.places[0] = places  # type: ignore[attr-defined]
    return match


@both
def test_the_familys_numbers_come_first_in_every_table(game: Game) -> None:
    own = game.rules
    assert own.actions.kinds[: len(tables.ACTIONS.kinds)] == tables.ACTIONS.kinds
    assert own.outcomes.kinds[: len(tables.OUTCOMES.kinds)] == tables.OUTCOMES.kinds
    assert own.events.kinds[: len(tables.EVENTS.kinds)] == tables.EVENTS.kinds
    assert own.refusals.refusals[1 : len(tables.REFUSALS.refusals)] == tables.REFUSALS.refusals[1:]
    assert own.steps.steps[: len(rules.STEPS.steps)] == rules.STEPS.steps
    assert [step.id for step in own.steps.steps] == list(range(len(own.steps.steps)))


@both
def test_each_game_adds_its_own(game: Game) -> None:
    assert game.rules.events.reasons[0] == "river" and len(game.rules.events.reasons) == 2
    assert [kind.name for kind in game.actions.kinds] == ["row", "rest" if game is RACE else "bribe"]
    assert game.rules.refusals.refusals[0].rule == ("RACE-1.1" if game is RACE else "TOLL-1.1")


@pytest.mark.parametrize("table", [tables.ACTIONS, tables.EVENTS, tables.REFUSALS])
def test_a_familys_table_is_complete_once_a_game_goes_on_with_it(table: object) -> None:
    with pytest.raises(ValueError, match="complete"):
        table.add("late", "late") if table is tables.REFUSALS else table.add("late")  # type: ignore[attr-defined]


def test_a_familys_steps_are_complete_too() -> None:
    with pytest.raises(ValueError, match="complete"):
        rules.STEPS.add(rules.Drift(-1, 0))


@both
def test_barge_1_2_rows_one_to_three_spaces(game: Game) -> None:
    match = started(game, places=7)
    assert [match.say(a) for a in match.legal()][:2] == ["row 1", "row 2"]


@both
def test_barge_1_2_refuses_to_row_beyond_the_end(game: Game) -> None:
    refusal = started(game, places=7).why_not("row 3")
    assert refusal is not None and refusal.rule == "BARGE-1.2"


@both
def test_barge_1_3_the_current_follows_each_turn(game: Game) -> None:
    match = started(game)
    match.play("row 2")
    match.play("current 1")
    assert (match.view()["table"]["places"], match.actor) == ([3, 0], 1)


def test_race_1_2_refuses_a_third_rest() -> None:
    match = Match(RACE, 1, auto=False)
    for _ in range(2):
        match.play("rest")
        match.play("current 0")
    refusal = match.why_not("rest")
    assert refusal is not None and refusal.rule == "RACE-1.2"


def test_toll_1_2_a_bribe_costs_a_coin() -> None:
    match = started(TOLL)
    match.play("bribe")
    assert match.view()["table"]["own"] == [2, 3]


@both
def test_the_rules_of_a_game_are_its_familys_and_its_own(game: Game) -> None:
    known = rules_of(game.about)
    assert {rule_id.partition("-")[0] for rule_id in known} == {"BARGE", "RACE" if game is RACE else "TOLL"}
    home = Path(barge_common.__file__).parent
    own = home.parent / game.about.package.rpartition(".")[2]
    for rule in known.values():
        assert gaps_in_code(rule, home if rule.id.startswith("BARGE") else own) == []
