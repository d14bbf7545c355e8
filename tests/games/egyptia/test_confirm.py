"""EGY-12: confirm and reveal."""

import pytest

from benben.core.errors import CannotUndo, IllegalAnswer
from benben.core.snapshot import dump
from tests.games.egyptia.position import Position, Sheet, egyptia, new_game

MOUND = ("column favor", "build mound", "hex 4", "reward stone_stone")
TOLD = {"produced", "suffered", "used_ship", "lost_ship", "built", "rewarded"}


def two() -> Position:
    return new_game(2).roll("gdsfgd")


def three() -> Position:
    return new_game(3).roll("gggdsf")


def test_egy_12_1_confirm_is_the_last_answer() -> None:
    assert two().play(*MOUND, seat=0).asked == {"confirm"}


def test_egy_12_1_confirming_is_seen_by_all() -> None:
    position = two().play(*MOUND, "confirm", seat=1)
    assert [sheet["confirmed"] for sheet in position.table["sheets"]] == [False, True]


def test_egy_12_1_all_have_the_same_number_of_buildings() -> None:
    position = three()
    for seat in (2, 0, 1):
        position.play("column favor", "build mound", f"hex {seat + 1}", "reward favor", "confirm", seat=seat)
    assert [sheet["built"] for sheet in position.table["sheets"]] == [1, 1, 1]


@pytest.mark.parametrize("seen_by", [1, -3])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_egy_12_1_nothing_is_seen_before_all_have_confirmed(count: int, seen_by: int) -> None:
    position = two()
    before = position.match.view(seen_by)
    assert position.play(*MOUND[:count], seat=0).match.view(seen_by) == before


def test_egy_12_1_confirming_shows_nothing_else() -> None:
    position = two()
    before = position.sheet(0, seen_by=1)
    assert position.play(*MOUND, "confirm", seat=0).sheet(0, seen_by=1) == before | {"confirmed": True}


def test_egy_12_1_a_ship_is_not_seen_either() -> None:
    position = two()
    before = position.match.view(1)
    assert position.play("ship 1", "ship 3", seat=0).match.view(1) == before


@pytest.mark.parametrize("plague", ["hail_fire", "death", "boils", "locusts", "pestilence"])
def test_egy_12_1_a_plague_is_not_seen_either(plague: str) -> None:
    position = new_game(2).roll("gggdsf")
    before = position.match.view(1)
    position.play("column grain", f"plague {plague}", seat=0)
    assert position.match.view(1) == before


def test_egy_12_1_a_lost_ship_is_not_seen_either() -> None:
    position = new_game(2).roll("gggdsf")
    before = position.match.view(1)
    assert position.play("column grain", "plague hail_fire", "lose 2", seat=0).match.view(1) == before


def test_egy_12_1_scores_are_not_seen_either() -> None:
    position = two()
    before = position.match.view(1)["scores"]
    assert position.play("ship 1", *MOUND, "confirm", seat=0).match.view(1)["scores"] == before


def test_egy_12_1_nothing_is_told_before_all_have_confirmed() -> None:
    position = two().play("ship 1", *MOUND, "confirm", seat=0)
    assert not TOLD & set(position.events(0))


def test_egy_12_1_the_own_sheet_is_live() -> None:
    position = two().play(*MOUND, seat=0)
    assert (position.city(0), position.stock(0)) == ({4: "mound"}, (3, 3, 5, 3))


def test_egy_12_1_legal_answers_do_not_depend_on_others() -> None:
    position = two().play("column grain", seat=1)
    before = position.legal_of(1)
    assert position.play("ship 1", *MOUND, "confirm", seat=0).legal_of(1) == before


def test_egy_12_1_all_is_shown_when_the_last_has_confirmed() -> None:
    position = two().play(*MOUND, "confirm", seat=1).play(*MOUND, "confirm", seat=0)
    assert (position.city(0, seen_by=1), position.city(1, seen_by=0)) == ({4: "mound"}, {4: "mound"})


def test_egy_12_1_all_is_told_when_the_last_has_confirmed() -> None:
    position = two().play("ship 1", *MOUND, "confirm", seat=1).play(*MOUND, "confirm", seat=0)
    assert set(position.events(1)) >= {"used_ship", "produced", "built", "rewarded"}


