"""EGY-16: who wins, and solo play."""

import pytest

from tests.games.egyptia.position import Goods, Position, Sheet, egyptia, new_game, solo

OASIS = "P5 P6 P9 P10 P13 P14"  # 30 points with A1
FOUR = "O1 O2 O3 O4"  # 14 with D2
SIX = "O1 O2 O3 O4 O7 O8"  # 27
ALL = (1, 2, 3)
TITLES = ("apprentice", "standard", "skilled", "master", "legendary")
ENDS = [
    ("", 0, (), "pestilence", -2, "apprentice"),
    ("", 0, (), "", 0, "apprentice"),
    (f"{OASIS} {FOUR}", 10, (), "", 49, "apprentice"),
    (f"{OASIS} {FOUR}", 12, (), "", 50, "standard"),
    (f"{OASIS} {SIX}", 4, (), "", 59, "standard"),
    (f"{OASIS} {SIX}", 6, (), "", 60, "skilled"),
    (f"{OASIS} {SIX}", 14, (), "", 64, "skilled"),
    (f"{OASIS} {SIX}", 16, (), "", 65, "master"),
    (f"{OASIS} {SIX}", 12, ALL, "", 69, "master"),
    (f"{OASIS} {SIX}", 14, ALL, "", 70, "legendary"),
    (f"{OASIS} {SIX}", 19, ALL, "", 72, "legendary"),
]
REST = " ".join(f"B{hex}" for hex in range(1, 18))


def alone(city: str, favor: int, ships: tuple[int, ...] = (), plagues: str = "") -> Position:
    """The rest of the city is mounds; the last of them brings two grain, which are too few to trade."""
    taken = {int(word[1:]) for word in city.split()}
    mounds = " ".join(f"B{hex}" for hex in range(1, 18) if hex not in taken)
    sheet = Sheet(f"{city} {mounds}", (0, 0, 0, favor), ships=ships, plagues=plagues)
    return egyptia(sheet, cards="A1 B1 C1 D2 E1", roll="gggddd").mound("stone", 18, "grain_grain")


def ended(*sheets: Sheet) -> Position:
    """All players build a last mound, which brings each two grain."""
    position = egyptia(*sheets, roll="gggddd")
    for seat in range(len(sheets)):
        position.mound("stone", 18, "grain_grain", seat=seat)
    assert position.over
    return position


def sheet(
    stock: Goods = (0, 0, 0, 0), ships: tuple[int, ...] = (), plagues: str = "", deaths: int = 0, city: str = REST
) -> Sheet:
    return Sheet(city, stock, ships=ships, plagues=plagues, deaths=deaths)


def test_egy_16_1_most_points_win() -> None:
    assert ended(sheet(ships=(1,)), sheet(ships=(1, 2)), sheet()).winners == [1]


def test_egy_16_1_even_with_more_plagues_and_less_favor() -> None:
    assert ended(sheet(ships=(1,), plagues="flies boils"), sheet((0, 0, 0, 3))).winners == [0]


def test_egy_16_1_points_below_0() -> None:
    assert ended(sheet(plagues="pestilence"), sheet()).winners == [1]


def test_egy_16_1_no_winner_before_the_end() -> None:
    assert egyptia(sheet(ships=(1,)), sheet()).winners == []


def test_egy_16_2_of_a_tie_the_fewest_plagues_win() -> None:
    assert ended(sheet(plagues="flies boils"), sheet(plagues="locusts")).winners == [1]


def test_egy_16_2_fewer_plagues_count_before_favor() -> None:
    assert ended(sheet((0, 0, 0, 2)), sheet((0, 0, 0, 3), plagues="flies")).winners == [0]


def test_egy_16_2_death_is_no_scribbled_plague() -> None:
    assert ended(sheet(deaths=5), sheet(plagues="locusts")).winners == [0]


