"""Component tables: what a variant may change, that it changes the game, and that its record says so."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.core.components import Components, check_variant
from benben.core.errors import BadSetup, FalseRecord
from benben.core.match import Match
from benben.core.record import parse_lines, verify
from benben.core.registry import game
from benben.core.rng import rng_of

CELLS = {"dice": [3], "track": [0, 1, 3, 6]}
LIMITS = {"dice": (1, 5)}


def refused(changes: Any) -> str:
    with pytest.raises(BadSetup) as caught:
        check_variant(CELLS, changes, LIMITS)
    return str(caught.value)


# Changes


def test_no_changes_are_fine() -> None:
    assert check_variant(CELLS, {}, LIMITS) == {}


def test_changes_come_back_as_they_are() -> None:
    assert check_variant(CELLS, {"track": [-1000, 0, 5, 1000]}, LIMITS) == {"track": [-1000, 0, 5, 1000]}


def test_checked_changes_share_nothing_with_what_was_given() -> None:
    given_by_user = {"dice": [4]}
    checked = check_variant(CELLS, given_by_user, LIMITS)
    given_by_user["dice"][0] = 5
    assert checked == {"dice": [4]}


@pytest.mark.parametrize("changes", [None, [], "dice", 3, [["dice", [4]]]])
def test_changes_are_a_table(changes: object) -> None:
    assert refused(changes) == 'Component changes are a table of rows, as in {"row": [1, 2, 3]}.'


@pytest.mark.parametrize("row", ["cards", "", "Dice", 7, None])
def test_row_must_exist(row: object) -> None:
    assert refused({row: [1]}) == f"There is no component row {str(row)!r}; the rows are dice, track."


@pytest.mark.parametrize("numbers", [[], [0, 1, 3], [0, 1, 3, 6, 10], None, 4, "0136", {"0": 1}, (0, 1, 3, 6)])
def test_row_needs_as_many_numbers_as_it_has(numbers: object) -> None:
    assert refused({"track": numbers}) == "The component row 'track' needs 4 whole numbers from -1000 to 1000."


@pytest.mark.parametrize("number", [1001, -1001, 6.0, True, "6", None, [6], 10**30])
def test_row_needs_whole_numbers(number: object) -> None:
    assert (
        refused({"track": [0, 1, 3, number]}) == "The component row 'track' needs 4 whole numbers from -1000 to 1000."
    )


@pytest.mark.parametrize("number", [1, 5])
def test_row_with_limits_goes_up_to_them(number: int) -> None:
    assert check_variant(CELLS, {"dice": [number]}, LIMITS) == {"dice": [number]}


@pytest.mark.parametrize("number", [0, 6, -1000, 1000])
def test_row_with_limits_refuses_what_is_outside(number: int) -> None:
    assert refused({"dice": [number]}) == "The component row 'dice' needs 1 whole number from 1 to 5."


@given(st.dictionaries(st.text() | st.just("dice"), st.lists(st.integers() | st.floats() | st.text()) | st.none()))
def test_any_changes_are_fine_or_refused(changes: dict[str, Any]) -> None:
    with suppress(BadSetup):
        assert check_variant(CELLS, changes, LIMITS) == changes


# Tables


def test_table_without_changes_is_the_printed_one() -> None:
    assert Components(CELLS).cells == CELLS


def test_changed_row_takes_the_place_of_the_printed_one() -> None:
    box = Components(CELLS, {"dice": [5]}, "five dice")
    assert (box.cells, box.variant, box.name) == ({"dice": [5], "track": [0, 1, 3, 6]}, {"dice": [5]}, "five dice")


def test_table_shares_nothing_with_what_it_was_made_from() -> None:
    changes = {"dice": [5]}
    box = Components(CELLS, changes)
    changes["dice"][0] = 6
    box.cells["track"][0] = 99
    assert (box.cells["dice"], box.variant, CELLS["track"][0]) == ([5], {"dice": [5]}, 0)


# Variants


def ankh_pair(components: dict[str, list[int]] | None) -> Match:
    """Ra: seat 0 starts with 10 points, rolls two Ankhs and keeps them."""
    match = Match(game("ra-dice"), 2, variant=components, auto=False)
    for answer in ("start_player 0", "roll ankh ankh nile nile nile", "keep", "ankhs"):
        match.play(answer)
    return match


def test_printed_ankh_pair_scores_2() -> None:
    assert ankh_pair(None).scores == [12, 11]


def test_variant_ankh_pair_scores_7() -> None:
    assert ankh_pair({"ankh_pair_points": [7]}).scores == [17, 11]


def test_variant_does_not_change_the_printed_game() -> None:
    ankh_pair({"ankh_pair_points": [7]})
    assert ankh_pair(None).scores == [12, 11]


def test_variant_goes_through_a_clone_and_undo() -> None:
    match = ankh_pair({"ankh_pair_points": [7]})
    match.undo()
    match.play("ankhs")
    copy = match.clone()
    assert (match.scores, copy.scores, copy.record.variant) == ([17, 11], [17, 11], {"ankh_pair_points": [7]})


def test_variant_is_named_in_the_view() -> None:
    assert ankh_pair({"ankh_pair_points": [7]}).view()["variant"] == {"ankh_pair_points": [7]}


def test_printed_game_has_no_changes_in_the_view() -> None:
    assert "variant" not in ankh_pair(None).view()


def test_wrong_changes_are_refused_when_a_game_begins() -> None:
    with pytest.raises(BadSetup, match="There is no component row 'ankhs'"):
        Match(game("ra-dice"), 2, variant={"ankhs": [7]})


def test_later_changes_of_the_given_table_do_not_change_the_record() -> None:
    changes = {"goal": [10]}
    match = Match(game("pig"), 2, variant=changes)
    changes["goal"] = [20]
    assert match.record.header()["components"] == {"goal": [10]}


def finished(components: dict[str, list[int]]) -> Match:
    """A whole game of Ra in which every Ankh pair is scored."""
    match, rng = Match(game("ra-dice"), 2, seed=3, variant=components), random.Random(3)
    while not match.over:
        legal = match.legal()
        match.play(legal[0] if match.say(legal[0]) == "keep" else rng.choice(legal[:-1] or legal))
    return match


def lines_of(match: Match) -> list[bytes]:
    return list(match.record.to_lines())


def test_record_of_a_variant_names_its_changes() -> None:
    header = msgspec.json.decode(lines_of(finished({"ankh_pair_points": [7]}))[0])
    assert header["components"] == {"ankh_pair_points": [7]}


def test_record_of_the_printed_game_names_none() -> None:
    assert b"components" not in lines_of(ankh_pair(None))[0]


def test_record_of_a_variant_verifies() -> None:
    match = finished({"ankh_pair_points": [7]})
    again = verify(parse_lines(iter(lines_of(match))))
    assert (again.scores, again.record.variant) == (match.scores, {"ankh_pair_points": [7]})


def test_record_of_a_variant_is_false_without_its_changes() -> None:
    lines = lines_of(finished({"ankh_pair_points": [7]}))
    header = msgspec.json.decode(lines[0])
    del header["components"]
    with pytest.raises(FalseRecord, match="played again they are"):
        verify(parse_lines(iter([msgspec.json.encode(header) + b"\n", *lines[1:]])))


def test_record_of_a_variant_is_false_with_other_changes() -> None:
    lines = lines_of(finished({"ankh_pair_points": [7]}))
    lines[0] = lines[0].replace(b"[7]", b"[8]")
    with pytest.raises(FalseRecord, match="played again they are"):
        verify(parse_lines(iter(lines)))


def extremes(key: str) -> list[Any]:
    """Each row of a game, all its cells as low or as high as a variant may have them."""
    tables = game(key)
    return [
        pytest.param(key, {row: [number] * len(cells)}, id=f"{key} {row} {number}")
        for row, cells in tables.rules.cells.items()
        for number in tables.rules.limits.get(row, (-1000, 1000))
    ]


@pytest.mark.parametrize(("key", "changes"), extremes("ra-dice") + extremes("pig"))
def test_every_variant_that_is_let_through_can_be_played_to_its_end(key: str, changes: dict[str, list[int]]) -> None:
    tables = game(key)
    for seed in range(3):
        match, rng = Match(tables, 2, seed=seed, variant=changes), rng_of(seed, 1)
        while not match.over:
            assert len(match.record.lines) < tables.rules.decisions, "it does not end"
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])


def test_marker_thrown_beyond_its_track_does_not_break_the_game() -> None:
    """Whoever lets such a row through must be able to score it."""
    try:
        match = Match(game("ra-dice"), 2, variant={"nile_retreat": [-1000]}, auto=False)
    except BadSetup:
        return
    turns = ["start_player 0", "roll sun sun sun sun ankh", "keep", "disaster nile", "done"]
    turns += ["roll nile nile nile sun sun", "keep", "flood 0", "done"]
    turns += ["roll ankh ankh ankh sun sun", "keep", "done"] * 2
    for answer in turns:
        match.play(answer)
    assert match.view()["table"]["epoch"] == 2
