"""EGY-5: the ten plagues."""

import pytest

from tests.games.egyptia.position import Goods, poor, solo, struck


def paid(plague: str, stock: Goods, column: str = "stone") -> tuple[int, ...]:
    """What is left after a plague that can be paid in one way only."""
    return struck(stock, column).play(f"plague {plague}").stock()


def test_egy_5_1_locusts_take_two_grain() -> None:
    assert paid("locusts", (3, 0, 0, 0), "grain") == (1, 0, 0, 0)


def test_egy_5_1_locusts_with_the_market() -> None:
    assert paid("locusts", (0, 0, 4, 0)) == (0, 0, 0, 0)


@pytest.mark.parametrize("stock", [(0, 0, 3, 0), (1, 0, 0, 0), (0, 0, 0, 1)])
def test_egy_5_1_refuses_locusts_without_two_grain(stock: Goods) -> None:
    assert poor(stock).refuses("plague locusts") == "EGY-4.3"


def test_egy_5_2_blood_takes_two_diamonds() -> None:
    assert paid("blood", (0, 3, 0, 0), "diamond") == (0, 1, 0, 0)


@pytest.mark.parametrize("stock", [(3, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)])
def test_egy_5_2_refuses_blood_without_two_diamonds(stock: Goods) -> None:
    assert poor(stock).refuses("plague blood") == "EGY-4.3"


def test_egy_5_3_dust_storm_takes_two_stone() -> None:
    assert paid("dust_storm", (0, 0, 3, 0)) == (0, 0, 1, 0)


@pytest.mark.parametrize("stock", [(3, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)])
def test_egy_5_3_refuses_dust_storm_without_two_stone(stock: Goods) -> None:
    assert poor(stock).refuses("plague dust_storm") == "EGY-4.3"


def test_egy_5_4_flies_take_a_favor() -> None:
    assert paid("flies", (0, 0, 0, 3), "favor") == (0, 0, 0, 2)


def test_egy_5_4_flies_with_the_market() -> None:
    assert paid("flies", (0, 0, 3, 0)) == (0, 0, 0, 0)


@pytest.mark.parametrize("stock", [(2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 1, 0)])
def test_egy_5_4_refuses_flies_without_a_favor(stock: Goods) -> None:
    assert poor(stock).refuses("plague flies") == "EGY-4.3"


def test_egy_5_5_pestilence_costs_nothing_now() -> None:
    assert struck().play("plague pestilence").stock() == (3, 3, 3, 2)


def test_egy_5_5_pestilence_takes_points_at_the_end() -> None:
    position = struck((0, 0, 3, 0))
    before = position.sheet()["points"]["total"]
    assert position.play("plague pestilence").sheet()["points"]["total"] == before - 2


def test_egy_5_6_frogs_take_three_of_any_goods() -> None:
    assert struck((3, 0, 3, 1)).play("plague frogs", "pay 1 0 1 1").stock() == (2, 0, 2, 0)


def test_egy_5_6_frogs_list_each_mix_of_three_once() -> None:
    mixes = [(0, 0, 2, 1), (0, 0, 3, 0), (1, 0, 1, 1), (1, 0, 2, 0), (2, 0, 0, 1), (2, 0, 1, 0)]
    assert sorted(struck((2, 0, 3, 1)).play("plague frogs").payments) == mixes


def test_egy_5_6_frogs_take_favor_too() -> None:
    assert struck((1, 1, 3, 3)).play("plague frogs", "pay 0 0 0 3").stock() == (1, 1, 3, 0)


def test_egy_5_6_frogs_without_a_choice() -> None:
    assert paid("frogs", (0, 0, 3, 0)) == (0, 0, 0, 0)


@pytest.mark.parametrize("stock", [(2, 0, 0, 0), (0, 0, 0, 2), (0, 1, 0, 0)])
def test_egy_5_6_refuses_frogs_with_fewer_than_three_goods(stock: Goods) -> None:
    assert poor(stock).refuses("plague frogs") == "EGY-4.3"


@pytest.mark.parametrize("payment", ["pay 1 1 0 0", "pay 0 0 0 0", "pay 0 2 0 0"])
def test_egy_5_6_refuses_fewer_than_three_goods(payment: str) -> None:
    assert struck((3, 3, 4, 0)).play("plague frogs").refuses(payment) == "EGY-7.3"


@pytest.mark.parametrize("payment", ["pay 2 1 1 0", "pay 0 0 4 0", "pay 3 3 4 0"])
def test_egy_5_6_refuses_more_than_three_goods(payment: str) -> None:
    assert struck((3, 3, 4, 0)).play("plague frogs").refuses(payment) == "EGY-8.8"


def test_egy_5_7_no_market_in_darkness() -> None:
    position = solo(roll="gggdsf", stock=(0, 1, 9, 9)).play("column grain", "plague darkness")
    assert position.play("build quarry", "hex 1").stock() == (1, 0, 9, 9)


