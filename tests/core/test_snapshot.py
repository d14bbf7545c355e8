"""A state as plain JSON and back."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from benben.core.components import Components
from benben.core.errors import BadSetup, BenbenError
from benben.core.match import Match
from benben.core.registry import game
from benben.core.snapshot import dump, fields, is_row, key, load, state_fields
from benben.core.steps import State
from tests.toys import vault

PIG = game("pig")
RA = game("ra-dice")
STANDARD = {"sun_track": "standard"}


def pig_state(*answers: str) -> State:
    match = Match(PIG, 2, auto=False)
    for answer in answers:
        match.play(answer)
    return match.state


def changed(form: dict[str, Any], **cells: Any) -> dict[str, Any]:
    return form | cells


def refused(tables: Any, form: Any, options: dict[str, str] | None = None) -> str:
    with pytest.raises(BenbenError) as caught:
        load(tables, form, options or {})
    return str(caught.value)


# Dump


def test_dump_holds_every_field_and_the_agenda() -> None:
    state = pig_state("roll", "show 5")
    assert dump(state) == {"agenda": ["RollOrHold seat 0"], "points": [0, 0], "pot": 5, "seats": 2, "turn": 0}


def test_dump_of_open_chance() -> None:
    assert dump(pig_state("roll"))["agenda"] == ["RollDie"]


def test_dump_after_the_end_has_an_empty_agenda() -> None:
    match = Match(PIG, 2, variant={"goal": [2]}, auto=False)
    for answer in ("roll", "show 6", "hold"):
        match.play(answer)
    assert dump(match.state) == {"agenda": [], "points": [6, 0], "pot": 6, "seats": 2, "turn": 0}


def test_dump_holds_parts_of_parts() -> None:
    form = dump(vault.GAME.new_state(2))
    assert form["deck"] == {"counts": [24, 24, 24, 24], "tail": []}


def test_dump_holds_rows_of_parts() -> None:
    form = dump(RA.new_state(3))
    blank = {"civilization": 0, "floods": 0, "monuments": 0, "nile": 0, "pharaoh": 0, "score": 0}
    assert form["players"] == [blank] * 3


@pytest.mark.parametrize("tables", [PIG, RA, vault.GAME], ids=["pig", "ra-dice", "vault"])
def test_dump_is_plain_json(tables: Any) -> None:
    form = dump(tables.new_state(3))
    assert msgspec.json.decode(msgspec.json.encode(form)) == form


def test_components_and_log_are_no_part_of_it() -> None:
    state = Match(PIG, 2).state
    assert set(dump(state)) == {"agenda", *state_fields(state)} == {"agenda", "points", "pot", "seats", "turn"}


def test_fields_are_sorted_and_hold_the_components() -> None:
    assert fields(PIG.new_state(2)) == ["box", "points", "pot", "seats", "turn"]


def test_row_is_a_list_or_a_vec() -> None:
    values: list[Any] = [[1], vault.vec_of([1]), 1, "row", (1,), {}]
    assert [is_row(value) for value in values] == [True, True, False, False, False, False]


class Odd(vault.Vault):
    """A state with a field of some other kind."""

    def __init__(self, odd: Any) -> None:
        super().__init__(2, Components(vault.CELLS))
        self.odd = odd


@pytest.mark.parametrize("odd", [None, 0.5, {"a": 1}, (1, 2), {1, 2}], ids=str)
def test_field_that_cannot_be_told_is_refused_not_forgotten(odd: Any) -> None:
    with pytest.raises((BenbenError, TypeError)):
        dump(Odd(odd))


IN_ORDER = """
import sys
from benben.core.match import Match
from benben.core.registry import game
from benben.core.snapshot import dump
for key in sys.argv[1:]:
    game(key)
