"""RA-11: the four disasters."""

import pytest

from tests.games.ra_dice.position import ra


def test_ra_11_1_others_go_back_two_spaces() -> None:
    position = ra(players=3, dice="SSSSC", pharaoh=(6, 5, 12))
    assert position.play("disaster pharaoh").pharaoh == [6, 3, 10]


@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_ra_11_1_not_below_0(before: int, after: int) -> None:
    position = ra(players=2, dice="SSSSC", pharaoh=(4, before))
    assert position.play("disaster pharaoh").pharaoh == [4, after]


def test_ra_11_1_nothing_else_is_struck() -> None:
    position = ra(dice="SSSSC", pharaoh=(0, 5), nile=(0, 5), floods=(0, 1))
    position.play("disaster pharaoh")
    assert (position.nile, position.floods) == ([0, 5], [0, 1])


def test_ra_11_2_flood_is_lost_and_the_marker_stays() -> None:
    position = ra(players=2, dice="SSSSC", nile=(4, 7), floods=(0, 1))
    position.play("disaster nile")
    assert (position.nile, position.floods) == ([4, 7], [0, 0])


def test_ra_11_2_one_of_several_floods_is_lost() -> None:
    position = ra(players=2, dice="SSSSC", nile=(4, 7), floods=(0, 3))
    position.play("disaster nile")
    assert (position.nile, position.floods) == ([4, 7], [0, 2])


@pytest.mark.parametrize(("before", "after"), [(12, 10), (2, 0), (1, 0), (0, 0)])
def test_ra_11_2_without_a_flood_back_two_not_below_0(before: int, after: int) -> None:
    position = ra(players=2, dice="SSSSC", nile=(4, before)).play("disaster nile")
    assert position.nile == [4, after]


def test_ra_11_2_each_victim_on_its_own() -> None:
    floods = (1, 0, 1, 2)
    position = ra(players=4, dice="SSSSC", nile=(9, 8, 7, 1), floods=floods)
    position.play("disaster nile")
    assert (position.nile, position.floods) == ([9, 6, 7, 1], [1, 0, 0, 1])


def test_ra_11_3_victim_is_asked() -> None:
    position = ra(dice="SSSSP", civilization=("", "yellow blue green"))
    position.play("disaster civilization")
    assert (position.question, position.actor) == ("MustRetrieveCivilization", 1)


def test_ra_11_3_victim_chooses_among_all_its_markers() -> None:
    position = ra(dice="SSSSP", civilization=("", "yellow blue green"))
    answers = {f"retrieve_civilization {c}" for c in ("yellow", "blue", "green")}
    assert position.play("disaster civilization").legal == answers


def test_ra_11_3_victim_takes_back_two_markers() -> None:
    position = ra(dice="SSSSP", civilization=("", "yellow blue green red"))
    position.play("disaster civilization", "retrieve_civilization blue")
    assert position.actor == 1
    position.play("retrieve_civilization red")
    assert position.civilization(1) == {"yellow", "green"}


def test_ra_11_3_declarer_goes_on_after_the_victim() -> None:
    position = ra(dice="SSSSP", civilization=("", "yellow blue green"))
    position.play("disaster civilization", "retrieve_civilization blue")
    position.play("retrieve_civilization green")
    assert (position.actor, position.legal) == (0, {"pharaoh 1 0", "done"})


@pytest.mark.parametrize("held", ["yellow blue", "red", ""])
def test_ra_11_3_victim_without_a_choice_is_not_asked(held: str) -> None:
    position = ra(dice="SSSSP", civilization=("", held)).play("disaster civilization")
    assert (position.civilization(1), position.actor) == (set(), 0)


def test_ra_11_3_only_the_victim_with_a_choice_is_asked() -> None:
    held = ("", "yellow", "", "yellow blue green")
    position = ra(players=4, dice="SSSSP", civilization=held)
    position.play("disaster civilization")
    assert (position.civilization(1), position.actor) == (set(), 3)


def test_ra_11_3_nothing_else_is_struck() -> None:
    built = ("", "blue1 blue2")
    position = ra(dice="SSSSP", civilization=("", "red"), monuments=built)
    position.play("disaster civilization")
    assert position.monuments(1) == {"blue1", "blue2"}


def test_ra_11_3_refuses_a_colour_without_a_marker() -> None:
    position = ra(dice="SSSSP", civilization=("", "yellow blue green"))
    position.play("disaster civilization")
    assert position.refuses("retrieve_civilization purple") == "RA-11.3"


def test_ra_11_3_refuses_a_marker_of_another_player() -> None:
    position = ra(dice="SSSSP", civilization=("red", "yellow blue green"))
    position.play("disaster civilization")
    assert position.refuses("retrieve_civilization red") == "RA-11.3"


def test_ra_11_3_refuses_a_marker_already_taken_back() -> None:
    position = ra(dice="SSSSP", civilization=("", "yellow blue green"))
    position.play("disaster civilization", "retrieve_civilization blue")
    assert position.refuses("retrieve_civilization blue") == "RA-11.3"


def test_ra_11_4_victim_is_asked() -> None:
    position = ra(dice="SSSSP", monuments=("", "yellow1 blue1 green3"))
    position.play("disaster monuments")
    assert (position.question, position.actor) == ("MustRetrieveMonument", 1)