def test_egy_5_7_refuses_to_trade_in_darkness() -> None:
    position = solo(roll="gggdsf", stock=(0, 0, 9, 9)).play("column grain", "plague darkness")
    assert position.refuses("build quarry") == "EGY-5.7"


@pytest.mark.parametrize("building", ["mound", "quarry"])
def test_egy_5_7_darkness_closes_sacred_sites(building: str) -> None:
    position = struck((9, 9, 9, 9)).play("plague darkness", f"build {building}")
    assert position.hexes == {1, 3, 4, 6, 7, 8, 9, 11, 14, 16, 17, 18}


def test_egy_5_7_darkness_closes_the_market_for_building() -> None:
    assert struck((0, 9, 9, 9)).play("plague darkness").buildings == {"mound"}


def test_egy_5_7_darkness_leaves_the_plain_payment() -> None:
    position = struck((9, 9, 9, 9)).play("plague darkness", "build quarry", "hex 1")
    assert position.stock() == (7, 8, 9, 9)


def test_egy_5_7_darkness_lasts_one_round() -> None:
    position = struck((9, 9, 9, 9)).play("plague darkness", "build mound", "hex 1", "reward favor", "confirm")
    assert {2, 5, 10, 12, 13, 15} <= position.roll("gdsfgd").play("column grain", "build mound").hexes


def test_egy_5_7_refuses_a_sacred_site_in_darkness() -> None:
    assert struck().play("plague darkness", "build mound").refuses("hex 5") == "EGY-5.7"


def test_egy_5_7_refuses_what_only_the_market_could_pay() -> None:
    assert struck((0, 9, 9, 9)).play("plague darkness").refuses("build quarry") == "EGY-5.7"


@pytest.mark.parametrize("building", ["mound", "quarry"])
def test_egy_5_8_boils_close_the_hexes_at_the_oasis(building: str) -> None:
    position = struck((9, 9, 9, 9)).play("plague boils", f"build {building}")
    assert position.hexes == {1, 2, 3, 4, 7, 8, 11, 12, 15, 16, 17, 18}


def test_egy_5_8_boils_leave_the_market_open() -> None:
    assert "quarry" in struck((0, 9, 9, 9)).play("plague boils").buildings


def test_egy_5_8_boils_last_one_round() -> None:
    position = struck().play("plague boils", "build mound", "hex 1", "reward favor", "confirm").roll("gdsfgd")
    assert {5, 6, 9, 10, 13, 14} <= position.play("column grain", "build mound").hexes


def test_egy_5_8_refuses_a_hex_at_the_oasis() -> None:
    assert struck().play("plague boils", "build mound").refuses("hex 14") == "EGY-5.8"


def test_egy_5_9_hail_fire_takes_the_ship_of_ones_choice() -> None:
    assert struck().play("plague hail_fire", "lose 2").ships() == [1, 3]


def test_egy_5_9_hail_fire_asks_for_unused_ships() -> None:
    assert struck(ships=(1, 3)).play("plague hail_fire").asked == {"lose 1", "lose 3"}


def test_egy_5_9_hail_fire_takes_the_only_ship_unasked() -> None:
    position = struck(ships=(2,)).play("plague hail_fire")
    assert (position.ships(), position.question) == ([], "build")


def test_egy_5_9_the_load_is_lost() -> None:
    position = struck((3, 3, 3, 2)).play("plague hail_fire", "lose 1")
    assert (position.stock(), position.gained()) == ((3, 3, 3, 2), (3, 3, 6, 2))


def test_egy_5_9_a_lost_ship_gives_no_points() -> None:
    position = struck()
    before = position.sheet()["points"]["ships"]
    assert position.play("plague hail_fire", "lose 3").sheet()["points"]["ships"] == before - 2


def test_egy_5_9_refuses_hail_fire_without_a_ship() -> None:
    assert struck(ships=()).refuses("plague hail_fire") == "EGY-5.9"


def test_egy_5_9_refuses_hail_fire_after_the_last_ship_was_used() -> None:
    assert struck(ships=(3,)).play("ship 3").refuses("plague hail_fire") == "EGY-5.9"


def test_egy_5_9_refuses_to_lose_a_used_ship() -> None:
    assert struck(ships=(1, 3)).play("plague hail_fire").refuses("lose 2") == "EGY-5.9"


def test_egy_5_10_death_leaves_only_the_mound() -> None:
    assert struck((9, 9, 9, 9)).play("plague death").buildings == {"mound"}


def test_egy_5_10_the_mound_of_death_is_rewarded() -> None:
    position = struck((0, 0, 3, 0)).play("plague death", "build mound", "hex 5", "reward grain_stone")
    assert position.stock() == (1, 0, 4, 0)


@pytest.mark.parametrize("building", ["pyramid", "quarry", "mine", "obelisk", "field"])
def test_egy_5_10_refuses_any_other_building(building: str) -> None:
    position = solo(roll="ffffff", stock=(9, 9, 9, 9)).play("column favor", "plague death")
    assert position.refuses(f"build {building}") == "EGY-5.10"
