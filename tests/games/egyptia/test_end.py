"""EGY-13: the end of the game."""

import pytest

from tests.games.egyptia.position import Goods, Position, Sheet, egyptia, new_game, solo

SEVENTEEN = " ".join(f"B{hex}" for hex in range(1, 18))
SIXTEEN = " ".join(f"B{hex}" for hex in range(1, 17))


def full_grain() -> Position:
    """The first of two players circles the red dot of grain."""
    position = egyptia(Sheet(gained=(28, 3, 3, 2)), Sheet(), roll="gdsfgd")
    return position.mound("grain", 1, seat=0)


def test_egy_13_1_the_last_hex_ends_the_game() -> None:
    assert solo(city=SEVENTEEN).mound("favor", 18).over


def test_egy_13_1_one_hex_left_goes_on() -> None:
    assert not solo(city=SIXTEEN).mound("favor", 18).over


def test_egy_13_1_all_players_fill_their_last_hex() -> None:
    position = egyptia(Sheet(SEVENTEEN), Sheet(SEVENTEEN)).mound("favor", 18, seat=0)
    assert (position.over, position.mound("favor", 18, seat=1).over) == (False, True)


def test_egy_13_1_eighteen_rounds() -> None:
    position = new_game()
    for hex in range(1, 19):
        position.roll("gdsfgd").mound("diamond" if hex % 2 else "stone", hex, "grain_stone" if hex % 3 else "favor")
    assert (position.over, len(position.city())) == (True, 18)


def test_egy_13_1_nothing_can_be_answered_after_the_end() -> None:
    position = solo(city=SEVENTEEN).mound("favor", 18)
    assert (position.legal, position.match.open_seats) == (set(), [])


@pytest.mark.parametrize("answer", ["column grain", "confirm", "ship 1"])
def test_egy_13_1_refuses_answers_after_the_end(answer: str) -> None:
    assert solo(city=SEVENTEEN).mound("favor", 18).refuses(answer) == ""


def test_egy_13_1_the_end_is_told() -> None:
    names = [event.name for event in solo(gained=(28, 3, 3, 2)).mound("grain", 1).match.events]
    assert names.index("round_ended") < names.index("red_dot") < names.index("game_ended")


@pytest.mark.parametrize(
    ("column", "gained"),
    [("grain", (28, 3, 3, 2)), ("diamond", (3, 28, 3, 2)), ("stone", (3, 3, 29, 2)), ("favor", (3, 3, 3, 19))],
)
def test_egy_13_2_a_red_dot_by_production(column: str, gained: Goods) -> None:
    position = solo(roll="gdsfgd", gained=gained).play(f"column {column}", "build mound", "hex 1")
    assert position.play("reward favor" if column != "favor" else "reward grain_grain", "confirm").over


@pytest.mark.parametrize(
    ("ship", "gained"), [(1, (28, 3, 3, 2)), (1, (3, 29, 3, 2)), (2, (3, 3, 28, 2)), (3, (3, 3, 3, 18))]
)
def test_egy_13_2_a_red_dot_by_a_ship(ship: int, gained: Goods) -> None:
    position = solo(roll="gggdds", gained=gained).play(f"ship {ship}", "column favor", "build mound", "hex 1")
    assert position.play("reward stone_stone" if ship != 2 else "reward favor", "confirm").over


@pytest.mark.parametrize(
    ("reward", "gained"), [("grain_grain", (28, 3, 3, 2)), ("grain_stone", (3, 3, 29, 2)), ("favor", (3, 3, 3, 19))]
)
def test_egy_13_2_a_red_dot_by_a_mound(reward: str, gained: Goods) -> None:
    assert solo(roll="gggddd", gained=gained).mound("stone", 1, reward).over


def test_egy_13_2_the_dot_before_the_red_one_goes_on() -> None:
    assert not solo(roll="gggddd", gained=(27, 29, 29, 19)).mound("stone", 1, "grain_grain").over


def test_egy_13_2_overflow_circles_the_red_dot() -> None:
    assert solo(roll="ggdsfd", gained=(29, 3, 3, 2)).mound("grain", 1).over


def test_egy_13_2_what_lies_in_stock_does_not_matter() -> None:
    assert solo(roll="ggdsfd", gained=(28, 3, 3, 2), stock=(0, 0, 0, 0)).mound("grain", 1).over


def test_egy_13_3_the_round_is_finished_by_all() -> None:
    position = full_grain()
    assert (position.over, position.match.open_seats) == (False, [1])


def test_egy_13_3_the_others_build_as_ever() -> None:
    position = full_grain().mound("favor", 9, seat=1)
    assert (position.over, position.city(1)) == (True, {9: "mound"})


def test_egy_13_3_the_one_with_the_red_dot_finishes_the_round_too() -> None:
    position = solo(roll="gdsfgd", gained=(28, 3, 3, 2)).play("column grain")
    assert (position.over, position.question) == (False, "build")


def test_egy_13_3_one_of_many_is_enough() -> None:
    position = egyptia(*[Sheet()] * 4, Sheet(gained=(3, 3, 3, 19)), roll="gdsfgd")
    for seat in range(5):
        position.mound("favor", 1, "grain_grain", seat=seat)
    assert position.over


def test_egy_13_3_a_rival_does_not_see_the_red_dot_coming() -> None:
    position = full_grain()
    assert position.sheet(0, seen_by=1)["gained"]["grain"] == 28
