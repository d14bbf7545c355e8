"""EGY-1: the set-up."""

import pytest

from benben.core.errors import BadSetup, IllegalAnswer
from tests.games.egyptia.position import new_game


@pytest.mark.parametrize("players", [1, 2, 5, 99])
def test_egy_1_1_one_to_99_players(players: int) -> None:
    assert len(new_game(players).scores) == players


@pytest.mark.parametrize("players", [0, 100, -1])
def test_egy_1_1_refuses_nobody_and_a_hundred(players: int) -> None:
    with pytest.raises(BadSetup, match="takes 1 to 99 players"):
        new_game(players)


@pytest.mark.parametrize("letter", "ABCDE")
def test_egy_1_2_each_card_of_a_letter_is_as_likely(letter: str) -> None:
    others = " ".join(f"{other}2" for other in "ABCDE" if other != letter)
    assert new_game(cards=others).outcomes() == {(f"{letter}{n}",): 1 for n in (1, 2, 3)}


def test_egy_1_2_one_card_of_each_letter_is_drawn() -> None:
    position = new_game(cards="").draw("A3", "B1", "C2", "D1", "E3")
    assert position.table["cards"] == ["A3", "B1", "C2", "D1", "E3"]


def test_egy_1_2_refuses_a_second_card_of_a_letter() -> None:
    with pytest.raises(IllegalAnswer):
        new_game(cards="").draw("A2", "A1")


def test_egy_1_3_cards_lie_open_as_they_are_drawn() -> None:
    assert new_game(cards="").draw("A2", "B3").table["cards"] == ["A2", "B3"]


def test_egy_1_4_the_city_is_empty() -> None:
    assert new_game(2).city(1) == {}


def test_egy_1_4_starting_goods_are_circled() -> None:
    position = new_game(3)
    assert (position.gained(2), position.stock(2)) == ((3, 3, 3, 2), (3, 3, 3, 2))


def test_egy_1_4_no_plague_and_no_productivity_yet() -> None:
    sheet = new_game().sheet()
    assert (sheet["plagues"], sheet["deaths"], set(sheet["productivity"].values())) == ([], 0, {0})


def test_egy_1_5_three_ships_lie_at_the_river() -> None:
    assert new_game().ships() == [1, 2, 3]


@pytest.mark.parametrize("cards", ["A1 B1 C1 D1 E1", "A3 B2 C1 D2 E3", "A2 B3 C3 D3 E2"])
def test_egy_1_6_options_fix_the_cards(cards: str) -> None:
    assert new_game(cards=cards).table["cards"] == cards.split()


def test_egy_1_6_fixed_and_drawn_cards_mix() -> None:
    position = new_game(cards="B3 D1").draw("A1", "C2", "E3")
    assert position.table["cards"] == ["A1", "B3", "C2", "D1", "E3"]


def test_egy_1_6_refuses_a_card_of_another_letter() -> None:
    with pytest.raises(BadSetup, match="card_a"):
        new_game().match.game.check_options({"card_a": "B1"})


def test_egy_1_6_refuses_a_card_that_does_not_exist() -> None:
    with pytest.raises(BadSetup, match="card_e"):
        new_game().match.game.check_options({"card_e": "E4"})


def test_every_outcome_can_be_written_and_read() -> None:
    table = new_game().match.game.outcomes
    assert [table.parse(table.say(a)) for a in range(table.size)] == list(range(table.size))


def test_every_answer_can_be_written_and_read() -> None:
    table = new_game().match.game.actions
    assert [table.parse(table.say(a)) for a in range(table.size)] == list(range(table.size))