match = Match(game("egizia-shifting-sands"), 2, 5)
print(dump(match.state))
"""


def test_dump_is_the_same_whichever_games_are_there() -> None:
    """Games of a family have steps in common, which have another number if the other game came first."""
    orders = (("egizia", "egizia-shifting-sands"), ("egizia-shifting-sands", "egizia"), ("egizia-shifting-sands",))
    told = {
        subprocess.run([sys.executable, "-c", IN_ORDER, *keys], check=True, capture_output=True, text=True).stdout
        for keys in orders
    }
    assert len(told) == 1 and "ChooseFirst" in told.pop()


# Load


@pytest.mark.parametrize("answers", [(), ("roll",), ("roll", "show 5"), ("roll", "show 1"), ("roll", "show 6", "hold")])
def test_load_brings_back_the_state(answers: tuple[str, ...]) -> None:
    state = pig_state(*answers)
    again = load(PIG, dump(state), {})
    assert (dump(again), again.actor()) == (dump(state), state.actor())


def test_loaded_state_goes_on() -> None:
    state = load(PIG, dump(pig_state("roll", "show 5")), {})
    state.apply(1)
    assert dump(state) == {"agenda": ["RollOrHold seat 1"], "points": [5, 0], "pot": 0, "seats": 2, "turn": 1}


def test_loaded_state_shares_nothing_with_its_form() -> None:
    form = dump(vault.GAME.new_state(2))
    state: Any = load(vault.GAME, form, {})
    state.hands[0] = 3
    state.deck.take(0)
    assert (form["hands"][0], form["deck"]["counts"][0]) == (0, 24)


def test_loaded_state_has_its_components() -> None:
    state: Any = load(PIG, dump(PIG.new_state(2)), {}, {"goal": [7]})
    assert (state.box.cells["goal"], state.box.variant) == ([7], {"goal": [7]})


def test_load_of_a_longer_row_than_at_the_start() -> None:
    state: Any = vault.GAME.new_state(2)
    for card in (3, 1):
        state.deck.put_under(card)
    assert dump(load(vault.GAME, dump(state), {})) == dump(state)


@pytest.mark.parametrize("form", [{}, [], "pig", 3, None, True, {"seats": 2}, {"agenda": []}])
def test_what_is_no_state_is_refused(form: Any) -> None:
    assert refused(PIG, form) == "This is no state of Pig."


@pytest.mark.parametrize("name", ["agenda", "points", "pot", "turn"])
def test_missing_field_is_refused(name: str) -> None:
    form = dump(PIG.new_state(2))
    del form[name]
    assert refused(PIG, form) == "This is no state of Pig."


@pytest.mark.parametrize(
    "agenda", [[1], ["Roll"], [""], [None], [["RollDie"]], [1.0], 3, None, "RollDie", {"RollDie": 1}]
)
def test_agenda_holds_names_of_steps(agenda: Any) -> None:
    assert refused(PIG, changed(dump(PIG.new_state(2)), agenda=agenda)) == "This is no state of Pig."


@pytest.mark.parametrize("seats", [0, 1, 11, True, "2", None, 2.0])
def test_number_of_players_must_fit(seats: Any) -> None:
    with pytest.raises(BadSetup, match="Pig takes 2 to 10 players"):
        load(PIG, changed(dump(PIG.new_state(2)), seats=seats), {})


@pytest.mark.parametrize("pot", ["5", None, 2.5, [5], {}, 2**63, -(2**63) - 1], ids=str)
def test_number_must_be_a_number(pot: Any) -> None:
    assert refused(PIG, changed(dump(PIG.new_state(2)), pot=pot)) == "This is no state of Pig."


@pytest.mark.parametrize("points", [5, None, "55", {}, {"0": 5}, [5, "5"], [5, None], [0.5, 5], [5, 2**63]], ids=str)
def test_row_must_be_a_row_of_numbers(points: Any) -> None:
    assert refused(PIG, changed(dump(PIG.new_state(2)), points=points)) == "This is no state of Pig."


@pytest.mark.parametrize("count", [0, 1, 3])
def test_row_of_parts_must_have_as_many_as_there_are_seats(count: int) -> None:
    form = dump(RA.new_state(2))
    form["players"] = [form["players"][0]] * count
    assert refused(RA, form, STANDARD) == "This is no state of Ra: The Dice Game."


@pytest.mark.parametrize("player", [{}, None, 3, [], {"score": 5}], ids=str)
def test_part_must_have_its_fields(player: Any) -> None:
    form = dump(RA.new_state(2))
    form["players"] = [form["players"][0], player]
    assert refused(RA, form, STANDARD) == "This is no state of Ra: The Dice Game."


@pytest.mark.parametrize("deck", [None, 3, [], {}, {"counts": [1, 1, 1, 1]}, {"counts": 4, "tail": []}], ids=str)
def test_part_of_a_state_must_have_its_fields(deck: Any) -> None:
    assert refused(vault.GAME, changed(dump(vault.GAME.new_state(2)), deck=deck)) == "This is no state of Vault."


def test_unknown_options_are_refused() -> None:
    assert "has no option" in refused(PIG, dump(PIG.new_state(2)), {"moon": "full"})


# Key


def test_same_states_have_the_same_key() -> None:
    assert key(pig_state("roll", "show 5")) == key(pig_state("roll", "show 2", "roll", "show 3"))


def test_key_tells_states_apart() -> None:
    states = [(), ("roll",), ("roll", "show 5"), ("roll", "show 6"), ("roll", "show 1"), ("roll", "show 5", "hold")]
    assert len({key(pig_state(*answers)) for answers in states}) == len(states)


def test_key_of_a_clone_and_of_a_loaded_state() -> None:
    state = pig_state("roll", "show 5")
    assert key(state) == key(state.clone()) == key(load(PIG, dump(state), {}))


def test_key_is_a_short_text() -> None:
    assert len(key(RA.new_state(4))) == 64
