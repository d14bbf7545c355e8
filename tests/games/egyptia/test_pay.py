"""EGY-7: costs, Sacred Sites and paying."""

import pytest

from tests.games.egyptia.position import Goods, paying, solo

RICH = (9, 9, 9, 9)
COSTS: dict[str, Goods] = {
    "pyramid": (1, 2, 2, 0),
    "quarry": (2, 1, 0, 0),
    "mine": (1, 0, 2, 0),
    "obelisk": (1, 1, 2, 0),
    "field": (0, 2, 1, 0),
}
SACRED = (2, 5, 10, 12, 13, 15)
PLAIN = (1, 3, 4, 6, 7, 8, 9, 11, 14, 16, 17, 18)
QUARRY = ("column grain", "build quarry")


def roll_for(building: str) -> str:
    """The building's own die alone in the favor column, the D20 in the grain column."""
    dice = ["pyramid", "quarry", "mine", "obelisk", "field"]
    return "".join("f" if name == building else "d" for name in dice) + "g"


@pytest.mark.parametrize("building", COSTS)
def test_egy_7_1_the_cost_is_scribbled_out(building: str) -> None:
    g, d, s, _ = COSTS[building]
    position = solo(roll=roll_for(building), stock=RICH).play("column favor", f"build {building}", "hex 1")
    assert position.play(f"pay {g} {d} {s} 0").stock() == (9 - g, 9 - d, 9 - s, 10)


@pytest.mark.parametrize("building", COSTS)
def test_egy_7_2_exactly_the_cost_is_enough(building: str) -> None:
    g, d, s, _ = COSTS[building]
    position = solo(roll=roll_for(building), stock=(g, d, s, 0), gained=(9, 9, 9, 20)).play("column favor")
    assert position.play(f"build {building}", "hex 1").stock() == (0, 0, 0, 0)


@pytest.mark.parametrize("building", COSTS)
@pytest.mark.parametrize("short_of", [0, 1, 2])
def test_egy_7_2_refuses_a_building_one_good_short(building: str, short_of: int) -> None:
    stock = [n - (i == short_of) for i, n in enumerate(COSTS[building])]
    if min(stock) < 0:
        stock = [0, 0, 0, 0]
    position = solo(roll=roll_for(building), stock=tuple(stock), gained=(9, 9, 9, 20)).play("column favor")
    assert position.refuses(f"build {building}") == "EGY-7.2"


def test_egy_7_2_refuses_the_d20_without_a_favor() -> None:
    position = solo(roll="dddssg", stock=(1, 1, 2, 0)).play("column grain")
    assert position.refuses("build quarry") == "EGY-7.2"


def test_egy_7_2_refuses_the_building_if_only_sacred_sites_are_left() -> None:
    city = " ".join(f"B{hex}" for hex in PLAIN)
    assert solo(roll="dgdssf", stock=(1, 1, 2, 0), city=city).play("column grain").refuses("build quarry") == "EGY-7.2"


def test_egy_7_2_the_building_if_a_sacred_site_can_be_paid() -> None:
    city = " ".join(f"B{hex}" for hex in PLAIN)
    assert solo(roll="dgdssf", stock=(1, 1, 0, 1), city=city).play(*QUARRY).hexes == set(SACRED)


def test_egy_7_3_what_is_paid_stays_circled() -> None:
    position = solo(roll="dgdssf", stock=(1, 1, 0, 0)).play("column grain", "build quarry", "hex 3")
    assert position.gained() == (4, 3, 3, 2)


def test_egy_7_3_the_plain_payment_comes_first() -> None:
    assert paying((5, 5, 5, 5)).payments[0] == (2, 1, 0, 0)


def test_egy_7_3_one_way_is_not_asked() -> None:
    position = paying((2, 1, 0, 0))
    assert (position.question, position.stock()) == ("confirm", (0, 0, 0, 0))


def test_egy_7_3_plain_or_by_favor() -> None:
    assert paying((2, 1, 0, 1)).payments[0] == (2, 1, 0, 0)


def test_egy_7_3_each_sensible_way_once() -> None:
    ways = {(2, 1, 0, 0), (1, 1, 0, 1), (2, 0, 0, 1)}
    payments = paying((2, 1, 0, 1)).payments
    assert (set(payments), len(payments)) == (ways, len(ways))


