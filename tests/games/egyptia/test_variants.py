"""Numbers come from the component cells: a designer's change of a cell is a change of the game."""

from itertools import product

import pytest

from benben.core.errors import BadSetup
from benben.games.egyptia.city import QUARRY
from benben.games.egyptia.components import ON_SACRED, RATES, STANDARD, SURCHARGES, WILD, EgyptiaComponents
from benben.games.egyptia.goods import GOODS, amount, basket, covers
from tests.games.egyptia.position import new_game, solo

REST = " ".join(f"B{hex}" for hex in range(1, 18))


def test_start_and_tracks() -> None:
    position = new_game(changes={"start": [5, 0, 1, 4], "tracks": [9, 9, 9, 9]})
    assert position.roll("ffffff").play("column favor").gained() == (5, 0, 1, 9)


def test_a_shorter_track_ends_the_game_sooner() -> None:
    assert solo(roll="gdsfgd", changes={"tracks": [5, 30, 30, 20]}).mound("grain", 1).over


def test_faces_of_a_die() -> None:
    outcomes = new_game(changes={"d4": [7, 1, 1, 1]}).outcomes()
    assert outcomes[("grain",) * 6] == 7 * 2 * 3 * 3 * 4 * 6


@pytest.mark.parametrize(("dice", "question"), [(2, "plague"), (3, "build")])
def test_dice_that_bring_a_plague(dice: int, question: str) -> None:
    assert solo(roll="ggsfdd", changes={"plague_dice": [dice]}).play("column grain").question == question


def test_cost_of_a_building() -> None:
    position = solo(roll="dgdssf", stock=(0, 0, 3, 0), changes={"quarry": [0, 0, 3, 0]})
    assert "quarry" in position.play("column grain").buildings


@pytest.mark.parametrize("row", ["wild_surcharge", "sacred_surcharge"])
def test_surcharges(row: str) -> None:
    position = solo(roll="dddssg", stock=(1, 1, 0, 1), changes={row: [0]}).play("column grain", "build quarry")
    assert position.play("hex 5").stock() == (0, 0, 0, 0)


def test_load_of_a_ship() -> None:
    assert solo(stock=(0, 0, 0, 0), changes={"ship_3": [1, 2, 3, 4]}).play("ship 3").stock() == (1, 2, 3, 4)


def test_productivity() -> None:
    position = solo(roll="dddddd", city="F1 F2", changes={"productivity": [0, 2, 5, 6, 7]})
    assert position.play("column grain").stock()[0] == 3 + 5


def test_losses() -> None:
    position = solo(roll="sssgdf", stock=(0, 0, 0, 0), changes={"dust_storm": [3]}).play("column stone")
    assert position.play("plague dust_storm").stock() == (0, 0, 0, 0)


def test_market() -> None:
    position = solo(roll="dgdssf", stock=(1, 0, 1, 0), changes={"basics_for_basic": [1]}).play("column grain")
    assert position.play("build quarry", "hex 1").stock() == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("row", "points"), [("pestilence", 6 - 1), ("ship_points", 3 * 1 - 2), ("favors_for_point", 6 - 2)]
)
def test_points(row: str, points: int) -> None:
    position = solo(city=REST, stock=(0, 0, 0, 0), plagues="pestilence", roll="gggddd", changes={row: [1]})
    assert position.mound("stone", 18, "grain_grain").scores == [points]


@pytest.mark.parametrize(
    ("card", "cells", "city", "points"),
    [
        ("A1", [9, 7], "P5 P1", 16),
        ("B2", [6, 1], "Q3 Q1", 7),
        ("C1", [8, 5], "M1 P2", 5),
        ("D2", [0, 3, 6, 10, 14, 18, 22], "O1 O2", 6),
        ("E1", [4], "F6", 12),
        ("E2", [0, 2, 4, 8, 16], "F1 F2 F3", 8),
    ],
)
def test_points_of_cards(card: str, cells: list[int], city: str, points: int) -> None:
    cards = " ".join(card if letter == card[0] else f"{letter}1" for letter in "ABCDE")
    assert solo(city=city, cards=cards, changes={card.lower(): cells}).points(card) == points


def test_titles() -> None:
    position = solo(city=REST, roll="gggddd", changes={"titles": [1, 2, 3, 99]})
    assert "Master" in position.mound("stone", 18).match.question()


@pytest.mark.parametrize("cost", list(product((0, 3), repeat=4)))
def test_the_plain_price_can_always_be_named(cost: tuple[int, ...]) -> None:
    changes = {"quarry": list(cost), "wild_surcharge": [2], "sacred_surcharge": [2]}
    price = EgyptiaComponents(changes).prices[QUARRY * SURCHARGES + WILD + ON_SACRED]
    assert [amount(price.find_ways()[0], good) for good in range(len(GOODS))] == [*cost[:3], cost[3] + 4]


@pytest.mark.parametrize("rates", list(product((1, 2, 3), repeat=3)))
def test_who_can_pay_has_a_way_to_pay(rates: tuple[int, ...]) -> None:
    box = EgyptiaComponents({rate: [n] for rate, n in zip(RATES, rates, strict=True)} | {"field": [0, 3, 1, 1]})
    for stock in [basket(*amounts) for amounts in product((0, 2, 5), repeat=4)]:
        for price in box.prices:
            assert price.can_pay(stock) == any(covers(stock, way) for way in price.find_ways())


def test_printed_prices_are_paid_in_every_way_that_the_market_allows() -> None:
    for price in STANDARD.prices:
        assert list(price.find_ways()) == price.every_way()


@pytest.mark.parametrize(
    "changes", [{"d4": [0, 1, 1, 1]}, {"tracks": [30, 30, 30]}, {"oasis": [1]}, {"quarry": [99] * 4}]
)
def test_refuses_cells_that_cannot_be_played_with(changes: dict[str, list[int]]) -> None:
    with pytest.raises(BadSetup):
        new_game(changes=changes)
