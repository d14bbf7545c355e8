"""A whole game, answer by answer, that ends with the city of the book's example."""

import pytest

from tests.games.egyptia.position import Position, new_game

ROUNDS = """
    gsdfgd diamond mine 4
    dsgfdg grain mine 11 ship 2
    dsfdgg grain field 6
    gdsfgs stone mine 16
    gdfgss stone field 10
    gsdfgs stone quarry 9
    gsdfgs stone quarry 15
    dsfdgg grain mound 18 reward diamond_diamond
    gdfsgs stone obelisk 7
    fgdsgf favor pyramid 13 ship 1
    gsfdgd diamond obelisk 14
    gdsfdg grain pyramid 2
    gsfgdd diamond mound 17 reward grain_diamond
    sgdfgs stone pyramid 8
    fgdsgf favor pyramid 12
    gdsfgd favor obelisk 1
    sgdfgs stone pyramid 5
    gdsfgd favor obelisk 3
"""


def play_round(position: Position, roll: str, column: str, building: str, hex: str, *more: str) -> None:
    """Dice, column, building and hex; what is more is a ship before the column or the reward of a mound after it."""
    position.roll(roll)
    if more and more[0] == "ship":
        position.play(" ".join(more))
    position.play(f"column {column}", f"build {building}", f"hex {hex}")
    if "confirm" not in position.legal:
        position.play(" ".join(more) if building == "mound" else position.legal_of()[0])
    position.play("confirm")


def example() -> Position:
    position = new_game(cards="A2 B2 C3 D2 E3")
    for line in ROUNDS.strip().splitlines():
        play_round(position, *line.split())
    return position


def test_egy_14_1_the_example_is_played_to_its_55_points() -> None:
    points = example().sheet()["points"]
    assert (points["cards"], points["favor"], points["ships"], points["total"]) == ([24, 5, 6, 14, 3], 1, 2, 55)


def test_egy_13_1_the_example_ends_after_eighteen_rounds() -> None:
    position = example()
    assert (position.over, position.table["round"], position.scores) == (True, 18, [55])


@pytest.mark.parametrize(("good", "left"), [("favor", 2), ("diamond", 0), ("stone", 0)])
def test_egy_14_2_what_is_left_in_the_example(good: str, left: int) -> None:
    assert example().sheet()["stock"][good] == left


def test_egy_16_6_the_example_earns_the_title_of_standard_builder() -> None:
    assert "standard" in example().match.question().lower()
