"""EGY-8: the market."""

from itertools import product

import pytest

from tests.games.egyptia.payments import ways
from tests.games.egyptia.position import Goods, Position, new_game, paying, solo, struck

STOCKS = [*product(range(3), range(3), range(3), range(3)), (0, 0, 7, 1), (6, 1, 0, 0), (4, 4, 4, 4), (0, 6, 2, 1)]


def paid_ways(stock: Goods, building: str, hex: int, wild: bool) -> set[Goods]:
    """The same from the engine: every payment is tried out, and what is gone is what was paid."""
    dice = ["pyramid", "quarry", "mine", "obelisk", "field"]
    roll = "".join("f" if name == building and not wild else "g" for name in dice) + ("f" if wild else "g")
    position = solo(roll=roll, stock=stock, gained=(9, 9, 9, 20), ships=()).play("column favor")
    if f"build {building}" not in position.legal:
        return set()
    position.play(f"build {building}")
    if f"hex {hex}" not in position.legal:
        return set()
    position.play(f"hex {hex}")
    if "confirm" in position.legal:
        return {gone(stock, position)}
    payments = position.legal_of()
    assert len(payments) == len(set(payments)) > 1
    return {gone(stock, Position(position.match.clone()).play(payment)) for payment in payments}


def gone(stock: Goods, position: Position) -> Goods:
    left = position.stock()
    return (stock[0] - left[0], stock[1] - left[1], stock[2] - left[2], stock[3] - left[3])


def test_egy_8_1_nothing_is_traded_outside_a_payment() -> None:
    position = solo(stock=(9, 9, 9, 9), ships=()).play("column favor", "build mound", "hex 1", "reward favor")
    assert position.legal == {"confirm"}


def test_egy_8_1_no_answer_is_a_trade() -> None:
    kinds = {kind.name for kind in new_game().match.game.actions.kinds}
    assert kinds == {"choose_column", "suffer_plague", "lose_ship", "build_one", "place_on", "pay", "take_reward"} | {
        "use_ship",
        "confirm",
    }


@pytest.mark.parametrize("payment", [(1, 3, 0), (1, 2, 1), (1, 1, 2)])
def test_egy_8_2_two_basic_goods_for_another(payment: tuple[int, int, int]) -> None:
    g, d, s = payment
    assert paying((1, 3, 2, 0)).play(f"pay {g} {d} {s} 0").stock() == (1 - g, 3 - d, 2 - s, 0)


def test_egy_8_2_the_example_of_the_mine() -> None:
    assert paying((0, 2, 2, 0), "mine").stock() == (0, 0, 0, 0)


def test_egy_8_2_two_trades_in_a_payment() -> None:
    assert paying((0, 1, 4, 0)).stock() == (0, 0, 0, 0)


def test_egy_8_2_refuses_one_good_for_another() -> None:
    position = solo(roll="dgdssf", stock=(0, 1, 1, 0)).play("column grain")
    assert position.refuses("build quarry") == "EGY-7.2"


def test_egy_8_3_what_is_given_differs_from_what_is_received() -> None:
    assert set(paying((1, 3, 2, 0)).payments) == {(1, 3, 0, 0), (1, 2, 1, 0), (1, 1, 2, 0), (0, 3, 2, 0)}


def test_egy_8_3_refuses_a_good_traded_for_itself() -> None:
    assert paying((4, 1, 1, 1)).refuses("pay 3 1 0 0") == "EGY-8.8"


@pytest.mark.parametrize("stock", [(5, 1, 0, 0), (2, 4, 0, 0), (2, 1, 3, 0), (3, 2, 1, 0)])
def test_egy_8_4_three_basic_goods_for_a_favor(stock: Goods) -> None:
    assert paying(stock, hex=5).stock() == (0, 0, 0, 0)


def test_egy_8_4_six_basic_goods_for_two_favor() -> None:
    assert paying((2, 1, 6, 0), hex=5, wild=True).stock() == (0, 0, 0, 0)


def test_egy_8_4_refuses_two_goods_for_a_favor() -> None:
    position = solo(roll="dgdssf", stock=(1, 1, 2, 0)).play("column grain", "build quarry")
    assert position.refuses("hex 5") == "EGY-7.4"