def test_ra_11_4_victim_chooses_among_all_its_markers() -> None:
    position = ra(dice="SSSSP", monuments=("", "yellow1 blue1 green3"))
    answers = {f"retrieve_monument {s}" for s in ("yellow 1", "blue 1", "green 3")}
    assert position.play("disaster monuments").legal == answers


def test_ra_11_4_victim_takes_back_two_markers() -> None:
    position = ra(dice="SSSSP", monuments=("", "yellow1 blue4 green3 red8"))
    position.play("disaster monuments", "retrieve_monument blue 4")
    assert position.actor == 1
    position.play("retrieve_monument red 8")
    assert position.monuments(1) == {"yellow1", "green3"}


def test_ra_11_4_declarer_goes_on_after_the_victim() -> None:
    position = ra(dice="SSSSP", monuments=("", "yellow1 blue1 green3"))
    position.play("disaster monuments", "retrieve_monument blue 1")
    position.play("retrieve_monument green 3")
    assert (position.actor, position.legal) == (0, {"pharaoh 1 0", "done"})


@pytest.mark.parametrize("built", ["yellow1 blue4", "red8", ""])
def test_ra_11_4_victim_without_a_choice_is_not_asked(built: str) -> None:
    position = ra(dice="SSSSP", monuments=("", built)).play("disaster monuments")
    assert (position.monuments(1), position.actor) == (set(), 0)


def test_ra_11_4_freed_space_may_be_built_on() -> None:
    position = ra(dice="SSSSM", monuments=("", "yellow1 red4 red8"))
    position.play("disaster monuments", "retrieve_monument red 4")
    position.play("retrieve_monument yellow 1", "monument red 4")
    assert (position.monuments(0), position.monuments(1)) == ({"red4"}, {"red8"})


def test_ra_11_4_nothing_else_is_struck() -> None:
    position = ra(dice="SSSSP", civilization=("", "red"), monuments=("", "blue1"))
    position.play("disaster monuments")
    assert position.civilization(1) == {"red"}


def test_ra_11_4_refuses_an_empty_space() -> None:
    position = ra(dice="SSSSP", monuments=("", "yellow1 blue1 green3"))
    position.play("disaster monuments")
    assert position.refuses("retrieve_monument yellow 3") == "RA-11.4"


def test_ra_11_4_refuses_a_marker_of_another_player() -> None:
    position = ra(dice="SSSSP", monuments=("red8", "yellow1 blue1 green3"))
    position.play("disaster monuments")
    assert position.refuses("retrieve_monument red 8") == "RA-11.4"


def test_ra_11_4_refuses_a_marker_already_taken_back() -> None:
    position = ra(dice="SSSSP", monuments=("", "yellow1 blue1 green3"))
    position.play("disaster monuments", "retrieve_monument blue 1")
    assert position.refuses("retrieve_monument blue 1") == "RA-11.4"


def test_ra_11_5_declarer_does_not_go_back_on_the_pharaoh_track() -> None:
    position = ra(players=3, turn=2, dice="SSSSS", pharaoh=(8, 8, 8))
    assert position.play("disaster pharaoh").pharaoh == [6, 6, 8]


def test_ra_11_5_declarer_keeps_the_nile_marker_and_floods() -> None:
    position = ra(turn=1, dice="SSSSS", nile=(8, 8), floods=(1, 1))
    position.play("disaster nile")
    assert (position.nile, position.floods) == ([8, 8], [0, 1])


def test_ra_11_5_declarer_without_a_flood_does_not_go_back() -> None:
    assert ra(dice="SSSSS", nile=(8, 8)).play("disaster nile").nile == [8, 6]


def test_ra_11_5_declarer_keeps_civilization_markers() -> None:
    position = ra(dice="SSSSS", civilization=("yellow blue green", "red"))
    position.play("disaster civilization")
    assert position.civilization(0) == {"yellow", "blue", "green"}


def test_ra_11_5_declarer_keeps_monuments() -> None:
    position = ra(dice="SSSSS", monuments=("yellow1 blue1 green1", "red1"))
    position.play("disaster monuments")
    assert position.monuments(0) == {"yellow1", "blue1", "green1"}


def test_ra_11_5_victims_choose_from_the_declarers_left() -> None:
    row = tuple(f"{c}1 {c}2 {c}3" for c in ("yellow", "blue", "purple", "green"))
    position = ra(players=4, turn=2, dice="SSSSS", monuments=row)
    actors = [position.play("disaster monuments").actor]
    for colour in ("green", "yellow", "blue"):
        position.play(f"retrieve_monument {colour} 1", f"retrieve_monument {colour} 2")
        actors.append(position.actor)
    assert actors == [3, 0, 1, 2]


def test_ra_11_5_victims_of_civilization_choose_from_the_left() -> None:
    held = ("yellow blue green", "", "yellow blue red")
    position = ra(players=3, turn=1, dice="SSSSS", civilization=held)
    assert position.play("disaster civilization").actor == 2
    position.play("retrieve_civilization red", "retrieve_civilization blue")
    assert (position.actor, position.civilization(2)) == (0, {"yellow"})
