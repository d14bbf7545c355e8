"""Answers in short: chips for every kind of answer, groups of them, and answers that people look for in vain."""

from __future__ import annotations

import doctest
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import pytest

import benben
from benben.core.game import Chip
from benben.core.match import Match
from benben.games.egyptia.components import CELLS
from benben.games.egyptia.goods import GOODS
from benben.games.egyptia.plagues import ALL_PLAGUES
from benben.games.egyptia.words import possible
from tests.games.egyptia.position import Position, Sheet, egyptia, new_game, paying, solo

GAME = benben.game("egyptia")
FEW = 8  # so many answers are shown without groups
GROUPS = 7
SHOWN = 8  # groups and single answers together
SEATS = pytest.mark.parametrize("seats", [1, 4, 12])
DECISIONS = 600


class Asked(NamedTuple):
    """A question of a random game."""

    view: Any
    forms: list[dict[str, Any]]
    chips: list[Chip]
    refused: list[dict[str, Any]]  # those of the answers people look for that are not legal

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [form for form in self.forms if form["do"] == kind]


@cache
def questions(seats: int) -> list[Asked]:
    """The questions of random games with so many seats."""
    found: list[Asked] = []
    for seed in range(1, 9):
        found += played(GAME.match(seats, seed=seed), random.Random(seed))
        if len(found) > DECISIONS:
            break
    return found


def played(match: Match, rng: random.Random) -> Iterator[Asked]:
    """The questions of a game in which ships are seldom used."""
    while not match.over:
        if match.actor < 0:
            match.roll()
            continue
        seat, legal, view = match.actor, match.legal(), match.view(match.actor)
        refused = [form for form in GAME.words.wanted(view) if match.why_not(form, seat) is not None]
        forms = [GAME.actions.to_json(a) for a in legal]
        yield Asked(view, forms, [GAME.chip(view, form) for form in forms], refused)
        others = [a for a in legal if not GAME.actions.say(a).startswith("ship ")]
        match.play(rng.choice(legal if rng.random() < 0.1 else others), seat)


def shown(chips: list[Chip]) -> tuple[Counter[str], list[Chip]]:
    """The groups that stand in the row with their members, and the answers that stand for themselves."""
    row = [chip for chip in chips if not chip.ends]
    if len(row) <= FEW:
        return Counter(), row
    return Counter(chip.group for chip in row if chip.group), [chip for chip in row if not chip.group]


# --- chips ---


@SEATS
def test_chips_are_short_and_tell_answers_apart(seats: int) -> None:
    kinds = set()
    for question in questions(seats):
        kinds |= {form["do"] for form in question.forms}
        chips = question.chips
        for chip in chips:
            assert 1 <= len(chip.words.split()) <= 3, chip
            assert not {"…", "None", "{"} & set("".join(chip[:3])), chip
        assert len({chip[:3] for chip in chips}) == len(chips), chips
    assert kinds == {"choose_column", "suffer_plague", "lose_ship", "build_one", "place_on", "pay", "take_reward",
                     "use_ship", "confirm"}  # fmt: skip


@SEATS
def test_groups_are_few_and_have_several_members(seats: int) -> None:
    most = 0
    for question in questions(seats):
        groups, single = shown(question.chips)
        assert len(groups) <= GROUPS
        assert all(count >= 2 for count in groups.values()), groups
        assert len(groups) + len(single) <= SHOWN, (groups, single)
        most = max(most, len(question.forms))
    assert most > 30


@SEATS
def test_only_to_confirm_ends_something(seats: int) -> None:
    for question in questions(seats):
        ends = [form["do"] for form, chip in zip(question.forms, question.chips, strict=True) if chip.ends]
        assert ends == ["confirm"] * (question.view["step"] == "MustConfirm")


def chips(position: Position) -> dict[str, Chip]:
    """The chips of a position by the notation of their answers."""
    match = position.match
    return {match.say(a): GAME.chip(match.view(0), GAME.actions.to_json(a)) for a in match.legal()}