def test_egy_7_3_favor_is_named_like_the_other_goods() -> None:
    assert paying((2, 1, 0, 5)).play("pay 1 0 0 2").stock() == (1, 1, 0, 3)


def test_egy_7_3_all_by_favor() -> None:
    assert paying((2, 1, 0, 5)).play("pay 0 0 0 3").stock() == (2, 1, 0, 2)


@pytest.mark.parametrize("payment", ["0 1 1 0", "1 0 0 0", "2 0 1 0", "0 0 5 0", "15 0 0 0", "6 0 0 0", "1 1 0 1"])
def test_egy_7_3_refuses_too_little_and_more_than_one_has(payment: str) -> None:
    assert paying((5, 5, 5, 0)).refuses(f"pay {payment}") == "EGY-7.3"


@pytest.mark.parametrize("payment", ["2 1 0 1", "1 1 0 2"])
def test_egy_7_3_refuses_favor_that_is_not_needed(payment: str) -> None:
    assert paying((5, 5, 5, 5)).refuses(f"pay {payment}") == "EGY-8.8"


def test_egy_7_3_refuses_a_payment_nobody_asked_for() -> None:
    assert solo().refuses("pay 2 1 0 0") == "EGY-2.1"


def test_egy_7_3_a_refused_payment_changes_nothing() -> None:
    position = paying((5, 5, 5, 0))
    assert (position.refuses("pay 1 1 1 0"), position.stock(), position.question) == ("EGY-7.3", (5, 5, 5, 0), "pay")


@pytest.mark.parametrize("hex", SACRED)
def test_egy_7_4_a_sacred_site_costs_a_favor_more(hex: int) -> None:
    position = solo(roll="dgdssf", stock=(1, 1, 0, 1)).play(*QUARRY, f"hex {hex}")
    assert position.stock() == (0, 0, 0, 0)


@pytest.mark.parametrize("hex", PLAIN)
def test_egy_7_4_other_hexes_do_not(hex: int) -> None:
    position = solo(roll="dgdssf", stock=(1, 1, 0, 1)).play(*QUARRY, f"hex {hex}", "pay 2 1 0 0")
    assert position.stock() == (0, 0, 0, 1)


def test_egy_7_4_only_hexes_that_can_be_paid() -> None:
    assert solo(roll="dgdssf", stock=(1, 1, 0, 0)).play(*QUARRY).hexes == set(PLAIN)


def test_egy_7_4_the_favor_may_come_from_the_market() -> None:
    position = solo(roll="dgdssf", stock=(1, 1, 3, 0)).play(*QUARRY, "hex 5")
    assert position.stock() == (0, 0, 0, 0)


@pytest.mark.parametrize("hex", SACRED)
def test_egy_7_4_refuses_a_sacred_site_without_favor(hex: int) -> None:
    assert solo(roll="dgdssf", stock=(1, 1, 2, 0)).play(*QUARRY).refuses(f"hex {hex}") == "EGY-7.4"


def test_egy_7_4_d20_and_sacred_site_cost_two_favor() -> None:
    position = solo(roll="dddssg", stock=(1, 1, 0, 2)).play(*QUARRY, "hex 5")
    assert position.stock() == (0, 0, 0, 0)


def test_egy_7_4_refuses_both_with_one_favor() -> None:
    assert solo(roll="dddssg", stock=(1, 1, 0, 1)).play(*QUARRY).refuses("hex 5") == "EGY-7.4"


@pytest.mark.parametrize("hex", SACRED)
def test_egy_7_5_a_mound_needs_no_favor(hex: int) -> None:
    position = solo(roll="dgdssf", stock=(0, 0, 0, 0)).play("column grain", "build mound", f"hex {hex}")
    assert (position.stock(), position.city()) == ((1, 0, 0, 0), {hex: "mound"})


def test_egy_7_5_a_mound_keeps_the_favor() -> None:
    position = solo(roll="dgdssf").play("column grain", "build mound", "hex 5", "reward grain_grain")
    assert position.stock() == (6, 3, 3, 2)
