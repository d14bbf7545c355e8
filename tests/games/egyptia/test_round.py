"""EGY-2: the round, and the roll of the dice."""

from fractions import Fraction
from itertools import product
from math import prod
from random import Random
from typing import Any

import pytest

from benben.core.rng import rng_of
from tests.games.egyptia.position import Position, Sheet, egyptia, new_game, solo

FACES = {  # of each die by column, read off the resource board
    "d4": (range(1, 2), range(2, 3), range(3, 4), range(4, 5)),
    "d6": (range(1, 3), range(3, 5), range(5, 6), range(6, 7)),
    "d8": (range(1, 4), range(4, 6), range(6, 8), range(8, 9)),
    "d10": (range(1, 4), range(4, 7), range(7, 9), range(9, 11)),
    "d12": (range(1, 5), range(5, 8), range(8, 11), range(11, 13)),
    "d20": (range(1, 7), range(7, 13), range(13, 18), range(18, 21)),
}
COLUMNS = ("grain", "diamond", "stone", "favor")
ROLLS = 4 * 6 * 8 * 10 * 12 * 20


def answers_of(seat: int) -> list[str]:
    return ["column grain", "plague boils", "build mound", f"hex {(1, 2, 3, 4, 7)[seat]}", "reward favor", "confirm"]


def shown(position: Position) -> dict[str, Any]:
    return position.table | {"scores": position.scores, "actor": position.match.actor}


def share(column: str, dice: int) -> Fraction:
    """How often a column holds so many dice."""
    outcomes = new_game().outcomes().items()
    return Fraction(sum(weight for roll, weight in outcomes if roll.count(column) == dice), ROLLS)


def test_egy_2_1_produce_then_plague_then_build_and_confirm() -> None:
    position = new_game().roll("gggdsf")
    asked = [position.question]
    for answer in ("column grain", "plague boils", "build mound", "hex 1", "reward favor"):
        asked.append(position.play(answer).question)
    assert asked == ["column", "plague", "build", "hex", "reward", "confirm"]


def test_egy_2_1_no_plague_phase_with_fewer_dice() -> None:
    assert new_game().roll("gdsfgd").play("column grain").question == "build"


def test_egy_2_1_refuses_a_building_before_a_column() -> None:
    assert solo().refuses("build mound") == "EGY-2.1"


def test_egy_2_1_refuses_a_second_column() -> None:
    assert solo().play("column grain").refuses("column stone") == "EGY-2.1"


def test_egy_2_2_each_die_is_placed_in_its_row() -> None:
    dice = dict(zip(FACES, ("grain", "diamond", "stone", "favor", "grain", "diamond"), strict=True))
    assert new_game().roll("gdsfgd").table["dice"] == dice


def test_egy_2_2_dice_are_counted_by_column() -> None:
    counts = new_game().roll("ggdfgd").table["counts"]
    assert counts == {"grain": 3, "diamond": 2, "stone": 0, "favor": 1}


def test_egy_2_2_no_dice_before_the_roll() -> None:
    assert new_game().table["dice"] == {}


def test_egy_2_2_each_outcome_weighs_as_many_rolls_as_bring_it() -> None:
    weights = {
        columns: prod(len(FACES[die][COLUMNS.index(c)]) for die, c in zip(FACES, columns, strict=True))
        for columns in product(COLUMNS, repeat=len(FACES))
    }
    assert new_game().outcomes() == weights


def test_egy_2_2_every_face_lies_in_one_column() -> None:
    assert (len(new_game().outcomes()), sum(new_game().outcomes().values())) == (4**6, ROLLS)


@pytest.mark.parametrize(
    ("column", "none", "one", "two"),
    [
        ("grain", 0.102, 0.285, 0.329),
        ("diamond", 0.138, 0.325, 0.317),
        ("stone", 0.211, 0.376, 0.278),
        ("favor", 0.310, 0.404, 0.216),
    ],
)
def test_egy_2_2_shares_of_none_one_and_two_dice(column: str, none: float, one: float, two: float) -> None:
    assert [round(float(share(column, n)), 3) for n in range(3)] == [none, one, two]


@pytest.mark.parametrize(("column", "plague"), [("grain", 284), ("diamond", 220), ("stone", 135), ("favor", 71)])
def test_egy_2_2_share_of_rolls_that_bring_a_plague(column: str, plague: int) -> None:
    assert round(1000 * sum(share(column, n) for n in range(3, 7))) == plague


def test_egy_2_2_grain_with_three_dice_exactly() -> None:
    shares = [[Fraction(len(part), sum(map(len, row))) for part in row] for row in FACES.values()]
    told = sum(
        prod(p if hit else 1 - p for (p, *_), hit in zip(shares, hits, strict=True))
        for hits in product((True, False), repeat=6)
        if sum(hits) == 3
    )
    assert share("grain", 3) == told


@pytest.mark.parametrize("die", FACES)
def test_egy_2_2_dice_fall_as_often_as_they_have_faces(die: str) -> None:
    match, rng = new_game().match, rng_of(1)
    rolls = [match.game.outcomes.arguments(match.state.sample(rng))[die] for _ in range(6000)]
    faces = FACES[die]
    for column, part in zip(COLUMNS, faces, strict=True):
        assert abs(rolls.count(column) / 6000 - len(part) / sum(map(len, faces))) < 0.02


def test_egy_2_2_every_round_has_its_own_roll() -> None:
    position = new_game().roll("gdsfgd").mound("favor", 1)
    assert (position.match.actor, position.roll("ffffff").table["counts"]["favor"]) == (-1, 6)


def test_egy_2_3_only_the_columns_of_the_dice_are_kept() -> None:
    assert set(new_game().roll("gdsfgd").table["dice"].values()) <= set(COLUMNS)


def test_egy_2_3_the_same_columns_are_the_same_roll() -> None:
    outcomes = new_game().outcomes()
    assert outcomes["grain", "grain", "grain", "grain", "grain", "grain"] == 1 * 2 * 3 * 3 * 4 * 6


@pytest.mark.parametrize("seed", range(6))
def test_egy_2_4_answers_arrive_in_any_order(seed: int) -> None:
    position, expected = new_game(5).roll("gggdsf"), new_game(5).roll("gggdsf")
    order = [seat for seat in range(5) for _ in range(6)]
    Random(seed).shuffle(order)
    waiting = {seat: answers_of(seat) for seat in range(5)}
    for seat in order:
        position.play(waiting[seat].pop(0), seat=seat)
    for seat in range(5):
        expected.play(*answers_of(seat), seat=seat)
    assert shown(position) == shown(expected)


def test_egy_2_4_99_players_confirm_in_any_order() -> None:
    position = new_game(99).roll("gdsfgd")
    order = list(range(99))
    Random(7).shuffle(order)
    for seat in order:
        position.play("column favor", "build mound", f"hex {seat % 18 + 1}", "reward favor", "confirm", seat=seat)
    assert ([sheet["built"] for sheet in position.table["sheets"]], position.match.actor) == ([1] * 99, -1)


def test_egy_2_4_each_seat_chooses_for_itself() -> None:
    position = egyptia(Sheet(), Sheet()).play("column grain", seat=1)
    assert (position.stock(0), position.stock(1)) == ((3, 3, 3, 2), (5, 3, 3, 2))


def test_egy_2_4_all_players_are_asked_after_the_roll() -> None:
    assert new_game(4).roll("gdsfgd").match.open_seats == [0, 1, 2, 3]