def test_a_column_tells_what_it_brings_and_what_it_costs() -> None:
    found = chips(solo(roll="gggdsf", city="F1"))
    assert found["column grain"][:3] == ("Grain", "+4", "plague")
    assert found["column stone"][:3] == ("Stone", "+1", "")
    assert found["ship 1"][:2] == ("Ship 1", "+3")
    near = chips(solo(roll="gggdsf", gained=(28, 3, 3, 2)))
    assert near["column grain"][:3] == ("Grain", "+2", "plague, red dot")


def test_a_building_tells_the_most_it_can_give() -> None:
    found = chips(solo(roll="dgsssd").play("column diamond"))  # D4 and D20, on an empty map
    assert found["build pyramid"][:3] == ("Pyramid", "+5", "")
    assert found["build obelisk"] == Chip("Obelisk", "+4", "D20")
    assert found["build mound"][:2] == ("Mound", "2 goods")
    assert found["ship 3"][:2] == ("Ship 3", "+2 favor")


def test_a_hex_tells_its_points_and_the_favor_of_a_sacred_site() -> None:
    found = chips(solo(roll="dgsssd").play("column diamond", "build pyramid"))
    assert found["hex 1"] == Chip("Hex 1", "+4", "", "Outer hexes")
    assert found["hex 5"] == Chip("Hex 5", "+5", "−1 favor", "Sacred Sites")
    assert found["hex 6"] == Chip("Hex 6", "+5", "", "By the oasis")


def test_few_hexes_stand_for_themselves() -> None:
    city = " ".join(f"B{n}" for n in range(1, 14))
    found = chips(solo(roll="dgsssd", city=city).play("column diamond", "build mound"))
    assert {chip.group for say, chip in found.items() if say.startswith("hex ")} == {""}


def test_payments_are_grouped_by_what_is_swapped() -> None:
    found = chips(paying((5, 3, 3, 2), "obelisk"))
    groups = {say: (chip.words, chip.cost, chip.group) for say, chip in found.items()}
    assert groups["pay 1 1 2 0"] == ("As due", "4 goods", "")
    assert groups["pay 3 1 1 0"] == ("2 grain", "for 1 stone", "Swap stones")
    assert groups["pay 1 0 2 1"] == ("1 favor", "for 1 diamond", "Swap diamonds")
    assert groups["pay 3 1 0 1"] == ("2 grain", "+ 1 favor for 2 stones", "Swap stones")
    assert groups["pay 1 0 1 2"] == ("2 favor", "for 1 diamond + 1 stone", "Swap several")
    assert groups["ship 2"][2] == "Use a ship"


def test_what_the_frogs_take_is_grouped_by_what_is_most_of_it() -> None:
    found = chips(solo(roll="gggdsf").play("column grain", "plague frogs"))
    assert found["pay 3 0 0 0"] == Chip("3 grain", group="Mostly grain")
    assert found["pay 0 2 0 1"] == Chip("2 diamonds", cost="+ 1 favor", group="Mostly diamonds")
    assert found["pay 1 1 1 0"] == Chip("1 grain", cost="+ 1 diamond + 1 stone", group="All different")


def test_gifts_of_the_mound_and_lost_ships() -> None:
    found = chips(solo(roll="gggdsf").play("column favor", "build mound", "hex 1"))
    assert [found[f"reward {name}"].words for name in ("grain_grain", "diamond_stone", "favor")] == [
        "2 grain", "Diamond, stone", "1 favor"]  # fmt: skip
    hail = solo(roll="gggdsf").play("column grain", "plague hail_fire")
    assert chips(hail)["lose 2"].words == "Lose ship 2"


def test_plagues_tell_what_they_take() -> None:
    found = chips(solo(roll="gggdsf").play("column grain"))
    assert found["plague blood"] == Chip("Blood", cost="−2 diamond", group="Lose goods")
    assert found["plague boils"] == Chip("Boils", cost="no oasis", group="For this round")
    assert found["plague pestilence"] == Chip("Pestilence", cost="−2 points")


# --- what a view tells of what is possible ---