def test_egy_16_2_pestilence_counts_as_a_plague() -> None:
    assert ended(sheet(ships=(1,), plagues="pestilence"), sheet()).winners == [1]


def test_egy_16_2_only_those_who_tie_are_compared() -> None:
    assert ended(sheet(), sheet(ships=(1,), plagues="boils"), sheet(ships=(2,), plagues="boils flies")).winners == [1]


def test_egy_16_3_then_the_most_unused_favor_wins() -> None:
    assert ended(sheet((0, 0, 0, 2)), sheet((0, 0, 0, 3))).winners == [1]


def test_egy_16_3_favor_traded_for_at_the_end_counts() -> None:
    assert ended(sheet((1, 0, 0, 2)), sheet((0, 0, 0, 2))).winners == [0]


def test_egy_16_3_goods_left_over_do_not_count() -> None:
    assert ended(sheet((0, 0, 0, 2)), sheet((0, 0, 0, 2), deaths=1)).winners == [0, 1]


def test_egy_16_3_favor_is_compared_with_as_many_plagues() -> None:
    assert ended(sheet((0, 0, 0, 3), plagues="flies"), sheet((0, 0, 0, 2), plagues="boils")).winners == [0]


def test_egy_16_4_who_still_ties_shares_the_win() -> None:
    assert ended(sheet((0, 0, 0, 3)), sheet((0, 0, 0, 2)), sheet((0, 0, 0, 3))).winners == [0, 2]


def test_egy_16_4_all_share_the_win() -> None:
    assert ended(*[sheet()] * 5).winners == [0, 1, 2, 3, 4]


def test_egy_16_4_99_players_share_the_win() -> None:
    assert ended(*[sheet()] * 99).winners == list(range(99))


@pytest.mark.parametrize("stock", [(0, 0, 0, 0), (1, 0, 0, 0)])
def test_egy_16_4_alike_in_points_plagues_and_favor(stock: Goods) -> None:
    assert ended(sheet(stock, plagues="flies"), sheet(stock, plagues="boils")).winners == [0, 1]


def test_egy_16_5_a_solo_game_is_played_alike() -> None:
    columns = {"column grain", "column diamond", "column stone", "column favor"}
    assert new_game().roll("gdsfgd").legal == columns | {"ship 1", "ship 2", "ship 3"}


def test_egy_16_5_the_solo_player_wins() -> None:
    assert alone("", 0).winners == [0]


@pytest.mark.parametrize(("city", "favor", "ships", "plagues", "points", "title"), ENDS)
def test_egy_16_6_the_title_by_points(
    city: str, favor: int, ships: tuple[int, ...], plagues: str, points: int, title: str
) -> None:
    position = alone(city, favor, ships, plagues)
    said = position.match.question().lower()
    assert (position.scores, [name for name in TITLES if name in said]) == ([points], [title])


def test_egy_16_6_the_example_earns_standard() -> None:
    city = "P8 P12 P13 P5 P2 Q9 Q15 M16 M4 M11 O1 O14 O3 O7 F10 F6 B17"
    position = solo(city=city, stock=(0, 0, 0, 2), ships=(3,), cards="A2 B2 C3 D2 E3", roll="gggddd")
    assert "standard" in position.mound("stone", 18, "grain_grain").match.question().lower()


def test_egy_16_6_an_apprentice() -> None:
    assert "an Apprentice" in alone("", 0).match.question()


def test_egy_16_6_no_title_before_the_end() -> None:
    said = new_game().roll("gdsfgd").match.question(0).lower()
    assert not [name for name in TITLES if name in said]


def test_egy_16_6_no_title_among_several_players() -> None:
    rest = " ".join(f"B{hex}" for hex in range(1, 18))
    position = egyptia(Sheet(rest), Sheet(rest), roll="gggddd").mound("stone", 18, seat=0).mound("stone", 18, seat=1)
    assert not [name for name in TITLES if name in position.match.question().lower()]