@pytest.mark.parametrize("stock", [(1, 1, 0, 1), (2, 0, 0, 1), (0, 1, 0, 2), (0, 0, 0, 3)])
def test_egy_8_5_a_favor_for_a_basic_good(stock: Goods) -> None:
    assert paying(stock).stock() == (0, 0, 0, 0)


def test_egy_8_5_a_favor_for_a_good_and_one_for_the_site() -> None:
    assert paying((1, 1, 0, 2), hex=5).stock() == (0, 0, 0, 0)


def test_egy_8_6_trades_are_never_circled() -> None:
    position = solo(roll="fffggd", stock=(0, 3, 3, 0), gained=(9, 9, 9, 19)).play("column favor")
    position.play("plague locusts", "pay 0 3 1 0")
    assert position.gained() == (9, 9, 9, 20)


def test_egy_8_6_goods_traded_for_do_not_reach_the_red_dot() -> None:
    position = solo(roll="dgdssf", stock=(0, 1, 4, 0), gained=(28, 9, 9, 9)).play("column grain", "build quarry")
    assert position.play("hex 1", "pay 0 1 4 0").gained()[0] == 29


def test_egy_8_7_the_market_may_pay_a_plague() -> None:
    assert struck((1, 2, 3, 0)).play("plague locusts", "pay 1 2 0 0").stock() == (0, 0, 3, 0)


def test_egy_8_7_the_way_to_pay_is_asked_if_there_are_several() -> None:
    position = struck((2, 0, 3, 1)).play("plague locusts")
    assert set(position.payments) == {(2, 0, 0, 0), (1, 0, 2, 0), (1, 0, 0, 1), (0, 0, 2, 1)}


@pytest.mark.parametrize(
    ("building", "hex", "wild", "due"),
    [
        ("quarry", 1, False, (2, 1, 0, 0)),
        ("mine", 1, True, (1, 0, 2, 1)),
        ("field", 5, False, (0, 2, 1, 1)),
        ("obelisk", 5, True, (1, 1, 2, 2)),
        ("pyramid", 1, False, (1, 2, 2, 0)),
    ],
)
def test_egy_8_8_payments_are_all_ways_of_which_nothing_can_be_left_out(
    building: str, hex: int, wild: bool, due: Goods
) -> None:
    for stock in STOCKS:
        assert (stock, paid_ways(stock, building, hex, wild)) == (stock, ways(stock, due))


@pytest.mark.parametrize("payment", ["2 1 1 0", "3 1 0 0", "5 0 0 0", "2 2 2 0"])
def test_egy_8_8_refuses_a_payment_that_would_do_with_less(payment: str) -> None:
    assert paying((5, 5, 5, 0)).refuses(f"pay {payment}") == "EGY-8.8"


def test_egy_8_8_a_pyramid_on_a_sacred_site_by_the_d20_from_plenty() -> None:
    stock = (5, 5, 5, 3)
    assert paid_ways(stock, "pyramid", 5, True) == ways(stock, (1, 2, 2, 2))


def suffered_ways(stock: Goods, plague: str) -> set[Goods]:
    """Every way to pay a plague, tried out; three of the stones are produced."""
    g, d, s, f = stock
    position = solo(roll="sssgdf", stock=(g, d, s - 3, f), ships=()).play("column stone")
    if f"plague {plague}" not in position.legal:
        return set()
    position.play(f"plague {plague}")
    if position.question == "build":
        return {gone(stock, position)}
    return {gone(stock, Position(position.match.clone()).play(payment)) for payment in position.legal_of()}


@pytest.mark.parametrize(
    ("plague", "due"),
    [("locusts", (2, 0, 0, 0)), ("blood", (0, 2, 0, 0)), ("dust_storm", (0, 0, 2, 0)), ("flies", (0, 0, 0, 1))],
)
def test_egy_8_8_the_same_for_plagues(plague: str, due: Goods) -> None:
    for g, d, f in product(range(4), range(3), range(3)):
        stock = (g, d, 3, f)
        assert (stock, suffered_ways(stock, plague)) == (stock, ways(stock, due))
