"""EGY-10: ships."""

import pytest

from tests.games.egyptia.position import new_game, solo, struck

LOADS = {1: (2, 1, 0, 0), 2: (0, 1, 2, 0), 3: (0, 0, 0, 2)}
SHIPS = {"ship 1", "ship 2", "ship 3"}


def test_egy_10_1_a_ship_may_pay_a_plague() -> None:
    assert struck((0, 0, 3, 0)).play("ship 1", "plague blood", "pay 2 1 0 0").stock() == (0, 0, 3, 0)


def test_egy_10_1_a_ship_makes_a_plague_payable() -> None:
    assert "blood" in struck((0, 0, 3, 0)).play("ship 1").plagues


@pytest.mark.parametrize("ship", LOADS)
def test_egy_10_1_a_ship_brings_its_load(ship: int) -> None:
    assert solo(stock=(0, 0, 0, 0)).play(f"ship {ship}").stock() == LOADS[ship]


@pytest.mark.parametrize("ship", LOADS)
def test_egy_10_1_the_load_is_circled(ship: int) -> None:
    circled = tuple(map(sum, zip((3, 3, 3, 2), LOADS[ship], strict=True)))
    assert solo().play(f"ship {ship}").gained() == circled


@pytest.mark.parametrize("ship", LOADS)
def test_egy_10_1_the_ship_is_used(ship: int) -> None:
    assert solo().play(f"ship {ship}").ships() == [n for n in LOADS if n != ship]


def test_egy_10_1_the_load_ends_at_the_red_dot() -> None:
    position = solo(stock=(0, 0, 0, 0), gained=(29, 3, 3, 2)).play("ship 1")
    assert (position.gained(), position.stock()) == ((30, 4, 3, 2), (1, 1, 0, 0))


@pytest.mark.parametrize(
    ("answers", "question"),
    [
        ("", "column"),
        ("column grain", "plague"),
        ("column grain, plague locusts", "pay"),
        ("column grain, plague hail_fire", "lose"),
        ("column grain, plague boils", "build"),
        ("column grain, plague darkness", "build"),
        ("column grain, plague boils, build quarry", "hex"),
        ("column grain, plague boils, build quarry, hex 1", "pay"),
        ("column grain, plague boils, build mound, hex 1", "reward"),
        ("column grain, plague boils, build mound, hex 1, reward favor", "confirm"),
    ],
)
def test_egy_10_1_a_ship_at_any_time_of_the_own_round(answers: str, question: str) -> None:
    position = solo(roll="gggdsf").play(*filter(None, answers.split(", ")))
    assert (position.question, position.legal >= SHIPS) == (question, True)


def test_egy_10_1_the_question_is_asked_again() -> None:
    position = solo(roll="gggdsf").play("column grain", "plague boils", "build quarry")
    hexes = position.hexes
    assert position.play("ship 3").hexes == hexes


def test_egy_10_1_a_ship_makes_a_building_payable() -> None:
    position = solo(roll="dgdssf", stock=(0, 0, 0, 0)).play("column grain", "ship 1")
    assert position.buildings == {"quarry", "mound"}


def test_egy_10_1_a_ship_makes_a_sacred_site_payable() -> None:
    position = solo(roll="dgdssf", stock=(1, 1, 0, 0)).play("column grain", "build quarry", "ship 3")
    assert position.hexes == set(range(1, 19))


def test_egy_10_1_a_ship_adds_ways_to_pay() -> None:
    position = solo(roll="dgdssf", stock=(1, 1, 2, 0)).play("column grain", "build quarry", "hex 1")
    before = set(position.payments)
    assert set(position.play("ship 3").payments) > before


def test_egy_10_1_a_ship_after_building() -> None:
    position = solo(roll="dgdssf", stock=(1, 1, 0, 0)).play("column grain", "build quarry", "hex 1", "ship 2")
    assert (position.stock(), position.question) == ((0, 1, 2, 0), "confirm")


def test_egy_10_1_every_seat_has_its_own_ships() -> None:
    position = new_game(2).roll("gdsfgd").play("ship 1", seat=0)
    assert (position.ships(0), position.ships(1)) == ([2, 3], [1, 2, 3])


def test_egy_10_1_one_ship_must_be_left_for_hail_fire() -> None:
    position = solo(roll="gggdsf", ships=(1, 3)).play("column grain", "plague hail_fire", "ship 1")
    assert (position.ships(), position.question) == ([], "build")


@pytest.mark.parametrize("ship", LOADS)
def test_egy_10_2_each_ship_serves_once(ship: int) -> None:
    assert solo().play(f"ship {ship}").legal & SHIPS == SHIPS - {f"ship {ship}"}


@pytest.mark.parametrize("ship", LOADS)
def test_egy_10_2_refuses_a_used_ship(ship: int) -> None:
    assert solo().play(f"ship {ship}").refuses(f"ship {ship}") == "EGY-10.2"


def test_egy_10_2_refuses_a_ship_used_in_an_earlier_round() -> None:
    position = solo(roll="gdsfgd").play("ship 2").mound("favor", 1).roll("gdsfgd")
    assert position.refuses("ship 2") == "EGY-10.2"


def test_egy_10_3_several_ships_in_a_round() -> None:
    assert solo(stock=(0, 0, 0, 0)).play("ship 3", "ship 1", "ship 2").stock() == (2, 2, 2, 2)


def test_egy_10_3_other_ships_stay() -> None:
    assert solo().play("ship 2").legal >= {"ship 1", "ship 3"}