def test_egy_12_2_who_has_confirmed_is_not_asked() -> None:
    assert two().play(*MOUND, "confirm", seat=0).match.open_seats == [1]


@pytest.mark.parametrize("answer", ["confirm", "column grain", "build mound", "hex 1", "pay 1 1 1 0", "ship 1"])
def test_egy_12_2_refuses_answers_after_confirming(answer: str) -> None:
    position = two().play(*MOUND, "confirm", seat=0)
    before = dump(position.match.state)
    with pytest.raises(IllegalAnswer) as refused:
        position.play(answer, seat=0)
    assert (refused.value.rule, dump(position.match.state)) == ("EGY-12.2", before)


def test_egy_12_2_refuses_a_ship_after_confirming() -> None:
    position = egyptia(Sheet(), Sheet()).mound("favor", 1, seat=0)
    assert position.refuses("ship 1", seat=0) == "EGY-12.2"


def test_egy_12_3_nobody_counts_as_confirmed_in_the_new_round() -> None:
    position = two().play(*MOUND, "confirm", seat=1).play(*MOUND, "confirm", seat=0)
    assert [sheet["confirmed"] for sheet in position.table["sheets"]] == [False, False]


def test_egy_12_3_a_solo_confirmation_is_a_reveal() -> None:
    position = new_game().roll("gdsfgd").mound("favor", 1)
    assert (position.table["round"], position.match.actor, position.city()) == (2, -1, {1: "mound"})


def test_egy_12_3_a_new_round_begins_when_all_have_confirmed() -> None:
    position = new_game(2).roll("gdsfgd").mound("favor", 1, seat=0).mound("favor", 9, seat=1)
    assert (position.table["round"], position.match.actor) == (2, -1)


def test_egy_12_3_no_round_begins_before() -> None:
    position = new_game(2).roll("gdsfgd").mound("favor", 1, seat=0)
    assert (position.table["round"], position.match.actor) == (1, 1)


def test_egy_12_3_the_dice_are_taken_off_the_board() -> None:
    assert new_game().roll("gdsfgd").mound("favor", 1).table["dice"] == {}


def test_egy_12_3_rounds_are_counted_from_one() -> None:
    assert new_game().table["round"] == 1


def test_undo_goes_back_to_the_start_of_the_round() -> None:
    position = two()
    before = dump(position.match.state)
    position.play("ship 1", *MOUND, seat=0)
    for _ in range(5):
        position.match.undo(0)
    assert dump(position.match.state) == before


def test_undo_does_not_touch_others() -> None:
    position = two().play("column grain", seat=1).play(*MOUND, seat=0).play("build mound", seat=1)
    position.match.undo(0)
    assert (position.city(0), position.legal_of(1)[0], position.stock(1)) == ({4: "mound"}, "hex 1", (5, 3, 3, 2))


def test_undo_of_a_confirmation_while_others_think() -> None:
    position = two().play(*MOUND, "confirm", seat=0).play("column grain", seat=1)
    position.match.undo(0)
    assert (position.legal_of(0)[0], position.table["sheets"][0]["confirmed"]) == ("confirm", False)


def test_undo_of_the_way_to_pay() -> None:
    position = new_game(2).roll("dgdssf").play("column grain", "build quarry", "hex 1", "pay 2 1 0 0", seat=0)
    position.match.undo(0)
    assert (position.stock(0), position.city(0), position.legal_of(0)[0]) == (
        (4, 3, 3, 2),
        {1: "quarry"},
        "pay 2 1 0 0",
    )


def test_refuses_undo_after_the_reveal() -> None:
    position = two().play(*MOUND, "confirm", seat=0).play(*MOUND, "confirm", seat=1)
    with pytest.raises(CannotUndo):
        position.match.undo(1)


def test_refuses_undo_of_the_roll() -> None:
    with pytest.raises(CannotUndo):
        two().match.undo(0)


def test_refuses_undo_of_an_earlier_round() -> None:
    position = two().play(*MOUND, "confirm", seat=0).play(*MOUND, "confirm", seat=1).roll("gdsfgd")
    position.play("column grain", seat=0).match.undo(0)
    with pytest.raises(CannotUndo):
        position.match.undo(0)


def test_refuses_undo_of_a_solo_confirmation() -> None:
    position = new_game().roll("gdsfgd").mound("favor", 1)
    with pytest.raises(CannotUndo):
        position.match.undo(0)