@SEATS
def test_what_is_thought_possible_is_what_is_legal(seats: int) -> None:
    for question in questions(seats):
        view = question.view
        if view["step"] == "MustPlace":
            hexes = possible.open_hexes(view, view["table"]["own"]["building"])
            assert hexes == [form["hex"] for form in question.of("place_on")]
        if view["step"] == "MustPay":
            paid = tuple(tuple(form[good] for good in GOODS) for form in question.of("pay"))
            assert possible.payments(view) == paid
        if view["step"] == "MustSuffer":
            plagues = [plague.key for plague in ALL_PLAGUES if possible.can_suffer(view, plague)]
            assert plagues == [form["plague"] for form in question.of("suffer_plague")]


@SEATS
def test_answers_that_are_looked_for_are_few_and_not_legal(seats: int) -> None:
    told: Counter[str] = Counter()
    for question in questions(seats):
        assert len(question.refused) <= 4
        told.update(form["do"] for form in question.refused)
        for form in question.refused:
            assert GAME.actions.from_json(form) >= 0
            assert len(GAME.chip(question.view, form).words.split()) <= 3
    assert {"build_one", "place_on", "pay"} <= set(told)


def test_a_variant_is_known_to_chips_too() -> None:
    game = benben.game("egyptia")
    match = game.match(1, seed=3, variant={"a1": [9, 8], "sacred_surcharge": [0], "obelisk": [0, 0, 0, 0]})
    rng = random.Random(1)
    for question in played(match, rng):
        if question.view["step"] == "MustPlace":
            hexes = possible.open_hexes(question.view, question.view["table"]["own"]["building"])
            assert hexes == [form["hex"] for form in question.of("place_on")]
        assert not any("favor" in chip.cost for form, chip in zip(question.forms, question.chips, strict=True)
                       if form["do"] == "place_on")  # fmt: skip
    assert possible.box_of(CELLS) is possible.box_of(dict(CELLS))


# --- the stage, and the question ---


@SEATS
def test_the_stage_is_short(seats: int) -> None:
    for question in questions(seats):
        assert 0 < len(GAME.words.stage(question.view)) <= 24


def test_the_stage_before_the_first_round_and_after_the_last() -> None:
    before = new_game(cards="").match.view(0)
    assert GAME.words.stage(before) == "The demands are drawn"
    assert GAME.words.stage(before | {"over": True}) == "The game is over"


def test_a_watcher_is_told_the_round_only() -> None:
    match = egyptia(Sheet(), Sheet(), roll="gggdsf").match
    assert GAME.words.stage(match.view(-3)) == "Round 1 of 18"
    assert GAME.words.stage(match.view(0)) == "Round 1 of 18, produce"


@SEATS
def test_a_question_asks_at_once(seats: int) -> None:
    for question in questions(seats):
        asks = GAME.words.question(question.view)
        assert asks.endswith("?") and asks.count("?") == 1 and len(asks) <= 49, asks


def test_what_explains_a_question_follows_it() -> None:
    match = solo(roll="dgsssd").play("column diamond").match
    assert match.question(0) == "Player 1, what do you build?"
    assert match.more(0) == "D4 and D20 lie in your column, diamond."
    match.play("build pyramid", 0)
    assert match.more(0) == "It costs 1 grain, 2 diamonds and 2 stones, on a Sacred Site 1 favor more."
    match.play("hex 5", 0)
    assert match.more(0) == "1 grain, 2 diamonds, 2 stones and 1 favor are due."
    assert solo(roll="gggdsf").match.more(0) == ""
    frogs = solo(roll="gggdsf").play("column grain", "plague frogs").match
    assert (frogs.question(0), frogs.more(0)) == ("Player 1, which goods do the Frogs take?", "")
    after = solo(roll="gggdsf").play("column grain", "plague death").match
    assert after.more(0) == "D4, D6 and D8 lie in your column, grain. You suffer Death."


def test_examples_in_docstrings_hold() -> None:
    assert doctest.testmod(import_module("benben.games.egyptia.words.chips")).failed == 0
