"""EGY-4: suffering a plague."""

import pytest

from tests.games.egyptia.position import solo, struck

ONCE = ("locusts", "blood", "dust_storm", "flies", "pestilence", "frogs", "darkness", "boils", "hail_fire")
PLAGUES = {*ONCE, "death"}
NOT_SACRED = "B1 B3 B4 B6 B7 B8 B9 B11 B14 B16 B17 B18"
OUTER = "B1 B2 B3 B4 B7 B8 B11 B12 B15 B16 B17 B18"


@pytest.mark.parametrize("roll", ["ggsfdd", "gdsfdd", "sssfdd"])
def test_egy_4_1_up_to_two_dice_bring_no_plague(roll: str) -> None:
    assert solo(roll=roll).play("column grain").question == "build"


@pytest.mark.parametrize("roll", ["gggfdd", "gggdgd", "gggggd", "gggggg"])
def test_egy_4_1_three_or_more_dice_bring_a_plague(roll: str) -> None:
    assert solo(roll=roll).play("column grain").question == "plague"


def test_egy_4_1_productivity_does_not_bring_a_plague() -> None:
    assert solo(roll="ggsfdd", city="F1 F2 F3 F4").play("column grain").question == "build"


def test_egy_4_1_refuses_a_plague_without_need() -> None:
    assert solo(roll="ggsfdd").play("column grain").refuses("plague death") == "EGY-4.1"


def test_egy_4_1_refuses_a_second_plague_in_a_round() -> None:
    assert struck().play("plague boils").refuses("plague death") == "EGY-2.1"


def test_egy_4_2_refuses_to_build_before_the_plague_is_suffered() -> None:
    assert struck().refuses("build mound") == "EGY-4.2"


def test_egy_4_2_all_ten_may_be_chosen_if_all_can_be_paid() -> None:
    assert struck((3, 3, 6, 2)).plagues == PLAGUES


@pytest.mark.parametrize("plague", ["pestilence", "darkness", "boils", "death"])
def test_egy_4_2_a_suffered_plague_leads_to_the_building(plague: str) -> None:
    assert struck().play(f"plague {plague}").question == "build"


def test_egy_4_3_goods_just_produced_may_pay() -> None:
    assert "dust_storm" in struck((0, 0, 3, 0)).plagues


def test_egy_4_3_refuses_a_plague_that_cannot_be_paid() -> None:
    assert struck((0, 0, 3, 0)).refuses("plague locusts") == "EGY-4.3"


def test_egy_4_4_darkness_with_one_plain_hex_left() -> None:
    position = struck(city=NOT_SACRED.replace("B9 ", "")).play("plague darkness", "build mound")
    assert position.hexes == {9}


def test_egy_4_4_refuses_darkness_if_only_sacred_sites_are_left() -> None:
    assert struck(city=NOT_SACRED).refuses("plague darkness") == "EGY-4.4"


def test_egy_4_4_boils_with_one_outer_hex_left() -> None:
    assert struck(city=OUTER.replace(" B18", "")).play("plague boils", "build mound").hexes == {18}


def test_egy_4_4_refuses_boils_without_an_outer_hex() -> None:
    assert struck(city=OUTER).refuses("plague boils") == "EGY-4.4"


@pytest.mark.parametrize("plague", ["pestilence", "darkness", "boils"])
def test_egy_4_5_it_is_scribbled_out(plague: str) -> None:
    assert struck().play(f"plague {plague}").sheet()["plagues"] == [plague]


def test_egy_4_5_scribbled_plagues_are_told_in_their_order() -> None:
    sheet = struck(plagues="boils locusts").play("plague pestilence").sheet()
    assert sheet["plagues"] == ["locusts", "pestilence", "boils"]


def test_egy_4_5_others_are_left() -> None:
    assert struck((3, 3, 6, 2), plagues="locusts flies").plagues == PLAGUES - {"locusts", "flies"}


@pytest.mark.parametrize("plague", ONCE)
def test_egy_4_5_refuses_a_plague_suffered_before(plague: str) -> None:
    assert struck((9, 9, 9, 9), plagues=plague).refuses(f"plague {plague}") == "EGY-4.5"


def test_egy_4_5_refuses_it_in_a_later_round() -> None:
    position = struck().play("plague boils", "build mound", "hex 1", "reward favor", "confirm").roll("gggsdf")
    assert position.play("column grain").refuses("plague boils") == "EGY-4.5"


def test_egy_4_6_death_is_not_scribbled_out() -> None:
    sheet = struck().play("plague death").sheet()
    assert (sheet["plagues"], sheet["deaths"]) == ([], 1)


def test_egy_4_6_death_comes_again_and_again() -> None:
    position = struck(deaths=5).play("plague death", "build mound", "hex 1", "reward favor", "confirm")
    position.roll("gggsdf").play("column grain", "plague death")
    assert position.sheet()["deaths"] == 7


def test_egy_4_6_death_is_left_when_all_others_are_used() -> None:
    assert struck((9, 9, 9, 9), plagues=" ".join(ONCE)).plagues == {"death"}
